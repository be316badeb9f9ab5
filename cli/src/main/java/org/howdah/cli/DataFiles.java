package org.howdah.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.howdah.lab.tune.PositionFileException;
import picocli.CommandLine.Option;

/** The option {@code --data}: files of games to learn from. */
final class DataFiles {
    @Option(
            names = "--data",
            paramLabel = "FILE",
            required = true,
            arity = "1..*",
            description = "Games that howdah datagen wrote.")
    private List<Path> files;

    /** Takes the games of one file. */
    interface Reader {
        void read(Path file) throws IOException, PositionFileException;
    }

    /** Has all files read, or tells which one cannot be, and why. */
    void each(Reader reader) throws CommandException {
        for (Path file : files) {
            try {
                reader.read(file);
            } catch (PositionFileException e) {
                throw CommandException.wrongUse(String.valueOf(e.getMessage()));
            } catch (IOException e) {
                throw CommandException.wrongUse("cannot read " + file + ": " + Games.reason(e));
            }
        }
    }
}
