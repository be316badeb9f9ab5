package org.howdah.lab.tune;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.variant.Variant;
import org.jspecify.annotations.Nullable;

/**
 * What all games of a file have in common.
 *
 * @param variant the id of the game that was played
 * @param fingerprint of its rules, eight hexadecimal digits: positions of other rules teach nothing
 * @param rules how the games were played
 */
record Run(String variant, String fingerprint, GenerationRules rules) {
    private static final Pattern LINE = Pattern.compile(
            "howdah-positions 1;variant=([a-z0-9-]+);rules=([0-9a-f]{8});nodes=(\\d{1,12});random-plies=(\\d{1,3});seed=(-?\\d{1,18})");

    static Run of(Variant variant, GenerationRules rules) {
        return new Run(variant.id(), variant.fingerprint(), rules);
    }

    /** The run that a first line tells, or null when it is not one. */
    static @Nullable Run of(@Nullable String line) {
        Matcher m = LINE.matcher(line == null ? "" : line);
        return m.matches()
                ? new Run(
                        m.group(1),
                        m.group(2),
                        new GenerationRules(
                                Long.parseLong(m.group(3)), Integer.parseInt(m.group(4)), Long.parseLong(m.group(5))))
                : null;
    }

    /** The first line of a file. */
    String line() {
        return "howdah-positions 1;variant=" + variant + ";rules=" + fingerprint + ";nodes=" + rules.nodes()
                + ";random-plies=" + rules.randomPlies() + ";seed=" + rules.seed();
    }
}
