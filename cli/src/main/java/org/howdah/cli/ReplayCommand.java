package org.howdah.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.rules.game.Game;
import org.howdah.rules.game.Played;
import org.howdah.rules.position.Position;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code howdah replay}: plays moves, from the command line or from PGN, and says how the game stands. */
@Command(
        name = "replay",
        description = "Play moves, or the games of a PGN file, and tell how the game stands.",
        footer = {"", "Example:", "  howdah replay chess f3 e5 g4 Qh4"})
final class ReplayCommand implements Callable<Integer> {
    @Mixin
    private Start start;

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "The moves, in SAN or UCI.")
    private List<String> moves = List.of();

    @Option(
            names = "--pgn",
            paramLabel = "FILE",
            description = "Replay the games in this file; - reads standard input.")
    private @Nullable Path pgn;

    @Mixin
    private Output output;

    /** How one game stands. */
    record Answer(String fen, String status, List<String> san) {
        static Answer of(Game game) {
            return new Answer(
                    game.fen(),
                    game.outcome().word(),
                    game.moves().stream().map(Played::san).toList());
        }
    }

    /** How the games of a file with several stand. */
    record Answers(List<Answer> games) {}

    @Override
    public Integer call() throws CommandException {
        List<Game> games = pgn == null ? List.of(Games.play(start.game(), moves)) : fromPgn(pgn);
        List<Answer> answers = games.stream().map(Answer::of).toList();
        output.print(
                answers.size() == 1 ? answers.getFirst() : new Answers(answers),
                out -> games.forEach(game -> print(game, out)));
        return ExitCode.FINE;
    }

    private List<Game> fromPgn(Path file) throws CommandException {
        if (!moves.isEmpty() || start.hasFen()) {
            throw CommandException.wrongUse(
                    "--pgn brings its own moves and positions: give neither MOVE nor --fen with it");
        }
        List<Game> games = PgnGames.read(file, start.variant());
        if (games.isEmpty()) {
            throw CommandException.negative("there is no game in " + file);
        }
        return games;
    }

    private static void print(Game game, PrintWriter out) {
        if (!game.moves().isEmpty()) {
            out.println(score(game));
        }
        out.println(game.fen());
        out.println(game.outcome().sentence());
    }

    private static String score(Game game) {
        Position begin = game.position();
        game.moves().forEach(move -> begin.unmake());
        List<String> san = game.moves().stream().map(Played::san).toList();
        return Text.numbered(san, begin.fullmoveNumber(), begin.sideToMove());
    }
}
