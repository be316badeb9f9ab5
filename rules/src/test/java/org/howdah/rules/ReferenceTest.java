package org.howdah.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.rule.Perft;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line of the reference files, which another program computed from docs/rules.md. */
class ReferenceTest {
    private static final long QUICK = 300_000;

    @Test
    void findsTheLegalMoves() throws Exception {
        for (Reference line : Reference.moves()) {
            assertThat(moves(position(line)))
                    .as(line.toString())
                    .containsExactlyInAnyOrderElementsOf(line.list("moves"));
        }
    }

    @Test
    void readsAndWritesEveryFen() throws Exception {
        List<Reference> lines = new ArrayList<>(Reference.moves());
        lines.addAll(Reference.perft());
        lines.addAll(Reference.endings());
        for (Reference line : lines) {
            assertThat(Fen.write(position(line))).as(line.toString()).isEqualTo(line.fen());
        }
    }

    @Test
    void playsGamesToTheirEnd() throws Exception {
        for (Reference line : Reference.endings()) {
            Position position = position(line);
            for (String move : line.list("moves")) {
                assertThat(Ending.of(position))
                        .as("before %s in %s", move, line)
                        .isNull();
                position.make(Uci.parse(position, move));
            }
            assertThat(word(position)).as(line.toString()).isIn(line.statuses());
            assertThat(Fen.write(position)).as(line.toString()).isEqualTo(line.text("final_fen"));
        }
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.Reference#perft")
    void countsTheLeaves(Reference line) throws Exception {
        Position position = position(line);
        List<Long> leaves = line.leaves();
        for (int depth = 1; depth <= leaves.size() && leaves.get(depth - 1) <= QUICK; depth++) {
            assertThat(Perft.count(position, depth))
                    .as("%s at depth %d", line, depth)
                    .isEqualTo(leaves.get(depth - 1));
        }
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("org.howdah.rules.Reference#perft")
    void countsAllTheLeaves(Reference line) throws Exception {
        Position position = position(line);
        List<Long> leaves = line.leaves();
        for (int depth = 1; depth <= leaves.size(); depth++) {
            assertThat(Perft.count(position, depth))
                    .as("%s at depth %d", line, depth)
                    .isEqualTo(leaves.get(depth - 1));
        }
    }

    private static Position position(Reference line) throws Exception {
        return Fen.parse(Variants.byId(line.variant()), line.fen()).toPosition();
    }

    private static List<String> moves(Position position) {
        MoveList moves = new MoveList();
        Moves.legal(position, moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(Uci.write(position, moves.get(i)));
        }
        return texts;
    }

    private static String word(Position position) {
        Ending ending = Ending.of(position);
        return switch (ending) {
            case CHECKMATE -> Color.name(ending.winner(position)) + "-mates";
            case BARE_KING -> "bare-king-" + Color.name(ending.winner(position));
            case BARE_DRAW -> "bare-draw";
            case STALEMATE -> "stalemate";
            case DEAD_MATERIAL -> "dead";
            case FIFTY_MOVES -> "fifty";
            case THREEFOLD -> "threefold";
            case null -> "ongoing";
        };
    }
}
