package org.howdah.engine.search;

/** How many plies less a late quiet move is searched: more the later it comes and the deeper the search is. */
final class Reductions {
    private static final int SIZE = 64;
    private static final double BASE = 0.6;
    private static final double DIVISOR = 2.0;

    private final int[] table = new int[SIZE * SIZE];

    Reductions() {
        for (int depth = 1; depth < SIZE; depth++) {
            for (int number = 1; number < SIZE; number++) {
                table[depth * SIZE + number] = (int) (BASE + StrictMath.log(depth) * StrictMath.log(number) / DIVISOR);
            }
        }
    }

    int of(int depth, int number) {
        return table[Math.min(depth, SIZE - 1) * SIZE + Math.min(number, SIZE - 1)];
    }
}
