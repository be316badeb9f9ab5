package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class ValuesCommandTest {
    private static final String[] GAMES = {"--imbalance", "Q=", "--nodes", "60", "--games", "40", "--unit", "Q=900"};

    @TempDir
    private Path folder;

    private Shell.Result values(Path out, String... more) {
        String[] all = new String[GAMES.length + more.length + 4];
        System.arraycopy(new String[] {"values", "chess", "--out", out.toString()}, 0, all, 0, 4);
        System.arraycopy(GAMES, 0, all, 4, GAMES.length);
        System.arraycopy(more, 0, all, 4 + GAMES.length, more.length);
        return howdah(all);
    }

    @Test
    void tableJsonAndPage() throws IOException {
        Path out = folder.resolve("a").resolve("b");
        Shell.Result text = values(out);
        assertThat(text.exitCode()).as(text.err()).isZero();
        assertThat(text.out()).contains("Chess: 40 games (24 full board", "Q    Queen", "900 ± 0", "values.html");
        assertThat(out.resolve("values.html")).content().startsWith("<!doctype html>");
        JsonNode answer = values(out, "--json").json();
        assertThat(answer.get("games").asInt()).isEqualTo(40);
        assertThat(answer.get("men").get(0).get("opening").get("centipawns").asDouble())
                .isEqualTo(900);
        assertThat(Files.readString(out.resolve("values.json")).strip()).isEqualTo(answer.toString());
    }

    @Test
    void goesOnAfterGamesThatAreThere() {
        values(folder);
        Shell.Result more = values(folder, "--threads", "1");
        assertThat(more.err()).contains("going on after 40 games");
        assertThat(more.exitCode()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --imbalance Q=X  | imbalance Q=X: Chess has no piece 'X'; it has Q, R, B, N, P
                    --imbalance K=Q  | imbalance K=Q: no side can be without its King
                    --imbalance QQ=R | imbalance QQ=R cannot be set up
                    --unit X=3       | unit X=3: a piece of Chess and its value are needed, as in P=100
                    --unit P=0       | unit P=0: the value must be more than 0 centipawns
                    --unit P=much    | unit P=much: 'much' is no number of centipawns
                    --games 0        | --games is 1 to 10000000, not 0
                    --interval 0     | --interval is more than 0 centipawns, not 0.0
                    --threads 0      | --threads is 1 to 256, not 0
                    """)
    void whatIsWrongIsNamed(String option, String message) {
        String[] words = option.split(" ");
        Shell.Result result =
                howdah("values", "chess", "--nodes", "10", "--out", folder.toString(), words[0], words[1]);
        assertThat(result.err()).contains(message);
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        Shell.Result result = values(file.resolve("x"));
        assertThat(result.err()).contains("cannot write " + file.resolve("x"));
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
    }

    @Test
    void tooFewGames() {
        Shell.Result result = howdah(
                "values", "chess", "--games", "2", "--nodes", "10", "--imbalance", "P=", "--out", folder.toString());
        assertThat(result.err()).contains("there are too few games to say what a Pawn is worth");
        assertThat(result.exitCode()).isNotZero();
        assertThat(folder.resolve("games.txt")).exists();
    }
}
