package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;

/** Leaps that are open only while the squares they pass are empty: targets and passed squares from every square. */
public final class LameLeaps {
    private final int[][] targets;
    private final long[][] passedLo;
    private final long[][] passedHi;
    private final boolean moves;
    private final boolean captures;

    LameLeaps(Board board, Movement movement, List<Step> steps) {
        moves = movement.moves();
        captures = movement.captures();
        targets = new int[board.squares()][];
        passedLo = new long[board.squares()][];
        passedHi = new long[board.squares()][];
        for (int from = 0; from < board.squares(); from++) {
            fill(board, steps, from);
        }
    }

    private void fill(Board board, List<Step> steps, int from) {
        int file = board.file(from);
        int rank = board.rank(from);
        List<Step> fitting = new ArrayList<>();
        for (Step step : steps) {
            if (board.contains(file + step.files(), rank + step.ranks())) {
                fitting.add(step);
            }
        }
        targets[from] = new int[fitting.size()];
        passedLo[from] = new long[fitting.size()];
        passedHi[from] = new long[fitting.size()];
        for (int i = 0; i < fitting.size(); i++) {
            Step step = fitting.get(i);
            targets[from][i] = board.square(file + step.files(), rank + step.ranks());
            for (Step passed : passed(step)) {
                int square = board.square(file + passed.files(), rank + passed.ranks());
                passedLo[from][i] |= Bits.lo(square);
                passedHi[from][i] |= Bits.hi(square);
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
        List<Step> passed = new ArrayList<>();
        for (int n = 1; n < length; n++) {
            passed.add(new Step(leap.files() / length * n, leap.ranks() / length * n));
        }
        return passed;
    }

    /** Whether these leaps may end on an empty square. */
    public boolean moves() {
        return moves;
    }

    /** Whether these leaps may end on an enemy piece. */
    public boolean captures() {
        return captures;
    }

    /** How many leaps there are from a square. */
    public int count(int from) {
        return targets[from].length;
    }

    /** Where the leap numbered {@code i} from a square ends. */
    public int target(int from, int i) {
        return targets[from][i];
    }

    /** The only square that the leap numbered {@code i} passes, {@link Bits#EMPTY} when it passes more. */
    public int onlyPassed(int from, int i) {
        long lo = passedLo[from][i];
        long hi = passedHi[from][i];
        return Bits.isSingle(lo, hi) ? Bits.lowest(lo, hi) : Bits.EMPTY;
    }

    /** The lower half of the squares that must be empty for the leap numbered {@code i}. */
    public long passedLo(int from, int i) {
        return passedLo[from][i];
    }

    /** The upper half of the squares that must be empty for the leap numbered {@code i}. */
    public long passedHi(int from, int i) {
        return passedHi[from][i];
    }
}
