package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.howdah.lab.LabException;
import org.howdah.lab.work.GameFinder;
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
    private static final String CHOSEN = "chosen";
    private static final Pattern LINE = Pattern.compile("howdah-values 1;variant=([a-z0-9-]+);rules=[0-9a-f]{8}"
            + ";nodes=([0-9]{1,9});seed=(-?[0-9]{1,18});imbalances=(.+)");

    public ValuesPlan {
        imbalances = List.copyOf(imbalances);
    }

    long nodes(Stratum stratum) {
        return stratum == Stratum.WEAK ? Math.max(1, nodes / WEAKER) : nodes;
    }

    /** The first line of the log. */
    String line() {
        String asked = imbalances.isEmpty()
                ? CHOSEN
                : imbalances.stream()
                        .map(imbalance -> imbalance.name(variant.variant()))
                        .collect(Collectors.joining(","));
        return "howdah-values 1;variant=" + variant.id() + ";rules="
                + variant.variant().fingerprint() + ";nodes=" + nodes + ";seed=" + seed + ";imbalances=" + asked;
    }

    /**
     * The plan whose line this is; whether its rules are those of the game here is another question.
     *
     * @throws LabException when it is no such line, or the game is not known
     */
    static ValuesPlan read(String line, GameFinder games) throws LabException {
        Matcher m = LINE.matcher(line);
        if (!m.matches()) {
            throw new LabException("these are not games of 'howdah values': " + line);
        }
        CompiledVariant variant = games.find(m.group(1));
        List<Imbalance> imbalances = new ArrayList<>();
        if (!m.group(4).equals(CHOSEN)) {
            for (String text : m.group(4).split(",")) {
                imbalances.add(Imbalance.parse(variant.variant(), text));
            }
        }
        return new ValuesPlan(variant, Long.parseLong(m.group(2)), Long.parseLong(m.group(3)), imbalances);
    }
}
