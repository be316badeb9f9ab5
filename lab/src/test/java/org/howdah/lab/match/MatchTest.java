package org.howdah.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.howdah.lab.LabException;
import org.howdah.lab.player.EngineSpec;
import org.howdah.lab.player.FakeEngine;
import org.howdah.lab.player.Pace;
import org.howdah.lab.stats.Sprt;
import org.howdah.rules.notation.Result;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchTest {
    private static final CompiledVariant CHESS = Variants.byId("chess");
    private static final GameRules RULES = new GameRules(Adjudication.NONE, 20);
    private static final long PATIENCE = 2000;

    @TempDir
    private Path folder;

    private static EngineSpec engine(String... words) throws Exception {
        return EngineSpec.parse(List.of(words), new Pace.Clock(3000, 100, 0));
    }

    private static MatchPlan plan(EngineSpec first, EngineSpec second, int games, int concurrency, Sprt sprt) {
        Openings openings = new RandomPlies(CHESS, Openings.inTurn(Openings.start(CHESS)), 4, 300, 7);
        return new MatchPlan(
                CHESS, List.of(first, second), openings, RULES, games, concurrency, 7, PATIENCE, sprt, Map.of());
    }

    private static List<GameRecord> play(MatchPlan plan, List<GameRecord> before) throws LabException {
        List<GameRecord> games = new ArrayList<>(new Match(plan, before, (record, standing) -> {}).play());
        games.sort(Comparator.comparing(GameRecord::game));
        return games;
    }

    private static List<String> moves(List<GameRecord> games) {
        // Without the times, and the date.
        return games.stream()
                .map(game -> game.pgn().replaceAll("\\{[^}]*}", "").replaceAll("\\s+", " "))
                .toList();
    }

    @Test
    void everyOpeningIsPlayedWithBothColors() throws Exception {
        List<GameRecord> games =
                play(plan(engine("name=A", "level=2"), engine("name=B", "level=1"), 4, 1, null), List.of());
        assertThat(games).extracting(GameRecord::game).containsExactly(0, 1, 2, 3);
        assertThat(games.get(0).pgn()).contains("[White \"A\"]", "[Black \"B\"]", "[Round \"1.1\"]");
        assertThat(games.get(1).pgn()).contains("[White \"B\"]", "[Black \"A\"]", "[Round \"1.2\"]");
        assertThat(opening(games.get(0))).isEqualTo(opening(games.get(1))).isNotEqualTo(opening(games.get(2)));
        Standing standing = Standing.of(games);
        assertThat(standing.pairs().trials()).isEqualTo(2);
        assertThat(standing.won() + standing.drawn() + standing.lost()).isEqualTo(4);
    }

    private static String opening(GameRecord game) {
        String moves = game.pgn().substring(game.pgn().indexOf("1. "));
        return moves.substring(0, moves.lastIndexOf("{opening}")).replaceAll("\\s+", " ");
    }

    @Test
    void theSameSeedGivesTheSameGamesHoweverManyAtATimeAndHoweverOftenStopped() throws Exception {
        MatchPlan oneByOne = plan(engine("name=A", "nodes=300"), engine("level=1"), 6, 1, null);
        List<GameRecord> all = play(oneByOne, List.of());
        assertThat(moves(play(plan(engine("name=A", "nodes=300"), engine("level=1"), 6, 3, null), List.of())))
                .isEqualTo(moves(all));
        assertThat(moves(play(oneByOne, List.of(all.get(1), all.get(4))))).isEqualTo(moves(all));
    }

    @Test
    void faultsMakeTheirPairVoid() throws Exception {
        String once = "if [ -e $here/failed ]; then sleep 0; else touch $here/failed; exit 1; fi";
        FakeEngine fake = FakeEngine.uci(folder, once);
        List<GameRecord> games = play(
                plan(engine("name=A", "level=1"), engine("cmd=" + fake.command(), "movetime=20"), 2, 1, null),
                List.of());
        assertThat(games).extracting(GameRecord::cause).containsExactly(Cause.CRASH, Cause.STALL);
        assertThat(games).extracting(GameRecord::culprit).containsOnly(1);
        assertThat(games).extracting(GameRecord::result).containsOnly(Result.OPEN);
        assertThat(games.getFirst().pgn()).contains("[Result \"*\"]", "[Termination \"abandoned\"]", "exit code 1");
        Standing standing = Standing.of(games);
        assertThat(standing.pairs().trials()).isZero();
        assertThat(standing.voidPairs()).isEqualTo(1);
        assertThat(standing.faults().get(1)).isEqualTo(Map.of(Cause.CRASH, 1, Cause.STALL, 1));
        assertThat(standing.faultsOf(0)).isZero();
    }

    @Test
    void aLateMoveFellTheFlagAndTheReportSaysByHowMuch() throws Exception {
        FakeEngine fake = FakeEngine.uci(folder, "sleep 0.4; echo bestmove a7a6");
        List<GameRecord> games = play(
                plan(engine("name=A", "level=1"), engine("cmd=" + fake.command(), "movetime=100"), 2, 1, null),
                List.of());
        GameRecord late = games.stream()
                .filter(game -> game.cause() == Cause.TIME)
                .findFirst()
                .orElseThrow();
        assertThat(late.detail()).matches("(White|Black): its flag fell by \\d{3} ms");
        assertThat(late.pgn()).contains("[Termination \"time forfeit\"]");
    }

    @Test
    void whoFailsAgainAndAgainAtTheBeginningEndsTheMatch() throws Exception {
        FakeEngine fake = FakeEngine.uci(folder, "exit 5");
        MatchPlan plan = plan(engine("name=A", "level=1"), engine("cmd=" + fake.command(), "name=Bad"), 20, 1, null);
        List<GameRecord> told = new ArrayList<>();
        assertThatThrownBy(() -> new Match(plan, List.of(), (record, standing) -> told.add(record)).play())
                .isInstanceOf(LabException.class)
                .hasMessageContaining("Bad has failed 3 times in a row")
                .hasMessageContaining("exit code 5");
        assertThat(told).hasSize(3);
    }

    @Test
    void anEngineThatCannotBeStartedEndsTheMatchAtOnce() throws Exception {
        MatchPlan plan = plan(engine("name=A", "level=1"), engine("cmd=/no/such/thing"), 4, 2, null);
        assertThatThrownBy(() -> play(plan, List.of()))
                .isInstanceOf(LabException.class)
                .hasMessageContaining("engine thing: cannot run /no/such/thing");
    }

    @Test
    void theTestEndsTheMatch() throws Exception {
        Sprt sprt = new Sprt(0, 400, 0.2, 0.2, Sprt.Model.LOGISTIC);
        List<GameRecord> games = play(plan(engine("name=A", "nodes=1000"), engine("level=1"), 200, 1, sprt), List.of());
        assertThat(games.size()).isBetween(2, 60);
        assertThat(sprt.verdict(Standing.of(games).pairs())).isEqualTo(Sprt.Verdict.H1);
    }

    @Test
    void aMatchCanBeStopped() throws Exception {
        MatchPlan plan = plan(engine("name=A", "level=1"), engine("level=2"), 1000, 2, null);
        List<GameRecord> told = new ArrayList<>();
        Match[] match = new Match[1];
        match[0] = new Match(plan, List.of(), (record, standing) -> {
            told.add(record);
            if (told.size() == 3) {
                match[0].stop();
            }
        });
        assertThat(match[0].play()).isEqualTo(told).hasSize(3);
    }
}
