package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.howdah.engine.TestPositions;
import org.howdah.engine.eval.PieceValues;
import org.howdah.rules.board.Board;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.junit.jupiter.api.Test;

class ExchangeTest {
    private final PieceValues chess = new PieceValues(TestPositions.of("chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 1")
            .variant()
            .variant());
    private static final int PAWN = PieceValues.PAWN;

    private int value(String variant, String fen, String from, String via, String to) {
        Position position = TestPositions.of(variant, fen);
        Exchange exchange = new Exchange(
                position.variant(), new PieceValues(position.variant().variant()));
        return exchange.of(position, move(position, from, via, to));
    }

    private static int move(Position position, String from, String via, String to) {
        Board board = position.variant().board();
        MoveList moves = new MoveList();
        Moves.legal(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            boolean viaFits = via.isEmpty() ? Move.kind(move) != Move.TWO_LEG : Move.via(move) == board.parse(via);
            if (Move.from(move) == board.parse(from) && Move.to(move) == board.parse(to) && viaFits) {
                return move;
            }
        }
        throw new AssertionError("no move " + from + via + to);
    }

    private int type(char letter) {
        return TestPositions.of("chess", "4k3/8/8/8/8/8/8/4K2R w - - 0 1")
                .variant()
                .variant()
                .type(letter);
    }

    @Test
    void aFreePawnIsWonAndAGuardedOneCostsThePiece() {
        assertThat(value("chess", "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1", "", "d5"))
                .isEqualTo(PAWN);
        assertThat(value("chess", "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1", "", "d5"))
                .isEqualTo(PAWN - chess.of(type('R')));
    }

    @Test
    void theCheapestTakesFirstAndBatteriesCount() {
        String fen = "3rk3/8/2p5/3p4/4P3/8/3R4/3RK3 w - - 0 1";
        assertThat(value("chess", fen, "e4", "", "d5")).isEqualTo(PAWN);
        assertThat(value("chess", fen, "d2", "", "d5")).isEqualTo(PAWN - chess.of(type('R')) + PAWN);
    }

    @Test
    void theKingTakesOnlyWhatIsNotGuarded() {
        assertThat(value("chess", "8/8/4k3/3p4/8/8/8/3RK3 w - - 0 1", "d1", "", "d5"))
                .isEqualTo(PAWN - chess.of(type('R')));
        assertThat(value("chess", "8/8/4k3/3p4/8/5B2/8/3RK3 w - - 0 1", "d1", "", "d5"))
                .isEqualTo(PAWN);
    }

    @Test
    void promotionAndEnPassant() {
        assertThat(value("chess", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7", "", "a8"))
                .isPositive();
        assertThat(value("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5", "d5", "d6"))
                .isEqualTo(PAWN);
    }

    @Test
    void aMoveToAGuardedSquareLosesThePiece() {
        assertThat(value("chess", "4k3/8/3p4/8/8/3N4/8/4K3 w - - 0 1", "d3", "", "e5"))
                .isEqualTo(-chess.of(type('N')));
    }

    @Test
    void aDoubleCaptureCountsBothVictims() {
        String fen = "4k5/10/10/10/4pr4/3W6/10/10/10/4K5 w - - 0 1";
        PieceValues elven =
                new PieceValues(TestPositions.of("elven", fen).variant().variant());
        int rook = elven.of(TestPositions.of("elven", fen).variant().variant().type('R'));
        assertThat(value("elven", fen, "d5", "e6", "f6")).isEqualTo(PAWN + rook);
        assertThat(value("elven", fen, "d5", "e6", "d5")).isEqualTo(PAWN);
    }
}
