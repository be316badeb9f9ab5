package org.howdah.engine.nnue;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variant;

/**
 * The numbers of a network of one hidden layer. Each side's view of the position sets rows of weights; their sums, one a
 * hidden unit, are cut off to 0 to {@value #ONE} and squared; those of the side to move and of the other side, each times
 * its output weight, sum up to the score. The output weights are others with fewer men on the board: they come in
 * {@link #STAGES stages}.
 *
 * @param shape of which board and men, as {@link Shape} tells
 * @param men how many men a game begins with, those in hand included: stages are counted by it
 * @param hidden how many hidden units each side has
 * @param centipawns what an output of 1 is worth: the odds e to 1
 * @param inputWeights for each row of {@link Inputs} one weight a hidden unit, in parts of {@value #ONE}. Rows are arrays of their
 *     own, not parts of one: sums of whole arrays are what the compiler can vectorise
 * @param inputBiases one a hidden unit, in the same parts
 * @param outputWeights for each stage a row for the side to move, then one for the other, in parts of {@value #OUTPUT_ONE}
 * @param outputBiases one a stage, in the same parts
 */
public record Network(
        String shape,
        int men,
        int hidden,
        int centipawns,
        int[][] inputWeights,
        int[] inputBiases,
        int[][] outputWeights,
        int[] outputBiases) {
    /** What a hidden unit counts as 1, and at most. */
    public static final int ONE = 1023;

    /** What an output weight counts as 1. */
    public static final int OUTPUT_ONE = 1024;

    /** How many sets of output weights there are. */
    public static final int STAGES = 8;

    /** So much is cut off from the square of a hidden unit, lest sums overflow. */
    private static final int SHIFT = 10;

    /** The most hidden units of each side. */
    public static final int MOST_HIDDEN = 4096;

    /** The most that an output of 1 may be worth. */
    public static final int MOST_CENTIPAWNS = 10_000;

    private static final double SQUARE_OF_ONE = (double) ONE * ONE / (1 << SHIFT);

    /**
     * How large an output weight may be among so many hidden units: with larger ones their sum could overflow, or they would
     * not fit into the two bytes that its file has for each.
     */
    public static int largestOutputWeight(int hidden) {
        return (int) Math.min(Short.MAX_VALUE, Integer.MAX_VALUE / (SQUARE_OF_ONE * 2 * hidden));
    }

    /** Which stage a position of a game that begins with so many men is in, by how many are on the board. */
    public static int stage(Position position, int men) {
        int left = Bits.count(position.occupiedLo(), position.occupiedHi());
        return Math.min(STAGES - 1, (left - 1) * STAGES / men);
    }

    /** How many men games of a variant begin with, those in hand included. */
    public static int men(Variant variant) {
        long onBoard = variant.start().board().stream()
                .filter(piece -> piece != Pieces.NONE)
                .count();
        return (int) onBoard + 2 * variant.start().hand().size();
    }

    /** The output, in centipawns. */
    int output(int[] own, int[] other, int stage) {
        int sum = weighed(own, outputWeights[2 * stage]) + weighed(other, outputWeights[2 * stage + 1]);
        return (int) ((sum / SQUARE_OF_ONE + outputBiases[stage]) * centipawns / OUTPUT_ONE);
    }

    private static int weighed(int[] sums, int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            int unit = Math.min(Math.max(sums[i], 0), ONE);
            sum += (unit * unit >> SHIFT) * weights[i];
        }
        return sum;
    }
}
