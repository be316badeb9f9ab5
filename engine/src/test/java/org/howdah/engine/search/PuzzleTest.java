package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.howdah.engine.TestPositions;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PuzzleTest {
    static List<Puzzle> puzzles() {
        return Puzzle.all();
    }

    static List<Puzzle> mates() {
        return Puzzle.all().stream()
                .filter(puzzle -> puzzle.kind().equals("mate"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void isWellFormed(Puzzle puzzle) throws MoveException {
        Position position = TestPositions.of(puzzle.variant(), puzzle.fen());
        for (String move : puzzle.best()) {
            Uci.parse(position, move);
        }
    }

    @Test
    @Tag("long")
    void thirtySixOfFortyAreFoundInASecondEach() {
        List<Puzzle> missed = new ArrayList<>();
        for (Puzzle puzzle : puzzles()) {
            Position position = TestPositions.of(puzzle.variant(), puzzle.fen());
            try (Engine engine = new Engine(position.variant(), 32)) {
                int move = engine.search(position, Limits.moveTime(1000), SearchListener.NONE)
                        .bestMove();
                if (!puzzle.best().contains(Uci.write(position, move))) {
                    missed.add(puzzle);
                }
            }
        }
        assertThat(puzzles()).hasSize(40);
        assertThat(missed).hasSizeLessThanOrEqualTo(4);
    }

    @ParameterizedTest
    @MethodSource("mates")
    @Tag("long")
    void matesAreForced(Puzzle puzzle) throws MoveException {
        Position position = TestPositions.of(puzzle.variant(), puzzle.fen());
        int moves = Integer.parseInt(puzzle.note().substring("wins in ".length()));
        for (String move : puzzle.best()) {
            assertThat(new MateProver(position, 100_000_000).wins(Uci.parse(position, move), moves))
                    .isTrue();
        }
    }
}
