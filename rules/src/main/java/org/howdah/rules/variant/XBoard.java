package org.howdah.rules.variant;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How XBoard, which has a game of its own for this variant, speaks of it.
 *
 * @param name XBoard's name for the variant
 * @param describedAs another name for it, under which the game is described to XBoard because XBoard's own rules differ;
 *     null when they do not
 * @param letters what XBoard writes for a piece type where it is not the type's letter: a capital, perhaps after a +
 */
public record XBoard(String name, @Nullable String describedAs, Map<Integer, String> letters) {

    public XBoard {
        letters = Map.copyOf(letters);
    }
}
