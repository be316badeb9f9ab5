package org.howdah.lab.match;

import org.howdah.rules.notation.Result;

/**
 * How a game ended.
 *
 * @param result who has won; open after a fault
 * @param cause why
 * @param color whose fault it was or who resigned, -1 when nobody's
 * @param detail the same in a sentence
 */
record End(Result result, Cause cause, int color, String detail) {
    static final int NOBODY = -1;
}
