package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.Variants;
import org.jspecify.annotations.Nullable;

/**
 * Variants by the names that PGN files give them. A name is an id, a name or an alias of ours, or
 * XBoard's name, whatever its case, its punctuation and a word "chess" at its end.
 */
final class VariantNames {
    /** What other programs write for the game that needs no name. */
    private static final Set<String> UNNAMED = Set.of("", "normal", "standard", "fromposition");

    private VariantNames() {}

    /**
     * The variant with a name, or null.
     *
     * @param untagged the one that is meant when the name is empty or stands for none; it is also looked at first
     */
    static @Nullable CompiledVariant find(String name, CompiledVariant untagged) {
        String wanted = plain(name);
        return UNNAMED.contains(wanted)
                ? untagged
                : Stream.concat(Stream.of(untagged), Variants.all().stream())
                        .filter(variant -> names(variant).contains(wanted))
                        .findFirst()
                        .orElse(null);
    }

    private static List<String> names(CompiledVariant compiled) {
        Variant variant = compiled.variant();
        List<String> names = new ArrayList<>(variant.aliases());
        names.add(variant.id());
        names.add(variant.name());
        if (variant.xboard() != null) {
            names.add(variant.xboard().name());
        }
        return names.stream().map(VariantNames::plain).toList();
    }

    private static String plain(String name) {
        String letters = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        String suffix = "chess";
        boolean cut = letters.length() > suffix.length() && letters.endsWith(suffix);
        return cut ? letters.substring(0, letters.length() - suffix.length()) : letters;
    }
}
