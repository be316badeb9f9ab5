package org.howdah.lab.values;

import java.util.List;
import java.util.stream.Collectors;
import org.howdah.rules.variant.CompiledVariant;

/**
 * What a run plays.
 *
 * @param variant the game
 * @param nodes positions searched for a move; a quarter of them in the games of {@link Stratum#WEAK}
 * @param seed what all chance comes from
 * @param imbalances those to be played; empty: chosen from the game's pieces
 */
public record ValuesPlan(CompiledVariant variant, long nodes, long seed, List<Imbalance> imbalances) {
    private static final int WEAKER = 4;

    public ValuesPlan {
        imbalances = List.copyOf(imbalances);
    }

    long nodes(Stratum stratum) {
        return stratum == Stratum.WEAK ? Math.max(1, nodes / WEAKER) : nodes;
    }

    /** The first line of the log. */
    String line() {
        String asked = imbalances.isEmpty()
                ? "chosen"
                : imbalances.stream()
                        .map(imbalance -> imbalance.name(variant.variant()))
                        .collect(Collectors.joining(","));
        return "howdah-values 1;variant=" + variant.id() + ";rules="
                + variant.variant().fingerprint() + ";nodes=" + nodes + ";seed=" + seed + ";imbalances=" + asked;
    }
}
