package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starting and stopping the server; what it serves is tested where it lives. */
class ServeCommandTest {
    private static final Pattern GREETING =
            Pattern.compile("Howdah is at (http://localhost:\\d+) \\(games in (.*); .*\\)");

    @TempDir
    private Path folder;

    @Test
    void itSaysInOneLineWhereItIsAndStopsWhenTold() throws Exception {
        Path page = Files.createDirectory(folder.resolve("page"));
        Files.writeString(page.resolve("index.html"), "<title>the page</title>");
        Process process = HowdahProcess.start(
                List.of("-Dhowdah.web=" + page, "-Dhowdah.data=" + folder.resolve("data")), "serve", "--port", "0");
        try (BufferedReader out = process.inputReader()) {
            Matcher greeting = GREETING.matcher(out.readLine());
            assertThat(greeting.matches()).isTrue();
            assertThat(greeting.group(2)).isEqualTo(folder.resolve("data").toString());
            assertThat(get(greeting.group(1) + "/")).contains("the page");
            assertThat(get(greeting.group(1) + "/api/variants")).contains("\"seirawan\"");
            process.toHandle().destroy(); // unlike Process.destroy(), leaves the streams open
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(out.readLine()).isNull();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aPortInUseIsNamedWithTheWayOut() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("0.0.0.0"))) {
            String port = String.valueOf(taken.getLocalPort());
            Shell.Result result = howdah("serve", "--port", port, "--data", folder.toString());
            assertThat(result.exitCode()).isEqualTo(ExitCode.NEGATIVE);
            assertThat(result.err()).contains(port, "--port").doesNotContain("\tat ");
            assertThat(result.out()).isEmpty();
        }
    }

    @Test
    void aDataFolderThatCannotBeWrittenIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Shell.Result result = howdah("serve", "--port", "0", "--data", file.toString());
        assertThat(result.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(result.err()).contains(file.toString()).doesNotContain("\tat ");
    }

    private static String get(String address) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                            HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
        }
    }
}
