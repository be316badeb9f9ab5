package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Endgame tables in matches. */
class MatchTablesTest {
    /** White mates in fifteen moves. */
    private static final String WON = "8/8/8/3k4/8/8/8/K6R w - - %d 80";

    @TempDir
    private Path root;

    @BeforeEach
    void build() {
        assertThat(howdah("tablebase", "chess", "KRvK", "--out", root.toString())
                        .exitCode())
                .isZero();
    }

    private static Shell.Result match(int clock, String... more) {
        List<String> words = new ArrayList<>(List.of("match", "chess", "--games", "2", "--nodes", "100"));
        words.addAll(List.of("--random-plies", "0", "--fen", WON.formatted(clock)));
        words.addAll(List.of(more));
        return howdah(words.toArray(String[]::new));
    }

    @Test
    void aGameEndsWhenTheTablesTellHow() throws IOException {
        Path pgn = root.resolve("games.pgn");
        Shell.Result result = match(0, "--engine", "--engine", "--tablebase", root.toString(), "--pgn", pgn.toString());
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out()).contains("ends: tablebase 2", "White scored 100.0%");
        assertThat(Files.readString(pgn))
                .contains("[Termination \"adjudication\"]", "{White wins in 15 moves, the endgame tables say} 1-0");
    }

    @Test
    void itGoesOnWhereTheFiftyMoveRuleMayComeFirst() {
        Shell.Result result = match(90, "--engine", "--engine", "--tablebase", root.toString());
        assertThat(result.out()).contains("ends: rules 2", "draws 100.0%");
    }

    @Test
    void anEngineWithTablesWinsAsSoonAsTheySay() throws IOException {
        Path pgn = root.resolve("games.pgn");
        String tables = "tablebase=" + root;
        Shell.Result result = match(0, "--engine", tables, "--engine", tables, "--pgn", pgn.toString());
        assertThat(result.out()).as(result.err()).contains("ends: rules 2", "White scored 100.0%");
        assertThat(Files.readString(pgn)).containsOnlyOnce("[Round \"1.1\"]").contains("[PlyCount \"29\"]");
    }

    @Test
    void tablesThatCannotBeUsedAreToldBeforeTheMatch() throws IOException {
        Files.writeString(root.resolve("chess/KQvK.howdahtb"), "this is no table");
        Shell.Result ended = match(0, "--engine", "--engine", "--tablebase", root.toString());
        assertThat(ended.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(ended.err()).contains("KQvK.howdahtb is damaged", "build it again");
        Shell.Result played = match(0, "--engine", "tablebase=" + root, "--engine");
        assertThat(played.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(played.err()).contains("engine Howdah: ", "KQvK.howdahtb is damaged");
        assertThat(match(0, "--engine", "level=3", "tablebase=" + root, "--engine")
                        .err())
                .contains("tablebase is for level 8");
    }
}
