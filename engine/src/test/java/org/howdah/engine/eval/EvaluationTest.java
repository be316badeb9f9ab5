package org.howdah.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.howdah.engine.TestPositions;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EvaluationTest {
    static Stream<CompiledVariant> variants() {
        return Variants.all().stream();
    }

    private static int evaluate(String variant, String fen) {
        Position position = TestPositions.of(variant, fen);
        return new Evaluation(position.variant()).evaluate(position);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theStartIsNearlyEven(CompiledVariant variant) {
        assertThat(new Evaluation(variant).evaluate(Position.start(variant))).isBetween(0, 40);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void exchangedColorsChangeNothing(CompiledVariant variant) throws Exception {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        Evaluation evaluation = new Evaluation(variant);
        for (int i = 0; i < 200; i++) {
            Position position = TestPositions.random(variant, random, random.nextInt(120));
            if (variant.arrangements() != null && !position.handIsEmpty(Color.BLACK)) {
                continue; // White places first: this cannot be turned round.
            }
            assertThat(evaluation.evaluate(flipped(position)))
                    .as("seed %d: %s", seed, position.setup())
                    .isEqualTo(evaluation.evaluate(position));
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void exchangedColorsChangeNothingWithOtherWeightsEither(CompiledVariant variant) throws Exception {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        Weights derived = Weights.derived(variant.variant());
        Map<String, Weights.Pair> others = new LinkedHashMap<>();
        derived.names()
                .forEach(name -> others.put(name, new Weights.Pair(random.nextInt(-40, 40), random.nextInt(-40, 40))));
        Evaluation evaluation = new Evaluation(variant, derived.with(others));
        for (int i = 0; i < 50; i++) {
            Position position = TestPositions.random(variant, random, random.nextInt(120));
            if (variant.arrangements() != null && !position.handIsEmpty(Color.BLACK)) {
                continue;
            }
            assertThat(evaluation.evaluate(flipped(position)))
                    .as("seed %d: %s", seed, position.setup())
                    .isEqualTo(evaluation.evaluate(position));
        }
    }

    /** The same position with the sides exchanged; what is of a moment only is left out. */
    private static Position flipped(Position position) throws Exception {
        Setup setup = position.setup();
        CompiledVariant variant = setup.variant();
        List<Integer> board = new ArrayList<>(Collections.nCopies(setup.board().size(), Pieces.NONE));
        for (int square = 0; square < board.size(); square++) {
            int piece = setup.board().get(square);
            if (piece != Pieces.NONE) {
                board.set(answer(variant, square), Pieces.of(Color.opposite(Pieces.color(piece)), Pieces.type(piece)));
            }
        }
        Set<Integer> virgin =
                setup.virgin().stream().map(s -> answer(variant, s)).collect(Collectors.toSet());
        return new Setup(
                        variant,
                        board,
                        Color.opposite(setup.sideToMove()),
                        setup.blackHand(),
                        setup.whiteHand(),
                        virgin,
                        Position.NO_SQUARE,
                        Position.NO_SQUARE,
                        setup.halfmoveClock(),
                        setup.fullmoveNumber())
                .toPosition();
    }

    private static int answer(CompiledVariant variant, int square) {
        return variant.variant().symmetry().answer(variant.board(), square);
    }

    @Test
    void itAllocatesNothing() {
        CompiledVariant elven = Variants.byId("elven");
        Evaluation evaluation = new Evaluation(elven);
        Position position = TestPositions.random(elven, new SplittableRandom(1), 60);
        evaluation.evaluate(position);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        long sum = 0;
        for (int i = 0; i < 10_000; i++) {
            sum += evaluation.evaluate(position);
        }
        assertThat(threads.getCurrentThreadAllocatedBytes() - before)
                .as("sum %d", sum)
                .isLessThan(10_000);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void thePartsMakeTheWhole(CompiledVariant variant) {
        Evaluation evaluation = new Evaluation(variant);
        Position position = Position.start(variant);
        Breakdown parts = evaluation.breakdown(position);
        assertThat(parts.score()).isEqualTo(evaluation.evaluate(position));
        assertThat(parts.phasePercent()).isEqualTo(100);
        evaluation.addUp(position);
        assertThat(parts.terms().stream()
                        .mapToDouble(term -> term.white().middlegame())
                        .sum())
                .as("but for rounding")
                .isCloseTo((double) Tapered.middlegame(evaluation.total(Color.WHITE)), within(30.0));
        assertThat(parts.terms())
                .extracting(Breakdown.Term::name)
                .contains("material", "squares", "mobility", "king danger", "king shelter", "threats");
    }

    @Test
    void materialCounts() {
        assertThat(evaluate("chess", "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
                .isGreaterThan(800);
        assertThat(evaluate("chess", "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"))
                .isLessThan(-800);
    }

    @Test
    void aHandThatCanStillEnterIsNearlyMaterial() {
        String both = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEh] w KQBCDFGkqbcdfg - 0 1";
        assertThat(evaluate("seirawan", both)).isBetween(500, 1000);
    }

    @Test
    void aLoneKingIsDrivenToTheCorner() {
        int middle = evaluate("chess", "8/8/8/4k3/8/3K4/8/R7 w - - 0 1");
        int edge = evaluate("chess", "4k3/8/8/8/8/3K4/8/R7 w - - 0 1");
        int corner = evaluate("chess", "7k/8/8/8/8/3K4/8/R7 w - - 0 1");
        assertThat(edge).isGreaterThan(middle);
        assertThat(corner).isGreaterThan(edge);
    }

    @Test
    void aLonePieceIsLittleUnlessBaringWins() {
        assertThat(evaluate("chess", "4k3/p7/8/8/8/8/8/4KB2 w - - 0 1")).isLessThan(120);
        assertThat(evaluate("silver-elephant", "5k4/p9/10/10/10/10/10/5KB3 w - - 0 1"))
                .isGreaterThan(150);
    }

    @Test
    void aPassedPawnIsWorthMoreTheNearerItIs() {
        int far = evaluate("chess", "4k3/8/8/8/8/P7/8/4K3 w - - 0 1");
        int near = evaluate("chess", "4k3/8/P7/8/8/8/8/4K3 w - - 0 1");
        assertThat(near).isGreaterThan(far + 50);
    }
}
