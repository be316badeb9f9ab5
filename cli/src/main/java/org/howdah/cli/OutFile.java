package org.howdah.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --out} of commands that write a file to lie beside a variant's. */
final class OutFile {
    @Option(names = "--out", paramLabel = "FILE", description = "Where it is written to, if not there.")
    private @Nullable Path out;

    /** Where to write: there, or where the option says. */
    Path or(Path usual) {
        return out == null ? usual : out;
    }

    static void write(Path target, byte[] bytes) throws CommandException {
        try {
            Files.write(target, bytes);
        } catch (IOException e) {
            throw CommandException.negative("cannot write " + target + ": " + Games.reason(e));
        }
    }
}
