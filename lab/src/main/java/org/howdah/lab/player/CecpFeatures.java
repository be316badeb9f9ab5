package org.howdah.lab.player;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a CECP engine says it can do. */
final class CecpFeatures {
    private static final Pattern FEATURE = Pattern.compile("([a-z]+)=(?:\"([^\"]*)\"|(\\S+))");
    private static final String OPTION = "option";
    private static final String DONE = "done";

    private final Map<String, String> features = new LinkedHashMap<>();
    private final List<String> options = new ArrayList<>();

    /** Takes in a line of the engine's; gives what to answer. */
    List<String> read(String line) {
        List<String> answers = new ArrayList<>();
        if (line.startsWith("feature ")) {
            Matcher feature = FEATURE.matcher(line);
            while (feature.find()) {
                String name = feature.group(1);
                String value = feature.group(2) == null ? feature.group(3) : feature.group(2);
                if (name.equals(OPTION)) {
                    options.add(optionName(value));
                } else {
                    features.put(name, value);
                }
                answers.add("accepted " + name);
            }
        }
        return answers;
    }

    /** The name stands before the kind, which begins with a hyphen. */
    private static String optionName(String declaration) {
        int kind = declaration.lastIndexOf(" -");
        return kind < 0 ? declaration : declaration.substring(0, kind);
    }

    /** Whether all has been said. */
    boolean done() {
        return is(DONE);
    }

    /** Whether the engine has asked for time to say more. */
    boolean wantsTime() {
        return "0".equals(features.get(DONE));
    }

    boolean is(String name) {
        return "1".equals(features.get(name));
    }

    /** The variants it offers; empty when it does not say. */
    List<String> variants() {
        String names = features.getOrDefault("variants", "");
        return names.isEmpty() ? List.of() : List.of(names.split("\\s*,\\s*"));
    }

    /** @throws StartException when the engine has no such option */
    void checkOption(String name, String engine) throws StartException {
        if (!options.contains(name)) {
            throw new StartException(engine + " has no option '" + name + "'; it has: " + String.join(", ", options));
        }
    }
}
