package org.howdah.lab.balance;

import java.util.List;
import org.howdah.lab.stats.Estimate;
import org.jspecify.annotations.Nullable;

/**
 * What a run has found. Scores and shares are 0 to 1, lengths in plies; all intervals are of 95 per cent.
 *
 * @param variant the id of the game
 * @param name its name
 * @param run the first line of the log: what was played
 * @param adjudicated whether games ended when they were decided, so that endings tell nothing
 * @param nodes positions searched for a move
 * @param games games of all kinds
 * @param conditions the game itself, then what it is compared with
 */
public record BalanceReport(
        String variant,
        String name,
        String run,
        boolean adjudicated,
        long nodes,
        int games,
        List<Outcomes> conditions) {

    /**
     * How one game goes.
     *
     * @param name what it is called
     * @param rules the fingerprint of its rules
     * @param figures of all its games, each array counting alike
     * @param endings how games ended, the most common first
     * @param difference from the first game; null for that itself
     * @param placements its arrays, null where nothing is placed
     */
    public record Outcomes(
            String name,
            String rules,
            Figures figures,
            List<Ending> endings,
            @Nullable Difference difference,
            @Nullable Placements placements) {}

    /**
     * The figures of some games.
     *
     * @param games how many
     * @param won how many White won
     * @param drawn how many nobody won
     * @param lost how many Black won
     * @param score what White scored
     * @param draws the share of draws
     * @param decisive the share of games that somebody won
     * @param plies how long a game was, with opening and placements
     */
    public record Figures(
            int games,
            int won,
            int drawn,
            int lost,
            Estimate score,
            Estimate draws,
            Estimate decisive,
            Estimate plies) {}

    /**
     * A way to end.
     *
     * @param end in a word
     * @param games how many
     * @param share of all games
     */
    public record Ending(String end, int games, Estimate share) {}

    /**
     * How much larger the figures are than those of the first game.
     *
     * @param score what White scored
     * @param draws the share of draws
     * @param plies how long a game was
     */
    public record Difference(Estimate score, Estimate draws, Estimate plies) {}

    /**
     * The placements of both sides as a game of its own, of which White's score is the stake.
     *
     * @param names the placements
     * @param cells White's placements in their order, with each one of Black's
     * @param white what each placement is worth to White, in their order
     * @param black what each is worth to Black
     * @param whiteFirst what White scores when it places first, as the rules have it, and Black knows how
     * @param blackFirst what White would score if Black had to place first
     * @param atOnce what White would score if neither knew what the other places
     * @param saddlePoint whether these three are the same
     */
    public record Placements(
            List<String> names,
            List<Array> cells,
            List<Choice> white,
            List<Choice> black,
            Estimate whiteFirst,
            Estimate blackFirst,
            Estimate atOnce,
            boolean saddlePoint) {

        /** White's best placement when Black knows it. */
        public Choice bestWhite() {
            return white.stream()
                    .max((a, b) -> Double.compare(a.worst(), b.worst()))
                    .orElseThrow();
        }

        /** Black's best placement when White knows it. */
        public Choice bestBlack() {
            return black.stream()
                    .min((a, b) -> Double.compare(a.worst(), b.worst()))
                    .orElseThrow();
        }
    }

    /**
     * An array.
     *
     * @param white White's placement
     * @param black Black's
     * @param figures of its games
     */
    public record Array(String white, String black, Figures figures) {}

    /**
     * A placement.
     *
     * @param placement its letters
     * @param score what White scored with or against it, all answers counting alike
     * @param worst what White scored with or against it after the best answer
     * @param answer the best answer
     * @param best how probable it is that no other placement is better when the other side answers it, by resampling rounds
     * @param mixed how often to choose it when neither side knows what the other places
     */
    public record Choice(String placement, Estimate score, double worst, String answer, double best, double mixed) {}
}
