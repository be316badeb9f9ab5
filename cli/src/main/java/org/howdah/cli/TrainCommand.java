package org.howdah.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.howdah.engine.nnue.NetworkFile;
import org.howdah.lab.train.Training;
import org.howdah.lab.tune.PositionFileException;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah train}: trains the network of a game. */
@Command(
        name = "train",
        description = "Train the network by which the engine evaluates a game, on games that were played.",
        footer = {
            "",
            "It writes VARIANT.nnue: beside a variant file of yours, where the engine finds it; for a built-in",
            "game into the current folder. docs/network.md tells more.",
            "",
            "Example:",
            "  howdah train seirawan --data seirawan.gz"
        })
final class TrainCommand implements Callable<Integer> {
    @Parameters(paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Mixin
    private DataFiles data;

    @Option(names = "--out", paramLabel = "FILE", description = "Where the network goes.")
    private @Nullable Path out;

    @Option(
            names = "--hidden",
            paramLabel = "N",
            defaultValue = "256",
            description = "Hidden units. [${DEFAULT-VALUE}]")
    private int hidden;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            defaultValue = "6",
            description = "How often to go through all positions. [${DEFAULT-VALUE}]")
    private int epochs;

    @Option(
            names = "--score-share",
            paramLabel = "X",
            defaultValue = "0.7",
            description = "How much to believe the search rather than the game's result, 0 to 1. [${DEFAULT-VALUE}]")
    private double scoreShare;

    @Option(
            names = "--centipawns",
            paramLabel = "N",
            defaultValue = "200",
            description = "How many make the odds e to 1. [${DEFAULT-VALUE}]")
    private int centipawns;

    @Option(
            names = "--rate",
            paramLabel = "X",
            defaultValue = "0.0012",
            description = "The size of the first step. [${DEFAULT-VALUE}]")
    private double rate;

    @Option(
            names = "--lesson-rate",
            paramLabel = "X",
            defaultValue = "0.0005",
            description = "The first step's size when it learns from games. [${DEFAULT-VALUE}]")
    private double lessonRate;

    @Option(
            names = "--school",
            paramLabel = "N",
            defaultValue = "35000000",
            description = "Positions to learn from the evaluation by hand at first. [${DEFAULT-VALUE}]")
    private long school;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "What chance goes by. [${DEFAULT-VALUE}]")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Threads; otherwise as many as there are processors.")
    private @Nullable Integer threads;

    @Mixin
    private Output output;

    @Spec
    private CommandSpec spec;

    record Answer(String file, int trainingPositions, int validationPositions, double loss, double validation) {}

    @Override
    public Integer call() throws CommandException {
        CompiledVariant compiled = Games.variant(variant);
        int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        Range.check("--threads", count, 1, 256);
        Range.check("--hidden", hidden, 1, 4096);
        Range.check("--school", school, 0, 1_000_000_000_000L);
        Range.check("--epochs", epochs, 1, 100_000);
        Range.check("--centipawns", centipawns, 1, 10_000);
        checkShare("--score-share", scoreShare);
        checkShare("--rate", rate);
        checkShare("--lesson-rate", lessonRate);
        Path target = out != null ? out : NetworkFile.path(Path.of(variant));
        Training.Epoch[] last = new Training.Epoch[1];
        Training training = new Training(
                compiled,
                new Training.Settings(hidden, school, epochs, scoreShare, centipawns, rate, lessonRate, seed, count),
                epoch -> {
                    last[0] = epoch;
                    String when = epoch.number() == Training.AT_SCHOOL
                            ? "at school"
                            : "epoch " + epoch.number() + " of " + epochs;
                    report(String.format(
                            Locale.ROOT,
                            "%s: loss %.5f, of positions kept apart %.5f",
                            when,
                            epoch.loss(),
                            epoch.validation()));
                });
        data.each(training::read);
        report(String.format(
                Locale.ROOT,
                "%,d positions to learn from, %,d kept apart",
                training.positions(),
                training.validationPositions()));
        byte[] bytes = train(training);
        try {
            Files.write(target, bytes);
        } catch (IOException e) {
            throw CommandException.negative("cannot write " + target + ": " + Games.reason(e));
        }
        output.print(
                new Answer(
                        target.toString(),
                        training.positions(),
                        training.validationPositions(),
                        last[0].loss(),
                        last[0].validation()),
                text -> text.println("written to " + target));
        return ExitCode.FINE;
    }

    private static void checkShare(String option, double value) throws CommandException {
        if (!(value >= 0 && value <= 1)) {
            throw CommandException.wrongUse(option + " is 0 to 1, not " + value);
        }
    }

    private static byte[] train(Training training) throws CommandException {
        try {
            return NetworkFile.write(training.run());
        } catch (PositionFileException e) {
            throw CommandException.negative(String.valueOf(e.getMessage()));
        }
    }

    private void report(String what) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(what);
        err.flush();
    }
}
