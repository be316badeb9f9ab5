package org.howdah.rules.variant;

import java.util.List;
import java.util.stream.Collectors;

/** A variant file, or one that belongs to it, that is refused, with everything that is wrong in it. */
public final class VariantFileException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Mistake> mistakes;

    /** @param mistakes at least one */
    public VariantFileException(List<Mistake> mistakes) {
        super(mistakes.stream().map(Mistake::toString).collect(Collectors.joining("\n")));
        this.mistakes = List.copyOf(mistakes);
    }

    /** The mistakes, at least one, in the order in which they stand in the file. */
    public List<Mistake> mistakes() {
        return mistakes;
    }
}
