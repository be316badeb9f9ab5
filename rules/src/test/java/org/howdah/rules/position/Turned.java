package org.howdah.rules.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;

/** Positions and moves as the other side would see them: the colors changed and the board turned as the game's symmetry has it. */
final class Turned {
    private Turned() {}

    static Position of(Position position) {
        CompiledVariant variant = position.variant();
        Setup setup = position.setup();
        List<Integer> board = new ArrayList<>(Collections.nCopies(setup.board().size(), Pieces.NONE));
        for (int square = 0; square < board.size(); square++) {
            int piece = setup.board().get(square);
            if (piece != Pieces.NONE) {
                board.set(answer(variant, square), Pieces.of(Color.opposite(Pieces.color(piece)), Pieces.type(piece)));
            }
        }
        Set<Integer> virgin =
                setup.virgin().stream().map(square -> answer(variant, square)).collect(Collectors.toSet());
        Setup turned = new Setup(
                variant,
                board,
                Color.opposite(setup.sideToMove()),
                setup.blackHand(),
                setup.whiteHand(),
                virgin,
                answerOrNone(variant, setup.enPassant()),
                answerOrNone(variant, setup.tradeBan()),
                setup.halfmoveClock(),
                setup.fullmoveNumber());
        try {
            return turned.toPosition();
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }

    static int move(CompiledVariant variant, int move) {
        int kind = Move.kind(move);
        if (kind == Move.PLACEMENT) {
            return Move.of(kind, 0, arrangement(variant, Move.to(move)), 0, 0);
        }
        boolean usesVia = kind != Move.STEP && kind != Move.PASS && kind != Move.PROMOTION;
        return Move.of(
                kind,
                answer(variant, Move.from(move)),
                answer(variant, Move.to(move)),
                usesVia ? answer(variant, Move.via(move)) : 0,
                Move.piece(move));
    }

    /** The arrangement that looks the same from the other side; squares are numbered from a1 for both. */
    private static int arrangement(CompiledVariant variant, int number) {
        Arrangements arrangements = variant.arrangements();
        int[] types = arrangements.types(number);
        int[] turned = new int[types.length];
        for (int i = 0; i < types.length; i++) {
            int square = answer(variant, arrangements.squares(Color.WHITE)[i]);
            for (int j = 0; j < types.length; j++) {
                if (arrangements.squares(Color.BLACK)[j] == square) {
                    turned[j] = types[i];
                }
            }
        }
        return arrangements.find(turned);
    }

    private static int answerOrNone(CompiledVariant variant, int square) {
        return square == Position.NO_SQUARE ? square : answer(variant, square);
    }

    private static int answer(CompiledVariant variant, int square) {
        return variant.variant().symmetry().answer(variant.board(), square);
    }
}
