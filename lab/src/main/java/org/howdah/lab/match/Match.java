package org.howdah.lab.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.howdah.lab.LabException;
import org.howdah.lab.player.Player;
import org.howdah.lab.stats.Sprt;
import org.howdah.lab.work.Crew;
import org.jspecify.annotations.Nullable;

/**
 * Plays a match: so many games at a time, each pair from its own opening with the colors exchanged. Everything that depends
 * on chance depends on the seed and the number of the game alone, so that a match taken up again goes on as it would have.
 */
public final class Match {
    /** A program that is told to stop by the same Ctrl-C as we are may be gone before we know. */
    private static final long STOP_SEEN_MILLIS = 300;

    private static final long STOPPING_MILLIS = 3000;
    private static final int FAILURES_IN_A_ROW = 3;

    private final MatchPlan plan;
    private final MatchListener listener;
    private final List<GameRecord> finished;
    private final Set<Integer> toPlay = new TreeSet<>();
    private final Set<Player> players = new HashSet<>();
    private final int[] failures = new int[2];
    private volatile boolean stopped;
    private @Nullable LabException failure;
    private @Nullable RuntimeException defect;

    /** @param before games of the same match that have been played already */
    public Match(MatchPlan plan, List<GameRecord> before, MatchListener listener) {
        this.plan = plan;
        this.listener = listener;
        finished = new ArrayList<>(before);
        for (int game = 0; game < plan.games(); game++) {
            toPlay.add(game);
        }
        before.forEach(game -> toPlay.remove(game.game()));
    }

    /**
     * Plays until all games are played, the test is decided, or {@link #stop()} is called.
     *
     * @return all games, those before included, in the order in which they ended
     * @throws LabException when it could not be played to its end; what was played has been told to the listener
     */
    public List<GameRecord> play() throws LabException {
        stopped |= isDecided();
        List<Thread> workers = new ArrayList<>();
        for (int n = 0; n < Math.min(plan.concurrency(), toPlay.size()); n++) {
            workers.add(Thread.ofPlatform().daemon().name("game " + n).start(this::work));
        }
        for (Thread worker : workers) {
            join(worker);
        }
        return result();
    }

    /**
     * The same, but others play.
     *
     * @param job the games of this match's plan
     */
    public List<GameRecord> play(Crew crew, MatchJob job) throws LabException {
        stopped |= isDecided();
        try {
            int[] games = toPlay.stream().mapToInt(game -> game).toArray();
            crew.work(job, stopped ? new int[0] : games, record -> keep(record, crew));
        } catch (IOException e) {
            throw new IllegalStateException("nothing is written here", e);
        }
        return result();
    }

    private void keep(GameRecord record, Crew crew) {
        try {
            finish(record);
        } catch (LabException e) {
            fail(e, null);
        }
        if (stopped) {
            crew.stop();
        }
    }

    private synchronized List<GameRecord> result() throws LabException {
        if (defect != null) {
            throw defect;
        }
        if (failure != null) {
            throw failure;
        }
        return List.copyOf(finished);
    }

    /** Waits for a worker; not for long once the match is stopped, for it may be waiting for an engine. */
    private void join(Thread worker) {
        try {
            while (worker.isAlive() && !stopped) {
                worker.join(100);
            }
            worker.join(STOPPING_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop();
        }
    }

    /** Ends the match; games that are being played are lost. From any thread. */
    public void stop() {
        stopped = true;
        List<Player> running;
        synchronized (this) {
            running = List.copyOf(players);
        }
        running.forEach(Player::stop);
    }

    private void work() {
        try (Seats seats = Seats.take(plan, this::seated)) {
            for (Integer game = next(); game != null; game = next()) {
                GameRecord record = seats.play(game, () -> stopped);
                if (record == null || isSwept(record)) {
                    return;
                }
                finish(record);
            }
        } catch (LabException e) {
            fail(e, null);
        } catch (RuntimeException e) {
            fail(null, e);
        }
    }

    private synchronized void seated(Player player) {
        players.add(player);
    }

    private synchronized @Nullable Integer next() {
        if (stopped || toPlay.isEmpty()) {
            return null;
        }
        Integer game = toPlay.iterator().next();
        toPlay.remove(game);
        return game;
    }

    /** Whether a crash is none of the engine's doing. */
    private boolean isSwept(GameRecord record) {
        if (record.cause() == Cause.CRASH && !stopped) {
            try {
                Thread.sleep(STOP_SEEN_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return record.isFault() && stopped;
    }

    private void finish(GameRecord record) throws LabException {
        boolean decided;
        synchronized (this) {
            if (stopped) {
                return;
            }
            finished.add(record);
            listener.finished(record, Standing.of(finished));
            refuseToFailForever(record);
            decided = isDecided();
        }
        if (decided) {
            stop();
        }
    }

    /** An engine that fails in game after game before its first move has not been started rightly. */
    private void refuseToFailForever(GameRecord record) throws LabException {
        boolean unborn = record.isFault() && record.plies() < 2 && record.cause() != Cause.TIME;
        for (int engine = 0; engine < 2; engine++) {
            failures[engine] = unborn && record.culprit() == engine ? failures[engine] + 1 : 0;
            if (failures[engine] == FAILURES_IN_A_ROW) {
                throw new LabException(plan.engines().get(engine).name() + " has failed " + FAILURES_IN_A_ROW
                        + " times in a row at the beginning of a game; at last, " + record.detail());
            }
        }
    }

    private synchronized boolean isDecided() {
        Sprt sprt = plan.sprt();
        return sprt != null && sprt.verdict(Standing.of(finished).pairs()) != Sprt.Verdict.OPEN;
    }

    private void fail(@Nullable LabException expected, @Nullable RuntimeException unexpected) {
        synchronized (this) {
            failure = failure == null ? expected : failure;
            defect = defect == null ? unexpected : defect;
        }
        stop();
    }
}
