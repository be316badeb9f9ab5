package org.howdah.server.live;

import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.howdah.server.api.Call;
import org.howdah.server.api.HttpError;
import org.howdah.server.api.PlayerCookie;
import org.howdah.server.api.Router;
import org.howdah.server.api.WebServer;
import org.howdah.server.clock.Ticker;
import org.howdah.server.play.Rejection;
import org.howdah.server.play.Table;
import org.howdah.server.play.Tables;
import org.jspecify.annotations.Nullable;

/** The sockets of all games. */
public final class LiveGames implements WebServer.Routes {

    private static final String PATH = "/api/games/{id}/live";
    private static final long PING_SECONDS = 20;

    private final Tables tables;
    private final Ticker ticker;
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    /** Sockets of those games. */
    public LiveGames(Tables tables, Ticker ticker) {
        this.tables = tables;
        this.ticker = ticker;
    }

    @Override
    public void addTo(Router router) {
        router.socket(PATH, this::check, this::socket);
    }

    /** Before a socket opens: not for other sites' pages, and only for a game of one's own. */
    private void check(Call call) {
        if (!isOfThisSite(call.header("Origin"), call.header("Host"))) {
            throw new HttpError(HttpError.FORBIDDEN, "This socket is for the page of this server only.");
        }
        tables.requireGame(call.path("id"), call.player());
    }

    /** Programs send no origin; browsers always do. Ports may differ, as they do while the page is developed. */
    private static boolean isOfThisSite(@Nullable String origin, @Nullable String host) {
        if (origin == null) {
            return true;
        }
        try {
            String from = URI.create(origin).getHost();
            return from != null
                    && host != null
                    && from.equals(URI.create("http://" + host).getHost());
        } catch (IllegalArgumentException e) {
            return false; // an origin that is no address is nobody's page
        }
    }

    private void socket(WsConfig socket) {
        socket.onConnect(this::open);
        socket.onMessage(message -> on(message, connection -> connection.receive(message.message())));
        socket.onBinaryMessage(
                message -> message.closeSession(WsCloseStatus.UNSUPPORTED_DATA, "only text is understood"));
        socket.onClose(this::close);
        socket.onError(this::close);
    }

    private void open(WsConnectContext context) {
        String player = PlayerCookie.player(context.cookie(PlayerCookie.NAME));
        try {
            Table table = tables.of(context.pathParam("id"), player, ticker.millis());
            Connection connection = new Connection(context.session, table, ticker);
            connections.put(context.sessionId(), connection);
            context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            connection.open();
        } catch (Rejection e) {
            context.closeSession(WsCloseStatus.POLICY_VIOLATION, String.valueOf(e.getMessage()));
        }
    }

    private void on(WsContext context, Consumer<Connection> action) {
        Connection connection = connections.get(context.sessionId());
        if (connection != null) {
            action.accept(connection);
        }
    }

    private void close(WsContext context) {
        Connection connection = connections.remove(context.sessionId());
        if (connection != null) {
            connection.close();
        }
    }
}
