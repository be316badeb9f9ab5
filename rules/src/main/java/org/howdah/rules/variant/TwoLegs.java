package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.SquareTable;
import org.jspecify.annotations.Nullable;

/**
 * Moves of two legs from every square: where the first leg captures, where the second may end from there (the start
 * itself among them when the piece may return), and the squares whose emptiness lets the piece pass.
 */
public final class TwoLegs {
    private final int[][] victims;
    private final long[][] secondLo;
    private final long[][] secondHi;
    private final @Nullable SquareTable pass;

    /** One way of moving twice. */
    record Way(List<Step> steps, Again again) {}

    TwoLegs(Board board, List<Way> ways) {
        victims = new int[board.squares()][];
        secondLo = new long[board.squares()][];
        secondHi = new long[board.squares()][];
        SquareTable passes = new SquareTable(board.squares());
        for (int from = 0; from < board.squares(); from++) {
            TreeMap<Integer, List<Integer>> ends = new TreeMap<>();
            for (Way way : ways) {
                for (Step first : way.steps()) {
                    addWay(board, from, first, way, ends, passes);
                }
            }
            fill(from, ends);
        }
        pass = passes.isEmpty() ? null : passes;
    }

    private void fill(int from, TreeMap<Integer, List<Integer>> ends) {
        victims[from] = ends.keySet().stream().mapToInt(Integer::intValue).toArray();
        secondLo[from] = new long[victims[from].length];
        secondHi[from] = new long[victims[from].length];
        for (int i = 0; i < victims[from].length; i++) {
            for (int end : ends.getOrDefault(victims[from][i], List.of())) {
                secondLo[from][i] |= Bits.lo(end);
                secondHi[from][i] |= Bits.hi(end);
            }
        }
    }

    private static void addWay(
            Board board, int from, Step first, Way way, TreeMap<Integer, List<Integer>> ends, SquareTable passes) {
        int file = board.file(from) + first.files();
        int rank = board.rank(from) + first.ranks();
        if (!board.contains(file, rank)) {
            return;
        }
        int middle = board.square(file, rank);
        switch (way.again()) {
            case PASS -> passes.add(from, middle);
            case RETURN -> ends.computeIfAbsent(middle, m -> new ArrayList<>()).add(from);
            case ONWARD -> {
                List<Integer> reached = ends.computeIfAbsent(middle, m -> new ArrayList<>());
                for (Step second : way.steps()) {
                    if (!second.equals(first.reversed())
                            && board.contains(file + second.files(), rank + second.ranks())) {
                        reached.add(board.square(file + second.files(), rank + second.ranks()));
                    }
                }
            }
            case NO -> throw new IllegalArgumentException("not a move of two legs");
        }
    }

    /** How many squares there are on which the first leg from a square may capture. */
    public int count(int from) {
        return victims[from].length;
    }

    /** The square numbered {@code i} on which the first leg may capture. */
    public int victim(int from, int i) {
        return victims[from][i];
    }

    /** The lower half of where the second leg may end, empty or enemy, and {@code from} itself for a return. */
    public long secondLo(int from, int i) {
        return secondLo[from][i];
    }

    /** The upper half of where the second leg may end. */
    public long secondHi(int from, int i) {
        return secondHi[from][i];
    }

    /** Whether every capture by either leg is also one of the captures that a table holds. */
    boolean isWithin(SquareTable captures) {
        for (int from = 0; from < victims.length; from++) {
            for (int i = 0; i < victims[from].length; i++) {
                long missingLo = (secondLo[from][i] | Bits.lo(victims[from][i])) & ~(captures.lo(from) | Bits.lo(from));
                long missingHi = (secondHi[from][i] | Bits.hi(victims[from][i])) & ~(captures.hi(from) | Bits.hi(from));
                if ((missingLo | missingHi) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** For each square those of which one must be empty for the piece to pass; null when it may not. */
    public @Nullable SquareTable pass() {
        return pass;
    }
}
