package org.howdah.server.play;

import java.util.List;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/**
 * What a move does on the board, for those who draw it.
 *
 * @param kind as in {@code docs/http-api.md}
 * @param from the square it starts from, {@link #NOWHERE} for a placement
 * @param to the square it ends on
 * @param via the first victim's square of two legs, the partner's start square in castling, the square a double step passes
 * @param piece the type promoted to or gated, 0 none
 * @param gateOn the square that is gated on
 * @param captures the squares on which something is captured
 */
public record MoveShape(String kind, int from, int to, int via, int piece, int gateOn, List<Integer> captures) {

    /** No square. */
    public static final int NOWHERE = -1;

    public MoveShape {
        captures = List.copyOf(captures);
    }

    /** The shape of a legal move. */
    public static MoveShape of(Position before, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int via = Move.via(move);
        int piece = Move.piece(move);
        int gateOn = piece == 0 ? NOWHERE : from;
        return switch (Move.kind(move)) {
            case Move.STEP -> new MoveShape("step", from, to, NOWHERE, piece, gateOn, victim(before, to));
            case Move.DOUBLE_STEP -> new MoveShape("double-step", from, to, via, 0, NOWHERE, List.of());
            case Move.EN_PASSANT -> new MoveShape("en-passant", from, to, NOWHERE, 0, NOWHERE, List.of(via));
            case Move.PROMOTION -> new MoveShape("promotion", from, to, NOWHERE, piece, NOWHERE, victim(before, to));
            case Move.CASTLING -> new MoveShape("castling", from, to, via, piece, gateOn, List.of());
            case Move.PARTNER_GATE -> new MoveShape("castling", from, to, via, piece, via, List.of());
            case Move.TWO_LEG -> new MoveShape("two-leg", from, to, via, piece, gateOn, victims(before, from, via, to));
            case Move.PASS -> new MoveShape("pass", from, to, NOWHERE, 0, NOWHERE, List.of());
            case Move.PLACEMENT -> new MoveShape("placement", NOWHERE, NOWHERE, NOWHERE, 0, NOWHERE, List.of());
            default -> throw new IllegalArgumentException("No move: " + move);
        };
    }

    private static List<Integer> victim(Position before, int square) {
        return before.pieceAt(square) == Pieces.NONE ? List.of() : List.of(square);
    }

    private static List<Integer> victims(Position before, int from, int via, int to) {
        return to == from || before.pieceAt(to) == Pieces.NONE ? List.of(via) : List.of(via, to);
    }
}
