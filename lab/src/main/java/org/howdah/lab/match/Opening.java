package org.howdah.lab.match;

import java.util.ArrayList;
import java.util.List;
import org.howdah.lab.player.StartPosition;
import org.howdah.rules.position.Position;

/**
 * How both games of a pair begin.
 *
 * @param start where
 * @param moves made before the engines take over
 */
public record Opening(StartPosition start, List<Integer> moves) {

    public Opening {
        moves = List.copyOf(moves);
    }

    /** The position in which the engines take over, with the moves as its history. */
    public Position position() {
        Position position = start.position();
        moves.forEach(position::make);
        return position;
    }

    Opening plus(int move) {
        List<Integer> more = new ArrayList<>(moves);
        more.add(move);
        return new Opening(start, more);
    }
}
