package org.howdah.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.howdah.engine.eval.Weights;
import org.howdah.engine.eval.WeightsFile;
import org.howdah.lab.tune.PositionFileException;
import org.howdah.lab.tune.Tuning;
import org.howdah.rules.variant.Companion;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceType;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah tune}: fits the weights of the evaluation to games. */
@Command(
        name = "tune",
        description = "Fit the evaluation of a game to games that were played.",
        footer = {
            "",
            "It writes VARIANT.eval.toml: beside a variant file of yours, where the engine finds it; for a built-in",
            "game into the current folder. docs/evaluation.md tells more.",
            "",
            "Example:",
            "  howdah tune seirawan --data seirawan.gz"
        })
final class TuneCommand implements Callable<Integer> {
    @Parameters(paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Mixin
    private DataFiles data;

    @Mixin
    private OutFile out;

    @Option(
            names = "--score-share",
            paramLabel = "X",
            defaultValue = "0.3",
            description = "How much to believe the search rather than the game's result, 0 to 1. [${DEFAULT-VALUE}]")
    private double scoreShare;

    @Option(names = "--threads", paramLabel = "N", description = "Threads; otherwise as many as there are processors.")
    private @Nullable Integer threads;

    @Mixin
    private Output output;

    @Spec
    private CommandSpec spec;

    record Answer(
            String file,
            int trainingPositions,
            int validationPositions,
            double k,
            double prior,
            double lossBefore,
            double lossAfter,
            List<Piece> pieces) {}

    /** What a piece is worth in centipawns, middlegame and endgame. */
    record Piece(char letter, String name, Weights.Pair before, Weights.Pair after) {}

    @Override
    public Integer call() throws CommandException {
        CompiledVariant compiled = Games.variant(variant);
        int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        Range.check("--threads", count, 1, 256);
        if (!(scoreShare >= 0 && scoreShare <= 1)) {
            throw CommandException.wrongUse("--score-share is 0 to 1, not " + scoreShare);
        }
        Path target = out.or(Companion.path(Path.of(variant), WeightsFile.KIND));
        Tuning tuning = new Tuning(
                compiled, new Tuning.Settings(scoreShare, Tuning.Settings.USUAL.rounds(), count), this::report);
        data.each(tuning::read);
        Weights derived = Weights.derived(compiled.variant());
        Tuning.Outcome outcome;
        try {
            outcome = tuning.tune(derived);
        } catch (PositionFileException e) {
            throw CommandException.negative(String.valueOf(e.getMessage()));
        }
        OutFile.write(target, WeightsFile.write(outcome.after(), derived).getBytes(StandardCharsets.UTF_8));
        print(answer(compiled, target, outcome));
        return ExitCode.FINE;
    }

    private void report(String what) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(what);
        err.flush();
    }

    private static Answer answer(CompiledVariant compiled, Path target, Tuning.Outcome outcome) {
        List<Piece> pieces = new ArrayList<>();
        for (PieceType piece : compiled.variant().pieces()) {
            if (!piece.royal()) {
                pieces.add(new Piece(
                        piece.letter(),
                        piece.name(),
                        outcome.before().value(piece),
                        outcome.after().value(piece)));
            }
        }
        return new Answer(
                target.toString(),
                outcome.trainingPositions(),
                outcome.validationPositions(),
                outcome.k(),
                outcome.prior(),
                outcome.lossBefore(),
                outcome.lossAfter(),
                pieces);
    }

    private void print(Answer answer) {
        output.print(answer, text -> {
            text.printf(
                    Locale.ROOT,
                    "%,d positions learnt from; on %,d others the loss fell from %.5f to %.5f (k = %.0f, prior %.0f)%n%n",
                    answer.trainingPositions(),
                    answer.validationPositions(),
                    answer.lossBefore(),
                    answer.lossAfter(),
                    answer.k(),
                    answer.prior());
            text.println("                       derived           tuned");
            for (Piece piece : answer.pieces()) {
                text.printf(
                        Locale.ROOT,
                        "%c %-16s %6.0f %6.0f   %6.0f %6.0f%n",
                        piece.letter(),
                        piece.name(),
                        piece.before().middlegame(),
                        piece.before().endgame(),
                        piece.after().middlegame(),
                        piece.after().endgame());
            }
            text.println();
            text.println("written to " + answer.file());
        });
    }
}
