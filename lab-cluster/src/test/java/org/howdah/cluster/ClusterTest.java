package org.howdah.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.fail;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.core.HazelcastInstance;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.howdah.engine.tablebase.Material;
import org.howdah.lab.LabException;
import org.howdah.lab.balance.BalancePlan;
import org.howdah.lab.balance.BalanceRun;
import org.howdah.lab.balance.Condition;
import org.howdah.lab.match.Adjudication;
import org.howdah.lab.match.GameRecord;
import org.howdah.lab.match.GameRules;
import org.howdah.lab.match.Match;
import org.howdah.lab.match.MatchJob;
import org.howdah.lab.match.MatchPlan;
import org.howdah.lab.match.OpeningPlan;
import org.howdah.lab.match.Openings;
import org.howdah.lab.player.EngineSpec;
import org.howdah.lab.tablebase.CrewBuild;
import org.howdah.lab.tablebase.TableJob;
import org.howdah.lab.tablebase.TablebaseBuild;
import org.howdah.lab.tune.Generation;
import org.howdah.lab.tune.GenerationRules;
import org.howdah.lab.tune.PositionFileException;
import org.howdah.lab.values.Imbalance;
import org.howdah.lab.values.ValuesPlan;
import org.howdah.lab.values.ValuesRun;
import org.howdah.lab.work.Crew;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.OptionalRule;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A coordinator and its workers, in one process but over the network: who is refused, and what is not counted. */
@Timeout(120)
class ClusterTest {
    private static final String SECRET = "a token that nobody guesses";
    private static final CompiledVariant CHESS = Variants.byId("chess");

    @TempDir
    private Path folder;

    /** As many threads as it takes: whoever waits for another must not keep it from beginning. */
    private final ExecutorService background = Executors.newCachedThreadPool();

    private final List<String> news = Collections.synchronizedList(new ArrayList<>());
    private Address address;

    @AfterEach
    void end() {
        background.shutdownNow();
    }

    @BeforeEach
    void findPort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            address = new Address("127.0.0.1", socket.getLocalPort());
        }
    }

    private static Token token(String secret) throws LabException {
        return Token.find(null, Map.of(Token.VARIABLE, secret));
    }

    private Cluster cluster() throws LabException {
        return new Cluster(address, token(SECRET), news::add);
    }

    private static ValuesRun values(Path folder) throws LabException {
        Imbalance queen = Imbalance.parse(CHESS.variant(), "Q=");
        return new ValuesRun(new ValuesPlan(CHESS, 15, 7, List.of(queen)), folder, there -> {});
    }

    private static List<String> games(Path folder) throws IOException {
        return Files.readAllLines(folder.resolve("games.txt")).stream().sorted().toList();
    }

    /** Plays in the background. */
    private CompletableFuture<Void> start(ValuesRun run, Crew crew, int games) {
        return CompletableFuture.runAsync(() -> {
            try {
                run.play(games, crew);
            } catch (LabException e) {
                throw new IllegalStateException(e);
            }
        }, background);
    }

    private LabWorker worker(String name) throws LabException {
        return new LabWorker(name, token(SECRET), Variants::byId, 1, text -> {});
    }

    /** Joins as soon as there is something to join. */
    private String join(LabWorker worker) throws Exception {
        return patiently(() -> worker.work(address));
    }

    private interface Attempt<T> {
        T make() throws Exception;
    }

    private static <T> T patiently(Attempt<T> attempt) throws Exception {
        while (true) {
            try {
                return attempt.make();
            } catch (LostException e) {
                Thread.sleep(100);
            }
        }
    }

    /** A worker that says what it likes. */
    private void impostor(Consumer<Channel> says) throws Exception {
        try (Connection connection = patiently(() -> Connection.open(address))) {
            Channel channel = Channel.open(connection, "impostor", token(SECRET));
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

    private static void send(Channel channel, int unit, String result) {
        try {
            channel.send(new Message.Answer(unit, result.getBytes(StandardCharsets.UTF_8)));
        } catch (LostException e) {
            fail(e);
        }
    }

    private void assertThatGamesAreThoseOfALocalRun(Path there, int count) throws Exception {
        Path local = folder.resolve("local");
        values(local).play(count, new LocalThreads(1));
        assertThat(games(there)).isEqualTo(games(local)).hasSize(count + 1);
    }

    @Test
    void playsWhatALocalRunPlaysAndGoesOnWithIt() throws Exception {
        Path there = folder.resolve("there");
        values(there).play(3, new LocalThreads(1));
        // So many that neither worker can do them all before the other has come.
        CompletableFuture<Void> run = start(values(there), cluster(), 100);
        CompletableFuture<String> other = CompletableFuture.supplyAsync(() -> {
            try {
                return join(worker("one"));
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }, background);
        assertThat(join(worker("other"))).isEqualTo("all is done");
        assertThat(other.get()).isEqualTo("all is done");
        run.get();
        assertThatGamesAreThoseOfALocalRun(there, 100);
        assertThat(news)
                .anyMatch(text -> text.startsWith("workers can join: howdah lab-worker --join " + address))
                .anyMatch(text -> text.equals("one (127.0.0.1) has joined with 1 thread"));
    }

    @Test
    void otherWorkersAreRefusedByName() throws Exception {
        Path there = folder.resolve("there");
        CompletableFuture<Void> run = start(values(there), cluster(), 2);
        CompiledVariant other = CompiledVariant.compile(CHESS.variant().without(OptionalRule.CASTLING));
        GameFinder none = id -> {
            throw new LabException("it does not know the game '" + id + "'");
        };
        refused(
                new LabWorker("stranger", token("another token than theirs"), Variants::byId, 1, text -> {}),
                "its token is not the one");
        refused(
                new LabWorker("old", "0.0.9 build 0", token(SECRET), Variants::byId, 1, text -> {}),
                "it is another Howdah: 0.0.9 build 0, not ");
        refused(new LabWorker("variant", token(SECRET), id -> other, 1, text -> {}), "its rules of chess are others: ");
        refused(new LabWorker("ignorant", token(SECRET), none, 1, text -> {}), "it does not know the game 'chess'");
        join(worker("right"));
        run.get();
        assertThatGamesAreThoseOfALocalRun(there, 2);
        assertThat(news)
                .anyMatch(text -> text.equals("stranger (127.0.0.1) was refused: its token is not the one here"))
                .anyMatch(text ->
                        text.startsWith("old (127.0.0.1) was refused: it is another Howdah: 0.0.9 build 0, not "))
                .anyMatch(text -> text.startsWith("variant (127.0.0.1) was refused: its rules of chess are others: "))
                .anyMatch(text -> text.equals("ignorant (127.0.0.1) was refused: it does not know the game 'chess'"));
    }

    private void refused(LabWorker worker, String why) {
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> join(worker))
                .withMessageStartingWith("the coordinator refuses this worker: " + why);
    }

    @Test
    void nonsenseIsNotCountedAndWhoSaysItIsDropped() throws Exception {
        Path there = folder.resolve("there");
        values(folder.resolve("local")).play(6, new LocalThreads(1));
        String second = games(folder.resolve("local")).stream()
                .filter(line -> line.startsWith("1;"))
                .findFirst()
                .orElseThrow();
        CompletableFuture<Void> run = start(values(there), cluster(), 6);
        impostor(channel -> send(channel, 0, "1-0"));
        impostor(channel -> send(channel, 0, second));
        impostor(channel -> send(channel, 1, second + "\n" + second));
        impostor(channel -> send(channel, 5, second.replaceFirst("1", "5")));
        impostor(channel -> send(channel, -1, second));
        join(worker("right"));
        run.get();
        assertThatGamesAreThoseOfALocalRun(there, 6);
        assertThat(news)
                .contains(
                        "impostor (127.0.0.1) was dropped: it answers nonsense: this is not a game of 'howdah values': 1-0; its 2 units will be done again",
                        "impostor (127.0.0.1) was dropped: it answers nonsense: this is not game 0: " + second
                                + "; its 2 units will be done again",
                        "impostor (127.0.0.1) was dropped: it answers for unit 5, which it was not given; its 2 units will be done again",
                        "impostor (127.0.0.1) was dropped: it answers for unit -1, which it was not given; its 2 units will be done again")
                .anyMatch(text -> text.contains(second + "?" + second));
    }

    /** Somebody without the token who speaks Hazelcast's own protocol. */
    @Test
    void whatIsThrownInIsNeitherReadNorCounted() throws Exception {
        Path there = folder.resolve("there");
        CompletableFuture<Void> run = start(values(there), cluster(), 2);
        HazelcastInstance intruder = patiently(() -> {
            Connection.open(address).close();
            return HazelcastClient.newHazelcastClient(Hazelcasts.client(address));
        });
        intruder.getQueue(Hazelcasts.TO_COORDINATOR).add(new Trap());
        intruder.getQueue(Hazelcasts.TO_COORDINATOR).add("text");
        intruder.getQueue(Hazelcasts.TO_COORDINATOR).add(new byte[5]);
        intruder.shutdown();
        join(worker("right"));
        run.get();
        assertThat(Trap.sprung).isFalse();
        assertThatGamesAreThoseOfALocalRun(there, 2);
    }

    static final class Trap implements Serializable {
        private static final long serialVersionUID = 1;
        private static boolean sprung;

        private void readObject(ObjectInputStream in) throws IOException {
            sprung = true;
        }
    }

    @Test
    void aStoppedWorkerSaysSoAndOthersDoWhatItHad() throws Exception {
        Path there = folder.resolve("there");
        CompletableFuture<Void> run = start(values(there), cluster(), 4);
        LabWorker stopped = worker("stopped");
        stopped.stop();
        assertThat(join(stopped)).isEqualTo("it was stopped");
        join(worker("right"));
        run.get();
        assertThat(news).anyMatch(text -> text.startsWith("stopped (127.0.0.1) has left: it was stopped"));
        assertThatGamesAreThoseOfALocalRun(there, 4);
    }

    @Test
    void aStoppedCoordinatorSendsItsWorkersHome() throws Exception {
        Cluster cluster = cluster();
        ValuesRun run = values(folder.resolve("there"));
        CompletableFuture<Void> running = start(run, cluster, 1_000_000);
        CompletableFuture.delayedExecutor(2, TimeUnit.SECONDS).execute(cluster::stop);
        assertThat(join(worker("right"))).isEqualTo("the run was stopped");
        running.get();
        assertThat(games(folder.resolve("there"))).hasSize(run.played() + 1);
    }

    @Test
    void gamesWithoutARuleAreFoundByTheirNames() throws Exception {
        BalancePlan plan =
                new BalancePlan(List.of(Condition.of(CHESS), Condition.without(CHESS, "castling")), 15, 3, true);
        Path there = folder.resolve("there");
        BalanceRun run = new BalanceRun(plan, there, games -> {});
        CompletableFuture<Void> running = CompletableFuture.runAsync(() -> {
            try {
                run.play(3, cluster());
            } catch (LabException e) {
                throw new IllegalStateException(e);
            }
        }, background);
        join(worker("right"));
        running.get();
        Path local = folder.resolve("local");
        new BalanceRun(plan, local, games -> {}).play(3, new LocalThreads(1));
        assertThat(games(there)).isEqualTo(games(local)).hasSize(7);
    }

    @Test
    void slicesOfTablesGoWhereTheyAreNeeded() throws Exception {
        Material ending = Material.parse("KRvK", CHESS);
        Path there = folder.resolve("there");
        CompletableFuture<Boolean> building = CompletableFuture.supplyAsync(() -> {
            try {
                TableJob job = new TableJob(CHESS, List.of(), List.of(ending));
                return new CrewBuild(job, there, cluster(), TablebaseBuild.Listener.NONE).build();
            } catch (LabException e) {
                throw new IllegalStateException(e);
            }
        }, background);
        CompletableFuture<String> other = CompletableFuture.supplyAsync(() -> {
            try {
                return join(worker("one"));
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }, background);
        join(worker("other"));
        other.get();
        assertThat(building.get()).isTrue();
        Path local = folder.resolve("local");
        new TablebaseBuild(CHESS, local, 1, TablebaseBuild.Listener.NONE).build(ending);
        try (Stream<Path> files = Files.list(local)) {
            assertThat(files.toList())
                    .hasSizeGreaterThan(1)
                    .allSatisfy(file ->
                            assertThat(there.resolve(file.getFileName())).hasSameBinaryContentAs(file));
        }
    }

    @Test
    void aMatchIsPlayedAsItIsHere() throws Exception {
        List<EngineSpec> engines = List.of(
                EngineSpec.parse(List.of("name=A", "nodes=30"), null),
                EngineSpec.parse(List.of("level=1"), null).named("B"));
        GameRules rules = new GameRules(new Adjudication(new Adjudication.Win(4, 600), null, 120), 20);
        OpeningPlan openings = new OpeningPlan(Openings.start(CHESS), 4, 300, 5);
        MatchPlan plan = new MatchPlan(
                CHESS, engines, openings.open(CHESS).openings(), rules, 4, 1, 7, 2000, null, Map.of("Event", "x"));
        List<GameRecord> told = Collections.synchronizedList(new ArrayList<>());
        Match match = new Match(plan, List.of(), (record, standing) -> told.add(record));
        CompletableFuture<List<GameRecord>> playing = CompletableFuture.supplyAsync(() -> {
            try {
                return match.play(cluster(), new MatchJob(plan, openings));
            } catch (LabException e) {
                throw new IllegalStateException(e);
            }
        }, background);
        impostor(channel -> send(channel, 0, "{\"game\":0,\"result\":\"DRAW\",\"cause\":\"RULES\",\"culprit\":-1}"));
        join(worker("right"));
        assertThat(moves(playing.get()))
                .isEqualTo(moves(new Match(plan, List.of(), (record, standing) -> {}).play()))
                .hasSize(4);
        assertThat(told).hasSize(4);
        assertThat(news).anyMatch(text -> text.contains("impostor (127.0.0.1) was dropped: it answers nonsense"));
        EngineSpec program = EngineSpec.parse(List.of("cmd=true", "nodes=3"), null);
        MatchPlan other = new MatchPlan(
                CHESS,
                List.of(engines.getFirst(), program),
                openings.open(CHESS).openings(),
                rules,
                2,
                1,
                7,
                2000,
                null,
                Map.of());
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> new MatchJob(other, openings))
                .withMessageContaining("is another program: on a cluster our own engine plays alone");
    }

    /** Without the times. */
    private static List<String> moves(List<GameRecord> games) {
        return games.stream()
                .sorted(Comparator.comparing(GameRecord::game))
                .map(game -> game.pgn().replaceAll("\\{[^}]*}", ""))
                .toList();
    }

    @Test
    void aLostConnectionIsToldAsSuch() throws Exception {
        Cluster cluster = cluster();
        CompletableFuture<Void> run = start(values(folder), cluster, 2);
        Connection connection = patiently(() -> Connection.open(address));
        connection.close();
        assertThatExceptionOfType(LostException.class)
                .isThrownBy(connection::next)
                .withMessage("the coordinator is not there any more");
        assertThatExceptionOfType(LostException.class)
                .isThrownBy(() ->
                        connection.send(Letter.unsealed(connection.id(), new Message.Hello("late", Seal.challenge()))));
        cluster.stop();
        run.get();
    }

    @Test
    void datagenWritesTheSameGames() throws Exception {
        GenerationRules rules = new GenerationRules(15, 6, 7);
        Path there = folder.resolve("there.gz");
        CompletableFuture<Void> running = CompletableFuture.runAsync(() -> {
            try {
                new Generation(CHESS, rules, there, tally -> {}).run(4, cluster());
            } catch (LabException | IOException | PositionFileException e) {
                throw new IllegalStateException(e);
            }
        }, background);
        join(worker("right"));
        running.get();
        Path local = folder.resolve("local.gz");
        new Generation(CHESS, rules, local, tally -> {}).run(4, new LocalThreads(1));
        assertThat(lines(there)).isEqualTo(lines(local));
    }

    private static List<String> lines(Path file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @Test
    void aPortInUseAndAWildcardAreNamed() throws Exception {
        ValuesRun run = values(folder);
        try (ServerSocket taken = new ServerSocket(address.port(), 1, InetAddress.getByName("127.0.0.1"))) {
            assertThatExceptionOfType(LabException.class)
                    .isThrownBy(() -> run.play(2, cluster()))
                    .withMessageStartingWith(
                            "cannot listen at 127.0.0.1:" + taken.getLocalPort() + ": Address already in use");
            assertThatExceptionOfType(LostException.class)
                    .isThrownBy(() -> worker("x").work(new Address("127.0.0.1", 1)))
                    .withMessageStartingWith("cannot reach a coordinator at 127.0.0.1:1: ");
        }
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> run.play(2, new Cluster(new Address("0.0.0.0", 5000), token(SECRET), news::add)))
                .withMessageContaining("name the one address of this machine");
    }
}
