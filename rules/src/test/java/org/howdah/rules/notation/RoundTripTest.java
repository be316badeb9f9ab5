package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.howdah.rules.Reference;
import org.howdah.rules.TestVariants;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written reads back: every legal move in UCI and SAN, and the position as FEN. */
class RoundTripTest {
    private static final int GAMES = 4;
    private static final int EVERY = 8;

    @Test
    void inTheReferencePositions() throws Exception {
        for (Reference line : Reference.moves()) {
            Position position =
                    Fen.parse(TestVariants.byId(line.variant()), line.fen()).toPosition();
            assertThat(Fen.write(position)).isEqualTo(line.fen());
            movesReadBack(position, RandomGame.legal(position));
        }
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void inRandomGames(CompiledVariant variant) {
        RandomGame.each(variant, GAMES, (position, legal) -> {
            String fen = Fen.write(position);
            assertThat(Fen.write(Fen.parse(variant, fen))).isEqualTo(fen);
            assertThat(Fen.parse(variant, fen).toPosition().key()).isEqualTo(position.key());
            if (position.ply() % EVERY == 0) {
                movesReadBack(position, legal);
            }
        });
    }

    private static void movesReadBack(Position position, MoveList legal) throws MoveException {
        List<String> all = San.writeAll(position, legal);
        assertThat(new HashSet<>(all)).as("no two moves share a text").hasSize(all.size());
        for (int i = 0; i < legal.size(); i++) {
            String san = all.get(i);
            String uci = Uci.write(position, legal.get(i));
            assertThat(San.parse(position, san)).as(san).isEqualTo(legal.get(i));
            assertThat(Uci.parse(position, uci)).as(uci).isEqualTo(legal.get(i));
        }
        for (int i = 0; i < Math.min(legal.size(), 5); i++) {
            assertThat(MoveText.parse(position, all.get(i))).isEqualTo(legal.get(i));
            assertThat(MoveText.parse(position, Uci.write(position, legal.get(i))))
                    .isEqualTo(legal.get(i));
        }
    }
}
