package org.howdah.lab;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A match cannot begin or go on. Its message names the thing and, where there is one, the way out. */
public final class LabException extends Exception {
    public LabException(String message) {
        super(message);
    }

    /** A file that cannot be written, and why. */
    public static LabException unwritable(Path file, IOException e) {
        String reason = e instanceof NoSuchFileException ? "there is no such folder" : String.valueOf(e.getMessage());
        return new LabException("cannot write " + file + ": " + reason);
    }
}
