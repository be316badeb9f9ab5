package org.howdah.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.howdah.lab.LabException;
import org.howdah.lab.tune.Generation;
import org.howdah.lab.tune.GenerationRules;
import org.howdah.lab.tune.PositionFileException;
import org.howdah.lab.work.Crew;
import org.howdah.rules.variant.CompiledVariant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah datagen}: games of the engine against itself, for the evaluation to learn from. */
@Command(
        name = "datagen",
        description = "Play games of the engine against itself, and keep their quiet positions.",
        footer = {
            "",
            "A run that was stopped goes on where it was when it is started again.",
            "docs/evaluation.md tells what the file holds, and what for.",
            "",
            "Example:",
            "  howdah datagen seirawan --games 2000 --out seirawan.gz"
        })
final class DatagenCommand implements Callable<Integer> {
    private static final int MAX_GAMES = 10_000_000;
    private static final int MAX_RANDOM_PLIES = 100;
    private static final long REPORT_NANOS = 2_000_000_000L;

    @Parameters(paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the games go.")
    private Path file;

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "How many. [${DEFAULT-VALUE}]")
    private int games;

    @Option(
            names = "--random-plies",
            paramLabel = "N",
            defaultValue = "7",
            description = "Random moves at the start. [${DEFAULT-VALUE}]")
    private int randomPlies;

    @Mixin
    private Playing playing;

    @Mixin
    private Output output;

    @Spec
    private CommandSpec spec;

    private long begun;
    private long reported;
    private long positionsAtStart = -1;

    record Answer(String file, int games, long positions, double whiteScore, double draws, double pliesAGame) {}

    @Override
    public Integer call() throws CommandException {
        CompiledVariant compiled = Games.variant(variant);
        Range.check("--games", games, 1, MAX_GAMES);
        Range.check("--random-plies", randomPlies, 0, MAX_RANDOM_PLIES);
        begun = System.nanoTime();
        try (Crew crew = playing.crew();
                Interrupt _ = new Interrupt(crew::stop)) {
            Generation generation = new Generation(
                    compiled,
                    new GenerationRules(playing.nodes(), randomPlies, playing.seed()),
                    file,
                    tally -> report(tally, crew.describe()));
            print(generation.run(games, crew));
            return ExitCode.FINE;
        } catch (PositionFileException | LabException e) {
            throw CommandException.wrongUse(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw CommandException.negative("cannot write " + file + ": " + Games.reason(e));
        }
    }

    private void report(Generation.Tally tally, String crew) {
        long now = System.nanoTime();
        if (positionsAtStart < 0) {
            positionsAtStart = tally.positions();
            begun = now;
        }
        if (now - reported >= REPORT_NANOS && tally.games() < games && now > begun) {
            reported = now;
            double perSecond = (tally.positions() - positionsAtStart) / ((now - begun) / 1e9);
            double left =
                    (games - tally.games()) * ((double) tally.positions() / tally.games()) / Math.max(1, perSecond);
            PrintWriter err = spec.commandLine().getErr();
            err.printf(
                    Locale.ROOT,
                    "%,d of %,d games, %,d positions, %.0f a second, %.0f minutes left%s%n",
                    tally.games(),
                    games,
                    tally.positions(),
                    perSecond,
                    Math.ceil(left / 60),
                    Text.also(crew));
            err.flush();
        }
    }

    private void print(Generation.Tally tally) {
        double all = Math.max(1, tally.games());
        Answer answer = new Answer(
                file.toString(),
                tally.games(),
                tally.positions(),
                (tally.whiteWins() + tally.draws() / 2.0) / all,
                tally.draws() / all,
                tally.plies() / all);
        output.print(
                answer,
                out -> out.printf(
                        Locale.ROOT,
                        "%s: %,d games, %,d positions; White scored %.1f%%, %.1f%% drawn, %.0f plies a game%n",
                        answer.file(),
                        answer.games(),
                        answer.positions(),
                        100 * answer.whiteScore(),
                        100 * answer.draws(),
                        answer.pliesAGame()));
    }
}
