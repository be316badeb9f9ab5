package org.howdah.server.clock;

/**
 * How much time the players have: each move adds the increment after it is made (Fischer).
 *
 * @param initialMillis what each side begins with, more than 0
 * @param incrementMillis what each move adds, 0 or more
 */
public record TimeControl(long initialMillis, long incrementMillis) {

    public TimeControl {
        if (initialMillis <= 0 || incrementMillis < 0) {
            throw new IllegalArgumentException("No time control: " + initialMillis + " + " + incrementMillis);
        }
    }
}
