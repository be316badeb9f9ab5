package org.howdah.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.howdah.engine.eval.PieceValues;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Attackers;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Lines;
import org.jspecify.annotations.Nullable;

/**
 * Static exchange evaluation: what a move wins or loses in centipawns when both sides then go on capturing on the square
 * where it ends, the cheapest piece first, each stopping when that is better. A move of two legs begins with both its
 * victims. Pins are not seen, nor are second legs, hoppers and lame leaps of those that recapture.
 */
final class Exchange {
    private static final int ROYAL = 20_000;
    private static final int LONGEST = 64;

    /** Pieces of one kind and the squares they capture from; with lines, only along empty ones. */
    private record Capturer(
            int type, SquareTable from, @Nullable Lines lines, boolean firstMove) {}

    private final int[] values = new int[Pieces.MAX_TYPE + 1];
    private final Capturer[][] capturers = new Capturer[2][];
    private final int[] gains = new int[LONGEST];

    private long occupiedLo;
    private long occupiedHi;

    Exchange(CompiledVariant variant, PieceValues pieceValues) {
        for (int type = 1; type <= variant.types(); type++) {
            values[type] = type == variant.king() ? ROYAL : pieceValues.of(type);
        }
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            capturers[color] = capturers(variant.attackers(color));
        }
    }

    private Capturer[] capturers(Attackers attackers) {
        List<Capturer> list = new ArrayList<>();
        for (Attackers.Leaper leaper : attackers.leapers()) {
            list.add(new Capturer(Pieces.type(leaper.piece()), leaper.from(), null, leaper.firstMove()));
        }
        for (Attackers.Riders riders : attackers.riders()) {
            for (int piece : riders.pieces()) {
                list.add(new Capturer(Pieces.type(piece), riders.from(), riders.lines(), false));
            }
        }
        list.sort(Comparator.comparingInt(capturer -> values[capturer.type()]));
        return list.toArray(Capturer[]::new);
    }

    /** What the victims of a move and its promotion are worth, before anything is taken back. */
    int gain(Position position, int move) {
        int gain = values[position.captured(move)] + values[position.secondCaptured(move)];
        return Move.kind(move) == Move.PROMOTION ? gain + promotionGain(position, move) : gain;
    }

    /** The worth of the piece on a square. */
    int valueAt(Position position, int square) {
        return values[Pieces.type(position.pieceAt(square))];
    }

    private int promotionGain(Position position, int move) {
        return values[Move.piece(move)] - values[Pieces.type(position.pieceAt(Move.from(move)))];
    }

    /** What a legal move comes to, recaptures included. */
    int of(Position position, int move) {
        int from = Move.from(move);
        int target = Move.to(move);
        gains[0] = gain(position, move);
        int mover = Pieces.type(position.pieceAt(from));
        int onTarget = values[Move.kind(move) == Move.PROMOTION ? Move.piece(move) : mover];
        occupy(position);
        leave(from);
        if (Move.kind(move) == Move.TWO_LEG || Move.kind(move) == Move.EN_PASSANT) {
            leave(Move.via(move));
        }
        occupiedLo |= Bits.lo(target);
        occupiedHi |= Bits.hi(target);
        int side = Color.opposite(position.sideToMove());
        int last = 0;
        while (last + 1 < LONGEST) {
            int type = takeCheapest(position, side, target);
            if (type == 0) {
                break;
            }
            last++;
            gains[last] = onTarget - gains[last - 1];
            onTarget = values[type];
            side = Color.opposite(side);
        }
        while (last > 0) {
            gains[last - 1] = -Math.max(-gains[last - 1], gains[last]);
            last--;
        }
        return gains[0];
    }

    private void occupy(Position position) {
        occupiedLo = position.colorLo(Color.WHITE) | position.colorLo(Color.BLACK);
        occupiedHi = position.colorHi(Color.WHITE) | position.colorHi(Color.BLACK);
    }

    private void leave(int square) {
        occupiedLo &= ~Bits.lo(square);
        occupiedHi &= ~Bits.hi(square);
    }

    /** Lifts the cheapest piece of a side that captures on the target, and says its type; 0 when there is none. */
    private int takeCheapest(Position position, int side, int target) {
        for (Capturer capturer : capturers[side]) {
            long lo = position.piecesLo(side, capturer.type) & capturer.from.lo(target) & occupiedLo;
            long hi = position.piecesHi(side, capturer.type) & capturer.from.hi(target) & occupiedHi;
            if (capturer.firstMove) {
                lo &= position.virginLo();
                hi &= position.virginHi();
            }
            while ((lo | hi) != 0) {
                int from = Bits.lowest(lo, hi);
                if (from != target && isOpen(capturer.lines, from, target)) {
                    leave(from);
                    return capturer.type;
                }
                hi &= lo == 0 ? hi - 1 : -1;
                lo &= lo - 1;
            }
        }
        return 0;
    }

    private boolean isOpen(@Nullable Lines lines, int from, int target) {
        return lines == null
                || (lines.betweenLo(from, target) & occupiedLo | lines.betweenHi(from, target) & occupiedHi) == 0;
    }
}
