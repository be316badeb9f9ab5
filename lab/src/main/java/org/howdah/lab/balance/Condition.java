package org.howdah.lab.balance;

import java.util.List;
import java.util.stream.Collectors;
import org.howdah.lab.LabException;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.OptionalRule;
import org.howdah.rules.variant.Variant;

/**
 * A game that is played for comparison, or the one in question.
 *
 * @param name what it is called in the report
 * @param variant its rules and array
 */
public record Condition(String name, CompiledVariant variant) {
    /** Names of games without a rule begin so. */
    static final String WITHOUT = "without ";

    /** A game as it is. */
    public static Condition of(CompiledVariant variant) {
        return new Condition(variant.id(), variant);
    }

    /**
     * A game without one of its rules.
     *
     * @param word as in {@code bare-king}
     * @throws LabException when the game has no such rule to be played without
     */
    public static Condition without(CompiledVariant variant, String word) throws LabException {
        Variant game = variant.variant();
        List<OptionalRule> rules = game.optionalRules();
        for (OptionalRule rule : rules) {
            if (rule.word().equals(word)) {
                return new Condition(WITHOUT + word, CompiledVariant.compile(game.without(rule)));
            }
        }
        String known = rules.stream().map(OptionalRule::word).collect(Collectors.joining(", "));
        throw new LabException("--without " + word + ": " + game.name()
                + (rules.isEmpty() ? " has no rule that it can be played without" : " can be played without " + known));
    }

    String fingerprint() {
        return variant.variant().fingerprint();
    }
}
