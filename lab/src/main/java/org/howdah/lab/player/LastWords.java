package org.howdah.lab.player;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Reads what a program says on standard error, and remembers the end of it. */
final class LastWords implements Runnable {
    private static final int LINES = 3;

    private final BufferedReader err;
    private final Deque<String> last = new ArrayDeque<>();

    LastWords(BufferedReader err) {
        this.err = err;
    }

    @Override
    public void run() {
        try (err) {
            for (String line = err.readLine(); line != null; line = err.readLine()) {
                keep(line.strip());
            }
        } catch (IOException e) {
            // The program has ended.
        }
    }

    private synchronized void keep(String line) {
        if (line.isEmpty()) {
            return;
        }
        last.addLast(line);
        if (last.size() > LINES) {
            last.removeFirst();
        }
    }

    /** The last lines in brackets, or nothing. */
    synchronized String text() {
        return last.isEmpty() ? "" : " (" + String.join(" / ", last) + ")";
    }
}
