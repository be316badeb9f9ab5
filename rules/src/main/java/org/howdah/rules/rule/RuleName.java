package org.howdah.rules.rule;

/** The rules that may refuse a move, as programs name them; {@link Refusal} says it in words. */
public enum RuleName {
    /** The text is no move in any notation. */
    UNREADABLE,
    /** The text fits several legal moves. */
    AMBIGUOUS,
    GAME_OVER,
    NO_PIECE,
    NOT_YOUR_PIECE,
    PIECE_MOVE,
    OWN_PIECE_IN_THE_WAY,
    FIRST_MOVE_ONLY,
    KING_ATTACKED,
    CASTLING_RIGHT,
    CASTLING_PATH,
    CASTLING_ATTACKED,
    EN_PASSANT,
    PROMOTION,
    GATING,
    TRADE_BAN,
    PASS,
    PLACEMENT
}
