package org.howdah.engine.search;

import java.util.Arrays;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Promotion;

/**
 * How far the static evaluation has been from what a search then found, for positions with the same pawns, or with the
 * same other men of one side: what it misjudges once it misjudges again a few moves later. (Correction history, first
 * described for the engine Caissa, 2023.)
 */
final class Corrections {
    private static final int SIZE = 1 << 14;

    /** Entries are kept in so small parts of a centipawn. */
    private static final int GRAIN = 256;

    private static final int LIMIT = 96 * GRAIN;
    private static final int MOST_WEIGHT = 16;
    private static final int FULL_WEIGHT = 256;

    /** The pawns' say counts twice, that of the men of White and of Black once each; all of it is divided by so much. */
    private static final int SHARE = 3;

    private final int[] pawnTypes;
    private final int[] pawns = new int[2 * SIZE];
    private final int[][] men = new int[2][2 * SIZE];

    Corrections(CompiledVariant variant) {
        Promotion promotion = variant.variant().promotion();
        pawnTypes = promotion == null
                ? new int[0]
                : promotion.pawns().stream().mapToInt(Integer::intValue).toArray();
    }

    void clear() {
        Arrays.fill(pawns, 0);
        Arrays.fill(men[Color.WHITE], 0);
        Arrays.fill(men[Color.BLACK], 0);
    }

    /** What to add to the static evaluation, in centipawns, for the side to move. */
    int of(Position position) {
        int side = position.sideToMove() * SIZE;
        int sum = 2 * pawns[side + pawnKey(position)]
                + men[Color.WHITE][side + menKey(position, Color.WHITE)]
                + men[Color.BLACK][side + menKey(position, Color.BLACK)];
        return sum / (SHARE * GRAIN);
    }

    /**
     * Learns from a search.
     *
     * @param error what the search found minus what the evaluation, already corrected, had said
     */
    void learn(Position position, int depth, int error) {
        int side = position.sideToMove() * SIZE;
        int weight = Math.min(depth + 1, MOST_WEIGHT);
        learn(pawns, side + pawnKey(position), weight, error);
        learn(men[Color.WHITE], side + menKey(position, Color.WHITE), weight, error);
        learn(men[Color.BLACK], side + menKey(position, Color.BLACK), weight, error);
    }

    private static void learn(int[] table, int index, int weight, int error) {
        int target = table[index] + Math.clamp(error, -LIMIT / GRAIN, LIMIT / GRAIN) * GRAIN;
        int mixed = (table[index] * (FULL_WEIGHT - weight) + target * weight) / FULL_WEIGHT;
        table[index] = Math.clamp(mixed, -LIMIT, LIMIT);
    }

    private int pawnKey(Position position) {
        long key = 0;
        for (int type : pawnTypes) {
            key = mix(key ^ position.piecesLo(Color.WHITE, type));
            key = mix(key ^ position.piecesHi(Color.WHITE, type));
            key = mix(key ^ position.piecesLo(Color.BLACK, type));
            key = mix(key ^ position.piecesHi(Color.BLACK, type));
        }
        return index(key);
    }

    private int menKey(Position position, int color) {
        long lo = position.colorLo(color);
        long hi = position.colorHi(color);
        for (int type : pawnTypes) {
            lo &= ~position.piecesLo(color, type);
            hi &= ~position.piecesHi(color, type);
        }
        return index(mix(mix(lo) ^ hi));
    }

    private static long mix(long bits) {
        long mixed = (bits ^ bits >>> 32) * 0x9E37_79B9_7F4A_7C15L;
        return mixed ^ mixed >>> 29;
    }

    private static int index(long key) {
        return (int) (key & SIZE - 1);
    }
}
