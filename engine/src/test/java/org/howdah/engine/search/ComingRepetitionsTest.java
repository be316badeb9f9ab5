package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.howdah.engine.TestPositions;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ComingRepetitionsTest {
    private static final int GAMES = 60;
    private static final int PLIES = 120;

    static List<CompiledVariant> variants() {
        return Variants.all();
    }

    /** Games in which both sides move to and fro whenever they can, so that positions come again and nearly again. */
    @ParameterizedTest
    @MethodSource("variants")
    void seesExactlyTheRepetitionsThatAMoveOfOneLegBrings(CompiledVariant variant) {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        ComingRepetitions repetitions = new ComingRepetitions(variant);
        MoveList moves = new MoveList();
        int seen = 0;
        for (int game = 0; game < GAMES; game++) {
            Position position = TestPositions.random(variant, random, random.nextInt(60));
            for (int ply = 0; ply < PLIES && Ending.of(position) == null; ply++) {
                moves.clear();
                Moves.legal(position, moves);
                boolean expected = bringsRepetition(position, moves);
                assertThat(repetitions.isNext(position))
                        .as("seed %d, game %d, ply %d", seed, game, ply)
                        .isEqualTo(expected);
                seen += expected ? 1 : 0;
                position.make(choose(position, moves, random));
            }
        }
        assertThat(seen).as("seed %d", seed).isPositive();
    }

    private static boolean bringsRepetition(Position position, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            boolean repeated = position.repetitions() > 0;
            position.unmake();
            if (repeated && Move.kind(moves.get(i)) == Move.STEP) {
                return true;
            }
        }
        return false;
    }

    private static int choose(Position position, MoveList moves, SplittableRandom random) {
        int before = position.ply() < 2 ? Move.NONE : position.moveBefore(2);
        int back = Move.step(Move.to(before), Move.from(before));
        return before != Move.NONE && moves.contains(back) && random.nextInt(3) != 0
                ? back
                : moves.get(random.nextInt(moves.size()));
    }

    @Test
    void aSkippedTurnIsNoWayBack() {
        Position position = TestPositions.of("chess", "7k/8/8/8/8/8/8/K5R1 w - - 0 1");
        ComingRepetitions repetitions = new ComingRepetitions(position.variant());
        int away = step(position, "h8", "h7");
        position.make(step(position, "g1", "f1"));
        position.make(away);
        position.make(step(position, "f1", "g1"));
        assertThat(repetitions.isNext(position)).isTrue();
        for (int i = 0; i < 3; i++) {
            position.unmake();
        }
        position.makeNull();
        position.make(away);
        position.makeNull();
        assertThat(repetitions.isNext(position)).isFalse();
    }

    @Test
    void aDrawIsSureOnlyWhereItIsMoreThanAlpha() {
        Position position = TestPositions.of("chess", "7k/8/8/8/8/8/8/K5R1 w - - 0 1");
        ComingRepetitions repetitions = new ComingRepetitions(position.variant());
        assertThat(repetitions.sure(position, -50)).isEqualTo(-Score.INFINITE);
        position.make(step(position, "g1", "f1"));
        position.make(step(position, "h8", "h7"));
        position.make(step(position, "f1", "g1"));
        assertThat(repetitions.sure(position, -50)).isEqualTo(Score.DRAW);
        assertThat(repetitions.sure(position, Score.DRAW)).isEqualTo(-Score.INFINITE);
    }

    private static int step(Position position, String from, String to) {
        return Move.step(
                position.variant().board().parse(from),
                position.variant().board().parse(to));
    }
}
