package org.howdah.engine.eval;

import java.util.Set;

/** The names of the weights that are not of one piece type. */
final class GameTerm {
    static final String TEMPO = "tempo";
    static final String DOUBLED = "pawns.doubled";
    static final String ISOLATED = "pawns.isolated";
    static final String GUARDED = "pawns.guarded";
    static final String PASSED_KINGS = "pawns.passed-kings";
    static final String PASSED = "passed.";
    static final String NEAR_SHELTER = "king.near-shelter";
    static final String FAR_SHELTER = "king.far-shelter";
    static final String NEAR_STORM = "king.near-storm";
    static final String FAR_STORM = "king.far-storm";
    static final String CASTLING = "king.castling";
    static final String DANGER = "king.danger";
    static final String ATTACKER = "king.attacker";
    static final String WEAK_SQUARE = "king.weak-square";
    static final String NEAR_ATTACK = "king.near-attack";
    static final String NEAR_ATTACK_TWICE = "king.near-attack-twice";
    static final String NEAR_GUARD = "king.near-guard";
    static final String PAWN_GUARD = "king.pawn-guard";
    static final String SECOND_CHECK = "king.second-check";
    static final String UNSAFE_CHECK = "king.unsafe-check";

    /** Those that count in units of danger. */
    static final Set<String> OF_DANGER = Set.of(
            DANGER,
            ATTACKER,
            WEAK_SQUARE,
            NEAR_ATTACK,
            NEAR_ATTACK_TWICE,
            NEAR_GUARD,
            PAWN_GUARD,
            SECOND_CHECK,
            UNSAFE_CHECK);

    private GameTerm() {}

    /** A passed pawn with so many ranks to go. */
    static String passed(int toGo) {
        return PASSED + toGo;
    }
}
