package org.howdah.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The command as a process of its own, for what only a process shows: its input, its streams and its end. */
final class HowdahProcess {
    private HowdahProcess() {}

    /** Starts the command; java options may stand before its own arguments. */
    static Process start(List<String> javaOptions, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Howdah.class.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).start();
    }

    /** Runs it to its end with that text piped in. */
    static Shell.Result run(String input, String... arguments) throws IOException, InterruptedException {
        Process process = start(List.of(), arguments);
        CompletableFuture<String> out = CompletableFuture.supplyAsync(() -> text(process.getInputStream()));
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()));
        try (Writer in = process.outputWriter(StandardCharsets.UTF_8)) {
            in.write(input);
        }
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("howdah " + String.join(" ", arguments) + " does not end");
        }
        return new Shell.Result(process.exitValue(), out.join(), err.join());
    }

    private static String text(InputStream stream) {
        try (stream) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
