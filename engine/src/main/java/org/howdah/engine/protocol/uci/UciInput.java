package org.howdah.engine.protocol.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.howdah.engine.protocol.LineReader;
import org.jspecify.annotations.Nullable;

/** The lines of commands, read on a thread of their own so that one can be looked at before its turn comes. */
final class UciInput {
    private sealed interface Event {}

    private record Line(String text) implements Event {}

    /** Nothing more will be read, because of an error if there is one. */
    private record End(@Nullable IOException error) implements Event {}

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();

    UciInput(BufferedReader in) {
        LineReader.start(in, text -> events.add(new Line(text)), error -> events.add(new End(error)));
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
