package org.howdah.rules.variant;

import java.util.List;

/**
 * Material with which nobody can mate, so that the game is drawn. King against king always counts.
 *
 * @param single types of which one, beside the kings, is not enough
 * @param oneColour types of which any number, of either side, is not enough while all stand on squares of one colour
 */
public record DeadMaterial(List<Integer> single, List<Integer> oneColour) {

    public DeadMaterial {
        single = List.copyOf(single);
        oneColour = List.copyOf(oneColour);
    }
}
