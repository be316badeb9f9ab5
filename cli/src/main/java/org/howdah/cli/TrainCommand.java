package org.howdah.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.howdah.engine.nnue.Network;
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
            "It writes VARIANT.nnue: beside a variant file of yours, where the engine finds it;",
            "for a built-in game into the current folder. docs/network.md tells more.",
            "",
            "Example:",
            "  howdah train seirawan --data seirawan.gz"
        })
final class TrainCommand implements Callable<Integer> {
    private static final long MOST_SCHOOL = 1_000_000_000_000L;
    private static final int MOST_EPOCHS = 100_000;

    @Parameters(paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Mixin
    private DataFiles data;

    @Mixin
    private OutFile out;

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
            description = "The first step's size when it learns from the evaluation by hand. [${DEFAULT-VALUE}]")
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
        Path target = out.or(NetworkFile.path(Path.of(variant)));
        Training training = new Training(compiled, settings(), this::report);
        data.each(training::read);
        say("%,d positions to learn from, %,d kept apart", training.positions(), training.validationPositions());
        Training.Outcome outcome = train(training);
        OutFile.write(target, NetworkFile.write(outcome.network()));
        output.print(answer(target, training, outcome.last()), text -> text.println("written to " + target));
        return ExitCode.FINE;
    }

    private Training.Settings settings() throws CommandException {
        int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        Range.check("--threads", count, 1, 256);
        Range.check("--hidden", hidden, 1, Network.MOST_HIDDEN);
        Range.check("--school", school, 0, MOST_SCHOOL);
        Range.check("--epochs", epochs, 1, MOST_EPOCHS);
        Range.check("--centipawns", centipawns, 1, Network.MOST_CENTIPAWNS);
        checkShare("--score-share", scoreShare);
        checkShare("--rate", rate);
        checkShare("--lesson-rate", lessonRate);
        return new Training.Settings(hidden, school, epochs, scoreShare, centipawns, rate, lessonRate, seed, count);
    }

    private static Answer answer(Path target, Training training, Training.Epoch last) {
        return new Answer(
                target.toString(),
                training.positions(),
                training.validationPositions(),
                last.loss(),
                last.validation());
    }

    private static void checkShare(String option, double value) throws CommandException {
        if (!(value >= 0 && value <= 1)) {
            throw CommandException.wrongUse(option + " is 0 to 1, not " + value);
        }
    }

    private static Training.Outcome train(Training training) throws CommandException {
        try {
            return training.run();
        } catch (PositionFileException e) {
            throw CommandException.negative(String.valueOf(e.getMessage()));
        }
    }

    private void report(Training.Epoch epoch) {
        String when = epoch.number() == Training.AT_SCHOOL ? "at school" : "epoch " + epoch.number() + " of " + epochs;
        say("%s: loss %.5f, of positions kept apart %.5f", when, epoch.loss(), epoch.validation());
    }

    private void say(String format, Object... values) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(String.format(Locale.ROOT, format, values));
        err.flush();
    }
}
