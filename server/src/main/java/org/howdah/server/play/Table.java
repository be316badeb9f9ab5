package org.howdah.server.play;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Game;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.notation.San;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Position;
import org.howdah.server.clock.GameClock;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One game while it is played. It takes one change after the other, has each on disk before it shows it, and lets the computer
 * think when it is to move. Safe for any number of threads; every method throws {@link Rejection} when it cannot do what is
 * asked, and then nothing has changed.
 */
public final class Table {

    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    /**
     * How much later than the clock says a player's time is declared over, in milliseconds: a move that reached the server in
     * time may still be waiting for its turn.
     */
    static final long FLAG_GRACE_MILLIS = 300;

    private final Room room;
    private final Searches searches;
    private final Set<Consumer<Snapshot>> watchers = ConcurrentHashMap.newKeySet();

    private Match match;
    private long revision = System.currentTimeMillis();
    private boolean stalled;
    private int declinedAt = -1;

    /** The clock of a game just loaded stands until its player comes back. */
    private boolean playerIsHere;

    /** Questions to the engine for which the human's clock stands. */
    private int questions;

    private @Nullable Halt thought;
    private @Nullable ScheduledFuture<?> flag;

    Table(Match match, Room room) {
        this.match = match;
        this.room = room;
        this.searches = new Searches(room);
    }

    /** Whose game it is. */
    public String player() {
        return match.settings().player();
    }

    /** The game as it stands. */
    public synchronized Snapshot snapshot() {
        return new Snapshot(
                match,
                revision,
                room.ticker().millis(),
                System.currentTimeMillis(),
                stalled,
                declinedAt == match.plies().size());
    }

    /** The player is there since then: a clock that stood since the game was loaded goes on. */
    synchronized void arrive(long arrivedAt) {
        if (!playerIsHere) {
            playerIsHere = true;
            runClock();
            watchFlag();
        }
        checkFlag(arrivedAt);
    }

    /**
     * Calls back after every change, until the answer is run. The callback is called with the game locked: it must be quick
     * and must not throw.
     */
    public Runnable watch(Consumer<Snapshot> watcher) {
        watchers.add(watcher);
        return () -> watchers.remove(watcher);
    }

    /** Begins, or goes on after the game was loaded: what is the computer's or decided beforehand happens. */
    synchronized void goOn() {
        if (match.isComputerToMove()) {
            think();
        } else {
            placeAsDecided();
        }
    }

    /**
     * The human moves.
     *
     * @param text UCI or SAN
     * @param ply how many moves the human knows of
     * @param arrivedAt when the move reached the server, which is when the clock stops
     */
    public synchronized Snapshot move(String text, int ply, long arrivedAt) {
        checkFlag(arrivedAt);
        requireHumansTurn();
        if (ply != match.plies().size()) {
            throw Rejection.conflict(
                    "The game has gone on since: " + match.plies().size() + " moves have been made, not " + ply + ".");
        }
        int move = legal(text);
        Match next = match.played(move, clockAfterMove(arrivedAt));
        keep(() -> room.store().append(next.settings().id(), next.lastMove(), next.standing()));
        become(next);
        return snapshot();
    }

    private int legal(String text) {
        try {
            return MoveText.parse(match.game().position(), text);
        } catch (MoveException e) {
            throw Rejection.illegal(
                    Sentence.of(e.getMessage()), e.refusal().rule().name());
        }
    }

    private @Nullable GameClock clockAfterMove(long now) {
        GameClock clock = match.clock();
        return clock == null ? null : clock.moved(match.turn(), now);
    }

    /** Takes back to the human's last move. */
    public synchronized Snapshot takeBack() {
        requireRunning();
        int count = match.takeBackCount();
        if (count == 0) {
            throw Rejection.conflict("There is no move of yours to take back.");
        }
        Match earlier = match.takenBack(count);
        keep(() -> room.store().stand(earlier.settings().id(), earlier.standing()));
        become(earlier);
        return snapshot();
    }

    /** The human resigns. */
    public synchronized Snapshot resign() {
        requireRunning();
        end(Verdict.resigned(match.settings().human()));
        return snapshot();
    }

    /** The computer, which had failed, tries again. */
    public synchronized Snapshot resume() {
        if (!stalled) {
            throw Rejection.conflict("The game is not held up.");
        }
        stalled = false;
        runClock();
        publish();
        think();
        return snapshot();
    }

    /** What the engine would play for the human, whose clock stands meanwhile. */
    public Hint hint(long arrivedAt) {
        Game asked;
        synchronized (this) {
            checkFlag(arrivedAt);
            requireHumansTurn();
            asked = match.game();
            standClock(arrivedAt);
        }
        try {
            Position position = asked.position();
            int move = searches.best(name(), position);
            return new Hint(Uci.write(position, move), San.write(position, move));
        } finally {
            questionAnswered();
        }
    }

    /** The human offers a draw, which the computer takes or declines. */
    public Snapshot offerDraw(long arrivedAt) {
        Game asked;
        synchronized (this) {
            checkFlag(arrivedAt);
            requireRunning();
            if (declinedAt == match.plies().size()) {
                return snapshot();
            }
            asked = match.game();
            standClock(arrivedAt);
        }
        boolean accepted;
        try {
            accepted = searches.acceptsDraw(name(), asked, match.settings().computer());
        } finally {
            questionAnswered();
        }
        return drawAnswered(asked, accepted);
    }

    private synchronized Snapshot drawAnswered(Game asked, boolean accepted) {
        if (match.game() == asked && !match.isOver()) {
            if (accepted) {
                end(Verdict.agreed());
            } else {
                declinedAt = match.plies().size();
                publish();
            }
        }
        return snapshot();
    }

    private void standClock(long now) {
        questions++;
        if (match.isHumanToMove() && match.clock() != null) {
            match = match.timed(match.clock().stop(now));
        }
        watchFlag();
    }

    private synchronized void questionAnswered() {
        questions--;
        runClock();
        watchFlag();
    }

    private void requireRunning() {
        if (match.isOver()) {
            throw Rejection.conflict("The game is over: " + match.verdict().sentence());
        }
    }

    private void requireHumansTurn() {
        requireRunning();
        if (!match.isHumanToMove()) {
            throw Rejection.conflict("It is the computer's turn.");
        }
    }

    private String name() {
        return "Game " + match.settings().id();
    }

    /** Writes to the disk what has not been shown yet. */
    private void keep(Runnable change) {
        try {
            change.run();
        } catch (DataAccessException e) {
            LOG.error("{} could not be saved", name(), e);
            throw Rejection.unavailable("The server could not save this, so it has not happened. Try again.", e);
        }
    }

    private void end(Verdict verdict) {
        Match ended = match.ended(verdict);
        keep(() -> room.store().stand(ended.settings().id(), ended.standing()));
        become(ended);
    }

    /** The game is now that, and it is on disk. */
    private void become(Match next) {
        haltThought();
        match = next;
        stalled = false;
        declinedAt = -1;
        runClock();
        publish();
        goOn();
    }

    private void publish() {
        revision++;
        Snapshot snapshot = snapshot();
        watchers.forEach(watcher -> watcher.accept(snapshot));
        watchFlag();
    }

    /** The clock of the side to move runs from now on, if it should. */
    private void runClock() {
        GameClock clock = match.clock();
        if (clock == null) {
            return;
        }
        boolean runs = match.isTimed() && (match.isComputerToMove() ? !stalled : playerIsHere && questions == 0);
        long now = room.ticker().millis();
        if (!runs) {
            match = match.timed(clock.stop(now));
        } else if (clock.running() != match.turn()) {
            match = match.timed(clock.run(match.turn(), now));
        }
    }

    /** Where the human's time was over by then, the game is. */
    private void checkFlag(long then) {
        GameClock clock = match.clock();
        if (clock != null && match.isHumanToMove() && clock.isRunning() && clock.left(match.turn(), then) <= 0) {
            endOnTime();
        }
    }

    private void endOnTime() {
        match = match.timed(
                match.clock() == null ? null : match.clock().stop(room.ticker().millis()));
        end(
                WinningChances.remain(match.game().position(), Color.opposite(match.turn()))
                        ? Verdict.lostOnTime(match.turn())
                        : Verdict.drawnOnTime(match.turn()));
    }

    private void watchFlag() {
        if (flag != null) {
            flag.cancel(false);
            flag = null;
        }
        GameClock clock = match.clock();
        if (clock != null && match.isHumanToMove() && clock.isRunning()) {
            long wait = clock.left(match.turn(), room.ticker().millis()) + FLAG_GRACE_MILLIS;
            flag = room.timers().schedule(this::flagFalls, Math.max(wait, 1), TimeUnit.MILLISECONDS);
        }
    }

    private synchronized void flagFalls() {
        try {
            checkFlag(room.ticker().millis() - FLAG_GRACE_MILLIS);
            watchFlag();
        } catch (Rejection e) {
            LOG.error("{}: time ran out, but that could not be saved", name(), e);
        }
    }

    private void placeAsDecided() {
        String placement = match.settings().placement();
        if (placement != null
                && match.isHumanToMove()
                && match.game().refusal(placement).isEmpty()) {
            move(placement, match.plies().size(), room.ticker().millis());
        }
    }

    private void think() {
        Halt halt = new Halt();
        thought = halt;
        CompletableFuture<Thought<Integer>> search = searches.choose(name(), match, halt);
        search.whenComplete((answer, failure) -> answered(halt, answer, failure));
    }

    private void haltThought() {
        if (thought != null) {
            thought.ask();
            thought = null;
        }
    }

    private synchronized void answered(Halt halt, @Nullable Thought<Integer> answer, @Nullable Throwable failure) {
        if (thought != halt) {
            return;
        }
        thought = null;
        try {
            if (answer == null || failure != null) {
                stall();
            } else {
                computerMoves(answer);
            }
        } catch (RuntimeException e) {
            LOG.error("{}: the computer's move failed", name(), e);
            stall();
        }
    }

    private void stall() {
        stalled = true;
        GameClock clock = match.clock();
        if (clock != null) { // what it did not use is not charged
            match = match.timed(clock.standingAt(clock.whiteMillis(), clock.blackMillis()));
        }
        publish();
    }

    private void computerMoves(Thought<Integer> answer) {
        GameClock clock = match.clock();
        GameClock after = null;
        if (clock != null) {
            GameClock standing = clock.standingAt(clock.whiteMillis(), clock.blackMillis());
            GameClock thinking = match.isTimed() ? standing.run(match.turn(), answer.startedAt()) : standing;
            if (thinking.left(match.turn(), answer.endedAt()) <= 0) {
                match = match.timed(thinking.stop(answer.endedAt()));
                endOnTime();
                return;
            }
            after = thinking.moved(match.turn(), answer.endedAt());
        }
        Match next = match.played(answer.result(), after);
        keep(() -> room.store().append(next.settings().id(), next.lastMove(), next.standing()));
        become(next);
    }

    /** Nobody plays any more: the server stops. */
    synchronized void close() {
        haltThought();
        if (flag != null) {
            flag.cancel(false);
        }
    }
}
