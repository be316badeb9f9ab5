package org.howdah.rules.variant;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The words a variant file has for the constants of an enum. */
final class Words {

    private Words() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The constant that a text names; the one given, once told, if it names none. */
    static <E extends Enum<E>> E read(Text text, E otherwise, Mistakes mistakes) {
        E[] constants = otherwise.getDeclaringClass().getEnumConstants();
        for (E constant : constants) {
            if (of(constant).equals(text.string())) {
                return constant;
            }
        }
        List<String> known = Arrays.stream(constants).map(Words::of).toList();
        mistakes.add(text.mistake("unknown word '" + text.string() + "'" + Nearest.hint(text.string(), known)));
        return otherwise;
    }
}
