package org.howdah.cli;

import java.util.List;
import java.util.Locale;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.rule.RuleName;
import org.jspecify.annotations.Nullable;

/** A command cannot do what it was asked. Its message names the thing, the place and, where there is one, the way out. */
final class CommandException extends Exception {
    private final int exitCode;
    private final transient Report report;

    /**
     * What {@code --json} prints instead of an answer.
     *
     * @param error what is wrong, in words
     * @param rule the rule that refuses a move, if that is what is wrong
     * @param problems all that is wrong, if it may be more than one thing
     */
    record Report(
            String error, @Nullable String rule, @Nullable List<String> problems) {}

    private CommandException(int exitCode, Report report) {
        super(report.error());
        this.exitCode = exitCode;
        this.report = report;
    }

    /** The answer is no, or the job failed. */
    static CommandException negative(String message) {
        return new CommandException(ExitCode.NEGATIVE, new Report(message, null, null));
    }

    /**
     * A move is not legal.
     *
     * @param place where it stands among the moves that were given
     */
    static CommandException illegalMove(String place, MoveException e) {
        RuleName rule = e.refusal().rule();
        String words = rule.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String message = place + ", " + e.getMessage() + " (rule: " + words + ")";
        return new CommandException(ExitCode.NEGATIVE, new Report(message, rule.name(), null));
    }

    /** The command was used wrongly. */
    static CommandException wrongUse(String message) {
        return new CommandException(ExitCode.WRONG_USE, new Report(message, null, null));
    }

    /** The command was given something with these problems. */
    static CommandException wrongUse(String message, List<String> problems) {
        return new CommandException(ExitCode.WRONG_USE, new Report(message, null, problems));
    }

    int exitCode() {
        return exitCode;
    }

    Report report() {
        return report;
    }
}
