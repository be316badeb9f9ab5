package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** An engine that throws, dies or gives nonsense: the game says so, loses nothing, and can go on. */
class TroubleTest {

    @TempDir
    Path data;

    private TestServer server;
    private Player player;
    private String game;
    private final AtomicInteger tries = new AtomicInteger();

    @BeforeEach
    void start() throws Exception {
        server = new TestServer(data);
        player = server.player();
        game = player.begin("chess", "white");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void oneFailureIsNotEvenNoticed() {
        server.opponent.choice = task -> {
            if (tries.incrementAndGet() == 1) {
                throw new IllegalStateException("on purpose: thrown once");
            }
            return "e7e5";
        };
        JsonNode state = player.play(game, "e2e4");
        assertThat(state.path("moves")).hasSize(2);
        assertThat(state.path("stalled").asBoolean()).isFalse();
        assertThat(tries).hasValue(2);
    }

    @Test
    void aSecondFailureHoldsTheGameUpUntilItIsResumed() {
        server.opponent.choice = task -> {
            tries.incrementAndGet();
            throw new StackOverflowError("on purpose");
        };
        try (Live live = new Live(player, game)) {
            player.move(game, "e2e4", 0);
            JsonNode told = live.stateWhen(state -> state.path("stalled").asBoolean());
            assertThat(told.path("thinking").asBoolean()).isFalse();
            assertThat(told.path("status").asString()).isEqualTo("ongoing");
            assertThat(told.path("moves")).hasSize(1);
            assertThat(tries).hasValue(2);
            server.opponent.choice = task -> "e7e5";
            assertThat(player.act(game, "resume").status()).isEqualTo(200);
            assertThat(live.stateWhen(state -> state.path("moves").size() == 2)
                            .path("stalled")
                            .asBoolean())
                    .isFalse();
        }
    }

    @Test
    void aHeldUpGameCanBeTakenBackResignedOrRestarted() throws Exception {
        server.opponent.choice = task -> {
            throw new AssertionError("on purpose");
        };
        player.move(game, "e2e4", 0);
        player.stateWhen(game, state -> state.path("stalled").asBoolean());
        assertThat(player.act(game, "takeback").json().path("moves")).isEmpty();
        player.move(game, "d2d4", 0);
        player.stateWhen(game, state -> state.path("stalled").asBoolean());
        server.opponent.choice = task -> "d7d5";
        server.restart();
        assertThat(player.myTurn(game).path("moves")).hasSize(2);
    }

    @Test
    void aMoveThatIsNotLegalIsAFailureToo() {
        server.opponent.choice = task -> QuickOpponent.NONSENSE;
        player.move(game, "d2d4", 0);
        JsonNode state = player.stateWhen(game, s -> s.path("stalled").asBoolean());
        assertThat(state.path("moves")).hasSize(1);
    }

    @Test
    void anInterruptedThreadIsAFailureLikeAnyOther() {
        server.opponent.choice = task -> {
            if (tries.incrementAndGet() == 1) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("on purpose: interrupted");
            }
            return "e7e5";
        };
        assertThat(player.play(game, "e2e4").path("moves")).hasSize(2);
        server.opponent.choice = task -> "";
        assertThat(player.play(game, "d2d4").path("moves")).hasSize(4);
    }

    @Test
    void othersPlayOnMeanwhile() {
        server.opponent.choice = task -> {
            throw new IllegalStateException("on purpose: always");
        };
        player.move(game, "e2e4", 0);
        player.stateWhen(game, state -> state.path("stalled").asBoolean());
        server.opponent.choice = task -> "";
        Player other = server.player();
        String theirs = other.begin("chess", "white");
        assertThat(other.play(theirs, "e2e4").path("moves")).hasSize(2);
    }

    @Test
    void aTakebackWhileTheComputerThinksDropsItsAnswer() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        server.opponent.choice = task -> {
            asked.countDown();
            try {
                free.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return "e7e5";
        };
        player.move(game, "e2e4", 0);
        asked.await();
        JsonNode state = player.act(game, "takeback").json();
        assertThat(state.path("moves")).isEmpty();
        free.countDown();
        server.opponent.choice = task -> "d7d5";
        state = player.play(game, "d2d4");
        assertThat(state.path("moves")).hasSize(2);
        assertThat(state.path("moves").get(1).path("uci").asString()).isEqualTo("d7d5");
    }

    @Test
    void aHintThatFailsSaysSo() {
        server.opponent.thinking = () -> {
            throw new IllegalStateException("on purpose: no hint");
        };
        Player.Reply reply = player.act(game, "hint");
        assertThat(reply.status()).isEqualTo(503);
        assertThat(reply.error()).contains("engine");
        assertThat(player.play(game, "e2e4").path("moves")).hasSize(2);
    }

    @Test
    void aMoveThatCannotBeSavedHasNotHappened() throws Exception {
        try (Live live = new Live(player, game);
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("howdah.db"))) {
            live.next();
            other.createStatement().execute("begin immediate");
            other.createStatement().execute("update game set level = level");
            Player.Reply reply = player.move(game, "e2e4", 0);
            assertThat(reply.status()).isEqualTo(503);
            assertThat(reply.error()).contains("not happened");
            assertThat(player.state(game).path("moves")).isEmpty();
            assertThat(live.isQuiet()).isTrue();
            other.createStatement().execute("rollback");
            assertThat(player.play(game, "e2e4").path("moves")).hasSize(2);
        }
    }
}
