package org.howdah.server.live;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletionException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.howdah.server.api.Json;
import org.howdah.server.api.StateView;
import org.howdah.server.play.Snapshot;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What waits to be sent to one socket. Giving it something never waits: a client that reads slowly gets only the latest state,
 * and holds nobody up.
 */
final class Outbox {

    private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
    private static final int MOST_ERRORS = 20;
    private static final int BROKEN = 1011;

    private final Session session;
    private final Deque<String> errors = new ArrayDeque<>();
    private @Nullable Snapshot state;
    private boolean sending;

    Outbox(Session session) {
        this.session = session;
    }

    /** A state to send; one that still waits is outdated. */
    synchronized void state(Snapshot latest) {
        if (state == null || latest.revision() >= state.revision()) {
            state = latest;
        }
        send();
    }

    /** An error to send, as JSON text. */
    synchronized void error(String text) {
        if (errors.size() < MOST_ERRORS) {
            errors.add(text);
        }
        send();
    }

    private void send() {
        if (!sending) {
            sending = true;
            Thread.ofVirtual().name("outbox").start(this::drain);
        }
    }

    private void drain() {
        try {
            for (Runnable next = next(); next != null; next = next()) {
                next.run();
            }
        } catch (CompletionException e) {
            // The socket has gone; its closing ends the connection.
            LOG.debug("A message could not be sent", e);
        } catch (RuntimeException e) {
            LOG.error("A state could not be shown", e);
            session.close(BROKEN, "the server failed", Callback.NOOP);
        }
    }

    private synchronized @Nullable Runnable next() {
        String error = errors.poll();
        if (error != null) {
            return () -> write(error);
        }
        Snapshot snapshot = state;
        state = null;
        sending = snapshot != null;
        return snapshot == null ? null : () -> write(Json.write(StateView.of("state", snapshot)));
    }

    private void write(String text) {
        Callback.Completable done = new Callback.Completable();
        session.sendText(text, done);
        done.join();
    }
}
