package org.howdah.rules.variant;

import java.util.List;

/**
 * Gating: when a piece makes its first move, a piece in hand may be placed on the square it leaves.
 *
 * @param movers the types whose first move may gate
 */
public record Gating(List<Integer> movers) {

    public Gating {
        movers = List.copyOf(movers);
    }
}
