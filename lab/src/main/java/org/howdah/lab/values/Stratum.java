package org.howdah.lab.values;

import java.util.Locale;

/** The conditions under which games of a run are played. */
public enum Stratum {
    /** All men, at full strength: the values proper. */
    OPENING(6),
    /** Pawns and a few pieces. */
    FEW(2),
    /** All men, with a quarter of the nodes: how much values depend on skill. */
    WEAK(1),
    /** The game's own start, both sides alike: values by regression. */
    ORDINARY(1);

    /** Openings in a round of all. */
    private static final int ROUND = 10;

    private final int share;

    Stratum(int share) {
        this.share = share;
    }

    /** The stratum of the opening with that number: each has its share in every round. */
    static Stratum of(int opening) {
        int place = opening % ROUND;
        for (Stratum stratum : values()) {
            if (place < stratum.share) {
                return stratum;
            }
            place -= stratum.share;
        }
        throw new IllegalStateException("the shares do not fill the round");
    }

    /** How many openings of this stratum have numbers below that one's. */
    int before(int opening) {
        int place = opening % ROUND;
        for (Stratum stratum : values()) {
            if (stratum == this) {
                break;
            }
            place -= stratum.share;
        }
        return opening / ROUND * share + Math.clamp(place, 0, share);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
