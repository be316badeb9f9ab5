package org.howdah.engine.search;

/**
 * What a move is worth to the side to move.
 *
 * @param score centipawns; an upper bound when it lies further below the best than was asked for
 */
record WeighedMove(int move, int score) {}
