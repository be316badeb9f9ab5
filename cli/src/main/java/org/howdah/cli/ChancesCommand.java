package org.howdah.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.howdah.engine.eval.Weights;
import org.howdah.engine.eval.WinCurveFile;
import org.howdah.lab.tune.PositionFileException;
import org.howdah.lab.tune.WinFit;
import org.howdah.rules.variant.Companion;
import org.howdah.rules.variant.CompiledVariant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code howdah chances}: fits what scores mean to games. */
@Command(
        name = "chances",
        description = "Find from games how likely a win, a draw and a loss are at each score.",
        footer = {
            "",
            "It writes VARIANT.chances.toml: beside a variant file of yours, where the engine finds it; for a built-in",
            "game into the current folder. docs/evaluation.md tells more.",
            "",
            "Example:",
            "  howdah chances seirawan --data seirawan.gz"
        })
final class ChancesCommand implements Callable<Integer> {
    @Parameters(paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Mixin
    private DataFiles data;

    @Mixin
    private OutFile out;

    @Mixin
    private Output output;

    record Answer(String file, long positions, Weights.Pair even, Weights.Pair spread, double usualLoss, double loss) {}

    @Override
    public Integer call() throws CommandException {
        CompiledVariant compiled = Games.variant(variant);
        Path target = out.or(Companion.path(Path.of(variant), WinCurveFile.KIND));
        WinFit fit = new WinFit(compiled);
        data.each(fit::read);
        WinFit.Outcome outcome;
        try {
            outcome = fit.fit();
        } catch (PositionFileException e) {
            throw CommandException.negative(String.valueOf(e.getMessage()));
        }
        OutFile.write(target, WinCurveFile.write(outcome.curve()).getBytes(StandardCharsets.UTF_8));
        print(new Answer(
                target.toString(),
                outcome.positions(),
                outcome.curve().even(),
                outcome.curve().spread(),
                outcome.usualLoss(),
                outcome.loss()));
        return ExitCode.FINE;
    }

    private void print(Answer answer) {
        output.print(answer, text -> {
            text.printf(
                    Locale.ROOT,
                    "%,d positions; a win is as likely as not at %.0f centipawns on a full board, at %.0f with few pieces left%n",
                    answer.positions(),
                    answer.even().middlegame(),
                    answer.even().endgame());
            text.printf(
                    Locale.ROOT,
                    "that changes within %.0f and %.0f; the loss is %.5f, with the usual numbers %.5f%n",
                    answer.spread().middlegame(),
                    answer.spread().endgame(),
                    answer.loss(),
                    answer.usualLoss());
            text.println("written to " + answer.file());
        });
    }
}
