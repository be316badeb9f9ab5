package org.howdah.server.api;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import java.util.function.Consumer;
import org.howdah.server.clock.Ticker;

/** Where endpoints are added. A part of a path in braces is a name for {@link Call#path(String)}. */
public final class Router {

    private final RoutesConfig routes;
    private final Ticker ticker;

    Router(RoutesConfig routes, Ticker ticker) {
        this.routes = routes;
        this.ticker = ticker;
    }

    /** Answers a request. */
    @FunctionalInterface
    public interface Endpoint {

        /** Answers; what it throws becomes an error answer. */
        void answer(Call call);
    }

    void get(String path, Endpoint endpoint) {
        routes.get(path, context -> endpoint.answer(new Call(context, ticker)));
    }

    void post(String path, Endpoint endpoint) {
        routes.post(path, context -> endpoint.answer(new Call(context, ticker)));
    }

    /**
     * A WebSocket.
     *
     * @param check answers nothing if the socket may open, and throws if not
     */
    public void socket(String path, Endpoint check, Consumer<WsConfig> socket) {
        routes.wsBeforeUpgrade(path, context -> check.answer(new Call(context, ticker)));
        routes.ws(path, socket);
    }
}
