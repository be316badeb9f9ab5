package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTableTest {
    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void givesBackWhatWasStored() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        table.nextSearch();
        for (int i = 0; i < 100_000; i++) {
            long key = random.nextLong();
            int move = random.nextInt(1, 1 << 30);
            int score = random.nextInt(-Score.MATE, Score.MATE + 1);
            int depth = random.nextInt(0, Score.MAX_PLY);
            int bound = random.nextInt(1, 4);
            table.store(key, move, score, depth, bound);
            long data = table.probe(key);
            assertThat(TranspositionTable.move(data)).as("seed %d", seed).isEqualTo(move);
            assertThat(TranspositionTable.score(data)).as("seed %d", seed).isEqualTo(score);
            assertThat(TranspositionTable.depth(data)).as("seed %d", seed).isEqualTo(depth);
            assertThat(TranspositionTable.bound(data)).as("seed %d", seed).isEqualTo(bound);
        }
    }

    @Test
    void neverTakesOnePositionForAnother() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200_000; i++) {
            table.store(random.nextLong() | 1, 1, 0, 1, TranspositionTable.EXACT);
        }
        for (int i = 0; i < 200_000; i++) {
            assertThat(table.probe(random.nextLong() & ~1L)).as("seed %d", seed).isEqualTo(TranspositionTable.MISS);
        }
    }

    @Test
    void keepsTheKnownMoveWhenThereIsNone() {
        table.store(42, 7, 10, 3, TranspositionTable.EXACT);
        table.store(42, 0, 5, 4, TranspositionTable.UPPER);
        assertThat(TranspositionTable.move(table.probe(42))).isEqualTo(7);
        assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(4);
    }

    @Test
    void theNewDisplacesTheOldAndShallowFirst() {
        table.nextSearch();
        table.store(1, 1, 0, 2, TranspositionTable.EXACT);
        table.nextSearch();
        table.store(2, 1, 0, 20, TranspositionTable.EXACT);
        table.store(3, 1, 0, 20, TranspositionTable.EXACT);
        table.store(4, 1, 0, 20, TranspositionTable.EXACT);
        table.store(5, 1, 0, 1, TranspositionTable.EXACT);
        assertThat(table.probe(1)).isEqualTo(TranspositionTable.MISS);
        assertThat(table.probe(2)).isNotEqualTo(TranspositionTable.MISS);
        assertThat(table.probe(5)).isNotEqualTo(TranspositionTable.MISS);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 77, -300, Score.MATE - 5, 5 - Score.MATE, Score.WON, -Score.WON})
    void forcedEndsAreStoredFromThePositionItself(int scoreAtPly) {
        int stored = TranspositionTable.toStored(scoreAtPly, 5);
        assertThat(TranspositionTable.fromStored(stored, 5)).isEqualTo(scoreAtPly);
        if (scoreAtPly == Score.MATE - 5) {
            assertThat(TranspositionTable.fromStored(stored, 9)).isEqualTo(Score.MATE - 9);
        }
    }

    @Test
    void clearedItKnowsNothing() {
        table.store(42, 7, 10, 3, TranspositionTable.EXACT);
        assertThat(table.permill()).isBetween(0, 1000);
        table.clear();
        assertThat(table.probe(42)).isEqualTo(TranspositionTable.MISS);
        assertThat(table.permill()).isZero();
    }
}
