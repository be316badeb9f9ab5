package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The laboratory on several processes, some of which are killed. */
@Timeout(120)
class ClusterProcessTest {
    private static final int GAMES = 60;

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();
    private Path token;
    private String address;

    @BeforeEach
    void makeTokenAndFindPort() throws IOException {
        token = Files.writeString(folder.resolve("token"), "a token that nobody guesses\n");
        try (ServerSocket socket = new ServerSocket(0)) {
            address = "127.0.0.1:" + socket.getLocalPort();
        }
    }

    @AfterEach
    void killAll() {
        processes.forEach(Process::destroyForcibly);
    }

    private Process start(String... arguments) throws IOException {
        Process process = HowdahProcess.start(
                List.of("--sun-misc-unsafe-memory-access=allow", "-Xshare:auto", "-Xmx200m"), arguments);
        processes.add(process);
        return process;
    }

    private String[] values(Path out, String... more) {
        List<String> words = new ArrayList<>(List.of(
                "values", "chess", "--imbalance", "Q=", "--unit", "Q=900", "--nodes", "100", "--games", "" + GAMES));
        words.addAll(List.of("--out", out.toString()));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    private Process coordinator(Path out) throws IOException {
        return start(values(out, "--cluster", address, "--token-file", token.toString()));
    }

    private Process worker(String... more) throws IOException {
        List<String> words = new ArrayList<>(
                List.of("lab-worker", "--join", address, "--token-file", token.toString(), "--threads", "1", "--wait"));
        words.addAll(List.of(more));
        return start(words.toArray(String[]::new));
    }

    private static void awaitGames(Path out, int count) throws Exception {
        Path log = out.resolve("games.txt");
        while (!Files.exists(log) || Files.readAllLines(log).size() <= count) {
            Thread.sleep(20);
        }
    }

    private static List<String> games(Path out) throws IOException {
        return Files.readAllLines(out.resolve("games.txt")).stream().sorted().toList();
    }

    /** With SIGKILL; what it has said can still be read. */
    private static void kill(Process process) {
        process.toHandle().destroyForcibly();
    }

    private static String end(Process process) throws Exception {
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return err;
    }

    @Test
    void aWorkerAndThenTheCoordinatorAreKilledAndTheGamesAreThoseOfALocalRun() throws Exception {
        Path out = folder.resolve("cluster");
        Process first = coordinator(out);
        List<Process> workers = List.of(worker(), worker(), worker());
        awaitGames(out, 12);
        kill(workers.getFirst());
        awaitGames(out, 24);
        kill(first);
        assertThat(end(first)).contains(" has joined with 1 thread", " is lost; its 2 units will be done again");
        assertThat(games(out).size()).isLessThan(GAMES);

        Process second = coordinator(out);
        assertThat(end(second)).contains("going on after ");
        assertThat(second.exitValue()).isZero();
        workers.get(1).toHandle().destroy();
        workers.get(2).toHandle().destroy();
        assertThat(end(workers.get(1)))
                .contains(
                        "joined " + address,
                        "the coordinator is not there any more; waiting for one",
                        "ended: all is done");

        Path local = folder.resolve("local");
        assertThat(howdah(values(local)).exitCode()).isZero();
        assertThat(games(out)).isEqualTo(games(local)).hasSize(GAMES + 1);
        assertThat(out.resolve("values.json")).hasSameTextualContentAs(local.resolve("values.json"));
    }

    @Test
    void withoutClusterNothingOfHazelcastIsLoaded() throws Exception {
        Path classes = folder.resolve("classes");
        Process local = HowdahProcess.start(
                List.of("-Xlog:class+load:file=" + classes),
                "values",
                "chess",
                "--imbalance",
                "Q=",
                "--nodes",
                "10",
                "--games",
                "4",
                "--out",
                folder.toString());
        end(local);
        assertThat(Files.readString(classes))
                .contains("org.howdah.lab.work.LocalThreads")
                .doesNotContain("com.hazelcast");
    }

    @Test
    void whatIsWrongWithAddressesAndTokensIsNamed() {
        String nowhere = folder.resolve("none").toString();
        assertThat(howdah(values(folder, "--cluster", "a:b:c", "--token-file", token.toString()))
                        .err())
                .contains("--cluster: a:b:c: an address is HOST or HOST:PORT");
        assertThat(howdah(values(folder, "--cluster", "--token-file", nowhere)).err())
                .contains("cannot read the token in " + nowhere + ": there is no such file");
        Shell.Result unknown = howdah("lab-worker", "--join", "no-such-host.invalid", "--token-file", token.toString());
        assertThat(unknown.err()).contains("there is no host no-such-host.invalid");
        assertThat(unknown.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        Shell.Result absent = howdah("lab-worker", "--join", address, "--token-file", token.toString());
        assertThat(absent.err()).contains("cannot reach a coordinator at " + address + ": Connection refused");
        assertThat(absent.exitCode()).isEqualTo(ExitCode.NEGATIVE);
    }
}
