package org.howdah.server;

import java.nio.file.Path;
import org.howdah.server.clock.Ticker;

/** A real server on a port of its own and a data folder of the test's, which can be stopped and started again. */
final class TestServer implements AutoCloseable {

    final QuickOpponent opponent = new QuickOpponent();

    private final Path data;
    private final Path page;
    private final Ticker ticker;
    private HowdahServer server;

    TestServer(Path data, Path page, Ticker ticker) throws StartException {
        this.data = data;
        this.page = page;
        this.ticker = ticker;
        start();
    }

    TestServer(Path data) throws StartException {
        this(data, null, Ticker.system());
    }

    TestServer(Path data, Ticker ticker) throws StartException {
        this(data, null, ticker);
    }

    void start() throws StartException {
        server = HowdahServer.start(new ServerOptions(0, data, page), opponent, ticker);
    }

    void restart() throws StartException {
        server.close();
        start();
    }

    int port() {
        return server.port();
    }

    Player player() {
        return new Player(this::port);
    }

    @Override
    public void close() {
        server.close();
    }
}
