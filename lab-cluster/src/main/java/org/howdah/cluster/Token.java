package org.howdah.cluster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import org.howdah.lab.LabException;
import org.jspecify.annotations.Nullable;

/** The secret that the coordinator and its workers share. It is never sent, and never shown. */
public final class Token {
    /** The environment variable that holds it when no file is named. */
    public static final String VARIABLE = "HOWDAH_LAB_TOKEN";

    /** Shorter ones could be guessed from a message that was overheard. */
    public static final int LEAST_CHARACTERS = 20;

    private final byte[] secret;

    private Token(byte[] secret) {
        this.secret = secret;
    }

    /**
     * The token of a file or, when none is named, of the environment.
     *
     * @throws LabException when there is none, or it is too short
     */
    public static Token find(@Nullable Path file, Map<String, String> environment) throws LabException {
        String text = file == null ? environment.get(VARIABLE) : read(file);
        String where = file == null ? VARIABLE : file.toString();
        if (text == null) {
            throw new LabException("a token is needed that all machines share: --token-file FILE, or " + VARIABLE
                    + " in the environment (head -c 32 /dev/urandom | base64 makes one)");
        }
        if (text.strip().length() < LEAST_CHARACTERS) {
            throw new LabException("the token in " + where + " is too short: it needs " + LEAST_CHARACTERS
                    + " characters (head -c 32 /dev/urandom | base64 makes one)");
        }
        return new Token(text.strip().getBytes(StandardCharsets.UTF_8));
    }

    private static String read(Path file) throws LabException {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            String reason = switch (e) {
                case NoSuchFileException missing -> "there is no such file";
                case AccessDeniedException denied -> "access is denied";
                default -> String.valueOf(e.getMessage());
            };
            throw new LabException("cannot read the token in " + file + ": " + reason);
        }
    }

    byte[] secret() {
        return secret.clone();
    }
}
