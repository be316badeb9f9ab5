package org.howdah.server.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was asked of a game cannot be done, and nothing has changed. The message is a sentence for people. */
public final class Rejection extends RuntimeException {

    private final Kind kind;
    private final @Nullable String rule;
    private final transient List<String> problems;

    /** Why. */
    public enum Kind {
        /** There is no such game, for this player. */
        UNKNOWN,
        /** Not as the game stands now. */
        CONFLICT,
        /** Never: an illegal move, an impossible wish. */
        IMPOSSIBLE,
        /** Not just now: the disk or the engine does not work. */
        UNAVAILABLE
    }

    private Rejection(
            Kind kind, String message, @Nullable String rule, List<String> problems, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
        this.rule = rule;
        this.problems = List.copyOf(problems);
    }

    static Rejection unknown() {
        return new Rejection(Kind.UNKNOWN, "There is no such game.", null, List.of(), null);
    }

    static Rejection conflict(String message) {
        return new Rejection(Kind.CONFLICT, message, null, List.of(), null);
    }

    static Rejection illegal(String message, @Nullable String rule) {
        return new Rejection(Kind.IMPOSSIBLE, message, rule, List.of(), null);
    }

    /** Something asked for is not to be had at all; with everything that is wrong with it. */
    public static Rejection impossible(String message, List<String> problems) {
        return new Rejection(Kind.IMPOSSIBLE, message, null, problems, null);
    }

    static Rejection unavailable(String message, Throwable cause) {
        return new Rejection(Kind.UNAVAILABLE, message, null, List.of(), cause);
    }

    /** What kind of reason it is. */
    public Kind kind() {
        return kind;
    }

    /** The rule that refuses a move; null if it is no rule of the game. */
    public @Nullable String rule() {
        return rule;
    }

    /** Everything that is wrong with what was given; empty if the message says it all. */
    public List<String> problems() {
        return problems;
    }
}
