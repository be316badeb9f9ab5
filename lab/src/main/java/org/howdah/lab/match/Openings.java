package org.howdah.lab.match;

import java.util.ArrayList;
import java.util.List;
import org.howdah.lab.LabException;
import org.howdah.lab.player.StartPosition;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;

/** Where the pairs of games begin. Any thread may ask. */
public interface Openings {
    /**
     * The opening of a pair, always the same for the same number.
     *
     * @throws LabException when there is none that can be played
     */
    Opening pair(int pair) throws LabException;

    /** One after the other, and from the beginning again. */
    static Openings inTurn(List<Opening> list) {
        List<Opening> fixed = List.copyOf(list);
        return pair -> fixed.get(pair % fixed.size());
    }

    /** The start of the game. */
    static List<Opening> start(CompiledVariant variant) {
        return List.of(new Opening(new StartPosition(Setup.start(variant)), List.of()));
    }

    /**
     * All arrays: every placement of White's with every one of Black's.
     *
     * @throws LabException when nothing is placed in this game
     */
    static List<Opening> arrays(CompiledVariant variant) throws LabException {
        Opening start = start(variant).getFirst();
        Arrangements arrangements = variant.arrangements();
        if (arrangements == null) {
            throw new LabException(
                    "in " + variant.id()
                            + " nothing is placed before the game: there are no arrays to begin from, only the start, which random moves make many");
        }
        List<Opening> all = new ArrayList<>();
        for (int white = 0; white < arrangements.count(); white++) {
            for (int black = 0; black < arrangements.count(); black++) {
                all.add(start.plus(placement(white)).plus(placement(black)));
            }
        }
        return all;
    }

    private static int placement(int arrangement) {
        return Move.of(Move.PLACEMENT, 0, arrangement, 0, 0);
    }
}
