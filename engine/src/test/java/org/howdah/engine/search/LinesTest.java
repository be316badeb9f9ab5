package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.howdah.engine.TestPositions;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Several ranked lines, and searches of some moves only. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class LinesTest {
    static List<CompiledVariant> variants() {
        return Variants.all();
    }

    private static int move(Position position, String text) {
        try {
            return Uci.parse(position, text);
        } catch (MoveException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void ranksDifferentMoves(CompiledVariant variant) {
        Position start = Position.start(variant);
        try (Engine engine = new Engine(variant, 2)) {
            engine.lines(3);
            List<Info> infos = new ArrayList<>();
            SearchResult result = engine.search(start, Limits.depth(4), infos::add);
            assertThat(infos).extracting(Info::rank).containsExactly(1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3);
            List<Info> last = infos.subList(9, 12);
            assertThat(last).extracting(info -> info.pv().getFirst()).doesNotHaveDuplicates();
            assertThat(last)
                    .extracting(info -> -info.score().value())
                    .isSorted()
                    .first()
                    .isEqualTo(-result.score().value());
            assertThat(result.bestMove()).isEqualTo(last.getFirst().pv().getFirst());
            for (Info info : last) {
                Position walked = start.copy();
                for (int move : info.pv()) {
                    assertThat(Moves.isLegal(walked, move)).isTrue();
                    walked.make(move);
                }
            }
        }
    }

    @Test
    void ranksNoMoreThanThereAre() {
        Position position = TestPositions.of("chess", "3r3k/8/8/8/8/8/8/K7 w - - 0 1");
        try (Engine engine = new Engine(position.variant(), 1)) {
            engine.lines(10);
            List<Info> infos = new ArrayList<>();
            engine.search(position, Limits.depth(1), infos::add);
            assertThat(infos).hasSize(3);
        }
    }

    @Test
    void theFirstLineIsWhatOneLineFinds() {
        Position position =
                TestPositions.of("chess", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1");
        try (Engine engine = new Engine(position.variant(), 1)) {
            engine.lines(4);
            SearchResult result = engine.search(position, Limits.depth(5), SearchListener.NONE);
            assertThat(Uci.write(position, result.bestMove())).isEqualTo("f3f7");
            assertThat(result.score().mateIn()).isEqualTo(1);
        }
    }

    @Test
    void choosesFromTheMovesGiven() {
        Position position = TestPositions.of("chess", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
        List<Integer> given = List.of(move(position, "h2h3"), move(position, "d1d7"));
        try (Engine engine = new Engine(position.variant(), 1)) {
            Limits limits = Limits.builder().depth(5).searchMoves(given).build();
            SearchResult result = engine.search(position, limits, SearchListener.NONE);
            assertThat(given).contains(result.bestMove());
            // What was found among a few moves must not be taken for the value of the position.
            assertThat(engine.search(position, Limits.depth(3), SearchListener.NONE)
                            .score()
                            .mateIn())
                    .isEqualTo(1);
        }
    }

    @Test
    void tellsOfEachMoveAtTheRoot() {
        Position position = Position.start(Variants.byId("chess"));
        List<Integer> numbers = new ArrayList<>();
        MoveList seen = new MoveList();
        SearchListener listener = new SearchListener() {
            @Override
            public void info(Info info) {}

            @Override
            public void currentMove(int depth, int move, int number) {
                if (depth == 2) {
                    seen.add(move);
                    numbers.add(number);
                }
            }
        };
        try (Engine engine = new Engine(position.variant(), 1)) {
            engine.search(position, Limits.depth(2), listener);
        }
        assertThat(numbers).first().isEqualTo(1);
        assertThat(numbers).last().isEqualTo(20);
        assertThat(seen.contains(Move.NONE)).isFalse();
    }

    @Test
    void looksForAMateAndIsContentWithIt() {
        Position position = TestPositions.of("chess", "k7/8/2K5/8/8/8/8/6R1 w - - 0 1");
        try (Engine engine = new Engine(position.variant(), 1)) {
            SearchResult result =
                    engine.search(position, Limits.builder().mate(3).build(), SearchListener.NONE);
            assertThat(result.score().isMate()).isTrue();
            assertThat(result.score().mateIn()).isBetween(1, 3);
        }
    }

    @Test
    void givesUpLookingForAMate() {
        Position position = TestPositions.of("chess", "k7/8/2K5/8/8/8/8/6B1 w - - 0 1");
        try (Engine engine = new Engine(position.variant(), 1)) {
            SearchResult result =
                    engine.search(position, Limits.builder().mate(1).build(), SearchListener.NONE);
            assertThat(result.depth()).isEqualTo(Limits.mateDepth(1));
        }
    }

    @Test
    void takesAnyReasonableNumberOfLines() {
        try (Engine engine = new Engine(Variants.byId("chess"), 1)) {
            assertThatIllegalArgumentException().isThrownBy(() -> engine.lines(0));
            assertThatIllegalArgumentException().isThrownBy(() -> engine.lines(Engine.MAX_LINES + 1));
        }
    }
}
