package org.howdah.rules.variant;

import java.util.Locale;

/** The rules that a game can be played without, all else being as it is. */
public enum OptionalRule {
    CASTLING,
    GATING,
    BARE_KING,
    TRADE_BAN;

    /** The name of its table in variant files, as in {@code bare-king}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
