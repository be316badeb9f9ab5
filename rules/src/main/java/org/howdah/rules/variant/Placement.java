package org.howdah.rules.variant;

import java.util.List;

/**
 * A first turn on which each side places what it has in hand.
 *
 * @param wings the groups of squares White fills; Black's follow by the symmetry
 * @param pieces the types that go on each wing, one entry a square, in any order
 */
public record Placement(List<List<Integer>> wings, List<Integer> pieces) {

    public Placement {
        wings = wings.stream().map(List::copyOf).toList();
        pieces = List.copyOf(pieces);
    }
}
