package org.howdah.rules.position;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.howdah.rules.board.Pieces;

/** Everything that a position shows of itself, to be compared before and after. */
record Snapshot(
        Setup setup,
        long key,
        int ply,
        int lastMove,
        int repetitions,
        boolean inCheck,
        List<Integer> kings,
        List<Long> sets,
        boolean handsEmpty) {

    static Snapshot of(Position p) {
        LongStream pieces = IntStream.rangeClosed(1, Pieces.of(1, p.variant().types()))
                .mapToLong(piece -> p.piecesLo(piece) ^ 31 * p.piecesHi(piece));
        LongStream sides =
                LongStream.of(p.colorLo(0), p.colorHi(0), p.colorLo(1), p.colorHi(1), p.virginLo(), p.virginHi());
        return new Snapshot(
                p.setup(),
                p.key(),
                p.ply(),
                p.lastMove(),
                p.repetitions(),
                p.inCheck(),
                List.of(p.kingSquare(0), p.kingSquare(1)),
                LongStream.concat(pieces, sides).boxed().toList(),
                p.handIsEmpty(0) && p.handIsEmpty(1));
    }
}
