package org.howdah.rules.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.variant.CompiledVariant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A position filled man by man is the one that its FEN tells of, in whatever order and after whatever detours. */
class BlankPositionTest {
    private static final int POSITIONS = 300;

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void menPutOneByOneMakeThePositionOfTheirFen(CompiledVariant variant) {
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            if (hasBothKings(position)) {
                Position filled = Position.blank(variant);
                fill(filled, position, random);
                filled.turnTo(position.sideToMove());
                assertIsWhatItsFenSays(filled);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void menTakenOffAgainLeaveNothingBehind(CompiledVariant variant) {
        Position used = Position.blank(variant);
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            if (hasBothKings(position)) {
                fill(used, position, random);
                used.turnTo(Color.opposite(position.sideToMove()));
                used.turnTo(position.sideToMove());
                assertIsWhatItsFenSays(used);
                occupied(position).forEach(used::remove);
                used.turnTo(Color.WHITE);
                assertThat(used.key()).isEqualTo(Position.blank(variant).key());
            }
        });
    }

    private static void fill(Position blank, Position model, RandomGenerator random) {
        List<Integer> squares = new ArrayList<>(occupied(model));
        Collections.shuffle(squares, Random.from(random));
        squares.forEach(square -> blank.put(square, model.pieceAt(square)));
    }

    private static List<Integer> occupied(Position position) {
        return IntStream.range(0, position.variant().board().squares())
                .filter(square -> position.pieceAt(square) != Pieces.NONE)
                .boxed()
                .toList();
    }

    private static boolean hasBothKings(Position position) {
        return position.kingSquare(Color.WHITE) >= 0 && position.kingSquare(Color.BLACK) >= 0;
    }

    private static void assertIsWhatItsFenSays(Position filled) {
        assertThat(filled.isConsistent()).isTrue();
        assertThat(filled.key()).isEqualTo(filled.computeKey());
        try {
            assertThat(Snapshot.of(
                            Fen.parse(filled.variant(), Fen.write(filled)).toPosition()))
                    .isEqualTo(Snapshot.of(filled));
        } catch (FenException | SetupException e) {
            throw new AssertionError(e);
        }
    }
}
