package org.howdah.server.api;

import io.javalin.config.JettyConfig;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Map;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** What one stranger can take of the server: sizes, rates, times and numbers of connections. */
final class JettyLimits {

    /** The longest WebSocket message, in bytes; a longer one closes the socket with 1009. */
    static final int MESSAGE_LIMIT = 64 * 1024;

    private static final int HEADER_LIMIT = 16 * 1024;
    private static final int CONNECTIONS = 4_000;
    private static final Duration IDLE = Duration.ofSeconds(30);
    private static final Duration SOCKET_IDLE = Duration.ofSeconds(60);

    private static final Duration STOP = Duration.ofSeconds(2);
    private static final Duration IDLE_AT_STOP = Duration.ofMillis(50);

    private JettyLimits() {}

    static void apply(JettyConfig jetty) {
        jetty.modifyHttpConfiguration(JettyLimits::http);
        jetty.modifyWebSocketServletFactory(JettyLimits::sockets);
        jetty.modifyServer(server -> {
            server.setErrorHandler(new JsonErrors());
            server.addBean(new NetworkConnectionLimit(CONNECTIONS, server));
            server.setStopTimeout(STOP.toMillis());
        });
    }

    /** Before the server stops: connections that idle need not be waited for. */
    static void stopsSoon(Server server) {
        for (Connector connector : server.getConnectors()) {
            if (connector instanceof AbstractConnector idling) {
                idling.setShutdownIdleTimeout(IDLE_AT_STOP.toMillis());
            }
        }
    }

    private static void http(HttpConfiguration http) {
        http.setRequestHeaderSize(HEADER_LIMIT);
        http.setIdleTimeout(IDLE.toMillis());
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
    }

    private static void sockets(JettyWebSocketServletFactory sockets) {
        sockets.setMaxTextMessageSize(MESSAGE_LIMIT);
        sockets.setMaxBinaryMessageSize(MESSAGE_LIMIT);
        sockets.setMaxFrameSize(MESSAGE_LIMIT);
        sockets.setIdleTimeout(SOCKET_IDLE);
    }

    /** Requests that never reach an endpoint, such as a broken request line, get the same kind of answer. */
    private static final class JsonErrors extends ErrorHandler {

        @Override
        protected void generateResponse(
                Request request,
                Response response,
                int code,
                String message,
                @Nullable Throwable cause,
                Callback callback) {
            String text = message == null || message.isEmpty() ? "The request cannot be read." : message;
            byte[] body = Json.bytes(new ErrorView(text, Map.of()));
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json; charset=utf-8");
            response.write(true, ByteBuffer.wrap(body), callback);
        }
    }
}
