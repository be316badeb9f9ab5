package org.howdah.lab.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.howdah.engine.eval.Weights;
import org.howdah.lab.LabException;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArmiesTest {
    private static Position stage(CompiledVariant game, Imbalance imbalance, int side, Integer few, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Armies armies = new Armies(game);
        for (int i = 0; i < 1000; i++) {
            Position position = armies.stage(imbalance, side, few, random);
            if (position != null) {
                return position;
            }
        }
        throw new AssertionError(imbalance.name(game.variant()) + " never gives a position");
    }

    /** The men by which White is ahead, as the imbalance says it should be. */
    private static int[] expected(Terms terms, Imbalance imbalance, int side) {
        int[] expected = new int[terms.size()];
        int sign = side == Color.WHITE ? 1 : -1;
        imbalance.more().forEach(man -> expected[terms.index(man)] += sign);
        imbalance.less().forEach(man -> expected[terms.index(man)] -= sign);
        return expected;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"chess", "seirawan", "silver-elephant", "silver-elephant-placement", "mini-courier", "elven"})
    void theSidesDifferByTheImbalanceOnly(String id) {
        CompiledVariant game = Variants.byId(id);
        Terms terms = new Terms(game);
        List<Imbalance> all = Design.of(game, new Armies(game), terms, Weights.derived(game.variant()));
        assertThat(all).hasSizeGreaterThan(15);
        for (Imbalance imbalance : all) {
            for (Integer few : new Integer[] {null, 0, 2}) {
                int side = imbalance.size() % 2;
                Position position = stage(game, imbalance, side, few, imbalance.hashCode());
                int[] difference = terms.difference(position);
                int[] expected = expected(terms, imbalance, side);
                for (Man man : terms.men()) {
                    if (man.state() != Man.State.FIRST_MOVE || few == null && onlyFirstMoves(imbalance)) {
                        assertThat(difference[terms.index(man)])
                                .as("%s: %s in %s", imbalance.name(game.variant()), man, Fen.write(position))
                                .isEqualTo(expected[terms.index(man)]);
                    }
                }
            }
        }
    }

    private static boolean onlyFirstMoves(Imbalance imbalance) {
        return imbalance.more().stream().allMatch(man -> man.state() == Man.State.FIRST_MOVE);
    }

    @Test
    void everyManIsComparedWithSeveralOthers() {
        for (String id : List.of("seirawan", "silver-elephant", "mini-courier", "elven")) {
            CompiledVariant game = Variants.byId(id);
            Terms terms = new Terms(game);
            List<Imbalance> all = Design.of(game, new Armies(game), terms, Weights.derived(game.variant()));
            for (Man man : terms.men()) {
                long times = all.stream()
                        .distinct()
                        .filter(i -> i.more().contains(man) || i.less().contains(man))
                        .count();
                int least = man.state() == Man.State.FIRST_MOVE ? 1 : 3;
                assertThat(times).as("%s in %s", man.name(game.variant()), id).isGreaterThanOrEqualTo(least);
            }
        }
    }

    @Test
    void shuffledPiecesKeepTheRightsOfUnmovedOnes() throws LabException {
        CompiledVariant game = Variants.byId("seirawan");
        Position position = stage(game, Imbalance.parse(game.variant(), "P="), Color.WHITE, null, 3);
        assertThat(Fen.write(position)).contains("[HEhe] w KQ").contains("kq");
        CompiledVariant courier = Variants.byId("mini-courier");
        Imbalance firstMoves = Imbalance.parse(courier.variant(), "E!E!=");
        Position unmoved = stage(courier, firstMoves, Color.BLACK, null, 4);
        Terms terms = new Terms(courier);
        assertThat(terms.difference(unmoved)[terms.index(firstMoves.more().getFirst())])
                .isEqualTo(-2);
    }

    @Test
    void kingsAndCastlingPartnersStayWhereTheyAre() throws LabException {
        CompiledVariant game = Variants.byId("silver-elephant");
        Imbalance imbalance = Imbalance.parse(game.variant(), "E=N");
        for (int seed = 0; seed < 30; seed++) {
            String fen = Fen.write(stage(game, imbalance, Color.WHITE, null, seed));
            assertThat(fen).as(fen).matches("r....k...r/.*|r.*k.*r/.*").contains(" w KQkq ");
        }
    }
}
