package org.howdah.engine.tablebase;

import org.jspecify.annotations.Nullable;

/**
 * One to three men of the same kind and colour, as one number: which of the ways it is in which they can stand on some places,
 * two on one place left out.
 */
final class Group {
    private final int first;
    private final int size;
    private final int[] places;
    private final int[] placeOf;
    private final int ways;
    /** For more than one man: the places of each way, seven bits each. */
    private final int[] unranked;

    /**
     * @param first the number of the first of the men in the layout; the others follow
     * @param size how many men
     * @param places the squares they may stand on
     * @param squares the squares of the board
     */
    Group(int first, int size, int[] places, int squares) {
        this.first = first;
        this.size = size;
        this.places = places;
        placeOf = new int[squares];
        for (int place = 0; place < places.length; place++) {
            placeOf[places[place]] = place;
        }
        int n = places.length;
        ways = switch (size) {
            case 1 -> n;
            case 2 -> n * (n - 1) / 2;
            case 3 -> n * (n - 1) * (n - 2) / 6;
            default -> throw new IllegalArgumentException(size + " men of a kind");
        };
        unranked = size == 1 ? new int[0] : unrank(n);
    }

    private int[] unrank(int n) {
        int[] all = new int[ways];
        for (int a = 0; a < n; a++) {
            for (int b = a + 1; b < n; b++) {
                if (size == 2) {
                    all[rank(a, b)] = a | b << 7;
                }
                for (int c = b + 1; size == 3 && c < n; c++) {
                    all[rank(a, b, c)] = a | b << 7 | c << 14;
                }
            }
        }
        return all;
    }

    private static int rank(int low, int high) {
        return high * (high - 1) / 2 + low;
    }

    private static int rank(int low, int middle, int high) {
        return high * (high - 1) * (high - 2) / 6 + rank(low, middle);
    }

    /** In how many ways the men can stand. */
    int ways() {
        return ways;
    }

    /**
     * Which of the ways it is.
     *
     * @param at where every man of the layout stands
     * @param map what squares count as, or null: as themselves
     */
    int rank(int[] at, int @Nullable [] map) {
        int a = numbered(at[first], map);
        if (size == 1) {
            return a;
        }
        int b = numbered(at[first + 1], map);
        if (size == 2) {
            return a < b ? rank(a, b) : rank(b, a);
        }
        int c = numbered(at[first + 2], map);
        int low = Math.min(a, Math.min(b, c));
        int high = Math.max(a, Math.max(b, c));
        return rank(low, a + b + c - low - high, high);
    }

    private int numbered(int square, int @Nullable [] map) {
        return placeOf[map == null ? square : map[square]];
    }

    /** Says where the men stand in one of the ways. */
    void place(int way, int[] at) {
        if (size == 1) {
            at[first] = places[way];
            return;
        }
        for (int i = 0; i < size; i++) {
            at[first + i] = places[unranked[way] >> 7 * i & 127];
        }
    }
}
