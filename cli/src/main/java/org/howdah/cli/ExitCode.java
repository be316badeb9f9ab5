package org.howdah.cli;

/** What a command tells the shell. */
final class ExitCode {
    /** Done; or the answer is yes. */
    static final int FINE = 0;

    /** The answer is no, or the job failed. */
    static final int NEGATIVE = 1;

    /** The command was used wrongly. */
    static final int WRONG_USE = 2;

    private ExitCode() {}
}
