package org.howdah.server.play;

/**
 * What can be shown of a game at one moment.
 *
 * @param match the game
 * @param revision grows with every change
 * @param at when, on the server's ticker
 * @param date when, in milliseconds since 1970
 * @param stalled whether the computer could not find its move
 * @param drawDeclined whether a draw was offered in this position and declined
 */
public record Snapshot(Match match, long revision, long at, long date, boolean stalled, boolean drawDeclined) {

    /** Whether the computer thinks. */
    public boolean thinking() {
        return match.isComputerToMove() && !stalled;
    }
}
