package org.howdah.cli;

import java.nio.file.Path;
import java.util.List;
import org.howdah.lab.LabException;
import org.howdah.lab.match.Opening;
import org.howdah.lab.match.OpeningFile;
import org.howdah.lab.match.OpeningPlan;
import org.howdah.lab.match.Openings;
import org.howdah.lab.player.StartPosition;
import org.howdah.rules.game.Game;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say where games begin. */
final class MatchOpenings {
    private static final String START = "start";
    private static final String ALL = "all";
    private static final int USUAL_PLIES = 6;

    @Option(
            names = "--openings",
            paramLabel = "WHICH",
            defaultValue = START,
            description =
                    "start (or --fen), all (every placement), or a file of FEN or EPD lines or of PGN games (default: ${DEFAULT-VALUE}).")
    private String which;

    @Option(
            names = "--random-plies",
            paramLabel = "N",
            description = "So many random moves after that (default: " + USUAL_PLIES + " after start, else 0).")
    private @Nullable Integer plies;

    @Option(
            names = "--imbalance",
            paramLabel = "CP",
            defaultValue = "200",
            description =
                    "Random openings in which a side is further ahead are drawn anew, in centipawns (default: ${DEFAULT-VALUE}).")
    private int imbalance;

    /** The openings of a match that begins from a game's start, or elsewhere. */
    OpeningPlan plan(Game start, boolean hasFen, long seed) throws CommandException, LabException {
        if (hasFen && !which.equals(START)) {
            throw CommandException.wrongUse("--fen and --openings " + which + " both say where games begin: give one");
        }
        if (start.outcome().isOver()) {
            throw CommandException.wrongUse(
                    "the game is over in that position. " + start.outcome().sentence());
        }
        int random = plies();
        if (random < 0 || imbalance < 0) {
            throw CommandException.wrongUse("--random-plies and --imbalance are numbers from 0");
        }
        return new OpeningPlan(base(start), random, imbalance, seed);
    }

    private List<Opening> base(Game start) throws LabException {
        CompiledVariant variant = start.variant();
        return switch (which) {
            case START -> List.of(new Opening(new StartPosition(start.position().setup()), List.of()));
            case ALL -> Openings.arrays(variant);
            default -> OpeningFile.read(Path.of(which), variant);
        };
    }

    private int plies() {
        return plies == null ? which.equals(START) ? USUAL_PLIES : 0 : plies;
    }

    /** All that decides which openings there are, in a line. */
    String describe() {
        return which + ", " + plies() + " random plies" + (plies() > 0 ? " within " + imbalance + " centipawns" : "");
    }
}
