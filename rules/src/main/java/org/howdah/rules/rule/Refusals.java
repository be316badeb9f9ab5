package org.howdah.rules.rule;

import java.util.function.IntFunction;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.EnPassant;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.TwoLegs;
import org.jspecify.annotations.Nullable;

/** Finds the rule that refuses a wished move. Not for speed: for the one who wished it. */
public final class Refusals {
    private final Position p;
    private final IntFunction<String> squares;
    private final int move;
    private final int from;
    private final int to;

    private Refusals(Position p, int move, IntFunction<String> squares) {
        this.p = p;
        this.move = move;
        this.squares = squares;
        from = Move.from(move);
        to = Move.to(move);
    }

    /**
     * Why a move is not legal.
     *
     * @param move any move of a known kind with squares of the board, not legal in the position
     * @param squares how squares are named to the one who wished it
     * @return the first rule found that refuses it
     */
    public static Refusal of(Position p, int move, IntFunction<String> squares) {
        Refusals refusals = new Refusals(p, move, squares);
        if (BareKing.isDecided(p)) {
            return new Refusal(RuleName.GAME_OVER, "the game is over: a king has been bared");
        }
        if (Move.kind(move) == Move.PLACEMENT || PlacementTurn.isPending(p)) {
            return refusals.placement();
        }
        Refusal owner = refusals.owner();
        if (owner != null) {
            return owner;
        }
        return switch (Move.kind(move)) {
            case Move.CASTLING, Move.PARTNER_GATE -> refusals.castling();
            case Move.TWO_LEG -> refusals.twoLegs();
            case Move.PASS -> refusals.pass();
            default -> refusals.step();
        };
    }

    private String name(int piece) {
        return p.variant().variant().piece(Pieces.type(piece)).name();
    }

    private String mover() {
        return "the " + name(p.pieceAt(from)) + " on " + squares.apply(from);
    }

    private static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    private Refusal placement() {
        String sentence;
        if (!PlacementTurn.isPending(p)) {
            sentence = side(p.sideToMove()) + " has nothing to place";
        } else if (Move.kind(move) != Move.PLACEMENT) {
            sentence = side(p.sideToMove()) + " has to place the pieces in hand first";
        } else {
            sentence = "there is no such arrangement of the pieces in hand";
        }
        return new Refusal(RuleName.PLACEMENT, sentence);
    }

    private @Nullable Refusal owner() {
        int piece = p.pieceAt(from);
        if (piece == Pieces.NONE) {
            return new Refusal(RuleName.NO_PIECE, "there is no piece on " + squares.apply(from));
        }
        if (Pieces.color(piece) != p.sideToMove()) {
            return new Refusal(RuleName.NOT_YOUR_PIECE, mover() + " is not " + side(p.sideToMove()) + "'s");
        }
        return null;
    }

    private Refusal castling() {
        for (CastlingPath path : p.variant().castlings(p.sideToMove())) {
            if (path.kingFrom() == from && path.kingTo() == to) {
                return castling(path);
            }
        }
        return new Refusal(RuleName.CASTLING_RIGHT, "there is no castling of the king to " + squares.apply(to));
    }

    private Refusal castling(CastlingPath path) {
        if (!CastlingMove.hasRight(p, path)) {
            return new Refusal(RuleName.CASTLING_RIGHT, "castling needs king and partner both unmoved since the start");
        }
        if (!CastlingMove.isFree(p, path)) {
            return new Refusal(RuleName.CASTLING_PATH, "castling needs the squares between king and partner empty");
        }
        if (!CastlingMove.isSafe(p, path)) {
            return new Refusal(
                    RuleName.CASTLING_ATTACKED,
                    "the king may not castle out of check, across or onto an attacked square");
        }
        int square = Move.kind(move) == Move.PARTNER_GATE ? path.partnerFrom() : path.kingFrom();
        if (!path.vacates(square)) {
            return new Refusal(
                    RuleName.GATING, "nothing may be gated on " + squares.apply(square) + ": it stays occupied");
        }
        return gating(square);
    }

    /** Why nothing may be gated on a square by a move that is legal without it. */
    private Refusal gating(int square) {
        String sentence;
        if (!p.variant().hasGating()) {
            sentence = "no pieces are gated in this game";
        } else if (p.hand(p.sideToMove(), Move.piece(move)) == 0) {
            sentence = side(p.sideToMove()) + " has no such piece in hand";
        } else {
            sentence = "nothing may be gated on " + squares.apply(square) + ": only where a piece makes its first move";
        }
        return new Refusal(RuleName.GATING, sentence);
    }

    private Refusal pass() {
        TwoLegs legs = p.variant().moves(p.pieceAt(from)).twoLegs();
        String sentence;
        if (legs == null || legs.pass() == null) {
            sentence = mover() + " cannot pass";
        } else if (p.inCheck()) {
            sentence = "nobody may pass in check";
        } else {
            sentence = mover() + " needs an empty square beside it to pass";
        }
        return new Refusal(RuleName.PASS, sentence);
    }

    private Refusal twoLegs() {
        int via = Move.via(move);
        TwoLegs legs = p.variant().moves(p.pieceAt(from)).twoLegs();
        boolean known = false;
        for (int i = 0; legs != null && i < legs.count(from); i++) {
            known |= legs.victim(from, i) == via && Bits.contains(legs.secondLo(from, i), legs.secondHi(from, i), to);
        }
        String way = squares.apply(via) + " and " + squares.apply(to);
        if (!known) {
            return new Refusal(RuleName.PIECE_MOVE, mover() + " cannot go by " + way + " in one turn");
        }
        int victim = p.pieceAt(via);
        if (victim == Pieces.NONE || Pieces.color(victim) == p.sideToMove()) {
            return new Refusal(
                    RuleName.PIECE_MOVE,
                    "the first of two legs must capture: nothing to take on " + squares.apply(via));
        }
        int second = p.pieceAt(to);
        if (to != from && second != Pieces.NONE && Pieces.color(second) == p.sideToMove()) {
            return ownPiece();
        }
        if (isUntouchable(via) || isUntouchable(to)) {
            return banned();
        }
        if (TradeBan.isTrade(p, from, via) || to != from && TradeBan.isTrade(p, from, to)) {
            return trade();
        }
        return Move.piece(move) != 0 ? gating(from) : kingAttacked();
    }

    private Refusal ownPiece() {
        return new Refusal(RuleName.OWN_PIECE_IN_THE_WAY, "an own piece stands on " + squares.apply(to));
    }

    private boolean isUntouchable(int square) {
        return Bits.contains(TradeBan.untouchableLo(p), TradeBan.untouchableHi(p), square);
    }

    private String bannedName() {
        return p.variant().variant().piece(p.variant().tradeBanPiece()).name();
    }

    private Refusal banned() {
        return new Refusal(
                RuleName.TRADE_BAN,
                "a " + bannedName() + " has just been taken by another piece: the other one may not be taken in reply");
    }

    private Refusal trade() {
        return new Refusal(
                RuleName.TRADE_BAN, "a " + bannedName() + " may not take the other one where it could be taken itself");
    }

    private Refusal kingAttacked() {
        String sentence = p.inCheck() ? "the king is in check and would stay so" : "the king would be in check";
        return new Refusal(RuleName.KING_ATTACKED, sentence);
    }

    private Refusal step() {
        int target = p.pieceAt(to);
        if (target != Pieces.NONE && Pieces.color(target) == p.sideToMove()) {
            return ownPiece();
        }
        boolean reached = PseudoLegal.reaches(p, p.variant().moves(p.pieceAt(from)), from, to);
        PieceMoves first = p.variant().firstMoves(p.pieceAt(from));
        if (!reached && first != null && PseudoLegal.reaches(p, first, from, to)) {
            if (Generator.firstMoves(p, from, p.pieceAt(from)) == null) {
                return new Refusal(
                        RuleName.FIRST_MOVE_ONLY,
                        mover() + " could go to " + squares.apply(to) + " on its first move only");
            }
            reached = true;
        }
        if (!reached && to != p.epSquare()) {
            return notReached(target);
        }
        if (isUntouchable(to)) {
            return banned();
        }
        if (!Aftermath.allowsStep(p, from, to, false)) {
            return TradeBan.isTrade(p, from, to) ? trade() : kingAttacked();
        }
        return extra();
    }

    private Refusal notReached(int target) {
        if (p.variant().isPawn(Pieces.type(p.pieceAt(from)))
                && target == Pieces.NONE
                && Bits.contains(
                        EnPassant.capturersLo(p, to, p.sideToMove()),
                        EnPassant.capturersHi(p, to, p.sideToMove()),
                        from)) {
            return new Refusal(RuleName.EN_PASSANT, "there is nothing to take on " + squares.apply(to));
        }
        return new Refusal(RuleName.PIECE_MOVE, mover() + " cannot go to " + squares.apply(to));
    }

    /** The step itself is legal: what comes with it is not. */
    private Refusal extra() {
        boolean promotes = p.variant().isPawn(Pieces.type(p.pieceAt(from)))
                && p.variant().promotionZone(p.sideToMove()).contains(to);
        if (promotes) {
            String sentence = Move.piece(move) == 0
                    ? "a pawn must promote on " + squares.apply(to) + ": say to what"
                    : "a pawn may not become a "
                            + p.variant().variant().piece(Move.piece(move)).name();
            return new Refusal(RuleName.PROMOTION, sentence);
        }
        if (Move.kind(move) == Move.PROMOTION) {
            return new Refusal(RuleName.PROMOTION, mover() + " does not promote on " + squares.apply(to));
        }
        return gating(from);
    }
}
