package org.howdah.lab.selfplay;

/**
 * How a game went.
 *
 * @param result what White scored: 1, 0.5 or 0
 * @param plies how long it was, the opening's included
 * @param end how it ended, in one word: a rule's ({@code checkmate}, {@code bare-king}), {@code adjudicated} or {@code long}
 */
public record Outcome(double result, int plies, String end) {}
