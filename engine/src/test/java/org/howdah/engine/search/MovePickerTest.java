package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.howdah.engine.TestPositions;
import org.howdah.engine.eval.PieceValues;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MovePickerTest {
    static Stream<CompiledVariant> variants() {
        return Variants.all().stream();
    }

    private static MovePicker picker(Position position) {
        CompiledVariant variant = position.variant();
        return new MovePicker(
                position, new History(variant), new Exchange(variant, new PieceValues(variant.variant())));
    }

    private static List<Integer> all(MovePicker picker) {
        List<Integer> given = new ArrayList<>();
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            given.add(move);
        }
        return given;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void givesEveryMoveOnceTheTableMoveFirst(CompiledVariant variant) {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            Position position = TestPositions.random(variant, random, random.nextInt(100));
            MoveList legal = new MoveList();
            Moves.legal(position, legal);
            int tableMove = legal.get(random.nextInt(legal.size()));
            MovePicker picker = picker(position);
            picker.startAll(tableMove, Move.NONE, Move.NONE, History.noPlace(), History.noPlace());
            List<Integer> given = all(picker);
            assertThat(given.getFirst()).as("seed %d", seed).isEqualTo(tableMove);
            assertThat(given).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(list(legal));
        }
    }

    private static List<Integer> list(MoveList moves) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            list.add(moves.get(i));
        }
        return list;
    }

    @Test
    void goodCapturesFirstThenKillersThenQuietMovesThenLosingCaptures() {
        Position position = TestPositions.of("chess", "3rk3/2p5/3p4/4p3/8/8/1B6/3RK3 w - - 0 1");
        MovePicker picker = picker(position);
        int killer = Move.step(
                position.variant().board().parse("e1"),
                position.variant().board().parse("f2"));
        picker.startAll(Move.NONE, killer, Move.NONE, History.noPlace(), History.noPlace());
        List<Integer> given = all(picker);
        assertThat(given.getFirst()).isEqualTo(killer);
        assertThat(given.subList(given.size() - 2, given.size())).allMatch(position::isCapture);
    }
}
