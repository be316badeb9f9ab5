package org.howdah.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where no JDK is found, the launcher fetches one, and keeps nothing that is not what it should be. */
class FetchJdkTest {
    @TempDir
    private Path folder;

    private Clone clone;
    private HttpServer server;
    private byte[] archive;
    private int requests;

    /** How many bytes of the archive never come, although they are promised. */
    private int missing;

    @BeforeEach
    void serve() throws Exception {
        clone = new Clone(folder);
        archive = archiveOf(Clone.jdk(folder.resolve("jdk-25.0.4+7"), "25.0.4"));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/jdk.tar.gz", this::answer);
        server.start();
        clone.set("HOWDAH_JDK_URL", "http://localhost:" + server.getAddress().getPort() + "/jdk.tar.gz");
        clone.set("HOWDAH_JDK_SHA256", sha256(archive));
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void aJdkIsFetchedOnceAndKept() {
        Clone.Run first = clone.howdah("variants");
        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(first.err()).contains("no JDK 25 or newer was found: fetching one from http://localhost");
        assertThat(first.jdk())
                .startsWith(folder.resolve("home/.cache/howdah/jdk-").toString());

        Clone.Run second = clone.howdah("variants");
        assertThat(second.jdk()).isEqualTo(first.jdk());
        assertThat(second.err()).isEmpty();
        assertThat(requests).isEqualTo(1);
    }

    @Test
    void theCacheMayBeElsewhere() {
        clone.set("HOWDAH_CACHE", folder.resolve("else where").toString());
        assertThat(clone.howdah("variants").jdk())
                .startsWith(folder.resolve("else where/jdk-").toString());
    }

    @Test
    void anotherArchiveThanTheOneExpectedIsRefused() {
        clone.set("HOWDAH_JDK_SHA256", "0".repeat(64));
        refused(clone.howdah("variants"), "is not the JDK expected (its SHA-256 is " + sha256(archive));
    }

    @Test
    void aMirrorMustServeThePinnedArchive() throws IOException {
        String pinned = Files.readString(Path.of("../launcher/jdk.sh"));
        assertThat(pinned).containsPattern("temurin_sha256=[0-9a-f]{64}\n");
        clone.set("HOWDAH_JDK_SHA256", "");
        refused(clone.howdah("variants"), "is not the JDK expected");
    }

    @Test
    void aServerThatIsDownIsSaid() {
        server.stop(0);
        refused(clone.howdah("variants"), "the JDK could not be fetched (see above): try again, or install a JDK 25");
    }

    @Test
    void aTransferThatIsCutIsRefused() {
        missing = 1000;
        refused(clone.howdah("variants"), "the JDK could not be fetched");
    }

    @Test
    void aMissingFileIsSaid() {
        clone.set("HOWDAH_JDK_URL", "http://localhost:" + server.getAddress().getPort() + "/nothing");
        refused(clone.howdah("variants"), "404");
    }

    @Test
    void anArchiveWithoutAJdkIsRefused() throws Exception {
        archive = archiveOf(Clone.jdk(folder.resolve("jdk-17"), "17.0.1"));
        clone.set("HOWDAH_JDK_SHA256", sha256(archive));
        refused(clone.howdah("variants"), "holds no JDK 25 or newer");
    }

    @Test
    void anArchiveThatIsNoneIsRefused() {
        archive = new byte[] {1, 2, 3};
        clone.set("HOWDAH_JDK_SHA256", sha256(archive));
        refused(clone.howdah("variants"), "could not be unpacked");
    }

    @Test
    void aCacheThatCannotBeMadeIsNamedWithTheWayOut() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        clone.set("HOWDAH_CACHE", file.toString());
        Clone.Run run = clone.howdah("variants");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("cannot write to " + file).contains("set HOWDAH_CACHE");
    }

    private void refused(Clone.Run run, String reason) {
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(reason);
        assertThat(run.out()).isEmpty();
        assertThat(folder.resolve("home/.cache/howdah")).isEmptyDirectory();
    }

    private void answer(HttpExchange exchange) throws IOException {
        requests++;
        exchange.sendResponseHeaders(200, archive.length + missing);
        exchange.getResponseBody().write(archive);
        exchange.close();
    }

    private static byte[] archiveOf(Path jdk) throws IOException, InterruptedException {
        Path file = Files.createTempFile("jdk", ".tar.gz");
        int exit = new ProcessBuilder(
                        "tar",
                        "-czf",
                        file.toString(),
                        "-C",
                        jdk.getParent().toString(),
                        jdk.getFileName().toString())
                .inheritIO()
                .start()
                .waitFor();
        assertThat(exit).isZero();
        try {
            return Files.readAllBytes(file);
        } finally {
            Files.delete(file);
        }
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
