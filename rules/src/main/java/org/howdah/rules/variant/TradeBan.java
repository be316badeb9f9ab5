package org.howdah.rules.variant;

/**
 * A piece that may not be traded easily: it may not take its like where it can be retaken, nor be taken in the turn
 * after another piece took one.
 *
 * @param piece the type
 */
public record TradeBan(int piece) {}
