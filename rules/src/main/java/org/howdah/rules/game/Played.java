package org.howdah.rules.game;

/**
 * A move that was played.
 *
 * @param move the move, as {@link org.howdah.rules.position.Move} packs it
 * @param uci its UCI name
 * @param san its SAN
 * @param fenAfter the position after it
 */
public record Played(int move, String uci, String san, String fenAfter) {}
