package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad input to any command: a message that names it, the exit code, and never a stack trace. */
class WrongUseTest {
    private static final String BAD_FEN = "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQXBNR v KQkq e9 x 0";

    static Stream<String> commandsWithAVariant() {
        return Stream.of("moves", "replay", "play");
    }

    @ParameterizedTest
    @MethodSource("commandsWithAVariant")
    void anUnknownVariantIsNamedWithTheNearest(String command) {
        Shell.Result result = howdah(command, "seirwan");
        isWrongUse(result);
        assertThat(result.err())
                .startsWith("howdah " + command + ": ")
                .contains("seirwan", "seirawan", "howdah variants");
    }

    @ParameterizedTest
    @MethodSource("commandsWithAVariant")
    void allProblemsOfAFenAreListed(String command) {
        Shell.Result result = howdah(command, "chess", "--fen", BAD_FEN);
        isWrongUse(result);
        assertThat(result.err().lines().filter(line -> line.startsWith("  "))).hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    void allProblemsOfAFenAreListedInJsonToo() {
        Shell.Result result = howdah("moves", "chess", "--json", "--fen", BAD_FEN);
        isWrongUse(result);
        assertThat(result.json().get("error").asString()).contains("FEN");
        assertThat(result.json().get("problems").size()).isGreaterThanOrEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "moves chess",
                "replay chess",
                "perft chess 1",
                "play chess",
                "check x",
                "uci",
                "variants",
                "help"
            })
    void anUnknownOptionIsNamed(String line) {
        List<String> arguments = new ArrayList<>(List.of(line.split(" ")));
        arguments.add("--jsno");
        Shell.Result result = howdah(arguments.toArray(String[]::new));
        isWrongUse(result);
        assertThat(result.err()).contains("--jsno", "howdah " + arguments.getFirst() + " --help");
    }

    @Test
    void aNearOptionIsSuggested() {
        assertThat(howdah("moves", "chess", "--jsn").err()).contains("--json");
    }

    @Test
    void anUnknownCommandIsNamedWithTheNearest() {
        Shell.Result result = howdah("mvoes");
        isWrongUse(result);
        assertThat(result.err()).contains("mvoes", "moves");
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves", "replay", "perft", "play", "check"})
    void aMissingArgumentIsNamed(String command) {
        Shell.Result result = howdah(command);
        isWrongUse(result);
        assertThat(result.err()).containsAnyOf("VARIANT", "FILE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "61", "deep", "1.5", "99999999999"})
    void perftTakesADepth(String depth) {
        isWrongUse(howdah("perft", "--", "chess", depth));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "9", "best"})
    void levelsAreOneToEight(String level) {
        isWrongUse(howdah("play", "chess", "--level", level));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "65536", "http"})
    void portsAreNumbers(String port) {
        isWrongUse(howdah("serve", "--port=" + port));
    }

    @Test
    void aVariantFileWithMistakesIsRefusedByEveryCommandWithTheirPlaces(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.toml"), "format = 1\nid = \"bad\"\nnmae = \"Bad\"\n");
        Shell.Result result = howdah("moves", file.toString());
        isWrongUse(result);
        assertThat(result.err()).contains("bad.toml:3:1: ").contains("name");
    }

    @Test
    void aVariantFileThatIsNotThereIsNamed() {
        Shell.Result result = howdah("moves", "nowhere/mine.toml");
        isWrongUse(result);
        assertThat(result.err()).contains("nowhere/mine.toml");
    }

    @Test
    void anAtSignIsNoFileOfArguments() {
        Shell.Result result = howdah("replay", "silver-elephant-placement", "@NEEN", "@ENNE", "--json");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.json().get("san").toString()).isEqualTo("[\"@NEEN\",\"@ENNE\"]");
    }

    private static void isWrongUse(Shell.Result result) {
        assertThat(result.exitCode()).as(result.err()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).isNotBlank().doesNotContain("\tat ", "Exception");
    }
}
