package org.howdah.engine.search;

import java.util.Arrays;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Which quiet moves have been good: by side, start and end square (butterfly history), and by what was played one and
 * two plies before (continuation history); and which captures, by what they take. Values stay within {@code ±}{@value #LIMIT}: the closer to it, the less a
 * further success adds.
 */
final class History {
    private static final int LIMIT = 16_384;

    /** So many entries, a power of two: what many pieces on a large board would need beyond that is shared. */
    private static final int MOST_CONTINUATIONS = 1 << 22;

    private final int squares;
    private final int types;
    private final int places;
    private final short[] butterfly;
    private final short[] continuation;
    private final short[] captures;
    private final int mask;

    History(CompiledVariant variant) {
        squares = variant.board().squares();
        types = variant.types() + 1;
        places = 2 * types * squares;
        butterfly = new short[2 * squares * squares];
        captures = new short[places * types];
        int wanted = Integer.highestOneBit(places * places - 1) * 2;
        continuation = new short[Math.min(wanted, MOST_CONTINUATIONS)];
        mask = continuation.length - 1;
    }

    void clear() {
        Arrays.fill(butterfly, (short) 0);
        Arrays.fill(continuation, (short) 0);
        Arrays.fill(captures, (short) 0);
    }

    /** Names a move for the plies that follow it: which piece goes where. Ask before the move is made. */
    int place(Position position, int move) {
        int piece = position.pieceAt(Move.from(move));
        return (Pieces.color(piece) * types + Pieces.type(piece)) * squares + Move.to(move);
    }

    /** What {@link #place} would name when nothing, or a null move, came before. */
    static int noPlace() {
        return 0;
    }

    /**
     * How good a quiet move has been so far.
     *
     * @param before the place of the move one ply before
     * @param beforeThat the place of the move two plies before
     */
    int of(Position position, int move, int before, int beforeThat) {
        int place = place(position, move);
        return butterfly[fromTo(position, move)]
                + continuation[before * places + place & mask]
                + continuation[beforeThat * places + place & mask];
    }

    /** Remembers that a move was good, or bad when {@code bonus} is negative. */
    void add(Position position, int move, int before, int beforeThat, int bonus) {
        add(butterfly, fromTo(position, move), bonus);
        addFollowing(place(position, move), before, beforeThat, bonus);
    }

    /**
     * Remembers that a quiet move was good, or bad, after those before it; elsewhere it counts as it did.
     *
     * @param place of the move, as {@link #place} names it
     */
    void addFollowing(int place, int before, int beforeThat, int bonus) {
        add(continuation, before * places + place & mask, bonus);
        add(continuation, beforeThat * places + place & mask, bonus);
    }

    /** How good a capture or promotion has been so far, by what it takes first. */
    int ofCapture(Position position, int move) {
        return captures[place(position, move) * types + position.captured(move)];
    }

    /** Remembers that a capture or promotion was good, or bad when {@code bonus} is negative. */
    void addCapture(Position position, int move, int bonus) {
        add(captures, place(position, move) * types + position.captured(move), bonus);
    }

    /** What a cutoff at that depth is worth. */
    static int bonus(int depth) {
        return Math.min(1_600, 150 * depth);
    }

    private int fromTo(Position position, int move) {
        return (position.sideToMove() * squares + Move.from(move)) * squares + Move.to(move);
    }

    private static void add(short[] table, int index, int bonus) {
        table[index] += (short) (bonus - table[index] * Math.abs(bonus) / LIMIT);
    }
}
