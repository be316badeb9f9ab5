package org.howdah.cli;

import org.howdah.rules.game.Game;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that say where a game begins. */
final class Start {
    @Parameters(index = "0", paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Option(names = "--fen", paramLabel = "FEN", description = "The position to begin from; otherwise the game's own.")
    private @Nullable String fen;

    boolean hasFen() {
        return fen != null;
    }

    CompiledVariant variant() throws CommandException {
        return Games.variant(variant);
    }

    Game game() throws CommandException {
        return Games.from(variant(), fen);
    }
}
