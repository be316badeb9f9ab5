package org.howdah.engine.eval;

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
    static final String WEAK_SQUARE = "king.weak-square";

    private GameTerm() {}

    /** A passed pawn with so many ranks to go. */
    static String passed(int toGo) {
        return PASSED + toGo;
    }
}
