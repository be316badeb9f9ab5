package org.howdah.rules.slow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.howdah.rules.Reference;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Judges the judge: all reference positions, moves and endings, and perft as deep as patience goes. */
class SlowReferenceTest {

    @Test
    void findsTheMovesOfEveryReferencePosition() {
        for (Reference line : Reference.moves()) {
            SlowPosition position = SlowFen.read(variant(line), line.fen());
            assertThat(SlowFen.write(position)).isEqualTo(line.fen());
            assertThat(SlowMoves.legal(position).keySet())
                    .as(line.toString())
                    .containsExactlyInAnyOrderElementsOf(line.list("moves"));
        }
    }

    @Test
    void namesTheEndOfEveryReferenceGame() {
        for (Reference line : Reference.endings()) {
            SlowGame game = new SlowGame(SlowFen.read(variant(line), line.fen()));
            for (String move : line.list("moves")) {
                assertThat(game.status()).as("before %s in %s", move, line).isEqualTo("ongoing");
                game.play(move);
            }
            assertThat(game.status()).as(line.toString()).isIn(line.statuses());
            assertThat(SlowFen.write(game.position())).isEqualTo(line.text("final_fen"));
        }
    }

    @Test
    void countsTheLeavesNearTheRoot() {
        Reference.perft().forEach(line -> countLeaves(line, 2_000));
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("org.howdah.rules.Reference#perft")
    void countsTheLeaves(Reference line) {
        countLeaves(line, 30_000);
    }

    private static void countLeaves(Reference line, long mostLeaves) {
        SlowPosition position = SlowFen.read(variant(line), line.fen());
        List<Long> leaves = line.leaves();
        for (int depth = 1; depth <= leaves.size() && leaves.get(depth - 1) <= mostLeaves; depth++) {
            assertThat(SlowGame.perft(position, depth))
                    .as("%s at depth %d", line, depth)
                    .isEqualTo(leaves.get(depth - 1));
        }
    }

    private static Variant variant(Reference line) {
        return Variants.byId(line.variant()).variant();
    }
}
