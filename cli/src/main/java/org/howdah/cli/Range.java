package org.howdah.cli;

/** What numbers options take. */
final class Range {
    private Range() {}

    /** Refuses a value that an option does not take. */
    static void check(String option, long value, long least, long most) throws CommandException {
        if (value < least || value > most) {
            throw CommandException.wrongUse(option + " is " + least + " to " + most + ", not " + value);
        }
    }
}
