package org.howdah.cli;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Level;
import org.howdah.engine.search.Limits;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code howdah play}: a game against the computer in the terminal. */
@Command(
        name = "play",
        description = "Play against the computer in the terminal.",
        footer = {"", "Example:", "  howdah play seirawan --level 3"})
final class PlayCommand implements Callable<Integer> {
    /** Which side the person plays. */
    enum Side {
        WHITE,
        BLACK,
        RANDOM;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        int color(RandomGenerator random) {
            return switch (this) {
                case WHITE -> Color.WHITE;
                case BLACK -> Color.BLACK;
                case RANDOM -> random.nextInt(2);
            };
        }
    }

    @Mixin
    private Start start;

    @Option(
            names = "--level",
            paramLabel = "N",
            defaultValue = "3",
            description = "How well the computer plays, 1 to " + Level.COUNT + " (default: ${DEFAULT-VALUE}).")
    private int level;

    @Option(
            names = "--color",
            paramLabel = "SIDE",
            defaultValue = "white",
            description = "Your side: white, black or random (default: ${DEFAULT-VALUE}).")
    private Side side;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        Game game = start.game();
        if (level < 1 || level > Level.COUNT) {
            throw CommandException.wrongUse("--level is 1 to " + Level.COUNT + ", not " + level);
        }
        RandomGenerator random = ThreadLocalRandom.current();
        int color = side.color(random);
        try (Engine engine = new Engine(game.variant(), Engine.DEFAULT_HASH_MEGABYTES)) {
            TerminalGame.Opponent computer = position -> Level.of(level).choose(engine, position, Limits.NONE, random);
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
            PrintWriter out = spec.commandLine().getOut();
            out.println(game.variant().variant().name() + " against the computer, level " + level + ". You are "
                    + Text.side(color) + ".");
            new TerminalGame(game, color, computer, random, in, out).play();
        }
        return ExitCode.FINE;
    }
}
