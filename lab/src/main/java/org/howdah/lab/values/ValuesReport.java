package org.howdah.lab.values;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run has found. Values are in centipawns.
 *
 * @param variant the id of the game
 * @param name its name
 * @param run the first line of the log: what was played
 * @param unit what values are measured by, as in {@code P=100}
 * @param games games of all kinds
 * @param openingGames those with a full board, from which the values come
 * @param fewGames those with few pieces
 * @param weakGames those of weaker play
 * @param ordinaryGames those from the game's own start
 * @param firstMove what White's having the first move is worth
 * @param misfit the squares of the imbalances' residuals in standard errors, by their degrees of freedom: about 1 where values
 *     just add up; null when there are no more imbalances than values
 * @param men what each man is worth
 * @param effects what being two, or unmoved, is worth
 * @param imbalances how well the values explain each imbalance
 */
public record ValuesReport(
        String variant,
        String name,
        String run,
        String unit,
        int games,
        int openingGames,
        int fewGames,
        int weakGames,
        int ordinaryGames,
        Value firstMove,
        @Nullable Double misfit,
        List<Row> men,
        List<Effect> effects,
        List<Residual> imbalances) {

    /**
     * A value and its interval of 95 per cent.
     *
     * @param centipawns the estimate
     * @param error half the width of the interval
     */
    public record Value(double centipawns, double error) {}

    /**
     * A man.
     *
     * @param man its letter, with {@code @} in hand
     * @param piece what it is called
     * @param opening its value on a full board
     * @param few its value with few pieces left
     * @param weak its value in weaker play
     * @param ordinary its value by regression on ordinary games
     * @param formula H. G. Muller's prediction for leapers
     * @param mobility the engine's prediction from its mobility
     * @param mobilityOnEmptyBoard squares it reaches on an empty board
     * @param mobilityOnCrowdedBoard squares it reaches on a board one third full
     * @param evaluation what the engine's evaluation takes it to be worth, in its own centipawns
     * @param gamesNeeded how many more games in all would bring the interval down to what is wanted
     */
    public record Row(
            String man,
            String piece,
            @Nullable Value opening,
            @Nullable Value few,
            @Nullable Value weak,
            @Nullable Value ordinary,
            @Nullable Double formula,
            @Nullable Double mobility,
            @Nullable Double mobilityOnEmptyBoard,
            @Nullable Double mobilityOnCrowdedBoard,
            @Nullable Double evaluation,
            @Nullable Long gamesNeeded) {}

    /**
     * What is worth something besides the men.
     *
     * @param name what it is
     * @param opening its value on a full board
     * @param few its value with few pieces left
     */
    public record Effect(
            String name, @Nullable Value opening, @Nullable Value few) {}

    /**
     * An imbalance on a full board.
     *
     * @param imbalance as in {@code Q=RR}
     * @param games how many
     * @param score what the side named first scored, 0 to 1
     * @param expected what the values make one expect
     * @param error half the width of the score's interval of 95 per cent
     * @param deviations how far the score is from the expected one, in standard errors
     */
    public record Residual(
            String imbalance, int games, double score, double expected, double error, double deviations) {}
}
