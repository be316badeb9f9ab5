package org.howdah.lab.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.howdah.engine.search.Score;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The clients of both protocols, against programs that misbehave. */
class ProgramPlayerTest {
    private static final long PATIENCE = 2000;
    private static final CompiledVariant CHESS = Variants.byId("chess");
    private static final StartPosition START = new StartPosition(Setup.start(CHESS));

    @TempDir
    private Path folder;

    private FakeEngine fake(String proto, String answer) {
        return proto.equals("uci") ? FakeEngine.uci(folder, answer) : FakeEngine.cecp(folder, answer);
    }

    private Player player(String proto, String answer) throws StartException {
        return EngineSpec.parse(
                        List.of("cmd=" + fake(proto, answer).command(), "proto=" + proto), new Pace.Clock(300, 0, 0))
                .start(CHESS, PATIENCE);
    }

    private static Choice firstMove(Player player) throws PlayerException {
        player.newGame(START, 1);
        return player.choose(turn());
    }

    private static Turn turn() {
        return new Turn(START, List.of(), Position.start(CHESS), new Clocks(300, 300, 0));
    }

    private static PlayerException failure(Player player) {
        try {
            throw new AssertionError("played " + firstMove(player));
        } catch (PlayerException e) {
            return e;
        }
    }

    @ParameterizedTest
    @CsvSource({"uci, echo bestmove e2e4 ponder e7e5", "cecp, echo move e2e4"})
    void aMoveComesWithScoreDepthAndTime(String proto, String answer) throws Exception {
        try (Player player = player(proto, answer)) {
            Choice choice = firstMove(player);
            assertThat(Uci.write(Position.start(CHESS), choice.move())).isEqualTo("e2e4");
            assertThat(choice.score()).isEqualTo(new Score(31));
            assertThat(choice.depth()).isEqualTo(7);
            assertThat(choice.nanos()).isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "uci, exit 3, CRASH, exit code 3",
        "uci, echo Segfault >&2; exit 139, CRASH, Segfault",
        "uci, exec >&-, CRASH, closed its output",
        "uci, sleep 0, STALL, no move came",
        "uci, echo bestmove e2e5, ILLEGAL_MOVE, e2e5",
        "uci, echo bestmove rubbish, ILLEGAL_MOVE, rubbish",
        "uci, echo 'bestmove (none)', WRONG_CLAIM, no move",
        "uci, echo bestmove, WRONG_CLAIM, no move",
        "cecp, exit 3, CRASH, exit code 3",
        "cecp, sleep 0, STALL, no move came",
        "cecp, echo move e2e5, ILLEGAL_MOVE, e2e5",
        "cecp, echo '1-0 {White mates}', WRONG_CLAIM, White mates",
        "cecp, echo '1/2-1/2 {Draw by repetition}', WRONG_CLAIM, repetition"
    })
    void faultsAreToldApart(String proto, String answer, Fault fault, String detail) throws Exception {
        try (Player player = player(proto, answer)) {
            PlayerException failure = failure(player);
            assertThat(failure.fault()).isEqualTo(fault);
            assertThat(failure).hasMessageContaining(detail);
        }
    }

    @ParameterizedTest
    @CsvSource({"resign", "0-1 {White resigns}"})
    void toSayThatOneHasLostIsToResign(String line) throws Exception {
        try (Player player = player("cecp", "echo '" + line + "'")) {
            assertThat(firstMove(player).resigns()).isTrue();
        }
    }

    @Test
    void aRefusalOfALegalMoveIsAWrongClaim() throws Exception {
        try (Player player = player("cecp", "echo 'Illegal move: e2e4'")) {
            player.newGame(START, 1);
            Position position = Position.start(CHESS);
            int move = Uci.parse(position, "e2e4");
            position.make(move);
            assertThatThrownBy(() -> player.choose(new Turn(START, List.of(move), position, new Clocks(300, 300, 0))))
                    .isInstanceOf(PlayerException.class)
                    .hasMessageContaining("refuses a legal move: Illegal move: e2e4");
        }
    }

    @Test
    void aLateMoveIsStillWaitedForAndMeasured() throws Exception {
        Pace pace = new Pace.MoveTime(50);
        String late = FakeEngine.uci(folder, "sleep 0.3; echo bestmove e2e4").command();
        try (Player player = EngineSpec.parse(List.of("cmd=" + late), pace).start(CHESS, PATIENCE)) {
            assertThat(firstMove(player).nanos()).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(300));
        }
    }

    @ParameterizedTest
    @CsvSource({"uci, echo bestmove e2e4", "cecp, echo move e2e4"})
    void whoHasFailedIsStartedAnew(String proto, String move) throws Exception {
        String once = "if [ -e $here/failed ]; then " + move + "; else touch $here/failed; exit 1; fi";
        try (Player player = player(proto, once)) {
            assertThat(failure(player).fault()).isEqualTo(Fault.CRASH);
            assertThat(firstMove(player).resigns()).isFalse();
        }
    }

    @Test
    void aStoppedPlayerGivesUpItsSearch() throws Exception {
        try (Player player = player("uci", "sleep 0")) {
            player.newGame(START, 1);
            Thread.ofPlatform().start(() -> {
                try {
                    Thread.sleep(100);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                player.stop();
            });
            assertThatThrownBy(() -> player.choose(turn())).isInstanceOf(PlayerException.class);
        }
    }
}
