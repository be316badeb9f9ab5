package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class TablebaseCommandTest {
    @TempDir
    private Path folder;

    private Shell.Result tablebase(String... words) {
        String[] all = new String[words.length + 3];
        System.arraycopy(words, 0, all, 1, words.length);
        all[0] = "tablebase";
        all[words.length + 1] = "--out";
        all[words.length + 2] = folder.toString();
        return howdah(all);
    }

    @Test
    void tellsWhatATableProves() {
        Shell.Result text = tablebase("chess", "KQvK", "--prove");
        assertThat(text.exitCode()).as(text.err()).isZero();
        assertThat(text.err()).contains("KvK: ", "KQvK: ", "positions built and checked in");
        assertThat(text.out())
                .contains("KQvK of Chess", "White to move", "White to move wins in at most 10 moves: ", " 10. ", "#");
        assertThat(folder.resolve("chess").resolve("KQvK.howdahtb")).exists();
        JsonNode again = tablebase("chess", "KvKQ", "--prove", "--json").json();
        assertThat(again.get(0).get("ending").asString()).isEqualTo("KQvK");
        assertThat(again.get(0)
                        .get("proof")
                        .get("white")
                        .get("longestWin")
                        .get("plies")
                        .asInt())
                .isEqualTo(19);
    }

    @Test
    void whatEndingsAreWithoutARuleHasAFolderOfItsOwn() {
        assertThat(tablebase("silver-elephant", "KEvK").exitCode()).isZero();
        Shell.Result without = tablebase("silver-elephant", "KEvK", "--without", "bare-king", "--prove");
        assertThat(without.out()).contains("White to move wins in at most 43 moves");
        assertThat(folder.resolve("silver-elephant-without-bare-king")).isDirectoryContaining("glob:**KEvK.howdahtb");
    }

    @Test
    void aTableOfAGameThatHasChangedIsRefused() throws Exception {
        Path game = folder.resolve("mine.toml");
        String text = """
                format = 1
                id = "mine"
                extends = "chess"
                name = "Mine"
                summary = "A test."
                """;
        Files.writeString(game, text);
        assertThat(tablebase(game.toString(), "KRvK").exitCode()).isZero();
        Files.writeString(game, text + "\n[end]\nstalemate = \"win\"\n");
        Shell.Result refused = tablebase(game.toString(), "KRvK");
        assertThat(refused.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(refused.err()).contains("KvK.howdahtb", "built for other rules", "build it again");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess KXvK| 'X' in 'KXvK' is no piece of Chess",
                "chess KKRvK| must have one King on each side",
                "chess KQRBvKQ| a table can be of 5 at most",
                "chess| say which endings",
                "chess --men 6| --men is 2 to 5",
                "chess KRvK --without bare-king| --without bare-king: Chess",
                "chess KRvK --threads 0| --threads is 1 to 256",
                "nothing KRvK| nothing",
            })
    void whatIsWrongIsNamed(String words, String message) {
        Shell.Result result = tablebase(words.split(" "));
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains(message).doesNotContain("\tat ");
    }
}
