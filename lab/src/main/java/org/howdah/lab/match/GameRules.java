package org.howdah.lab.match;

/**
 * How games are played and ended, the same for both sides.
 *
 * @param adjudication when they are ended early
 * @param marginMillis how late a move may come before the flag falls
 */
public record GameRules(Adjudication adjudication, long marginMillis) {}
