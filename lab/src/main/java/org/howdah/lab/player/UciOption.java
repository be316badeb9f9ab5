package org.howdah.lab.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An option that a UCI engine offers.
 *
 * @param name as it writes it
 * @param type {@code check}, {@code spin}, {@code combo}, {@code button} or {@code string}
 * @param choices what a combo has to choose from
 */
record UciOption(String name, String type, List<String> choices) {
    private static final Pattern FORM = Pattern.compile("option\\s+name\\s+(.+?)\\s+type\\s+(\\w+)(.*)");
    private static final Pattern CHOICE = Pattern.compile("\\bvar\\s+(.+?)(?=\\s+var\\s|\\s*$)");

    UciOption {
        choices = List.copyOf(choices);
    }

    /** The option of a line, or null. */
    static @Nullable UciOption parse(String line) {
        Matcher form = FORM.matcher(line);
        if (!form.matches()) {
            return null;
        }
        List<String> choices = new ArrayList<>();
        Matcher choice = CHOICE.matcher(form.group(3));
        while (choice.find()) {
            choices.add(choice.group(1));
        }
        return new UciOption(form.group(1), form.group(2), choices);
    }

    /** Names are the same whatever their case. */
    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    String key() {
        return key(name);
    }

    /** @throws StartException when the option takes no such value */
    void check(String value) throws StartException {
        boolean fits = switch (type) {
            case "check" -> value.equals("true") || value.equals("false");
            case "spin" -> value.matches("-?\\d+");
            case "combo" -> choices.isEmpty() || choices.contains(value);
            default -> true;
        };
        if (!fits) {
            String right = switch (type) {
                case "check" -> "true or false";
                case "spin" -> "a whole number";
                default -> "one of " + String.join(", ", choices);
            };
            throw new StartException("its option " + name + " takes " + right + ", not '" + value + "'");
        }
    }
}
