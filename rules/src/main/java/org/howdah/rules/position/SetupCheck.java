package org.howdah.rules.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Problem.Kind;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;

/** Finds everything that keeps a setup from being a position. */
final class SetupCheck {
    private static final int MOST_PLIES = 9999;

    private final Setup setup;
    private final CompiledVariant variant;
    private final Board board;
    private final List<Problem> problems = new ArrayList<>();

    private SetupCheck(Setup setup) {
        this.setup = setup;
        variant = setup.variant();
        board = variant.board();
    }

    static List<Problem> problems(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.kings();
        check.pawns();
        check.hands();
        check.placement();
        check.virgins();
        check.clocks();
        if (check.problems.isEmpty()) {
            check.inPlay(new Position(setup));
        }
        return check.problems;
    }

    private void add(Kind kind, String message) {
        problems.add(new Problem(kind, message));
    }

    private String name(int type) {
        return variant.variant().piece(type).name();
    }

    private static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    private void kings() {
        for (int color = 0; color < 2; color++) {
            int king = Pieces.of(color, variant.king());
            long count = setup.board().stream().filter(piece -> piece == king).count();
            if (count != 1) {
                add(Kind.KINGS, side(color) + " must have one " + name(variant.king()) + ", not " + count);
            }
        }
    }

    private void pawns() {
        for (int square = 0; square < board.squares(); square++) {
            int piece = setup.board().get(square);
            if (piece != Pieces.NONE
                    && variant.isPawn(Pieces.type(piece))
                    && !variant.pawnPlaces(Pieces.color(piece)).contains(square)) {
                String who = side(Pieces.color(piece)) + "'s " + name(Pieces.type(piece));
                add(Kind.PAWN_PLACE, who + " cannot be on " + board.shownName(square));
            }
        }
    }

    private void hands() {
        Variant declared = variant.variant();
        for (int color = 0; color < 2; color++) {
            for (int type = 1; type <= variant.types(); type++) {
                int wanted = type;
                long most = declared.start().hand().stream()
                        .filter(held -> held == wanted)
                        .count();
                if (setup.hand(color).get(type) > most) {
                    add(Kind.HAND, side(color) + " has more of " + name(type) + " in hand than the game's " + most);
                }
            }
        }
    }

    private boolean isEmptyHanded(int color) {
        return setup.hand(color).stream().allMatch(count -> count == 0);
    }

    /** Where pieces wait to be placed, all of them wait, their squares are free and it is that side's turn. */
    private void placement() {
        Arrangements arrangements = variant.arrangements();
        if (arrangements == null) {
            return;
        }
        for (int color = 0; color < 2; color++) {
            if (isEmptyHanded(color)) {
                continue;
            }
            int inHand = setup.hand(color).stream().mapToInt(Integer::intValue).sum();
            if (inHand != arrangements.size()) {
                add(Kind.HAND, side(color) + " must have all " + arrangements.size() + " pieces in hand, or none");
            }
            for (int square : arrangements.squares(color)) {
                if (setup.board().get(square) != Pieces.NONE) {
                    add(
                            Kind.HAND,
                            board.shownName(square) + " must be free: " + side(color) + " has yet to place there");
                }
            }
        }
        int first = isEmptyHanded(Color.WHITE) ? Color.BLACK : Color.WHITE;
        if (!isEmptyHanded(first) && setup.sideToMove() != first) {
            add(Kind.HAND, side(first) + " has pieces to place and must be to move");
        }
    }

    private void virgins() {
        for (int square : setup.virgin()) {
            int piece = setup.board().get(square);
            if (piece == Pieces.NONE
                    || piece != variant.variant().start().board().get(square) && !isPlaced(square, piece)) {
                add(
                        Kind.RIGHTS,
                        "there is no unmoved piece on " + board.shownName(square) + " to give the rights stated");
            }
        }
    }

    private boolean isPlaced(int square, int piece) {
        Arrangements arrangements = variant.arrangements();
        if (arrangements == null) {
            return false;
        }
        for (int placed : arrangements.squares(Pieces.color(piece))) {
            if (placed == square) {
                return variant.variant().start().hand().contains(Pieces.type(piece));
            }
        }
        return false;
    }

    private void clocks() {
        if (setup.halfmoveClock() < 0 || setup.halfmoveClock() > MOST_PLIES) {
            add(Kind.CLOCK, "the halfmove clock must be 0 to " + MOST_PLIES + ", not " + setup.halfmoveClock());
        }
        if (setup.fullmoveNumber() < 1 || setup.fullmoveNumber() > MOST_PLIES) {
            add(Kind.CLOCK, "the move number must be 1 to " + MOST_PLIES + ", not " + setup.fullmoveNumber());
        }
    }

    private void inPlay(Position p) {
        int us = p.sideToMove();
        int them = Color.opposite(us);
        if (p.isAttacked(p.kingSquare(them), us)) {
            add(Kind.OPPONENT_IN_CHECK, side(them) + " is in check, and it is not its turn");
        }
        if (setup.enPassant() != Position.NO_SQUARE && EnPassant.victim(p, setup.enPassant()) == Position.NO_SQUARE) {
            add(Kind.EN_PASSANT, "no pawn can have just passed " + board.shownName(setup.enPassant()));
        }
        if (setup.tradeBan() != Position.NO_SQUARE) {
            tradeBan(p, them);
        }
    }

    private void tradeBan(Position p, int them) {
        int banned = variant.tradeBanPiece();
        int piece = p.pieceAt(setup.tradeBan());
        boolean fits = banned != 0
                && piece != Pieces.NONE
                && Pieces.color(piece) == them
                && (Pieces.type(piece) != banned || mayHavePromoted(them, setup.tradeBan(), banned))
                && (p.piecesLo(them, banned) | p.piecesHi(them, banned)) != 0;
        if (!fits) {
            add(Kind.TRADE_BAN, "no ban on trades can come from " + board.shownName(setup.tradeBan()));
        }
    }

    /** Whether the piece of that type may have been a pawn when it took. */
    private boolean mayHavePromoted(int color, int square, int type) {
        return variant.promotionZone(color).contains(square)
                && Arrays.stream(variant.promotions()).anyMatch(promotion -> promotion == type);
    }
}
