package org.howdah.server.play;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.howdah.rules.game.Game;
import org.howdah.rules.position.Position;
import org.howdah.server.clock.GameClock;

/** What a game asks the engine, each on a thread of the pool. */
final class Searches {

    /** A draw is accepted from this many moves of both sides on. */
    private static final int EARLIEST_DRAW_PLIES = 30;

    /** In so many positions before moves of the human, the last ones, the computer must not stand better. */
    private static final int JUDGED_POSITIONS = 3;

    /** What is not yet standing better, in centipawns. */
    private static final int EVEN_CENTIPAWNS = 20;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Room room;

    Searches(Room room) {
        this.room = room;
    }

    /** The computer's move. */
    CompletableFuture<Thought<Integer>> choose(String what, Match match, Halt halt) {
        Settings settings = match.settings();
        GameClock clock = match.isTimed() ? match.clock() : null;
        long seed = settings.seed() + 0x9E3779B97F4A7C15L * match.plies().size();
        Duration patience = clock == null
                ? PATIENCE
                : PATIENCE.plusMillis(
                        Math.max(0, clock.left(match.turn(), room.ticker().millis())));
        return room.pool()
                .think(
                        what,
                        patience,
                        halt,
                        () -> room.opponent()
                                .choose(
                                        new Opponent.Task(match.game().position(), settings.level(), clock, seed),
                                        halt));
    }

    /** The move recommended in a position. */
    int best(String what, Position position) {
        Halt halt = new Halt();
        return await(what, halt, () -> room.opponent().best(position.copy(), halt));
    }

    /** Whether the computer takes a draw: not early, and not when it stood better in any of the last positions. */
    boolean acceptsDraw(String what, Game game, int computer) {
        if (game.moves().size() < EARLIEST_DRAW_PLIES) {
            return false;
        }
        Halt halt = new Halt();
        return await(what, halt, () -> standsNoBetter(game, computer, halt));
    }

    private boolean standsNoBetter(Game game, int computer, Halt halt) {
        Game earlier = game.sideToMove() == computer ? game.takeBack() : game;
        for (int i = 0; i < JUDGED_POSITIONS; i++) {
            int forHuman = room.opponent().judge(earlier.position(), halt);
            if (-forHuman > EVEN_CENTIPAWNS) {
                return false;
            }
            earlier = earlier.takeBack().takeBack();
        }
        return true;
    }

    private <T> T await(String what, Halt halt, Supplier<T> work) {
        try {
            return room.pool().think(what, PATIENCE, halt, work).get().result();
        } catch (ExecutionException | CancellationException e) {
            throw Rejection.unavailable("The engine does not answer just now. Try again.", e);
        } catch (InterruptedException e) {
            halt.ask();
            Thread.currentThread().interrupt();
            throw Rejection.unavailable("The server is stopping.", e);
        }
    }
}
