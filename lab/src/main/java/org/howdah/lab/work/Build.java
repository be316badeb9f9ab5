package org.howdah.lab.work;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.howdah.engine.search.Engine;
import org.howdah.rules.position.Position;

/** Which Howdah this is, told apart from all that may play other games. */
public final class Build {
    private static final int SHORT_DIGITS = 16;

    private Build() {}

    /**
     * The version, and a digest of the rules, the engine and the laboratory as they were compiled: two builds may have one
     * version and not play alike.
     */
    public static String name() {
        MessageDigest digest = sha256();
        for (Class<?> type : List.of(Position.class, Engine.class, Build.class)) {
            try {
                update(
                        digest,
                        Path.of(type.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (URISyntaxException e) {
                throw new IllegalStateException(e);
            }
        }
        String version = Build.class.getPackage().getImplementationVersion();
        return (version == null ? "" : version + " ") + "build " + shortened(digest);
    }

    /** A jar, or a folder of classes. */
    private static void update(MessageDigest digest, Path place) throws IOException {
        if (Files.isRegularFile(place)) {
            digest.update(Files.readAllBytes(place));
            return;
        }
        try (Stream<Path> inside = Files.walk(place)) {
            for (Path file : inside.filter(Files::isRegularFile).sorted().toList()) {
                digest.update(place.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
        }
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static String shortened(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest()).substring(0, SHORT_DIGITS);
    }
}
