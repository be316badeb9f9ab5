package org.howdah.server.live;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.Map;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.howdah.server.api.ErrorView;
import org.howdah.server.api.HttpError;
import org.howdah.server.api.Json;
import org.howdah.server.api.MoveBody;
import org.howdah.server.api.RateLimit;
import org.howdah.server.api.Rejections;
import org.howdah.server.clock.Ticker;
import org.howdah.server.play.Rejection;
import org.howdah.server.play.Table;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One open socket of a game. */
final class Connection {

    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final int MESSAGES_AT_ONCE = 100;
    private static final int MESSAGES_A_MINUTE = 20 * 60;
    private static final int POLICY_VIOLATION = 1008;

    /** An error as a message. */
    private record ErrorMessage(
            String type, String error, @JsonAnyGetter Map<String, Object> more) {

        static ErrorMessage of(ErrorView error) {
            return new ErrorMessage("error", error.error(), error.more());
        }
    }

    private final Session session;
    private final Table table;
    private final Ticker ticker;
    private final Outbox outbox;
    private final RateLimit rate;
    private @Nullable Runnable unwatch;

    Connection(Session session, Table table, Ticker ticker) {
        this.session = session;
        this.table = table;
        this.ticker = ticker;
        this.outbox = new Outbox(session);
        this.rate = new RateLimit(MESSAGES_AT_ONCE, MESSAGES_A_MINUTE, ticker);
    }

    void open() {
        unwatch = table.watch(outbox::state);
        outbox.state(table.snapshot());
    }

    void receive(String message) {
        long arrivedAt = ticker.millis();
        if (!rate.allows("")) {
            session.close(POLICY_VIOLATION, "too many messages", Callback.NOOP);
            return;
        }
        try {
            MoveBody move = MoveBody.read(message);
            table.move(move.text(), move.plies(), arrivedAt);
        } catch (HttpError e) {
            outbox.error(Json.write(ErrorMessage.of(e.view())));
        } catch (Rejection e) {
            outbox.error(Json.write(ErrorMessage.of(Rejections.view(e))));
        } catch (RuntimeException e) {
            LOG.error("A message of {} characters", message.length(), e);
            outbox.error(Json.write(
                    new ErrorMessage("error", "Something went wrong in the server; it is in its log.", Map.of())));
        }
    }

    void close() {
        if (unwatch != null) {
            unwatch.run();
        }
    }
}
