package org.howdah.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.howdah.lab.LabException;
import org.howdah.lab.values.Imbalance;
import org.howdah.lab.values.ValuesPlan;
import org.howdah.lab.values.ValuesRun;
import org.howdah.lab.work.Crew;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A coordinator and its workers, in one process but over the network. */
@Timeout(120)
abstract class OverTheNetwork {
    static final CompiledVariant CHESS = Variants.byId("chess");
    private static final String SECRET = "a token that nobody guesses";

    @TempDir
    Path folder;

    final List<String> news = Collections.synchronizedList(new ArrayList<>());
    Address address;

    /** As many threads as it takes: whoever waits for another must not keep it from beginning. */
    private final ExecutorService background = Executors.newCachedThreadPool();

    @BeforeEach
    void findPort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            address = new Address("127.0.0.1", socket.getLocalPort());
        }
    }

    @AfterEach
    void end() {
        background.shutdownNow();
    }

    <T> Future<T> inBackground(Callable<T> work) {
        return background.submit(work);
    }

    static Token token(String secret) throws LabException {
        return Token.find(null, Map.of(Token.VARIABLE, secret));
    }

    static Token token() throws LabException {
        return token(SECRET);
    }

    Cluster cluster() throws LabException {
        return new Cluster(address, token(), news::add);
    }

    static ValuesRun values(Path folder) throws LabException {
        Imbalance queen = Imbalance.parse(CHESS.variant(), "Q=");
        return new ValuesRun(new ValuesPlan(CHESS, 15, 7, List.of(queen)), folder, there -> {});
    }

    static List<String> games(Path folder) throws IOException {
        return Files.readAllLines(folder.resolve("games.txt")).stream().sorted().toList();
    }

    /** Plays in the background. */
    Future<?> start(ValuesRun run, Crew crew, int games) {
        return inBackground(() -> {
            run.play(games, crew);
            return null;
        });
    }

    LabWorker worker(String name) throws LabException {
        return new LabWorker(name, token(), Variants::byId, 1, text -> {});
    }

    /**
     * Joins as soon as there is something to join.
     *
     * @param run what it is for: once that is over there is nothing more to wait for
     * @return what ended its work
     */
    String join(LabWorker worker, Future<?> run) throws Exception {
        try {
            return patiently(() -> worker.work(address), run);
        } catch (LostException e) {
            return "it came too late: " + e.getMessage();
        }
    }

    /** Tries again while nobody is there, until the run is over that it is for. */
    static <T> T patiently(Callable<T> attempt, Future<?> run) throws Exception {
        while (true) {
            try {
                return attempt.call();
            } catch (LostException e) {
                if (run.isDone()) {
                    throw e;
                }
                Thread.sleep(100);
            }
        }
    }

    /** A worker that says what it likes. */
    void impostor(Future<?> run, Consumer<Channel> says) throws Exception {
        try (Connection connection = patiently(() -> Connection.open(address), run)) {
            Channel channel = Channel.open(connection, "impostor", token());
            org.howdah.lab.work.Job<?> job =
                    Jobs.read(channel.welcome().kind(), channel.welcome().line(), Variants::byId);
            channel.send(new Message.Join(channel.welcome().build(), 1, job.traits(), null));
            Message message = null;
            while (!(message instanceof Message.Units)) {
                message = channel.next();
            }
            says.accept(channel);
            while (!(message instanceof Message.End)) {
                message = channel.next();
            }
            assertThat(message)
                    .isInstanceOfSatisfying(
                            Message.End.class, end -> assertThat(end.good()).isFalse());
        }
    }

    static void send(Channel channel, int unit, String result) {
        try {
            channel.send(new Message.Answer(unit, result.getBytes(StandardCharsets.UTF_8)));
        } catch (LostException e) {
            fail(e);
        }
    }

    void assertThatGamesAreThoseOfALocalRun(Path there, int count) throws Exception {
        Path local = folder.resolve("local");
        values(local).play(count, new LocalThreads(1));
        assertThat(games(there)).isEqualTo(games(local)).hasSize(count + 1);
    }
}
