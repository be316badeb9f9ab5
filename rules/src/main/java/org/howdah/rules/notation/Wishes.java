package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Refusal;
import org.howdah.rules.rule.Refusals;
import org.howdah.rules.rule.RuleName;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;

/** Moves that a text wishes for and that are not legal, so that the rules can say why. */
final class Wishes {
    /** Rules that say little when another piece comes closer to what was wished. */
    private static final Set<RuleName> WEAK = Set.of(RuleName.PIECE_MOVE, RuleName.OWN_PIECE_IN_THE_WAY);

    private final Position position;
    private final CompiledVariant variant;
    private final String text;
    private final IntFunction<String> squares;

    /** Squares are named as people read them. */
    Wishes(Position position, String text) {
        this(position, text, position.variant().board()::shownName);
    }

    /** @param squares how to name squares where they have to be named */
    Wishes(Position position, String text, IntFunction<String> squares) {
        this.position = position;
        this.variant = position.variant();
        this.text = text;
        this.squares = squares;
    }

    /** One leg, with a piece gated, or promoted to where a pawn moves. */
    int step(int from, int to, int piece) {
        boolean promotes = piece != 0 && variant.isPawn(Pieces.type(position.pieceAt(from)));
        return Move.of(promotes ? Move.PROMOTION : Move.STEP, from, to, 0, piece);
    }

    /** Castling, with the piece, if there is one, gated on the partner's start or else on the king's. */
    static int castling(CastlingPath path, int piece, boolean onPartnerStart) {
        int kind = piece != 0 && onPartnerStart ? Move.PARTNER_GATE : Move.CASTLING;
        return Move.of(kind, path.kingFrom(), path.kingTo(), path.partnerFrom(), piece);
    }

    /** The refusal of a token of placement that is not legal. */
    MoveException placement() {
        List<String> tokens = Letters.placements(variant);
        if (tokens.isEmpty() || position.handIsEmpty(position.sideToMove())) {
            return refusal(Move.of(Move.PLACEMENT, 0, 0, 0, 0));
        }
        String sentence = "the placements are " + String.join(", ", tokens);
        return new MoveException(text, new Refusal(RuleName.PLACEMENT, sentence));
    }

    /** The refusal of a move that is not legal. */
    MoveException refusal(int move) {
        return new MoveException(text, Refusals.of(position, move, squares));
    }

    /** The refusal of moves of a piece of one type, none of which is legal: of the one that came closest. */
    MoveException refusal(int type, List<Integer> moves) {
        String name = variant.variant().piece(type).name();
        if (moves.isEmpty()) {
            String side = Color.name(position.sideToMove());
            return new MoveException(text, new Refusal(RuleName.NO_PIECE, "there is no such " + name + " of " + side));
        }
        List<Refusal> refusals = new ArrayList<>();
        for (int move : moves) {
            refusals.add(Refusals.of(position, move, squares));
        }
        Refusal none = refusals.size() == 1
                ? refusals.getFirst()
                : new Refusal(refusals.getFirst().rule(), "no " + name + " can make this move");
        Refusal closest = refusals.stream()
                .filter(refusal -> !WEAK.contains(refusal.rule()))
                .findFirst()
                .orElse(none);
        return new MoveException(text, closest);
    }
}
