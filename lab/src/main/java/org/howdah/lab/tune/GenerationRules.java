package org.howdah.lab.tune;

/**
 * How games are played for their positions.
 *
 * @param nodes positions searched for each move
 * @param randomPlies moves of the opening that are drawn at random
 * @param seed what all chance in the games comes from
 */
public record GenerationRules(long nodes, int randomPlies, long seed) {
    /** A game is won once the scores have said so for some plies: this many centipawns. */
    static final int WON_CENTIPAWNS = 1200;

    /** For so many plies in a row. */
    static final int WON_PLIES = 4;

    /** A game as long as this is drawn. */
    static final int LONGEST_PLIES = 400;

    /** A game in which nothing happens is drawn: scores no further from 0 than this, in centipawns, */
    static final int DRAWN_CENTIPAWNS = 10;

    /** for so many plies in a row. */
    static final int DRAWN_PLIES = 16;

    /** An opening is played on only if neither side is ahead by more centipawns than this. */
    static final int EVEN_CENTIPAWNS = 350;

    /** Positions further from even than this teach nothing about small things. */
    static final int LARGEST_SAMPLED = 1000;
}
