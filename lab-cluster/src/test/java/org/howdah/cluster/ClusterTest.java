package org.howdah.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
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
import org.howdah.lab.values.ValuesRun;
import org.howdah.lab.work.LocalThreads;
import org.junit.jupiter.api.Test;

/** What workers do is what a local run does, with every kind of job, whoever stops. */
class ClusterTest extends OverTheNetwork {
    @Test
    void playsWhatALocalRunPlaysAndGoesOnWithIt() throws Exception {
        Path there = folder.resolve("there");
        values(there).play(3, new LocalThreads(1));
        // So many that neither worker can do them all before the other has come.
        Future<?> run = start(values(there), cluster(), 100);
        Future<String> other = inBackground(() -> join(worker("one"), run));
        assertThat(join(worker("other"), run)).isEqualTo("all is done");
        assertThat(other.get()).isEqualTo("all is done");
        run.get();
        assertThatGamesAreThoseOfALocalRun(there, 100);
        assertThat(news)
                .anyMatch(text -> text.startsWith("workers can join: howdah lab-worker --join " + address))
                .anyMatch(text -> text.equals("one (127.0.0.1) has joined with 1 thread"));
    }

    @Test
    void aStoppedWorkerSaysSoAndOthersDoWhatItHad() throws Exception {
        Path there = folder.resolve("there");
        Future<?> run = start(values(there), cluster(), 4);
        LabWorker stopped = worker("stopped");
        stopped.stop();
        assertThat(join(stopped, run)).isEqualTo("it was stopped");
        join(worker("right"), run);
        run.get();
        assertThat(news).anyMatch(text -> text.startsWith("stopped (127.0.0.1) has left: it was stopped"));
        assertThatGamesAreThoseOfALocalRun(there, 4);
    }

    @Test
    void aStoppedCoordinatorSendsItsWorkersHome() throws Exception {
        Cluster cluster = cluster();
        ValuesRun run = values(folder.resolve("there"));
        Future<?> running = start(run, cluster, 1_000_000);
        CompletableFuture.delayedExecutor(2, TimeUnit.SECONDS).execute(cluster::stop);
        assertThat(join(worker("right"), running)).isEqualTo("the run was stopped");
        running.get();
        assertThat(games(folder.resolve("there"))).hasSize(run.played() + 1);
    }

    @Test
    void gamesWithoutARuleAreFoundByTheirNames() throws Exception {
        BalancePlan plan =
                new BalancePlan(List.of(Condition.of(CHESS), Condition.without(CHESS, "castling")), 15, 3, true);
        Path there = folder.resolve("there");
        BalanceRun run = new BalanceRun(plan, there, games -> {});
        Future<?> running = inBackground(() -> {
            run.play(3, cluster());
            return null;
        });
        join(worker("right"), running);
        running.get();
        Path local = folder.resolve("local");
        new BalanceRun(plan, local, games -> {}).play(3, new LocalThreads(1));
        assertThat(games(there)).isEqualTo(games(local)).hasSize(7);
    }

    @Test
    void slicesOfTablesGoWhereTheyAreNeeded() throws Exception {
        Material ending = Material.parse("KRvK", CHESS);
        Path there = folder.resolve("there");
        Future<Boolean> building = inBackground(() -> {
            TableJob job = new TableJob(CHESS, List.of(), List.of(ending));
            return new CrewBuild(job, there, cluster(), TablebaseBuild.Listener.NONE).build();
        });
        Future<String> other = inBackground(() -> join(worker("one"), building));
        join(worker("other"), building);
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
        Future<List<GameRecord>> playing = inBackground(() -> match.play(cluster(), new MatchJob(plan, openings)));
        impostor(
                playing,
                channel -> send(channel, 0, "{\"game\":0,\"result\":\"DRAW\",\"cause\":\"RULES\",\"culprit\":-1}"));
        join(worker("right"), playing);
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
    void datagenWritesTheSameGames() throws Exception {
        GenerationRules rules = new GenerationRules(15, 6, 7);
        Path there = folder.resolve("there.gz");
        Future<?> running = inBackground(() -> {
            new Generation(CHESS, rules, there, tally -> {}).run(4, cluster());
            return null;
        });
        join(worker("right"), running);
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
}
