package org.howdah.lab.tablebase;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.stream.IntStream;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.lab.LabException;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;

/**
 * Values the positions of one slice by looking back from the ends, ply by ply.
 *
 * <p>First every position is looked at forward, by the rules: it is over, or its moves that leave the slice have values already
 * and those that stay in it are counted. Then, for each number of plies: what was found lost before makes all positions that lead
 * there won; what was found won takes one move off the count of all positions that lead there, and a count of 0 means lost. What
 * is never reached is drawn.
 *
 * <p>Threads share the work by ranges of positions. Two that write the same state at once write the same value: a position is won
 * or lost in a number of plies that does not depend on who finds it.
 */
final class SliceSolver {
    /** No such position: men on one square, or the side to move could take the king. */
    private static final short ILLEGAL = Short.MIN_VALUE;

    /** Over and drawn. */
    private static final short DRAWN = Short.MIN_VALUE + 1;

    private static final short OPEN = 0;

    /** A count that does not get to 0: some move is no loss. */
    private static final int SAFE = 255;

    static final int CHUNK = 1 << 14;
    private static final VarHandle COUNTS = MethodHandles.arrayElementVarHandle(int[].class);

    private final TableLayout layout;
    private final Tablebase tables;
    private final int slice;
    private final boolean fiftyMoves;
    private final Watch watch;
    private final Retreats[] retreats;
    private final boolean[] isPawn;

    /**
     * By side to move and position: a value of {@link TableValue} once it is decided; below 0, won or lost by leaving the slice
     * once so many plies have been looked at.
     */
    private final short[][] states;

    /** Four counts of moves to an int. */
    private final int[][] counts;

    private final LongAccumulator latest = new LongAccumulator(Math::max, 0);

    private SliceSolver(TableLayout layout, Tablebase tables, int slice, boolean fiftyMoves, Watch watch) {
        this.watch = watch;
        this.layout = layout;
        this.tables = tables;
        this.slice = slice;
        this.fiftyMoves = fiftyMoves;
        retreats = new Retreats[layout.men()];
        isPawn = new boolean[layout.men()];
        for (int man = 0; man < retreats.length; man++) {
            isPawn[man] = layout.variant().isPawn(Pieces.type(layout.man(man)));
            retreats[man] = new Retreats(layout.variant(), layout.man(man));
        }
        states = new short[2][layout.positions()];
        counts = new int[2][layout.positions() / 4 + 1];
    }

    /** How much memory a slice takes while it is solved, in bytes. */
    static long bytes(TableLayout layout) {
        return 2L * layout.positions() * (Short.BYTES + 1 + Short.BYTES + 2);
    }

    /**
     * The values of a slice, by side to move; of no meaning when the watch is stopped meanwhile.
     *
     * @param tables has the tables of all endings that this one leads to, and of this one the slices that this one leads to
     */
    static short[][] solve(TableLayout layout, Tablebase tables, int slice, Watch watch) throws LabException {
        SliceSolver toTheEnd = new SliceSolver(layout, tables, slice, false, watch);
        toTheEnd.run();
        if (toTheEnd.longest() > Ending.FIFTY_MOVES_PLIES) {
            SliceSolver inTime = new SliceSolver(layout, tables, slice, true, watch);
            inTime.run();
            toTheEnd.spoil(inTime);
        }
        toTheEnd.fill();
        return toTheEnd.states;
    }

    private void run() throws LabException {
        overChunks(this::begin);
        int last = fiftyMoves ? Ending.FIFTY_MOVES_PLIES : TableValue.MAX_PLIES;
        for (int plies = 1; plies <= last; plies++) {
            int now = plies;
            long found = overChunks(chunk -> decide(chunk, now));
            if (found == 0 && plies >= latest.get() || watch.isStopped()) {
                return;
            }
        }
        if (!fiftyMoves) {
            throw new LabException("an ending of more than " + TableValue.MAX_PLIES + " plies cannot be told");
        }
    }

    /** Work on some positions. */
    private interface Work {
        /** How many it decided. */
        long on(int chunk);
    }

    private long overChunks(Work work) {
        return IntStream.range(0, chunks(layout))
                .parallel()
                .mapToLong(chunk -> watch.isStopped() ? 0 : work.on(chunk))
                .sum();
    }

    /** Into how many parts the positions of a slice are divided. */
    static int chunks(TableLayout layout) {
        return (layout.positions() + CHUNK - 1) / CHUNK;
    }

    private int end(int chunk) {
        return Math.min(layout.positions(), (chunk + 1) * CHUNK);
    }

    // Looking forward

    private long begin(int chunk) {
        Stage stage = new Stage(layout);
        Probe probe = new Probe(tables);
        MoveList moves = new MoveList();
        layout.placeSlice(slice, stage.at);
        for (int number = chunk * CHUNK; number < end(chunk); number++) {
            layout.place(number, stage.at);
            boolean stands = stage.show();
            for (int side = 0; side < 2; side++) {
                if (stands && stage.turnTo(side)) {
                    states[side][number] = begin(stage, number, probe, moves);
                } else {
                    states[side][number] = ILLEGAL;
                }
            }
        }
        if (!fiftyMoves) {
            watch.partDone();
        }
        return 0;
    }

    private short begin(Stage stage, int number, Probe probe, MoveList moves) {
        Position p = stage.position();
        moves.clear();
        Moves.legal(p, moves);
        if (moves.isEmpty()) {
            int value = Probe.ended(p);
            return value == TableValue.DRAW ? DRAWN : (short) value;
        }
        if (Ending.ofOngoing(p) == Ending.DEAD_MATERIAL) {
            return DRAWN;
        }
        int staying = 0;
        int best = TableValue.UNKNOWN;
        for (int i = 0; i < moves.size(); i++) {
            if (stage.leavesSlice(moves.get(i))) {
                int value = left(p, moves.get(i), probe);
                best = best == TableValue.UNKNOWN || TableValue.isBetter(value, best) ? value : best;
            } else {
                staying++;
            }
        }
        if (staying >= SAFE) {
            throw new IllegalStateException("a position has " + staying + " moves");
        }
        boolean mayLose = best == TableValue.UNKNOWN || TableValue.isLoss(best);
        setCount(p.sideToMove(), number, mayLose ? staying : SAFE);
        return best == TableValue.UNKNOWN || best == TableValue.DRAW ? OPEN : pending(best);
    }

    /** The value of a move that leaves the slice, for the side that makes it. */
    private int left(Position p, int move, Probe probe) {
        p.make(move);
        int reply = probe.value(p);
        p.unmake();
        if (reply == TableValue.UNKNOWN) {
            throw new IllegalStateException("a move leads to an ending without a table");
        }
        if (!fiftyMoves) {
            return TableValue.before(reply);
        }
        // The clock begins anew: all that counts is whether what follows is decided in time.
        if (reply == TableValue.DRAW || TableValue.isSpoiled(reply)) {
            return TableValue.DRAW;
        }
        return TableValue.isWin(reply) ? TableValue.loss(1) : TableValue.win(1);
    }

    private short pending(int value) {
        int plies = TableValue.plies(value);
        latest.accumulate(plies);
        return (short) -(TableValue.isWin(value) ? TableValue.win(plies) : TableValue.loss(plies));
    }

    // Looking back

    private long decide(int chunk, int plies) {
        short won = (short) TableValue.win(plies - 1);
        short lost = (short) TableValue.loss(plies - 1);
        short winsNow = (short) TableValue.win(plies);
        short losesNow = (short) TableValue.loss(plies);
        int[] at = new int[layout.men()];
        layout.placeSlice(slice, at);
        long found = 0;
        for (int side = 0; side < 2; side++) {
            short[] state = states[side];
            for (int number = chunk * CHUNK; number < end(chunk); number++) {
                short now = state[number];
                if (now == won || now == lost) {
                    layout.place(number, at);
                    found += lookBack(at, Color.opposite(side), now == lost, plies);
                } else if (now == -winsNow || now == -losesNow && count(side, number) == 0) {
                    state[number] = (short) -now;
                    found++;
                }
            }
        }
        return found;
    }

    /** From a position to all those that lead there: a side moved. */
    private long lookBack(int[] at, int mover, boolean wins, int plies) {
        long lo = 0;
        long hi = 0;
        for (int square : at) {
            lo |= Bits.lo(square);
            hi |= Bits.hi(square);
        }
        long found = 0;
        for (int man = 0; man < at.length; man++) {
            if (isPawn[man] || Pieces.color(layout.man(man)) != mover) {
                continue;
            }
            int to = at[man];
            for (long rest = retreats[man].lo(to, lo, hi); rest != 0; rest &= rest - 1) {
                at[man] = Long.numberOfTrailingZeros(rest);
                found += wins ? win(mover, at, plies) : loseMove(mover, at, plies);
            }
            for (long rest = retreats[man].hi(to, lo, hi); rest != 0; rest &= rest - 1) {
                at[man] = Long.SIZE + Long.numberOfTrailingZeros(rest);
                found += wins ? win(mover, at, plies) : loseMove(mover, at, plies);
            }
            at[man] = to;
            if (retreats[man].mayHavePassed(to, lo, hi)) {
                found += wins ? win(mover, at, plies) : loseMove(mover, at, plies);
            }
        }
        return found;
    }

    private int win(int side, int[] at, int plies) {
        int number = layout.number(at);
        short state = states[side][number];
        if (isDecided(state)) {
            return 0;
        }
        states[side][number] = (short) TableValue.win(plies);
        return 1;
    }

    private int loseMove(int side, int[] at, int plies) {
        int number = layout.number(at);
        short state = states[side][number];
        if (isDecided(state) || countDown(side, number) != 0) {
            return 0;
        }
        short loses = (short) TableValue.loss(plies);
        if (state < -loses) { // by leaving the slice it can hold out for longer
            return 0;
        }
        states[side][number] = loses;
        return 1;
    }

    private static boolean isDecided(short state) {
        return state > 0 || state <= DRAWN;
    }

    private void setCount(int side, int number, int count) {
        int shift = (number & 3) * Byte.SIZE;
        // Four positions share an int, and all four are begun by one thread: a chunk is a multiple of four.
        counts[side][number >> 2] = counts[side][number >> 2] & ~(0xFF << shift) | count << shift;
    }

    private int count(int side, int number) {
        return (int) COUNTS.getVolatile(counts[side], number >> 2) >> (number & 3) * Byte.SIZE & 0xFF;
    }

    private int countDown(int side, int number) {
        int shift = (number & 3) * Byte.SIZE;
        return ((int) COUNTS.getAndAdd(counts[side], number >> 2, -(1 << shift)) >> shift & 0xFF) - 1;
    }

    // What came of it

    private int longest() {
        int longest = 0;
        for (short[] side : states) {
            for (short state : side) {
                longest = Math.max(longest, state > 0 ? TableValue.plies(state) : 0);
            }
        }
        return longest;
    }

    /** Marks what is decided, but not in time. */
    private void spoil(SliceSolver inTime) {
        for (int side = 0; side < 2; side++) {
            for (int number = 0; number < states[side].length; number++) {
                if (states[side][number] > 0 && inTime.states[side][number] <= 0) {
                    states[side][number] = (short) TableValue.spoiled(states[side][number]);
                }
            }
        }
    }

    /** What is not decided is drawn; what is no position gets the value beside it, which packs best. */
    private void fill() {
        for (short[] side : states) {
            short before = TableValue.DRAW;
            for (int number = 0; number < side.length; number++) {
                if (side[number] == ILLEGAL) {
                    side[number] = before;
                } else if (side[number] < 0) {
                    side[number] = TableValue.DRAW;
                }
                before = side[number];
            }
        }
    }
}
