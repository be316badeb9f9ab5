package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.LongAdder;
import org.howdah.engine.TestPositions;
import org.howdah.engine.eval.Evaluation;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonsTest {
    private static final int DEPTH = 4;
    private static final boolean QUIET = true;

    /** White's rook can take two pawns; Black's king and rook have quiet moves. */
    private final Position position = TestPositions.of("chess", "4k2r/8/8/8/p2R2p1/8/8/4K3 w - - 0 1");

    private final SearchState state = new SearchState(
            position.variant(),
            new Evaluation(position.variant()),
            null,
            new TranspositionTable(1),
            new Deadline(),
            new LongAdder());
    private final Lessons lessons = new Lessons(state);
    private final int rookUp = move("d4", "d6");
    private final int rookDown = move("d4", "d2");
    private final int king = move("e1", "f1");
    private final int takesLeft = move("d4", "a4");
    private final int takesRight = move("d4", "g4");
    private final int reply = move("e8", "e7");

    LessonsTest() {
        state.start(position);
        lessons.begin(0);
        lessons.begin(1);
    }

    private int move(String from, String to) {
        return Move.step(
                position.variant().board().parse(from),
                position.variant().board().parse(to));
    }

    private int capture(int move) {
        return state.history.ofCapture(state.position, move);
    }

    @Test
    void aQuietMoveThatRefutesGainsAndThoseTriedBeforeItLose() {
        lessons.tried(0, takesLeft, !QUIET);
        lessons.tried(0, rookDown, QUIET);
        lessons.refutes(0, rookUp, QUIET, DEPTH);
        assertThat(lessons.merit(0, rookUp)).isPositive();
        assertThat(lessons.merit(0, rookDown)).isEqualTo(-lessons.merit(0, rookUp));
        assertThat(capture(takesLeft)).isNegative();
        assertThat(lessons.merit(0, king)).as("not tried").isZero();
        assertThat(capture(takesRight)).as("not tried").isZero();
        assertThat(state.killer(0)).isEqualTo(rookUp);
    }

    @Test
    void aCaptureThatRefutesTeachesAboutCapturesAlone() {
        lessons.tried(0, takesLeft, !QUIET);
        lessons.tried(0, rookDown, QUIET);
        lessons.refutes(0, takesRight, !QUIET, DEPTH);
        assertThat(capture(takesRight)).isPositive();
        assertThat(capture(takesLeft)).isEqualTo(-capture(takesRight));
        assertThat(lessons.merit(0, rookDown)).isZero();
        assertThat(state.killer(0)).isEqualTo(Move.NONE);
    }

    @Test
    void whatWasTriedAtAnotherNodeOfThePlyIsForgotten() {
        lessons.tried(0, takesLeft, !QUIET);
        lessons.tried(0, rookDown, QUIET);
        assertThat(lessons.quietsTried(0)).isEqualTo(1);
        lessons.begin(0);
        assertThat(lessons.quietsTried(0)).isZero();
        lessons.refutes(0, rookUp, QUIET, DEPTH);
        assertThat(lessons.merit(0, rookDown)).isZero();
        assertThat(capture(takesLeft)).isZero();
    }

    @Test
    void aDeeperCutoffTeachesMore() {
        lessons.refutes(0, rookUp, QUIET, DEPTH);
        lessons.refutes(0, king, QUIET, DEPTH + 1);
        assertThat(lessons.merit(0, king)).isGreaterThan(lessons.merit(0, rookUp));
    }

    @ParameterizedTest(name = "tried as number {0}, quiet: {1}")
    @CsvSource({"1, true, -1", "2, true, -1", "3, true, 0", "1, false, 0"})
    void aQuietMoveThatWasExpectedToBeGoodAndIsRefutedLoses(int number, boolean quiet, int sign) {
        lessons.made(0, quiet, number);
        state.make(rookUp, 0);
        lessons.refutes(1, reply, QUIET, DEPTH);
        state.position.unmake();
        assertThat(Integer.signum(lessons.merit(0, rookUp))).isEqualTo(sign);
    }

    @ParameterizedTest(name = "tried as number {0}, quiet: {1}")
    @CsvSource({"1, true, 1", "20, true, 1", "1, false, 0"})
    void aQuietMoveThatNothingRefutesGains(int number, boolean quiet, int sign) {
        lessons.made(0, quiet, number);
        state.make(rookUp, 0);
        lessons.isNotRefuted(1, DEPTH);
        state.position.unmake();
        assertThat(Integer.signum(lessons.merit(0, rookUp))).isEqualTo(sign);
    }

    @Test
    void ofAMoveMadeAsideNothingIsLearnt() {
        lessons.made(0, QUIET, 1);
        lessons.madeAside(0);
        state.make(rookUp, 0);
        lessons.refutes(1, reply, QUIET, DEPTH);
        lessons.isNotRefuted(1, DEPTH);
        state.position.unmake();
        assertThat(lessons.merit(0, rookUp)).isZero();
    }

    @Test
    void atTheRootThereIsNoMoveBefore() {
        lessons.isNotRefuted(0, DEPTH);
        lessons.refutesAgain(0, rookUp, DEPTH);
        assertThat(lessons.merit(0, rookUp)).isPositive();
    }

    @Test
    void theTablesMoveTeachesLikeACutoff() {
        lessons.made(0, QUIET, 1);
        state.make(rookUp, 0);
        lessons.refutesAgain(1, reply, DEPTH);
        assertThat(lessons.merit(1, reply)).isPositive();
        state.position.unmake();
        assertThat(lessons.merit(0, rookUp)).isNegative();
    }

    @Test
    void aCaptureOfTheTablesTeachesNothingAboutQuietMoves() {
        lessons.refutesAgain(0, takesLeft, DEPTH);
        lessons.refutesAgain(0, Move.NONE, DEPTH);
        assertThat(lessons.merit(0, takesLeft)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "false, -1"})
    void aMoveSearchedAgainGainsWhenItKeepsWhatItPromised(boolean good, int sign) {
        lessons.searchedAgain(0, state.history.place(state.position, rookUp), good, DEPTH);
        assertThat(Integer.signum(lessons.merit(0, rookUp))).isEqualTo(sign);
    }
}
