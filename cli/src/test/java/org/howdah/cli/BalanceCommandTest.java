package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class BalanceCommandTest {
    private static final String[] GAMES = {"--nodes", "30", "--games", "6"};

    @TempDir
    private Path folder;

    private static Shell.Result balance(String variant, Path out, String... more) {
        List<String> words = new ArrayList<>(List.of("balance", variant, "--out", out.toString()));
        words.addAll(List.of(GAMES));
        words.addAll(List.of(more));
        return howdah(words.toArray(String[]::new));
    }

    @Test
    void textJsonAndPage() throws IOException {
        Path out = folder.resolve("a").resolve("b");
        String[] compared = {"--against", "mini-courier-queen", "--without", "bare-king", "--adjudicate"};
        Shell.Result text = balance("mini-courier", out, compared);
        assertThat(text.exitCode()).as(text.err()).isZero();
        assertThat(text.out())
                .contains("Mini Courier Chess Moderno: 18 games", "Differences from mini-courier", "without bare-king");
        assertThat(text.out()).contains("How games end in mini-courier-queen:", "balance.html");
        assertThat(out.resolve("balance.html")).content().startsWith("<!doctype html>");
        List<String> more = new ArrayList<>(List.of(compared));
        more.add("--json");
        JsonNode answer =
                balance("mini-courier", out, more.toArray(String[]::new)).json();
        assertThat(answer.get("games").asInt()).isEqualTo(18);
        assertThat(answer.get("conditions").get(2).get("name").asString()).isEqualTo("without bare-king");
        assertThat(Files.readString(out.resolve("balance.json")).strip()).isEqualTo(answer.toString());
    }

    @Test
    void goesOnAfterGamesThatAreThere() {
        balance("chess", folder);
        Shell.Result more = balance("chess", folder, "--threads", "1");
        assertThat(more.err()).contains("going on after 6 games");
        assertThat(more.exitCode()).isZero();
        Shell.Result other = balance("chess", folder, "--without", "castling");
        assertThat(other.err()).contains("games.txt holds games of another run");
        assertThat(other.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(folder.resolve("games.txt")).content().hasLineCount(7);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    seirawan  | --without bare-king | --without bare-king: Seirawan Chess can be played without castling, gating
                    elven     | --without trade     | --without trade: Elven Chess can be played without castling, trade-ban
                    chess     | --against chess     | chess is there twice
                    chess     | --against ches      | there is no variant 'ches'; did you mean 'chess'?
                    chess     | --games 0           | --games is 1 to 10000000, not 0
                    chess     | --nodes 0           | --nodes is 1 to 100000000, not 0
                    chess     | --threads 0         | --threads is 1 to 256, not 0
                    silver-elephant-placement | --games 1000000 | of each of 16 arrays are 16000000 games
                    """)
    void whatIsWrongIsNamed(String variant, String option, String message) {
        String[] words = option.split(" ");
        Shell.Result result = howdah("balance", variant, "--out", folder.toString(), words[0], words[1]);
        assertThat(result.err()).contains(message);
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        Shell.Result result = balance("chess", file.resolve("x"));
        assertThat(result.err()).contains("cannot write " + file.resolve("x"));
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
    }
}
