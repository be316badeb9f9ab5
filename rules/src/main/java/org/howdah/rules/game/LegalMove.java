package org.howdah.rules.game;

/**
 * A legal move, ready to be shown.
 *
 * @param move the move, as {@link org.howdah.rules.position.Move} packs it
 * @param uci its UCI name
 * @param san its SAN
 */
public record LegalMove(int move, String uci, String san) {}
