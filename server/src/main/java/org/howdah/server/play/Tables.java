package org.howdah.server.play;

import java.lang.ref.WeakReference;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.howdah.server.clock.Ticker;
import org.howdah.server.store.GameRow;
import org.howdah.server.store.GameStore;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All games. One that nobody watches and nobody thinks about is on disk only; whoever asks for it gets it back. There is never
 * more than one {@link Table} for a game: while anyone holds one, all get that.
 */
public final class Tables implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int LONGEST_LIST = 200;

    private final GameStore store;
    private final GameMaker maker;
    private final ThinkingPool pool;
    private final ScheduledExecutorService timers;
    private final Room room;
    private final Map<String, WeakReference<Table>> tables = new ConcurrentHashMap<>();

    /**
     * The games of that store.
     *
     * @param threads how many games the computer thinks about at once
     */
    public Tables(GameStore store, Opponent opponent, int threads, Ticker ticker, InstantSource date) {
        this.store = store;
        maker = new GameMaker(date, new SecureRandom());
        pool = new ThinkingPool(threads, ticker);
        timers = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("flags").daemon().factory());
        room = new Room(store, opponent, pool, ticker, timers);
    }

    /** Goes on with every game in which the computer is to move. */
    public void resumeAll() {
        for (String id : store.waitingForComputer()) {
            try {
                find(id);
            } catch (RuntimeException e) {
                LOG.error("Game {} cannot go on", id, e);
            }
        }
    }

    /**
     * Begins a game.
     *
     * @return its id
     */
    public String begin(NewGame wish) {
        Match match = maker.begin(wish);
        try {
            store.create(maker.row(match));
        } catch (DataAccessException e) {
            throw Rejection.unavailable("The server could not save a new game. Try again.", e);
        }
        seat(match);
        return match.settings().id();
    }

    /**
     * The game with that id, for the player, who has now come to it.
     *
     * @param player who asks; null: nobody known
     * @param arrivedAt when the player's request reached the server
     * @throws Rejection if there is no such game of that player
     */
    public Table of(String id, @Nullable String player, long arrivedAt) {
        Table table = requireGame(id, player);
        table.arrive(arrivedAt);
        return table;
    }

    /**
     * The game with that id, if it is the player's, who has not come to it yet.
     *
     * @throws Rejection if there is no such game of that player
     */
    public Table requireGame(String id, @Nullable String player) {
        Table table = player == null ? null : find(id);
        if (table == null || !table.player().equals(player)) {
            throw Rejection.unknown();
        }
        return table;
    }

    /** The player's games, the latest changed first. */
    public List<GameRow> ofPlayer(String player) {
        return store.ofPlayer(player, LONGEST_LIST);
    }

    private @Nullable Table find(String id) {
        WeakReference<Table> known = tables.get(id);
        Table table = known == null ? null : known.get();
        return table != null ? table : load(id);
    }

    /** One at a time, so that nobody loads a game that another is loading. */
    private synchronized @Nullable Table load(String id) {
        WeakReference<Table> known = tables.get(id);
        Table table = known == null ? null : known.get();
        if (table != null) {
            return table;
        }
        return store.find(id).map(maker::restore).map(this::seat).orElse(null);
    }

    private synchronized Table seat(Match match) {
        tables.values().removeIf(known -> known.get() == null);
        Table table = new Table(match, room);
        tables.put(match.settings().id(), new WeakReference<>(table));
        table.goOn();
        return table;
    }

    @Override
    public void close() {
        for (WeakReference<Table> known : tables.values()) {
            Table table = known.get();
            if (table != null) {
                table.close();
            }
        }
        timers.shutdownNow();
        pool.close();
    }
}
