package org.howdah.rules.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * The steps of one length in all their directions: four along lines and diagonals, eight for the oblique leaps.
 *
 * @param small the shorter side of the step, in squares
 * @param large its longer side
 */
record Shape(int small, int large) {

    static final Shape WAZIR = new Shape(0, 1);
    static final Shape FERZ = new Shape(1, 1);
    static final Shape DABBABA = new Shape(0, 2);
    static final Shape KNIGHT = new Shape(1, 2);
    static final Shape ALFIL = new Shape(2, 2);
    static final Shape THREELEAPER = new Shape(0, 3);
    static final Shape CAMEL = new Shape(1, 3);
    static final Shape ZEBRA = new Shape(2, 3);
    static final Shape TRIPPER = new Shape(3, 3);

    boolean isOrthogonal() {
        return small == 0;
    }

    boolean isDiagonal() {
        return small == large;
    }

    boolean isOblique() {
        return !isOrthogonal() && !isDiagonal();
    }

    /** The steps as one reads them on a diagram: from the front rank back, each rank from the left. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int ranks = large; ranks >= -large; ranks--) {
            for (int files = -large; files <= large; files++) {
                int high = Math.max(Math.abs(files), Math.abs(ranks));
                int low = Math.min(Math.abs(files), Math.abs(ranks));
                if (high == large && low == small) {
                    steps.add(new Step(files, ranks));
                }
            }
        }
        return steps;
    }
}
