package org.howdah.lab.tune;

/**
 * How games are played for their positions.
 *
 * @param nodes positions searched for each move
 * @param randomPlies moves of the opening that are drawn at random
 * @param seed what all chance in the games comes from
 */
public record GenerationRules(long nodes, int randomPlies, long seed) {
    /** An opening is played on only if neither side is ahead by more centipawns than this. */
    static final int EVEN_CENTIPAWNS = 350;

    /** Positions further from even than this are as good as decided. */
    static final int LARGEST_SAMPLED = 2500;
}
