package org.howdah.lab.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.Score;
import org.howdah.engine.search.SearchListener;
import org.howdah.engine.search.SearchResult;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine with tables against itself: it wins as soon, loses as late, and draws as the tables say. */
class TablePlayTest {
    private static final int NODES = 200;
    private static final int LONGEST = 400;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"chess,KRvK,50", "chess,KPvK,60", "elven,KWvK,20", "mini-courier,KMvK,20"})
    void playsAnEndingAsTheTablesSay(String id, String ending, int games) throws Exception {
        CompiledVariant variant = Variants.byId(id);
        Tablebase tables = Tables.build(variant, ending, folder);
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        try (Engine engine = new Engine(variant, 1)) {
            engine.tables(tables);
            for (int game = 0; game < games; game++) {
                playsAsTold(engine, tables, Tables.random(variant, ending, random), seed);
            }
        }
    }

    private static void playsAsTold(Engine engine, Tablebase tables, Position position, long seed) {
        int value = new Probe(tables).value(position);
        String from = Fen.write(position) + " (seed " + seed + ")";
        int plies = 0;
        while (Ending.of(position) == null && plies < LONGEST) {
            SearchResult found = engine.search(position, Limits.nodes(NODES), SearchListener.NONE);
            int left = TableValue.plies(value) - plies;
            int sign = TableValue.sign(value) * (plies % 2 == 0 ? 1 : -1);
            Score told = new Score(sign == 0 ? 0 : sign * (Score.MATE - left));
            assertThat(found.score()).as(from).isEqualTo(told);
            position.make(found.bestMove());
            plies++;
        }
        Ending ending = Ending.of(position);
        boolean decided = ending != null && ending.winner(position) != Ending.NOBODY;
        assertThat(decided).as(from).isEqualTo(value != TableValue.DRAW);
        assertThat(value == TableValue.DRAW ? 0 : plies)
                .as(from)
                .isEqualTo(value == TableValue.DRAW ? 0 : TableValue.plies(value));
    }

    @Test
    void aWinThatTheClockCutsOffIsNoCertainOne() throws Exception {
        CompiledVariant variant = Variants.byId("chess");
        Tablebase tables = Tables.build(variant, "KRvK", folder);
        try (Engine engine = new Engine(variant, 1)) {
            engine.tables(tables);
            // Fifteen moves to mate.
            assertThat(score(engine, "8/8/8/3k4/8/8/8/K6R w - - 60 80").isMate())
                    .isTrue();
            assertThat(score(engine, "8/8/8/3k4/8/8/8/K6R w - - 85 80").isMate())
                    .isFalse();
            assertThat(score(engine, "8/8/8/3k4/8/8/8/K6R w - - 98 80").value()).isZero();
        }
    }

    @Test
    void whatTheFiftyMoveRuleSpoilsIsADraw() throws Exception {
        assertThat(scoreByTableOf(TableValue.spoiled(TableValue.win(150)), TableValue.spoiled(TableValue.loss(150))))
                .isZero();
    }

    @Test
    void aWinLongerThanTheClockIsBetterThanAnyEvaluation() throws Exception {
        assertThat(scoreByTableOf(TableValue.win(150), TableValue.loss(150)))
                .isGreaterThan(10_000)
                .isLessThan(Score.WON);
    }

    /** A rook up, by a table that says the same of all positions. */
    private static int scoreByTableOf(int strong, int weak) throws Exception {
        CompiledVariant variant = Variants.byId("chess");
        TableLayout layout = new TableLayout(variant, Material.parse("KRvK", variant));
        Table table = new Table(layout);
        short[] white = new short[layout.positions()];
        short[] black = new short[layout.positions()];
        Arrays.fill(white, (short) strong);
        Arrays.fill(black, (short) weak);
        table.set(0, white, black);
        Tablebase tables = new Tablebase(variant);
        tables.add(table);
        try (Engine engine = new Engine(variant, 1)) {
            engine.tables(tables);
            return score(engine, "8/8/8/3k4/8/8/8/K6R w - - 0 1").value();
        }
    }

    @Test
    void knowsWhatCanBeTakenEnPassant() throws Exception {
        CompiledVariant variant = Tables.small(5, "");
        try (Engine engine = new Engine(variant, 1)) {
            engine.tables(Tables.build(variant, "KPvKP", folder));
            // Taking wins in 9 plies; otherwise both pawns promote.
            assertThat(score(engine, "5/Pp3/2k2/5/3K1 b - a3 0 1").value()).isEqualTo(Score.MATE - 9);
            assertThat(score(engine, "5/Pp3/2k2/5/3K1 b - - 0 1").value()).isZero();
            assertThat(scoreAfter(engine, "5/1p3/2k2/P4/3K1 w - - 0 1", "a2a4")).isEqualTo(10 - Score.MATE);
        }
    }

    @Test
    void knowsWhatMayNotBeTakenForOneMove() throws Exception {
        CompiledVariant variant = Tables.small(5, "[trade-ban]\npiece = \"R\"\n");
        try (Engine engine = new Engine(variant, 1)) {
            engine.tables(Tables.build(variant, "KRNvK", folder));
            // The knight has taken a rook: the king may not take the other.
            assertThat(scoreAfter(engine, "3k1/2r1R/1K3/1N3/5 w - - 0 1", "b2c4"))
                    .isGreaterThan(Score.WON);
            assertThat(score(engine, "3k1/2N1R/1K3/5/5 b - - 0 1").value()).isZero();
        }
    }

    /** What a move scores for the side that makes it, the tables knowing no position before it. */
    private static int scoreAfter(Engine engine, String fen, String move) throws Exception {
        engine.clear();
        Position position = Tables.position(engine.variant(), fen);
        Limits limits = Limits.builder()
                .depth(2)
                .searchMoves(List.of(Uci.parse(position, move)))
                .build();
        return engine.search(position, limits, SearchListener.NONE).score().value();
    }

    @Test
    void severalThreadsAskTheSameTables() throws Exception {
        CompiledVariant variant = Variants.byId("chess");
        Tablebase tables = Tables.build(variant, "KRvK", folder);
        try (Engine engine = new Engine(variant, 1)) {
            engine.threads(3);
            engine.tables(tables);
            Position position = Tables.position(variant, "8/8/8/3k4/8/8/8/K6R w - - 0 1");
            playsAsTold(engine, tables, position, 0);
        }
    }

    @Test
    void allocatesNothingOnceTheTableIsUnpacked() throws Exception {
        CompiledVariant variant = Variants.byId("chess");
        Tablebase tables = Tables.build(variant, "KRvK", folder);
        try (Engine engine = new Engine(variant, 1)) {
            engine.tables(tables);
            Position position = Tables.position(variant, "8/1p6/8/3k4/8/8/8/K6R w - - 0 1");
            engine.search(position, Limits.nodes(60_000), SearchListener.NONE);
            engine.clear();
            var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadAllocatedBytes();
            SearchResult found = engine.search(position, Limits.nodes(60_000), SearchListener.NONE);
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(32_768);
            assertThat(found.score().value()).isPositive();
        }
    }

    private static Score score(Engine engine, String fen) throws Exception {
        engine.clear();
        Position position = Tables.position(engine.variant(), fen);
        return engine.search(position, Limits.nodes(2_000), SearchListener.NONE).score();
    }
}
