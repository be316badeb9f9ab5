package org.howdah.lab.tune;

import java.util.List;

/**
 * A game that was played for its positions.
 *
 * @param number which of a run's games it is, from 0: with the run's seed it determines the game
 * @param result what White scored: 1, 0.5 or 0
 * @param plies how long it was
 * @param end how it ended, in one word
 * @param samples its quiet positions, in order
 */
public record PlayedGame(int number, double result, int plies, String end, List<Sample> samples) {
    public PlayedGame {
        samples = List.copyOf(samples);
    }
}
