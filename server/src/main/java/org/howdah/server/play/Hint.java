package org.howdah.server.play;

/**
 * A move that is recommended.
 *
 * @param uci in UCI form
 * @param san in SAN
 */
public record Hint(String uci, String san) {}
