package org.howdah.server.play;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.howdah.rules.game.Game;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.notation.San;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Position;
import org.howdah.server.store.Standing;
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

    /** When an end on time that could not be saved is tried again. */
    private static final long AGAIN_MILLIS = 1_000;

    private final String player;
    private final Room room;
    private final Searches searches;
    private final Flag flag;
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

    Table(Match match, Room room) {
        this.player = match.settings().player();
        this.match = match;
        this.room = room;
        this.searches = new Searches(room);
        this.flag = new Flag(room, this::flagFalls);
    }

    /** Whose game it is. */
    public String player() {
        return player;
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
            flag.watch(match);
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
        made(match.humanPlayed(legal(text), arrivedAt));
        goOn();
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

    /** Takes back to the human's last move. */
    public synchronized Snapshot takeBack() {
        requireRunning();
        int count = match.takeBackCount();
        if (count == 0) {
            throw Rejection.conflict("There is no move of yours to take back.");
        }
        stand(match.takenBack(count));
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
        flag.watch(match);
    }

    private synchronized void questionAnswered() {
        questions--;
        runClock();
        flag.watch(match);
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
        stand(match.clockRuns(false, room.ticker().millis()).ended(verdict));
    }

    /** A move was made. */
    private void made(Match next) {
        Standing standing = next.standing(room.ticker().millis());
        keep(() -> room.store().append(next.settings().id(), next.lastMove(), standing));
        become(next);
    }

    /** Something else than a move: the game stands as that says. */
    private void stand(Match next) {
        Standing standing = next.standing(room.ticker().millis());
        keep(() -> room.store().stand(next.settings().id(), standing));
        become(next);
    }

    /** The game is now that, and it is on disk. */
    private void become(Match next) {
        haltThought();
        match = next;
        stalled = false;
        declinedAt = -1;
        runClock();
        publish();
    }

    private void publish() {
        revision++;
        Snapshot snapshot = snapshot();
        watchers.forEach(watcher -> watcher.accept(snapshot));
        flag.watch(match);
    }

    /** The clock of the side to move runs from now on, if it should. */
    private void runClock() {
        boolean runs = match.isTimed() && (match.isComputerToMove() ? !stalled : playerIsHere && questions == 0);
        match = match.clockRuns(runs, room.ticker().millis());
    }

    /** Where the human's time was over by then, the game is. */
    private void checkFlag(long then) {
        if (match.isHumanOutOfTime(then)) {
            stand(match.endedOnTime(room.ticker().millis()));
        }
    }

    private synchronized void flagFalls() {
        try {
            checkFlag(room.ticker().millis() - Flag.GRACE_MILLIS);
            flag.watch(match);
        } catch (Rejection e) {
            LOG.error("{}: time ran out, but that could not be saved", name(), e);
            flag.call(AGAIN_MILLIS);
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
        var _ = searches.choose(name(), match, halt).whenComplete((answer, failure) -> answered(halt, answer, failure));
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
        if (match.clock() != null) { // failing costs the computer no time
            match = match.timed(match.clock().uncharged());
        }
        publish();
    }

    private void computerMoves(Thought<Integer> answer) {
        Match next = match.computerPlayed(answer);
        if (next.isOver() && next.plies().size() == match.plies().size()) {
            stand(next);
        } else {
            made(next);
            placeAsDecided();
        }
    }

    /** Nobody plays any more: the server stops. What the human's clock has run is kept. */
    synchronized void close() {
        haltThought();
        flag.stop();
        if (match.isHumanToMove() && match.clock() != null && match.clock().isRunning()) {
            Standing standing = match.standing(room.ticker().millis());
            keep(() -> room.store().stand(match.settings().id(), standing));
        }
    }
}
