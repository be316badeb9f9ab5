package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;

/** Comments as PGN can hold them: white space in them means no more than a space. */
final class Comments {
    private Comments() {}

    /** The comments with single spaces and without the empty ones. */
    static List<String> of(List<String> comments) {
        return comments.stream()
                .map(Comments::tidy)
                .filter(comment -> !comment.isEmpty())
                .toList();
    }

    static List<String> join(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    private static String tidy(String comment) {
        StringBuilder tidy = new StringBuilder();
        for (int i = 0; i < comment.length(); i++) {
            char c = comment.charAt(i);
            boolean space = Character.isWhitespace(c) || Character.isISOControl(c);
            if (!space) {
                tidy.append(c);
            } else if (!tidy.isEmpty() && tidy.charAt(tidy.length() - 1) != ' ') {
                tidy.append(' ');
            }
        }
        return tidy.toString().stripTrailing();
    }
}
