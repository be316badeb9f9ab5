package org.howdah.rules.position;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareSet;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;

/**
 * What a position remembers beyond the men: virgin pieces, the pawn that can be taken en passant and the trade ban.
 *
 * <p>One set of virgin squares serves castling, gating and first moves. It holds only what still gives a right, so that
 * equal rights mean equal sets and equal keys.
 */
final class Rights {
    private final CompiledVariant variant;
    private final Men men;
    private final boolean hasFirstMovers;
    long virginLo;
    long virginHi;
    int enPassant = Position.NO_SQUARE;
    int enPassantVictim = Position.NO_SQUARE;
    /** Whether en passant is legal: only then does it make a different position. */
    boolean enPassantCounts;

    int tradeBan = Position.NO_SQUARE;

    Rights(CompiledVariant variant, Men men) {
        this.variant = variant;
        this.men = men;
        boolean found = false;
        for (int type = 1; type <= variant.types(); type++) {
            found |= variant.isFirstMover(type);
        }
        hasFirstMovers = found;
    }

    void set(SquareSet virgin, int tradeBanSquare) {
        virginLo = virgin.lo();
        virginHi = virgin.hi();
        tradeBan = tradeBanSquare;
        forgetIdle();
    }

    void openEnPassant(int square, int victim, boolean counts) {
        enPassant = square;
        enPassantVictim = victim;
        enPassantCounts = counts;
    }

    void closeEnPassant() {
        enPassant = Position.NO_SQUARE;
        enPassantVictim = Position.NO_SQUARE;
        enPassantCounts = false;
    }

    /** Drops the virgin squares that give no right any more. */
    void forgetIdle() {
        long keptLo = 0;
        long keptHi = 0;
        for (int color = 0; color < 2; color++) {
            if (men.handSize[color] != 0) {
                keptLo |= variant.gatingSquares(color).lo();
                keptHi |= variant.gatingSquares(color).hi();
            }
            for (CastlingPath path : variant.castlings(color)) {
                if (isVirgin(path.kingFrom()) && isVirgin(path.partnerFrom())) {
                    keptLo |= Bits.lo(path.kingFrom()) | Bits.lo(path.partnerFrom());
                    keptHi |= Bits.hi(path.kingFrom()) | Bits.hi(path.partnerFrom());
                }
            }
        }
        if (hasFirstMovers) {
            for (int type = 1; type <= variant.types(); type++) {
                if (variant.isFirstMover(type)) {
                    keptLo |= men.piecesLo[Pieces.of(0, type)] | men.piecesLo[Pieces.of(1, type)];
                    keptHi |= men.piecesHi[Pieces.of(0, type)] | men.piecesHi[Pieces.of(1, type)];
                }
            }
        }
        virginLo &= keptLo;
        virginHi &= keptHi;
    }

    private boolean isVirgin(int square) {
        return Bits.contains(virginLo, virginHi, square);
    }

    /** The share of all this in the position's key. */
    long key() {
        long key = enPassantCounts ? variant.keys().enPassant(enPassant) : 0;
        if (tradeBan != Position.NO_SQUARE) {
            key ^= variant.keys().tradeBan(tradeBan);
        }
        for (long lo = virginLo; lo != 0; lo &= lo - 1) {
            key ^= variant.keys().virgin(Long.numberOfTrailingZeros(lo));
        }
        for (long hi = virginHi; hi != 0; hi &= hi - 1) {
            key ^= variant.keys().virgin(Long.SIZE + Long.numberOfTrailingZeros(hi));
        }
        return key;
    }

    /** The few numbers that a move may change, packed for the history: see {@link #restore}. */
    long pack() {
        return (enPassant + 1L)
                | (enPassantVictim + 1L) << 8
                | (tradeBan + 1L) << 16
                | (enPassantCounts ? 1L << 24 : 0);
    }

    void restore(long packed) {
        enPassant = (int) (packed & 0xFF) - 1;
        enPassantVictim = (int) (packed >> 8 & 0xFF) - 1;
        tradeBan = (int) (packed >> 16 & 0xFF) - 1;
        enPassantCounts = (packed >> 24 & 1) != 0;
    }

    void copyFrom(Rights other) {
        virginLo = other.virginLo;
        virginHi = other.virginHi;
        restore(other.pack());
    }

    boolean isConsistent() {
        long lo = virginLo;
        long hi = virginHi;
        forgetIdle();
        boolean minimal = lo == virginLo && hi == virginHi;
        virginLo = lo;
        virginHi = hi;
        return minimal
                && (lo & ~(men.colorLo[0] | men.colorLo[1])) == 0
                && (hi & ~(men.colorHi[0] | men.colorHi[1])) == 0;
    }
}
