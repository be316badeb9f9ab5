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

class TuneCommandTest {
    @TempDir
    private Path folder;

    private String variantFile() throws IOException {
        Path file = folder.resolve("mine.toml");
        Files.writeString(
                file, "format = 1\nid = \"mine\"\nname = \"Mine\"\nsummary = \"Mine.\"\nextends = \"mini-courier\"\n");
        return file.toString();
    }

    @Test
    void aGameOfOnesOwnIsPlayedAndTuned() throws IOException {
        String mine = variantFile();
        String data = folder.resolve("mine.gz").toString();
        Shell.Result few = howdah("datagen", mine, "--games", "2", "--nodes", "20", "--out", data, "--json");
        assertThat(few.exitCode()).isZero();
        assertThat(few.json().get("games").asInt()).isEqualTo(2);
        Shell.Result refused = howdah("tune", mine, "--data", data);
        assertThat(refused.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(refused.err()).contains("there are 2 games; 10 are the least");

        assertThat(howdah("datagen", mine, "--games", "10", "--nodes", "20", "--out", data)
                        .out())
                .contains("mine.gz: 10 games");
        Shell.Result tuned = howdah("tune", mine, "--data", data);
        assertThat(tuned.exitCode()).isZero();
        assertThat(tuned.out()).contains("M Man", "written to " + folder.resolve("mine.eval.toml"));
        assertThat(howdah("check", mine).exitCode()).isZero();
    }

    @Test
    void whatScoresMeanIsFound() throws IOException {
        String mine = variantFile();
        String data = folder.resolve("mine.gz").toString();
        assertThat(howdah("datagen", mine, "--games", "2", "--nodes", "20", "--out", data)
                        .exitCode())
                .isZero();
        Shell.Result refused = howdah("chances", mine, "--data", data);
        assertThat(refused.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(refused.err()).contains("too few positions to learn from: ");
        howdah("datagen", mine, "--games", "40", "--nodes", "20", "--out", data);
        Shell.Result found = howdah("chances", mine, "--data", data);
        assertThat(found.out())
                .contains("a win is as likely as not at", "written to " + folder.resolve("mine.chances.toml"));
        assertThat(howdah("check", mine).exitCode()).isZero();
        Files.writeString(folder.resolve("mine.chances.toml"), "even = 0\nspread = -1\n");
        assertThat(howdah("check", mine).err()).contains("mine.chances.toml:2:10: it lies between 1 and 20000");
    }

    @ParameterizedTest
    @CsvSource({
        "--games 0, --games is 1 to",
        "--nodes 0, --nodes is 1 to",
        "--random-plies 1000, --random-plies is 0 to",
        "--threads 0, --threads is 1 to"
    })
    void numbersOutOfRangeAreNamed(String option, String message) {
        String[] words = option.split(" ");
        Shell.Result result = howdah("datagen", "elven", "--out", "x.gz", words[0], words[1]);
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains(message);
    }

    @Test
    void whatCannotBeReadOrWrittenIsNamed() throws IOException {
        Path nowhere = folder.resolve("no/such/folder.gz");
        assertThat(howdah("datagen", "elven", "--games", "1", "--out", nowhere.toString())
                        .err())
                .contains("cannot write " + nowhere);
        assertThat(howdah("tune", "elven", "--data", nowhere.toString()).err())
                .contains("cannot read " + nowhere + ": there is no such file");
        Path text = Files.writeString(folder.resolve("text"), "not games");
        assertThat(howdah("tune", "elven", "--data", text.toString()).err())
                .contains(text + ", line 1: it is not compressed by gzip");
    }

    @Test
    void mistakenWeightsBesideAFileAreTold() throws IOException {
        String mine = variantFile();
        Files.writeString(folder.resolve("mine.eval.toml"), "tempi = 3\n");
        for (String command : new String[] {"check", "moves"}) {
            Shell.Result result = howdah(command, mine);
            assertThat(result.exitCode()).isNotZero();
            assertThat(result.err())
                    .contains("mine.eval.toml:1:1: this game has no weight 'tempi'; did you mean 'tempo'?");
        }
    }
}
