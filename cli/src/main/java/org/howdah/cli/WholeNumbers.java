package org.howdah.cli;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How whole numbers on the command line are read: what is none is told in words, not in the names of types. */
final class WholeNumbers {
    private WholeNumbers() {}

    static void register(CommandLine commands) {
        commands.registerConverter(int.class, converter(Integer::valueOf));
        commands.registerConverter(Integer.class, converter(Integer::valueOf));
        commands.registerConverter(long.class, converter(Long::valueOf));
        commands.registerConverter(Long.class, converter(Long::valueOf));
    }

    private static <N> ITypeConverter<N> converter(Function<String, N> parse) {
        return text -> {
            try {
                return parse.apply(text);
            } catch (NumberFormatException e) {
                String what = text.matches("[+-]?[0-9]+") ? "too large a number" : "no whole number";
                throw new TypeConversionException("'" + text + "' is " + what);
            }
        };
    }
}
