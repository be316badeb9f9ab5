package org.howdah.lab.balance;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Arrangements;

/**
 * An array of a game: how it begins when chance has no part.
 *
 * @param condition the game
 * @param white the number of White's placement, {@value #NONE} where nothing is placed
 * @param black that of Black's
 */
record Cell(Condition condition, int white, int black) {
    static final int NONE = -1;

    /** Each of White's placements with each of Black's; one cell where nothing is placed. */
    static List<Cell> of(Condition condition) {
        Arrangements arrangements = condition.variant().arrangements();
        if (arrangements == null) {
            return List.of(new Cell(condition, NONE, NONE));
        }
        List<Cell> cells = new ArrayList<>();
        for (int white = 0; white < arrangements.count(); white++) {
            for (int black = 0; black < arrangements.count(); black++) {
                cells.add(new Cell(condition, white, black));
            }
        }
        return cells;
    }

    Position start() {
        Position position = Position.start(condition.variant());
        if (white != NONE) {
            position.make(placement(white));
            position.make(placement(black));
        }
        return position;
    }

    private static int placement(int arrangement) {
        return Move.of(Move.PLACEMENT, 0, arrangement, 0, 0);
    }

    /** Both placements, as in {@code NEEN-ENNE}; a hyphen where nothing is placed. */
    String placements() {
        return letters(condition, white) + "-" + letters(condition, black);
    }

    /** A placement as in {@code NEEN}. */
    static String letters(Condition condition, int placement) {
        Arrangements arrangements = condition.variant().arrangements();
        return arrangements == null
                ? ""
                : arrangements.letters(condition.variant().variant(), placement);
    }
}
