package org.howdah.engine.protocol.cecp;

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
    private final PipedWriter commands = new PipedWriter();
    private final ByteArrayOutputStream answers = new ByteArrayOutputStream();
    private final Thread thread;
    private int seen;

    Dialogue() throws IOException {
        BufferedReader in = new BufferedReader(new PipedReader(commands, 1 << 16));
        CecpProtocol protocol = new CecpProtocol(in, new PrintStream(answers, true, StandardCharsets.UTF_8));
        thread = Thread.ofPlatform().start(() -> {
            try {
                protocol.run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** What the engine answers to commands that are all there from the start. */
    static List<String> session(String... commands) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BufferedReader in = new BufferedReader(new StringReader(String.join("\n", commands)));
        new CecpProtocol(in, new PrintStream(bytes, true, StandardCharsets.UTF_8)).run();
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    void send(String... lines) throws IOException {
        for (String line : lines) {
            commands.write(line + "\n");
        }
        commands.flush();
    }

    String output() {
        return answers.toString(StandardCharsets.UTF_8);
    }

    /** What has come since the last line waited for. */
    String unseen() {
        return output().substring(seen);
    }

    /** Waits for a line that starts so, after the last one waited for, and gives it whole. */
    String await(String start) throws InterruptedException {
        while (true) {
            String all = "\n" + output();
            int at = all.indexOf("\n" + start, Math.max(0, seen));
            int end = at < 0 ? -1 : all.indexOf('\n', at + 1);
            if (end >= 0) {
                seen = end;
                return all.substring(at + 1, end);
            }
            Thread.sleep(2);
        }
    }

    /** Everything up to the answer to a ping. */
    String settled() throws IOException, InterruptedException {
        int from = seen;
        send("ping 77");
        await("pong 77");
        return output().substring(Math.min(from, output().length()));
    }

    void end() throws IOException, InterruptedException {
        send("quit");
        thread.join();
    }
}
