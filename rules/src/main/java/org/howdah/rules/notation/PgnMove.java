package org.howdah.rules.notation;

import java.util.List;
import org.howdah.rules.position.Position;

/**
 * A move of a {@link PgnLine} with all that is said about it.
 *
 * @param move the move, as {@link org.howdah.rules.position.Move} packs it
 * @param san its SAN
 * @param nags numeric annotation glyphs, such as 1 for {@code !}; see {@link Nag}
 * @param before comments in front of it
 * @param after comments right behind it
 * @param variations what could have been played in its place
 */
public record PgnMove(
        int move, String san, List<Integer> nags, List<String> before, List<String> after, List<PgnLine> variations) {

    /** @throws IllegalArgumentException when a NAG is not in 0 to {@value Nag#HIGHEST} */
    public PgnMove {
        nags = List.copyOf(nags);
        before = Comments.of(before);
        after = Comments.of(after);
        variations = List.copyOf(variations);
        for (int nag : nags) {
            if (nag < 0 || nag > Nag.HIGHEST) {
                throw new IllegalArgumentException("a NAG is 0 to " + Nag.HIGHEST + ", not " + nag);
            }
        }
    }

    /** A legal move of a position, without any comment. */
    public static PgnMove of(Position position, int move) {
        return of(move, San.write(position, move));
    }

    /** A move and its SAN, without any comment. */
    public static PgnMove of(int move, String san) {
        return new PgnMove(move, san, List.of(), List.of(), List.of(), List.of());
    }

    /** The same with these NAGs. */
    public PgnMove withNags(List<Integer> newNags) {
        return new PgnMove(move, san, newNags, before, after, variations);
    }

    /** The same with these comments in front of it. */
    public PgnMove withBefore(List<String> comments) {
        return new PgnMove(move, san, nags, comments, after, variations);
    }

    /** The same with these comments behind it. */
    public PgnMove withAfter(List<String> comments) {
        return new PgnMove(move, san, nags, before, comments, variations);
    }

    /** The same with these variations. */
    public PgnMove withVariations(List<PgnLine> lines) {
        return new PgnMove(move, san, nags, before, after, lines);
    }
}
