package org.howdah.rules.variant;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.SquareTable;

/** A leap in one direction that is open only while the squares it passes are empty: from every square its end and those. */
public final class LameLeap {
    private final int[] targets;
    private final SquareTable ends;
    private final SquareTable passed;
    private final boolean moves;
    private final boolean captures;

    LameLeap(Board board, Movement movement, Step leap) {
        moves = movement.moves();
        captures = movement.captures();
        targets = new int[board.squares()];
        Arrays.fill(targets, Bits.EMPTY);
        ends = new SquareTable(board.squares());
        passed = new SquareTable(board.squares());
        for (int from = 0; from < board.squares(); from++) {
            int file = board.file(from);
            int rank = board.rank(from);
            if (board.contains(file + leap.files(), rank + leap.ranks())) {
                targets[from] = board.square(file + leap.files(), rank + leap.ranks());
                ends.add(from, targets[from]);
                for (Step step : passed(leap)) {
                    passed.add(from, board.square(file + step.files(), rank + step.ranks()));
                }
            }
        }
    }

    /** A straight leap passes every square on its line; a crooked one the square beside it, along its longer side. */
    private static List<Step> passed(Step leap) {
        int length = Lines.greatestCommonDivisor(leap.files(), leap.ranks());
        if (length == 1) {
            return List.of(
                    Math.abs(leap.files()) > Math.abs(leap.ranks())
                            ? new Step(Integer.signum(leap.files()), 0)
                            : new Step(0, Integer.signum(leap.ranks())));
        }
        return IntStream.range(1, length)
                .mapToObj(n -> new Step(leap.files() / length * n, leap.ranks() / length * n))
                .toList();
    }

    /** Whether it may end on an empty square. */
    public boolean moves() {
        return moves;
    }

    /** Whether it may end on an enemy piece. */
    public boolean captures() {
        return captures;
    }

    /** Where it ends from a square, {@link Bits#EMPTY} when that is off the board. */
    public int target(int from) {
        return targets[from];
    }

    /** The only square that it passes from a square, {@link Bits#EMPTY} when it passes more. */
    public int onlyPassed(int from) {
        long lo = passed.lo(from);
        long hi = passed.hi(from);
        return Bits.isSingle(lo, hi) ? Bits.lowest(lo, hi) : Bits.EMPTY;
    }

    /** Whether the squares that it passes from a square are empty. */
    public boolean isFree(int from, long occupiedLo, long occupiedHi) {
        return (passed.lo(from) & occupiedLo | passed.hi(from) & occupiedHi) == 0;
    }

    /** The lower half of where it may end: one square or none. */
    long lo(int from, long ownLo, long enemyLo, long occupiedLo, long occupiedHi) {
        return isFree(from, occupiedLo, occupiedHi) ? ends.lo(from) & allowed(ownLo, enemyLo, occupiedLo) : 0;
    }

    /** The upper half of where it may end: one square or none. */
    long hi(int from, long ownHi, long enemyHi, long occupiedLo, long occupiedHi) {
        return isFree(from, occupiedLo, occupiedHi) ? ends.hi(from) & allowed(ownHi, enemyHi, occupiedHi) : 0;
    }

    private long allowed(long own, long enemy, long occupied) {
        if (moves) {
            return captures ? ~own : ~occupied;
        }
        return enemy;
    }
}
