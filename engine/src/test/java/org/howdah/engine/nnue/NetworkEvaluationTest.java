package org.howdah.engine.nnue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.engine.TestPositions;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

class NetworkEvaluationTest {
    private static final int GAMES = 3;
    private static final int PLIES = 120;

    private final long seed = System.nanoTime();
    private final SplittableRandom random = new SplittableRandom(seed);

    @Test
    void comesToTheSameFromAnyPositionBefore() {
        for (CompiledVariant variant : Variants.all()) {
            Network network = RandomNetwork.of(variant, random);
            NetworkEvaluation along = new NetworkEvaluation(variant, network);
            for (int game = 0; game < GAMES; game++) {
                wander(Position.start(variant), along, network);
            }
        }
    }

    @Test
    void knowsNothingOfArraysToBeChosenNorOfLoneKings() {
        assertThat(isKnown(Position.start(Variants.byId("seirawan")))).isTrue();
        assertThat(isKnown(TestPositions.of("seirawan", "8/8/8/3k4/8/8/8/R3K3[] w - - 0 1")))
                .isFalse();
        assertThat(isKnown(TestPositions.of("seirawan", "8/8/8/3k4/8/8/8/R3K3[h] w - - 0 1")))
                .isTrue();
        Position arranging = Position.start(Variants.byId("silver-elephant-placement"));
        for (int color = 0; color < 2; color++) {
            assertThat(isKnown(arranging)).isFalse();
            MoveList arrays = new MoveList();
            Moves.legal(arranging, arrays);
            arranging.make(arrays.get(random.nextInt(arrays.size())));
        }
        assertThat(isKnown(arranging)).isTrue();
    }

    private boolean isKnown(Position position) {
        CompiledVariant variant = position.variant();
        return new NetworkEvaluation(variant, RandomNetwork.of(variant, random)).knows(position);
    }

    /** Goes forth and back as a search does, with null moves, and asks only now and then. */
    private void wander(Position position, NetworkEvaluation along, Network network) {
        MoveList moves = new MoveList();
        List<Boolean> nulls = new ArrayList<>();
        for (int step = 0; step < PLIES; step++) {
            moves.clear();
            Moves.legal(position, moves);
            if (!nulls.isEmpty() && (moves.isEmpty() || random.nextInt(3) == 0)) {
                if (nulls.removeLast()) {
                    position.unmakeNull();
                } else {
                    position.unmake();
                }
            } else if (moves.isEmpty()) {
                return;
            } else if (random.nextInt(8) == 0 && !position.inCheck()) {
                position.makeNull();
                nulls.add(true);
            } else {
                position.make(moves.get(random.nextInt(moves.size())));
                nulls.add(false);
            }
            if (random.nextInt(4) > 0) {
                int fresh = new NetworkEvaluation(position.variant(), network).evaluate(position);
                assertThat(along.evaluate(position))
                        .as("seed %d, %s %s", seed, position.variant().id(), Fen.write(position))
                        .isEqualTo(fresh);
            }
        }
    }

    @Test
    void seesNoDifferenceBetweenTheSidesAndTheWings() throws Exception {
        CompiledVariant chess = Variants.byId("chess");
        NetworkEvaluation evaluation = new NetworkEvaluation(chess, RandomNetwork.of(chess, random));
        int white = evaluate(evaluation, chess, "r3k3/2p5/8/4N3/8/8/6P1/1Q2K3 w - - 0 1");
        assertThat(evaluate(evaluation, chess, "1q2k3/6p1/8/8/4n3/8/2P5/R3K3 b - - 0 1"))
                .as("for Black, seed %d", seed)
                .isEqualTo(white);
        assertThat(evaluate(evaluation, chess, "3k3r/5p2/8/3N4/8/8/1P6/3K2Q1 w - - 0 1"))
                .as("mirrored, seed %d", seed)
                .isEqualTo(white);
        assertThat(evaluate(evaluation, chess, "r3k3/2p5/8/4N3/8/8/6P1/1Q2K3 b - - 0 1"))
                .as("the other side to move, seed %d", seed)
                .isNotEqualTo(white);
    }

    @Test
    void tellsRightsAndHands() throws Exception {
        CompiledVariant seirawan = Variants.byId("seirawan");
        NetworkEvaluation evaluation = new NetworkEvaluation(seirawan, RandomNetwork.of(seirawan, random));
        int all = evaluate(evaluation, seirawan, "4k3/8/8/8/8/8/8/R3K3[H] w QA - 0 1");
        assertThat(evaluate(evaluation, seirawan, "4k3/8/8/8/8/8/8/R3K3[E] w QA - 0 1"))
                .as("another piece in hand, seed %d", seed)
                .isNotEqualTo(all);
        assertThat(evaluate(evaluation, seirawan, "4k3/8/8/8/8/8/8/R3K3[H] w A - 0 1"))
                .as("a king that has moved, seed %d", seed)
                .isNotEqualTo(all);
    }

    private static int evaluate(NetworkEvaluation evaluation, CompiledVariant variant, String fen) throws Exception {
        return evaluation.evaluate(Fen.parse(variant, fen).toPosition());
    }
}
