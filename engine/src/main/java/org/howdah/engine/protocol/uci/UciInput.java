package org.howdah.engine.protocol.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/** The lines of commands, read on a thread of their own so that one can be looked at before its turn comes. */
final class UciInput {
    private static final int MOST_AHEAD = 1024;

    private sealed interface Event {}

    private record Line(String text) implements Event {}

    /** Nothing more will be read, because of an error if there is one. */
    private record End(@Nullable IOException error) implements Event {}

    private final BufferedReader in;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>(MOST_AHEAD);

    UciInput(BufferedReader in) {
        this.in = in;
        Thread.ofPlatform().daemon().name("input").start(this::read);
    }

    private void read() {
        try {
            Event event = next();
            while (event instanceof Line) {
                events.put(event);
                event = next();
            }
            events.put(event);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Event next() {
        try {
            String line = in.readLine();
            return line == null ? new End(null) : new Line(line);
        } catch (IOException e) {
            return new End(e);
        }
    }

    /**
     * Waits for the next line; null at the end.
     *
     * @throws IOException when the input cannot be read
     */
    @Nullable String take() throws IOException, InterruptedException {
        return switch (events.take()) {
            case Line line -> line.text();
            case End end -> {
                if (end.error() != null) {
                    throw end.error();
                }
                yield null;
            }
        };
    }

    /** The line that comes next, null when none has been read yet or no more will come. */
    @Nullable String peek() {
        return events.peek() instanceof Line line ? line.text() : null;
    }

    /** Forgets the line that comes next. */
    void drop() {
        events.remove();
    }
}
