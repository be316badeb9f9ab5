package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Start;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Castling with gating when king and rooks begin on any files: one may end where the other began, or stay where it is. */
class CastlingPlacesTest {
    private static final int FILES = 8;
    private static final int C_FILE = 2;
    private static final int G_FILE = 6;

    record Files(int queenRook, int king, int kingRook) {}

    static Stream<Files> files() {
        List<Files> all = new ArrayList<>();
        for (int king = 1; king < FILES - 1; king++) {
            for (int queenRook = 0; queenRook < king; queenRook++) {
                for (int kingRook = king + 1; kingRook < FILES; kingRook++) {
                    if (king > C_FILE && king < G_FILE) {
                        all.add(new Files(queenRook, king, kingRook));
                    }
                }
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void aPieceIsGatedOnEmptySquaresOnlyAndEveryMoveCanBeTakenBack(Files files) {
        Position p = Position.start(withBackRank(files));
        Position before = p.copy();
        MoveList moves = new MoveList();
        Moves.legal(p, moves);
        int castlings = 0;
        for (int i = 0; i < moves.size(); i++) {
            int men = men(p);
            p.make(moves.get(i));
            assertThat(p.isConsistent()).isTrue();
            assertThat(men(p)).isEqualTo(men + (gates(moves.get(i)) ? 1 : 0));
            p.unmake();
            assertThat(p.setup()).isEqualTo(before.setup());
            castlings += Move.isCastling(moves.get(i)) ? 1 : 0;
        }
        assertThat(castlings).isPositive();
    }

    private static boolean gates(int move) {
        return !Move.isPromotion(move) && Move.piece(move) != 0;
    }

    private static int men(Position p) {
        return Long.bitCount(p.occupiedLo());
    }

    /** Seirawan chess with nothing but rooks, king and pawns. */
    private static CompiledVariant withBackRank(Files files) {
        Variant seirawan = Variants.byId("seirawan").variant();
        List<Integer> board =
                new ArrayList<>(Collections.nCopies(seirawan.board().squares(), Pieces.NONE));
        for (int color = 0; color < 2; color++) {
            int back = color == Color.WHITE ? 0 : FILES * (FILES - 1);
            board.set(back + files.queenRook, Pieces.of(color, seirawan.type('R')));
            board.set(back + files.king, Pieces.of(color, seirawan.type('K')));
            board.set(back + files.kingRook, Pieces.of(color, seirawan.type('R')));
            for (int file = 0; file < FILES; file++) {
                int second = color == Color.WHITE ? FILES : FILES * (FILES - 2);
                board.set(second + file, Pieces.of(color, seirawan.type('P')));
            }
        }
        return CompiledVariant.compile(
                seirawan.withStart(new Start(board, seirawan.start().hand())));
    }
}
