package org.howdah.engine.protocol.uci;

import java.util.Set;
import java.util.function.Supplier;

/**
 * One thing that can be set.
 *
 * @param name as programs are told it; known in any case
 * @param kind what follows the name when the option is described: its type, default and range
 * @param setter takes the words after {@code value}
 */
record UciOption(String name, Supplier<String> kind, Setter setter) {
    /** Takes a new value, or refuses it and changes nothing. */
    interface Setter {
        void set(UciWords value) throws UciException;
    }

    /** Takes a value of some kind. */
    interface Taker<T> {
        void take(T value) throws UciException;
    }

    /** A whole number. */
    static UciOption spin(String name, int usual, int least, int most, Taker<Integer> taker) {
        String kind = "spin default " + usual + " min " + least + " max " + most;
        return new UciOption(name, () -> kind, value -> taker.take((int) value.number(name, least, most)));
    }

    /** Something that is on or off. */
    static UciOption check(String name, boolean usual, Taker<Boolean> taker) {
        return new UciOption(name, () -> "check default " + usual, value -> taker.take(onOrOff(name, value)));
    }

    private static boolean onOrOff(String name, UciWords value) throws UciException {
        String word = value.next();
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new UciException(name + " takes true or false, not '" + word + "'");
        };
    }

    /** Something that is done when it is set. */
    static UciOption button(String name, Runnable action) {
        return new UciOption(name, () -> "button", value -> action.run());
    }

    /** Any text; {@code <empty>} stands for none. */
    static UciOption string(String name, Taker<String> taker) {
        return new UciOption(name, () -> "string default <empty>", value -> {
            String text = value.until(Set.of());
            taker.take(text.equals("<empty>") ? "" : text);
        });
    }

    /** The line that tells a program of it. */
    String describe() {
        return "option name " + name + " type " + kind.get();
    }
}
