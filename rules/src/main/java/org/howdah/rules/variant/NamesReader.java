package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what others call the game: {@code aliases} and {@code [xboard]}. */
final class NamesReader {

    private static final Pattern LETTERS = Pattern.compile("([A-Z]) (\\+?[A-Z])");

    private final Section file;
    private final Army army;
    private final Mistakes mistakes;

    /**
     * @param file the file itself, without what it extends
     * @param army the pieces whose letters may differ
     */
    NamesReader(Section file, Army army, Mistakes mistakes) {
        this.file = file;
        this.army = army;
        this.mistakes = mistakes;
    }

    List<String> aliases() {
        if (file.entry("aliases") == null) {
            return List.of();
        }
        List<String> aliases = new ArrayList<>();
        List<Text> texts = file.requiredTexts("aliases");
        for (Text text : texts == null ? List.<Text>of() : texts) {
            if (text.string().isBlank()) {
                mistakes.add(text.mistake("a name is empty"));
            } else if (aliases.contains(text.string())) {
                mistakes.add(text.mistake("'" + text.string() + "' is named twice"));
            } else {
                aliases.add(text.string());
            }
        }
        return aliases;
    }

    @Nullable XBoard xboard() {
        Section table = file.table("xboard");
        if (!table.isPresent()) {
            return null;
        }
        String name = word(table.requiredText("name"));
        Text other = table.optionalText("described-as");
        if (other != null && other.string().equals(name)) {
            mistakes.add(other.mistake("this is XBoard's own name for the game; another is wanted"));
        }
        return new XBoard(name, other == null ? null : word(other), letters(table));
    }

    private String word(@Nullable Text name) {
        if (name != null && !name.string().matches("[a-z0-9]+")) {
            mistakes.add(name.mistake(
                    "XBoard names its variants with small letters and digits, not \"" + name.string() + "\""));
        }
        return name == null ? "" : name.string();
    }

    private Map<Integer, String> letters(Section table) {
        Map<Integer, String> letters = new HashMap<>();
        List<Text> texts = table.entry("letters") == null ? null : table.requiredTexts("letters");
        for (Text text : texts == null ? List.<Text>of() : texts) {
            Matcher pair = LETTERS.matcher(text.string());
            if (!pair.matches()) {
                mistakes.add(
                        text.mistake("a letter of ours and one of XBoard's are wanted, such as \"W L\" or \"E +B\""));
            } else {
                add(letters, text, pair);
            }
        }
        return letters;
    }

    private void add(Map<Integer, String> letters, Text text, Matcher pair) {
        int type = army.type(pair.group(1).charAt(0));
        if (type == 0) {
            mistakes.add(text.mistake(0, army.unknown(pair.group(1).charAt(0))));
        } else if (letters.containsKey(type)) {
            mistakes.add(text.mistake(0, "'" + pair.group(1) + "' is named twice"));
        } else if (letters.containsValue(pair.group(2))) {
            mistakes.add(text.mistake(pair.start(2), "'" + pair.group(2) + "' stands for two pieces"));
        } else {
            letters.put(type, pair.group(2));
        }
    }
}
