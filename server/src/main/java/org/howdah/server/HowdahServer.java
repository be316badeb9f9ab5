package org.howdah.server;

import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import org.howdah.server.api.GameApi;
import org.howdah.server.api.Page;
import org.howdah.server.api.VariantApi;
import org.howdah.server.api.WebServer;
import org.howdah.server.clock.Ticker;
import org.howdah.server.live.LiveGames;
import org.howdah.server.play.EngineOpponent;
import org.howdah.server.play.Opponent;
import org.howdah.server.play.Tables;
import org.howdah.server.store.DataFolder;
import org.howdah.server.store.Database;
import org.howdah.server.store.GameStore;
import org.howdah.server.store.StoreException;

/** A running server. Everything that was shown as done is on disk, so that it may be stopped at any moment, even killed. */
public final class HowdahServer implements AutoCloseable {

    private final Closing closing;
    private final WebServer web;

    private HowdahServer(Closing closing, WebServer web) {
        this.closing = closing;
        this.web = web;
    }

    /**
     * Starts a server, and goes on with the games it finds in its data folder.
     *
     * @throws StartException if it cannot; the message says why, and what to do
     */
    public static HowdahServer start(ServerOptions options) throws StartException {
        return start(options, new EngineOpponent(), Ticker.system());
    }

    /** Starts a server with another opponent, and clocks read from another ticker. */
    static HowdahServer start(ServerOptions options, Opponent opponent, Ticker ticker) throws StartException {
        Closing closing = new Closing();
        try {
            return open(options, opponent, ticker, closing);
        } catch (StartException | RuntimeException e) {
            closing.close();
            throw e;
        }
    }

    private static HowdahServer open(ServerOptions options, Opponent opponent, Ticker ticker, Closing closing)
            throws StartException {
        InstantSource date = InstantSource.system();
        try {
            DataFolder folder = closing.add(DataFolder.claim(options.data()));
            Database database = closing.add(Database.open(folder.database()));
            GameStore store = new GameStore(database, date);
            int threads = Runtime.getRuntime().availableProcessors();
            Tables tables = closing.add(new Tables(store, opponent, threads, ticker, date));
            Page page = Page.load(options.page());
            WebServer web = closing.add(WebServer.start(
                    options.port(),
                    ticker,
                    page,
                    List.of(new VariantApi(), new GameApi(tables, ticker), new LiveGames(tables, ticker))));
            tables.resumeAll();
            return new HowdahServer(closing, web);
        } catch (StoreException e) {
            throw new StartException(String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new StartException("Cannot read the page in " + options.page() + ": " + e.getMessage(), e);
        } catch (JavalinBindException e) {
            throw new StartException(
                    "Port " + options.port() + " is in use or not allowed. Choose another with --port N.", e);
        }
    }

    /** The port it listens on. */
    public int port() {
        return web.port();
    }

    /** Stops it. Every running game goes on when a server starts with the same data folder. */
    @Override
    public void close() {
        closing.close();
    }
}
