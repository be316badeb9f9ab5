package org.howdah.rules.betza;

/**
 * One step of a move as White sees it.
 *
 * @param files files to the right; negative to the left
 * @param ranks ranks forward; negative back
 */
public record Step(int files, int ranks) {

    /** The same step turned by half: back along the way it came. */
    public Step reversed() {
        return new Step(-files, -ranks);
    }
}
