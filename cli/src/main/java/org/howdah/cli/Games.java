package org.howdah.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.howdah.engine.nnue.NetworkException;
import org.howdah.engine.search.Engine;
import org.howdah.rules.game.Game;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.FenProblem;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.UnknownVariantException;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;
import org.jspecify.annotations.Nullable;

/** Variants, positions and moves as people type them, or what is wrong with what they typed. */
final class Games {
    private Games() {}

    /** The variant with that name, or in that file. */
    static CompiledVariant variant(String nameOrFile) throws CommandException {
        try {
            CompiledVariant variant = Variants.find(nameOrFile);
            if (!Variants.ids().contains(nameOrFile)) {
                // What lies beside a file of the user's may be mistaken too: told now, not in the middle of a game.
                Engine.check(variant);
            }
            return variant;
        } catch (UnknownVariantException e) {
            throw CommandException.wrongUse(e.getMessage() + " (howdah variants lists them)");
        } catch (VariantFileException e) {
            List<String> mistakes = e.mistakes().stream().map(Object::toString).toList();
            throw CommandException.wrongUse(String.join(System.lineSeparator(), mistakes), mistakes);
        } catch (NetworkException e) {
            throw CommandException.wrongUse(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw CommandException.wrongUse("cannot read " + nameOrFile + ": " + reason(e));
        }
    }

    /** A game from that position, or from the start. */
    static Game from(CompiledVariant variant, @Nullable String fen) throws CommandException {
        if (fen == null) {
            return Game.start(variant);
        }
        try {
            return Game.from(variant, fen);
        } catch (FenException e) {
            List<String> problems =
                    e.problems().stream().map(FenProblem::toString).toList();
            throw CommandException.wrongUse("the FEN cannot be used:" + lines(problems), problems);
        }
    }

    /** The game after these moves. */
    static Game play(Game start, List<String> moves) throws CommandException {
        Game game = start;
        for (int i = 0; i < moves.size(); i++) {
            try {
                game = game.play(moves.get(i));
            } catch (MoveException e) {
                throw CommandException.illegalMove("move " + (i + 1), e);
            }
        }
        return game;
    }

    /** Why a file could not be read or written, in words. */
    static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "there is no such file";
            case AccessDeniedException denied -> "access is denied";
            case CharacterCodingException binary -> "it is not text in UTF-8";
            default -> String.valueOf(e.getMessage());
        };
    }

    private static String lines(List<String> problems) {
        return problems.stream()
                .map(problem -> System.lineSeparator() + "  " + problem)
                .reduce("", String::concat);
    }
}
