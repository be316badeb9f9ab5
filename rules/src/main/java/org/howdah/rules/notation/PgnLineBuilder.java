package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line while it is read: what follows a move is hung on it. */
final class PgnLineBuilder {
    private final List<PgnMove> moves = new ArrayList<>();
    private final List<String> before = new ArrayList<>();
    private @Nullable PgnMove last;
    private final List<Integer> nags = new ArrayList<>();
    private final List<String> after = new ArrayList<>();
    private final List<PgnLine> variations = new ArrayList<>();

    boolean isEmpty() {
        return last == null;
    }

    void move(PgnMove move) {
        List<String> comments = List.copyOf(before);
        finishLast();
        last = move.withBefore(comments);
    }

    /** A comment right behind a move is about it; after its variations, or at the beginning, about the next. */
    void comment(String comment) {
        (last != null && variations.isEmpty() ? after : before).add(comment);
    }

    void nag(int nag) {
        nags.add(nag);
    }

    void variation(PgnLine line) {
        variations.add(line);
    }

    PgnLine build() {
        List<String> closing = List.copyOf(before);
        finishLast();
        return new PgnLine(moves, closing);
    }

    private void finishLast() {
        if (last != null) {
            moves.add(new PgnMove(last.move(), last.san(), nags, last.before(), after, variations));
        }
        before.clear();
        nags.clear();
        after.clear();
        variations.clear();
    }
}
