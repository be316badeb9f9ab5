package org.howdah.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.howdah.rules.game.Game;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.Variants;
import org.howdah.server.clock.GameClock;
import org.howdah.server.clock.TimeControl;
import org.junit.jupiter.api.Test;

class EngineOpponentTest {

    private final EngineOpponent opponent = new EngineOpponent();

    private static Position start(String variant) {
        return Position.start(Variants.byId(variant));
    }

    @Test
    void itPlaysALegalMoveOfEveryGameAndTheSameForTheSameSeed() {
        for (String variant : Variants.ids()) {
            int move = opponent.choose(new Opponent.Task(start(variant), 2, null, 7), new Halt());
            assertThat(Moves.isLegal(start(variant), move)).as(variant).isTrue();
            assertThat(opponent.choose(new Opponent.Task(start(variant), 2, null, 7), new Halt()))
                    .as(variant)
                    .isEqualTo(move);
        }
    }

    @Test
    void itKeepsToItsClock() {
        GameClock clock = GameClock.start(new TimeControl(2_000, 0));
        long start = System.nanoTime();
        opponent.choose(new Opponent.Task(start("chess"), 8, clock, 7), new Halt());
        assertThat((System.nanoTime() - start) / 1_000_000).isLessThan(2_000);
    }

    @Test
    void itHaltsWhenAskedAndServesTheNextUnharmed() throws Exception {
        Halt halt = new Halt();
        GameClock clock = GameClock.start(new TimeControl(3_600_000, 0));
        Thread asking = Thread.ofVirtual().start(() -> {
            pause(200);
            halt.ask();
        });
        long start = System.nanoTime();
        opponent.choose(new Opponent.Task(start("elven"), 8, clock, 7), halt);
        assertThat((System.nanoTime() - start) / 1_000_000_000).isLessThan(20);
        asking.join();
        halt.ask();
        int next = opponent.choose(new Opponent.Task(start("elven"), 3, null, 7), new Halt());
        assertThat(Moves.isLegal(start("elven"), next)).isTrue();
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void itKnowsAWonPosition() throws Exception {
        Position won = Game.from(Variants.byId("chess"), "k7/8/8/8/8/8/8/KQ6 w - - 0 1")
                .position();
        assertThat(opponent.judge(won, new Halt())).isGreaterThan(300);
        assertThat(Moves.isLegal(won, opponent.best(won, new Halt()))).isTrue();
    }

    @Test
    void aFailureIsTheCallersToHear() {
        assertThatThrownBy(() -> opponent.choose(new Opponent.Task(start("chess"), 9, null, 7), new Halt()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
