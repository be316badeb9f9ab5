package org.howdah.server.play;

import java.util.List;
import java.util.stream.IntStream;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;

/** The ways to place, as moves. */
public final class PlacementChoices {

    private PlacementChoices() {}

    /** All of them, such as {@code @NEEN}; none in games without a placement turn. */
    public static List<String> of(CompiledVariant variant) {
        Arrangements arrangements = variant.arrangements();
        return arrangements == null
                ? List.of()
                : IntStream.range(0, arrangements.count())
                        .mapToObj(i -> "@" + arrangements.letters(variant.variant(), i))
                        .toList();
    }
}
