package org.howdah.engine.protocol.uci;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A program that talks with the engine. */
final class Dialogue {
    /** What is answered to commands that are all there at once. */
    static List<String> session(String... commands) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BufferedReader in = new BufferedReader(new StringReader(String.join("\n", commands)));
        new UciProtocol(in, new PrintStream(bytes, true, StandardCharsets.UTF_8)).run();
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private final PipedWriter commands = new PipedWriter();
    private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
    private final Thread thread;
    private int seen;

    Dialogue() throws IOException {
        BufferedReader in = new BufferedReader(new PipedReader(commands));
        UciProtocol protocol = new UciProtocol(in, new PrintStream(answers, true, StandardCharsets.UTF_8));
        thread = Thread.ofPlatform().start(() -> {
            try {
                protocol.run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    void send(String command) throws IOException {
        commands.write(command + "\n");
        commands.flush();
    }

    String output() {
        return answers.toString(StandardCharsets.UTF_8);
    }

    /** Waits for a line that starts so, after the last one waited for. */
    void await(String start) throws InterruptedException {
        while (true) {
            int at = output().indexOf(start, seen);
            if (at >= 0) {
                seen = at + start.length();
                return;
            }
            Thread.sleep(2);
        }
    }

    void end() throws InterruptedException {
        thread.join();
    }
}
