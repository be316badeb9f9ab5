package org.howdah.lab.tune;

/**
 * A quiet position of a game, and what a search thought of it.
 *
 * @param fen the position
 * @param score centipawns in White's view
 */
public record Sample(String fen, int score) {}
