package org.howdah.rules.notation;

import java.util.List;
import org.howdah.rules.rule.Refusal;
import org.howdah.rules.rule.RuleName;

/** A text that is not a legal move of the position, with the rule that refuses it. */
public final class MoveException extends Exception {
    private static final int LONGEST_SHOWN = 40;

    private final String text;
    private final transient Refusal refusal;

    /**
     * @param text the text that was to be a move
     * @param refusal why it is none
     */
    public MoveException(String text, Refusal refusal) {
        super(shown(text) + ": " + refusal.sentence());
        this.text = text;
        this.refusal = refusal;
    }

    static MoveException unreadable(String text, String why) {
        return new MoveException(text, new Refusal(RuleName.UNREADABLE, why));
    }

    static MoveException ambiguous(String text, List<String> candidates) {
        String sentence = "this could be " + String.join(" or ", candidates);
        return new MoveException(text, new Refusal(RuleName.AMBIGUOUS, sentence));
    }

    private static String shown(String text) {
        String tidy = text.strip().replaceAll("\\p{Cntrl}", " ");
        return tidy.length() > LONGEST_SHOWN ? tidy.substring(0, LONGEST_SHOWN) + "..." : tidy;
    }

    /** The text that was to be a move. */
    public String text() {
        return text;
    }

    /** The rule that refuses it, and why in words. */
    public Refusal refusal() {
        return refusal;
    }
}
