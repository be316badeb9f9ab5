package org.howdah.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.lab.LabException;
import org.howdah.lab.match.Adjudication;
import org.howdah.lab.match.GameRules;
import org.howdah.lab.match.KeyWords;
import org.howdah.lab.player.Pace;
import org.howdah.lab.player.PaceText;
import org.howdah.lab.player.StartException;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options that say how long engines may think and when games end. */
final class MatchLimits {
    private static final int MILLIS_PER_SECOND = 1000;

    /** One of these. */
    static final class Limit {
        @Option(
                names = "--tc",
                paramLabel = "TIME",
                description = "A clock: [MOVES/][MINUTES:]SECONDS[+INCREMENT], as in 5+0.05 or 40/60.")
        private @Nullable String tc;

        @Option(names = "--movetime", paramLabel = "MS", description = "So many milliseconds a move.")
        private @Nullable String movetime;

        @Option(names = "--nodes", paramLabel = "N", description = "So many positions a move.")
        private @Nullable String nodes;

        @Option(names = "--depth", paramLabel = "N", description = "So many plies a move.")
        private @Nullable String depth;
    }

    @ArgGroup(exclusive = true, multiplicity = "0..1")
    private @Nullable Limit limit;

    @Option(
            names = "--margin",
            paramLabel = "MS",
            defaultValue = "20",
            description = "How late a move may come before the flag falls (default: ${DEFAULT-VALUE}).")
    private int margin;

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description =
                    "How long an engine may be silent beyond its time before it counts as stalled; without a clock 30 times as long (default: ${DEFAULT-VALUE}).")
    private int patience;

    @Option(
            names = "--resign",
            parameterConsumer = KeyValues.class,
            paramLabel = "[KEY=VALUE...]",
            description = "A game is won when both engines see one side ahead for so long: moves=4 score=600.")
    private @Nullable List<List<String>> resign;

    @Option(
            names = "--draw",
            parameterConsumer = KeyValues.class,
            paramLabel = "[KEY=VALUE...]",
            description = "A game is drawn when both engines see no difference for so long: moves=8 score=10 from=40.")
    private @Nullable List<List<String>> draw;

    @Option(
            names = "--tablebase",
            paramLabel = "FOLDER",
            description = "A game ends as soon as the endgame tables here tell how.")
    private @Nullable Path tablebase;

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "0",
            description = "Games of so many plies are drawn; 0 for any length (default: ${DEFAULT-VALUE}).")
    private int maxPlies;

    /** How long engines may think that have no limit of their own; null when that was not said. */
    @Nullable Pace pace() throws CommandException {
        Limit given = limit;
        if (given == null) {
            return null;
        }
        try {
            return given.tc != null
                    ? PaceText.parse("tc", given.tc)
                    : given.movetime != null
                            ? PaceText.parse("movetime", given.movetime)
                            : given.nodes != null
                                    ? PaceText.parse("nodes", given.nodes)
                                    : PaceText.parse("depth", String.valueOf(given.depth));
        } catch (StartException e) {
            throw CommandException.wrongUse("--" + e.getMessage());
        }
    }

    long patienceMillis() throws CommandException {
        require(patience > 0, "--patience is a number of seconds from 1, not " + patience);
        return (long) patience * MILLIS_PER_SECOND;
    }

    GameRules rules() throws CommandException, LabException {
        require(margin >= 0, "--margin is a number of milliseconds from 0, not " + margin);
        require(maxPlies >= 0, "--max-plies is a number from 0, not " + maxPlies);
        Adjudication adjudication = new Adjudication(
                resign == null ? null : KeyWords.win(resign.getLast()),
                draw == null ? null : KeyWords.draw(draw.getLast()),
                maxPlies);
        return new GameRules(adjudication, margin);
    }

    /** The endgame tables that end games, null for none. */
    @Nullable Tablebase tables(CompiledVariant variant) throws CommandException {
        if (tablebase == null) {
            return null;
        }
        List<String> complaints = new ArrayList<>();
        Tablebase tables = Tablebase.open(variant, tablebase, complaints::add);
        require(complaints.isEmpty(), "--tablebase: " + String.join("; ", complaints));
        return tables;
    }

    private static void require(boolean condition, String message) throws CommandException {
        if (!condition) {
            throw CommandException.wrongUse(message);
        }
    }
}
