package org.howdah.rules.position;

import java.util.Objects;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.ZobristKeys;

/** Making moves and taking them back. */
final class MakeMove {
    private static final int FIRST_VICTIM_SHIFT = 25;
    private static final int SECOND_VICTIM_SHIFT = 31;
    private static final int MOVER_SHIFT = 37;
    private static final int CLOCK_SHIFT = 43;
    private static final int PIECE_MASK = 63;

    private MakeMove() {}

    static void make(Position p, int move) {
        p.history.push(move, p.key, p.rights.virginLo, p.rights.virginHi);
        long before = p.rights.pack() | (long) p.halfmoveClock << CLOCK_SHIFT;
        lapse(p);
        p.halfmoveClock++;
        int us = p.sideToMove;
        int hadInHand = p.men.handSize[us];
        long victims = switch (Move.kind(move)) {
            case Move.CASTLING, Move.PARTNER_GATE -> castle(p, move);
            case Move.TWO_LEG -> moveTwice(p, move);
            case Move.PASS -> 0;
            case Move.PLACEMENT -> place(p, move);
            default -> step(p, move);
        };
        p.history.state(before | victims);
        if (Move.kind(move) != Move.PASS) {
            updateVirgins(p, move, hadInHand != p.men.handSize[us]);
        }
        p.fullmoveNumber += us;
        p.sideToMove = Color.opposite(us);
        p.key ^= p.variant.keys().blackToMove();
        if (Move.kind(move) == Move.DOUBLE_STEP) {
            EnPassant.open(p, Move.via(move), Move.to(move));
            if (p.rights.enPassantCounts) {
                p.key ^= p.variant.keys().enPassant(p.rights.enPassant);
            }
        }
    }

    /** En passant and trade bans are for one move only. */
    private static void lapse(Position p) {
        Rights rights = p.rights;
        if (rights.enPassant != Position.NO_SQUARE) {
            if (rights.enPassantCounts) {
                p.key ^= p.variant.keys().enPassant(rights.enPassant);
            }
            rights.closeEnPassant();
        }
        if (rights.tradeBan != Position.NO_SQUARE) {
            p.key ^= p.variant.keys().tradeBan(rights.tradeBan);
            rights.tradeBan = Position.NO_SQUARE;
        }
    }

    private static long step(Position p, int move) {
        int kind = Move.kind(move);
        int from = Move.from(move);
        int to = Move.to(move);
        int victimSquare = kind == Move.EN_PASSANT ? Move.via(move) : to;
        int victim = p.men.board[victimSquare];
        if (victim != Pieces.NONE) {
            take(p, victimSquare);
            p.halfmoveClock = 0;
        }
        int piece = take(p, from);
        if (p.variant.isPawn(Pieces.type(piece))) {
            p.halfmoveClock = 0;
        }
        put(p, to, Move.isPromotion(move) ? Pieces.of(p.sideToMove, Move.piece(move)) : piece);
        if (kind == Move.STEP && Move.piece(move) != 0) {
            gate(p, from, Move.piece(move));
        }
        banTrade(p, Pieces.type(piece), Pieces.type(victim), 0, to);
        return (long) victim << FIRST_VICTIM_SHIFT | (long) piece << MOVER_SHIFT;
    }

    private static long moveTwice(Position p, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = take(p, from);
        int first = take(p, Move.via(move));
        int second = p.men.board[to];
        if (second != Pieces.NONE) {
            take(p, to);
        }
        put(p, to, piece);
        p.halfmoveClock = 0;
        if (Move.piece(move) != 0) {
            gate(p, from, Move.piece(move));
        }
        banTrade(p, Pieces.type(piece), Pieces.type(first), Pieces.type(second), to);
        return (long) first << FIRST_VICTIM_SHIFT | (long) second << SECOND_VICTIM_SHIFT | (long) piece << MOVER_SHIFT;
    }

    private static long castle(Position p, int move) {
        CastlingPath path = path(p, move);
        int king = take(p, path.kingFrom());
        int partner = take(p, path.partnerFrom());
        put(p, path.kingTo(), king);
        put(p, path.partnerTo(), partner);
        if (Move.piece(move) != 0) {
            gate(p, gateSquare(move), Move.piece(move));
        }
        return 0;
    }

    private static int gateSquare(int move) {
        return Move.kind(move) == Move.PARTNER_GATE ? Move.via(move) : Move.from(move);
    }

    private static CastlingPath path(Position p, int move) {
        for (CastlingPath path : p.variant.castlings(p.sideToMove)) {
            if (path.partnerFrom() == Move.via(move)) {
                return path;
            }
        }
        throw new IllegalArgumentException("not a castling of " + p.variant.id());
    }

    private static long place(Position p, int move) {
        Arrangements arrangements = arrangements(p);
        int[] squares = arrangements.squares(p.sideToMove);
        int[] types = arrangements.types(Move.to(move));
        for (int i = 0; i < squares.length; i++) {
            gate(p, squares[i], types[i]);
            p.rights.virginLo |= Bits.lo(squares[i]);
            p.rights.virginHi |= Bits.hi(squares[i]);
        }
        p.halfmoveClock = 0;
        return 0;
    }

    private static Arrangements arrangements(Position p) {
        return Objects.requireNonNull(p.variant.arrangements(), "a placement in a game without any");
    }

    /** Puts a piece from the hand on an empty square. */
    private static void gate(Position p, int square, int type) {
        int piece = Pieces.of(p.sideToMove, type);
        p.key ^= p.variant.keys().pieceInHand(piece, p.men.hand[piece]);
        p.men.takeFromHand(piece);
        put(p, square, piece);
    }

    /** After another piece has taken one under the trade ban, the reply may not take the mover's own, if it has one. */
    private static void banTrade(Position p, int mover, int first, int second, int square) {
        int banned = p.variant.tradeBanPiece();
        if (banned == 0 || mover == banned || first != banned && second != banned) {
            return;
        }
        int own = Pieces.of(p.sideToMove, banned);
        if ((p.men.piecesLo[own] | p.men.piecesHi[own]) != 0) {
            p.rights.tradeBan = square;
            p.key ^= p.variant.keys().tradeBan(square);
        }
    }

    private static void updateVirgins(Position p, int move, boolean handChanged) {
        Rights rights = p.rights;
        long oldLo = p.history.virginLo();
        long oldHi = p.history.virginHi();
        if (Move.kind(move) != Move.PLACEMENT) {
            int from = Move.from(move);
            int to = Move.to(move);
            // `via` is a victim's or a partner's square, or one passed and empty, or a1 for moves without one
            int via = Move.kind(move) == Move.STEP || Move.kind(move) == Move.PROMOTION ? to : Move.via(move);
            rights.virginLo &= ~(Bits.lo(from) | Bits.lo(to) | Bits.lo(via));
            rights.virginHi &= ~(Bits.hi(from) | Bits.hi(to) | Bits.hi(via));
        }
        if (rights.virginLo == oldLo && rights.virginHi == oldHi && !handChanged) {
            return;
        }
        rights.forgetIdle();
        ZobristKeys keys = p.variant.keys();
        for (long lo = oldLo ^ rights.virginLo; lo != 0; lo &= lo - 1) {
            p.key ^= keys.virgin(Long.numberOfTrailingZeros(lo));
        }
        for (long hi = oldHi ^ rights.virginHi; hi != 0; hi &= hi - 1) {
            p.key ^= keys.virgin(Long.SIZE + Long.numberOfTrailingZeros(hi));
        }
    }

    private static int take(Position p, int square) {
        int piece = p.men.take(square);
        p.key ^= p.variant.keys().pieceOnSquare(piece, square);
        return piece;
    }

    private static void put(Position p, int square, int piece) {
        p.men.put(square, piece);
        p.key ^= p.variant.keys().pieceOnSquare(piece, square);
    }

    static void unmake(Position p) {
        int move = p.history.move();
        long state = p.history.state();
        p.sideToMove = Color.opposite(p.sideToMove);
        p.fullmoveNumber -= p.sideToMove;
        switch (Move.kind(move)) {
            case Move.CASTLING, Move.PARTNER_GATE -> uncastle(p, move);
            case Move.PLACEMENT -> unplace(p);
            case Move.PASS -> {}
            default -> unstep(p, move, state);
        }
        restore(p, state);
    }

    private static void unstep(Position p, int move, long state) {
        Men men = p.men;
        int kind = Move.kind(move);
        int to = Move.to(move);
        int first = (int) (state >> FIRST_VICTIM_SHIFT) & PIECE_MASK;
        int second = (int) (state >> SECOND_VICTIM_SHIFT) & PIECE_MASK;
        men.take(to);
        if (!Move.isPromotion(move) && Move.piece(move) != 0) {
            men.addToHand(men.take(Move.from(move)));
        }
        men.put(Move.from(move), (int) (state >> MOVER_SHIFT) & PIECE_MASK);
        if (first != Pieces.NONE) {
            men.put(kind == Move.EN_PASSANT || kind == Move.TWO_LEG ? Move.via(move) : to, first);
        }
        if (second != Pieces.NONE) {
            men.put(to, second);
        }
    }

    private static void uncastle(Position p, int move) {
        Men men = p.men;
        if (Move.piece(move) != 0) {
            men.addToHand(men.take(gateSquare(move)));
        }
        CastlingPath path = path(p, move);
        int king = men.take(path.kingTo());
        int partner = men.take(path.partnerTo());
        men.put(path.kingFrom(), king);
        men.put(path.partnerFrom(), partner);
    }

    private static void unplace(Position p) {
        for (int square : arrangements(p).squares(p.sideToMove)) {
            p.men.addToHand(p.men.take(square));
        }
    }

    private static void restore(Position p, long state) {
        p.rights.restore(state);
        p.rights.virginLo = p.history.virginLo();
        p.rights.virginHi = p.history.virginHi();
        p.halfmoveClock = (int) (state >> CLOCK_SHIFT);
        p.key = p.history.key();
        p.history.pop();
    }

    static void makeNull(Position p) {
        p.history.push(Move.NONE, p.key, p.rights.virginLo, p.rights.virginHi);
        p.history.state(p.rights.pack() | (long) p.halfmoveClock << CLOCK_SHIFT);
        lapse(p);
        p.halfmoveClock++;
        p.fullmoveNumber += p.sideToMove;
        p.sideToMove = Color.opposite(p.sideToMove);
        p.key ^= p.variant.keys().blackToMove();
    }

    static void unmakeNull(Position p) {
        p.sideToMove = Color.opposite(p.sideToMove);
        p.fullmoveNumber -= p.sideToMove;
        restore(p, p.history.state());
    }
}
