package org.howdah.rules.slow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.howdah.rules.variant.Placement;

/** The turn on which a side sets up what it has in hand: on each wing the same pieces, in any order. */
final class SlowPlacement {
    private final SlowPosition position;
    private final Placement placement;
    private final Set<String> seen = new TreeSet<>();
    private final List<SlowMove> moves = new ArrayList<>();

    private SlowPlacement(SlowPosition position) {
        this.position = position;
        this.placement = position.variant.placement();
    }

    static List<SlowMove> moves(SlowPosition position) {
        SlowPlacement all = new SlowPlacement(position);
        all.fill(0, 0, new ArrayList<>(position.variant.placement().pieces()), position.copy());
        return all.moves;
    }

    /** Fills what is left of the wings, from one square of one wing on, with what is left for that wing. */
    private void fill(int wing, int index, List<Integer> left, SlowPosition after) {
        if (wing == placement.wings().size()) {
            finish(after);
        } else if (left.isEmpty()) {
            fill(wing + 1, 0, new ArrayList<>(placement.pieces()), after);
        } else {
            for (int type : left) {
                SlowPosition next = after.copy();
                int square = position.own(placement.wings().get(wing).get(index), position.side);
                next.board[square] = SlowPosition.piece(position.side, type);
                next.hands[position.side][type]--;
                next.virgin[square] = true;
                List<Integer> rest = new ArrayList<>(left);
                rest.remove(Integer.valueOf(type));
                fill(wing, index + 1, rest, next);
            }
        }
    }

    private void finish(SlowPosition after) {
        StringBuilder token = new StringBuilder("@");
        placement.wings().stream()
                .flatMap(List::stream)
                .map(white -> position.own(white, position.side))
                .sorted(Comparator.comparing(
                        (Integer square) -> position.variant.board().file(square)))
                .forEach(square ->
                        token.append(position.variant.piece(after.type(square)).letter()));
        if (seen.add(token.toString())) {
            after.side = 1 - position.side;
            after.moveNumber += position.side;
            moves.add(new SlowMove(token.toString(), 0, -1, List.of(), false, Map.of(), after));
        }
    }
}
