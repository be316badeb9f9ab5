package org.howdah.engine.eval;

import java.util.Arrays;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Board;
import org.howdah.rules.variant.PieceType;

/**
 * How many moves a piece may hope for: the expectation over boards where every square is occupied with the same
 * probability, as in Ralph Betza's "crowded board mobility". A target that can only be moved to, or only captured on,
 * counts for a part; captures count more, since it is by them that a piece attacks and defends.
 */
public final class Mobility {
    private static final double MOVE_SHARE = 0.4;
    private static final double CAPTURE_SHARE = 0.6;

    /** A leap that is there only until the piece has moved is soon gone. */
    private static final double INITIAL_SHARE = 0.15;

    /** A second victim is worth less than a first: the piece seldom finds two that are both worth it. */
    private static final double SECOND_LEG_SHARE = 0.5;

    private final Board board;
    private final double density;
    private final double[] weights;

    /**
     * @param density the probability that a square is occupied, 0 to 1
     * @param weights how much reaching each square counts, in White's view
     */
    Mobility(Board board, double density, double[] weights) {
        this.board = board;
        this.density = density;
        this.weights = weights;
    }

    /**
     * All squares counting alike.
     *
     * @param density the probability that a square is occupied, 0 to 1
     */
    public static Mobility even(Board board, double density) {
        double[] even = new double[board.squares()];
        Arrays.fill(even, 1);
        return new Mobility(board, density, even);
    }

    /** The expectation for a white piece of that type on that square. */
    double of(PieceType type, int square) {
        double sum = 0;
        for (Movement movement : type.movements()) {
            sum += of(movement, square);
        }
        return sum;
    }

    /** The mean of {@link #of} over the board. */
    public double average(PieceType type) {
        double sum = 0;
        for (int square = 0; square < board.squares(); square++) {
            sum += of(type, square);
        }
        return sum / board.squares();
    }

    private double of(Movement movement, int square) {
        double sum = 0;
        for (Step step : movement.steps()) {
            sum += switch (movement.again()) {
                case NO -> share(movement) * along(movement, step, square);
                case ONWARD -> SECOND_LEG_SHARE * enemyAt(square, step) * onward(movement, step, square);
                case RETURN -> enemyAt(square, step);
                case PASS -> 0;
            };
        }
        return movement.initial() ? sum * INITIAL_SHARE : sum;
    }

    private static double share(Movement movement) {
        return (movement.moves() ? MOVE_SHARE : 0) + (movement.captures() ? CAPTURE_SHARE : 0);
    }

    /** The weight of the squares along one direction, each by the probability that it can be reached. */
    private double along(Movement movement, Step step, int square) {
        double sum = 0;
        int file = board.file(square);
        int rank = board.rank(square);
        for (int distance = 1; distance <= movement.range(); distance++) {
            file += step.files();
            rank += step.ranks();
            if (!board.contains(file, rank)) {
                break;
            }
            sum += weights[board.square(file, rank)] * open(movement, step, distance);
        }
        return sum;
    }

    /** The probability that nothing keeps the piece from the square at that distance. */
    private double open(Movement movement, Step step, int distance) {
        double empty = 1 - density;
        return switch (movement.travel()) {
            case LEAP -> 1;
            case LAME -> Math.pow(empty, Math.max(Math.abs(step.files()), Math.abs(step.ranks())) - 1);
            case RIDE -> Math.pow(empty, distance - 1);
            case HOP -> (distance - 1) * density * Math.pow(empty, Math.max(0, distance - 2));
        };
    }

    private double enemyAt(int square, Step step) {
        return board.contains(board.file(square) + step.files(), board.rank(square) + step.ranks()) ? density / 2 : 0;
    }

    private double onward(Movement movement, Step first, int square) {
        int file = board.file(square) + first.files();
        int rank = board.rank(square) + first.ranks();
        double sum = 0;
        for (Step second : movement.steps()) {
            boolean back = second.equals(first.reversed());
            if (!back && board.contains(file + second.files(), rank + second.ranks())) {
                sum += weights[board.square(file + second.files(), rank + second.ranks())];
            }
        }
        return sum;
    }

    /** Whether the type has two-leg moves at all. */
    static boolean hasTwoLegs(PieceType type) {
        return type.movements().stream().anyMatch(movement -> movement.again() == Again.ONWARD);
    }
}
