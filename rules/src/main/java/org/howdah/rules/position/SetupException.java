package org.howdah.rules.position;

import java.util.List;
import java.util.stream.Collectors;

/** A setup that is no position; it names everything that is wrong. */
public final class SetupException extends Exception {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings("serial") // an immutable list of records, which Java's own lists serialise
    private final List<Problem> problems;

    SetupException(List<Problem> problems) {
        super(problems.stream().map(Problem::message).collect(Collectors.joining("; ")));
        this.problems = List.copyOf(problems);
    }

    /** Everything that is wrong, at least one thing. */
    public List<Problem> problems() {
        return problems;
    }
}
