package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import org.howdah.server.clock.Ticker;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page's files as they are served. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PageTest {

    private static final String SCRIPT = "console.log('howdah');\n".repeat(200);

    private TestServer server;
    private Player player;

    @BeforeAll
    void start(@TempDir Path folder) throws Exception {
        Path page = folder.resolve("dist");
        Files.createDirectories(page.resolve("assets"));
        Files.writeString(page.resolve("index.html"), "<!doctype html><title>Howdah</title>");
        Files.writeString(page.resolve("icon.svg"), "<svg/>");
        Files.writeString(page.resolve("assets/index-abc123.js"), SCRIPT);
        Files.writeString(folder.resolve("secret.txt"), "not for strangers");
        server = new TestServer(folder.resolve("data"), page, Ticker.system());
        player = server.player();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/game/aB3", "/rules/elven", "/games", "/?x=1"})
    void pathsOfThePageGetTheIndex(String path) {
        Player.Reply reply = player.get(path);
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.text()).contains("<title>Howdah</title>");
        assertThat(reply.header("Content-Type")).startsWith("text/html");
        assertThat(reply.header("Cache-Control")).isEqualTo("no-cache");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/assets/none.js", "/none.png", "/assets/", "/.git/config", "/api/none"})
    void filesThatAreNotThereAreNot(String path) {
        Player.Reply reply = player.get(path);
        assertThat(reply.status()).isEqualTo(404);
        assertThat(reply.error()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/../../secret.txt",
                "/..%2fsecret.txt",
                "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"
            })
    void noPathLeadsOutOfThePage(String path) throws Exception {
        try (java.net.Socket socket = new java.net.Socket("localhost", server.port())) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                            .getBytes("ISO-8859-1"));
            assertThat(new String(socket.getInputStream().readAllBytes(), "ISO-8859-1"))
                    .doesNotContain("not for strangers");
        }
    }

    @Test
    void assetsAreKeptForEverAndSentPacked() {
        Player.Reply plain = player.get("/assets/index-abc123.js");
        assertThat(plain.text()).isEqualTo(SCRIPT);
        assertThat(plain.header("Cache-Control")).contains("immutable").contains("max-age=31536000");
        assertThat(plain.header("Content-Type")).startsWith("text/javascript");
        assertThat(plain.header("Content-Encoding")).isEmpty();
        Player.Reply packed = player.send(
                HttpRequest.newBuilder(player.uri("/assets/index-abc123.js")).header("Accept-Encoding", "gzip"));
        assertThat(packed.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(packed.header("Vary")).contains("Accept-Encoding");
        assertThat(Integer.parseInt(packed.header("Content-Length"))).isLessThan(500);
    }

    @Test
    void longAnswersOfTheInterfaceArePackedToo() {
        Player.Reply packed =
                player.send(HttpRequest.newBuilder(player.uri("/api/variants")).header("Accept-Encoding", "gzip"));
        assertThat(packed.header("Content-Encoding")).isEqualTo("gzip");
    }

    @Test
    void anUnchangedFileIsNotSentAgain() {
        String etag = player.get("/").header("ETag");
        assertThat(etag).isNotEmpty();
        Player.Reply again = player.send(HttpRequest.newBuilder(player.uri("/")).header("If-None-Match", etag));
        assertThat(again.status()).isEqualTo(304);
        assertThat(again.text()).isEmpty();
    }

    @Test
    void headIsAnswered() {
        Player.Reply reply = player.send(
                HttpRequest.newBuilder(player.uri("/")).method("HEAD", HttpRequest.BodyPublishers.noBody()));
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.text()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/api/variants", "/api/none", "/assets/none.js"})
    void browsersAreToldToTrustNothingElse(String path) {
        Player.Reply reply = player.get(path);
        assertThat(reply.header("Content-Security-Policy"))
                .contains("default-src 'self'")
                .contains("frame-ancestors 'none'");
        assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(reply.header("Server")).isEmpty();
    }

    @Test
    void withoutAPageTheInterfaceStillWorks(@TempDir Path data) throws Exception {
        try (TestServer bare = new TestServer(data)) {
            Player.Reply reply = bare.player().get("/");
            assertThat(reply.status()).isEqualTo(404);
            assertThat(reply.error()).contains("not built");
            assertThat(bare.player().get("/api/variants").status()).isEqualTo(200);
        }
    }
}
