package org.howdah.lab.work;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.howdah.engine.eval.Weights;
import org.howdah.engine.eval.WeightsFile;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.nnue.NetworkFile;
import org.howdah.rules.variant.CompiledVariant;

/** What decides how games go, and is not told on the line of a job. */
public final class Traits {
    private Traits() {}

    /**
     * The rules of games and what the engine takes positions of them to be worth.
     *
     * @param games by what they are called in the job
     */
    public static SequencedMap<String, String> of(SequencedMap<String, CompiledVariant> games) {
        SequencedMap<String, String> traits = new LinkedHashMap<>();
        games.forEach((name, game) -> {
            traits.put("rules of " + name, game.variant().fingerprint());
            traits.put("weights of " + name, digest(WeightsFile.beside(game.variant())));
            traits.put(
                    "network of " + name,
                    NetworkFile.beside(game).map(Traits::digest).orElse("none"));
        });
        return traits;
    }

    private static String digest(Network network) {
        MessageDigest digest = Build.sha256();
        digest.update(NetworkFile.write(network));
        return Build.shortened(digest);
    }

    private static String digest(Weights weights) {
        MessageDigest digest = Build.sha256();
        for (String name : weights.names()) {
            digest.update((name + "=" + weights.of(name) + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return Build.shortened(digest);
    }
}
