package org.howdah.rules.notation;

import java.util.List;
import java.util.stream.Collectors;

/** A text that is not the FEN of a position to play from; it names everything that is wrong. */
public final class FenException extends Exception {
    private final transient List<FenProblem> problems;

    FenException(List<FenProblem> problems) {
        super(problems.stream().map(FenProblem::toString).collect(Collectors.joining("; ")));
        this.problems = List.copyOf(problems);
    }

    /** Everything that is wrong, at least one thing. */
    public List<FenProblem> problems() {
        return problems;
    }
}
