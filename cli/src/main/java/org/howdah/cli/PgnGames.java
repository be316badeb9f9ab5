package org.howdah.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.howdah.rules.game.Game;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.PgnEntry;
import org.howdah.rules.notation.PgnError;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.PgnReader;
import org.howdah.rules.variant.CompiledVariant;

/** The games of a PGN file; the first that cannot be played ends the reading. */
final class PgnGames {
    private static final Path STANDARD_INPUT = Path.of("-");

    private PgnGames() {}

    static List<Game> read(Path file, CompiledVariant variant) throws CommandException {
        List<Game> games = new ArrayList<>();
        try (PgnReader reader = open(file, variant)) {
            while (reader.hasNext()) {
                games.add(game(file, games.size() + 1, reader.next()));
            }
        } catch (IOException e) {
            throw unreadable(file, e);
        } catch (UncheckedIOException e) {
            throw unreadable(file, Objects.requireNonNull(e.getCause()));
        }
        return games;
    }

    private static PgnReader open(Path file, CompiledVariant variant) throws IOException {
        return file.equals(STANDARD_INPUT)
                ? new PgnReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), variant)
                : PgnReader.open(file, variant);
    }

    private static Game game(Path file, int number, PgnEntry entry) throws CommandException {
        switch (entry) {
            case PgnError error -> throw CommandException.negative(file + ": " + error);
            case PgnGame game -> {
                try {
                    return Game.from(game);
                } catch (MoveException e) {
                    throw CommandException.illegalMove(file + ": game " + number, e);
                }
            }
        }
    }

    private static CommandException unreadable(Path file, IOException e) {
        return CommandException.wrongUse("cannot read " + file + ": " + Games.reason(e));
    }
}
