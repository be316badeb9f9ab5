package org.howdah.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.howdah.rules.game.Game;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.notation.San;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpokenTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Nc3 | knight c3",
                "chess | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 | pawn e4",
                "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5d6 | pawn takes d6 en passant",
                "chess | 3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1 | exd8=N | pawn takes d8, becomes knight",
                "chess | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | O-O-O | castles long",
                "chess | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | O-O | castles short",
                "chess | 7k/8/8/8/8/8/3p4/RN2KN2 w - - 0 1 | Nbxd2 | knight from b1 takes d2",
                "chess | 7k/8/8/8/8/8/8/RN2KN2 w - - 0 1 | Nbd2 | knight from b1 to d2",
                "chess | k7/8/1K6/8/8/8/8/7R w - - 0 1 | Rh8# | rook h8, checkmate",
                "chess | k7/8/8/8/8/8/8/K6R w - - 0 1 | Rh8+ | rook h8, check",
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[H] w KH - 0 1 | O-O/Hh1 | castles short, hawk enters h1",
                "elven | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4f5,f5e6 | warlock takes f4, takes e5",
                "elven | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4f5,f5e4 | warlock takes f4, returns to e3",
                "elven | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4f5,f5g6 | warlock takes f4, goes on to g5",
                "elven | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4e4 | warlock passes",
                "elven | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4f5 | warlock takes f4",
            })
    void movesAreSaidAsOneSaysThem(String variant, String fen, String move, String spoken) throws Exception {
        Position position = Game.from(Variants.byId(variant), fen).position();
        int legal = MoveText.parse(position, move);
        assertThat(Spoken.of(position, legal, San.write(position, legal))).isEqualTo(spoken);
    }
}
