package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;

/** A line while it is read: what follows a move is hung on it. */
final class PgnLineBuilder {
    private final List<PgnMove> moves = new ArrayList<>();
    private List<String> comments = new ArrayList<>();

    boolean isEmpty() {
        return moves.isEmpty();
    }

    void move(PgnMove move) {
        moves.add(move.withBefore(takeComments()));
    }

    void comment(String comment) {
        comments.add(comment);
    }

    void nag(int nag) {
        PgnMove last = moves.removeLast();
        List<Integer> nags = new ArrayList<>(last.nags());
        nags.add(nag);
        moves.add(last.withNags(nags));
    }

    void variation(PgnLine line) {
        PgnMove last = moves.removeLast();
        if (last.variations().isEmpty()) {
            last = last.withAfter(Comments.join(last.after(), takeComments()));
        }
        List<PgnLine> variations = new ArrayList<>(last.variations());
        variations.add(line);
        moves.add(last.withVariations(variations));
    }

    PgnLine build() {
        return new PgnLine(moves, takeComments());
    }

    private List<String> takeComments() {
        List<String> taken = comments;
        comments = new ArrayList<>();
        return taken;
    }
}
