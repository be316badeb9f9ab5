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

class TrainCommandTest {
    @TempDir
    private Path folder;

    private String variantFile() throws IOException {
        Path file = folder.resolve("mine.toml");
        Files.writeString(
                file, "format = 1\nid = \"mine\"\nname = \"Mine\"\nsummary = \"Mine.\"\nextends = \"mini-courier\"\n");
        return file.toString();
    }

    @Test
    void aGameOfOnesOwnGetsANetwork() throws IOException {
        String mine = variantFile();
        String data = folder.resolve("mine.gz").toString();
        assertThat(howdah("datagen", mine, "--games", "25", "--nodes", "20", "--out", data)
                        .exitCode())
                .isZero();
        Shell.Result trained =
                howdah("train", mine, "--data", data, "--hidden", "8", "--school", "20000", "--epochs", "2", "--json");
        assertThat(trained.exitCode()).isZero();
        assertThat(trained.err()).contains("epoch 2 of 2: loss 0.");
        assertThat(trained.json().get("trainingPositions").asInt()).isGreaterThan(50);
        Path network = folder.resolve("mine.nnue");
        assertThat(trained.json().get("file").asText()).isEqualTo(network.toString());
        assertThat(howdah("check", mine).exitCode()).isZero();

        Files.write(network, new byte[10]);
        for (String command : new String[] {"check", "moves", "datagen"}) {
            Shell.Result result = command.equals("datagen")
                    ? howdah(command, mine, "--out", folder.resolve("x.gz").toString())
                    : howdah(command, mine);
            assertThat(result.exitCode()).as(command).isNotZero();
            assertThat(result.err()).as(command).contains("mine.nnue is not a network of this program");
        }
    }

    @Test
    void tooFewGamesAreRefused() throws IOException {
        String mine = variantFile();
        String data = folder.resolve("mine.gz").toString();
        howdah("datagen", mine, "--games", "1", "--nodes", "20", "--out", data);
        Shell.Result refused = howdah("train", mine, "--data", data);
        assertThat(refused.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(refused.err()).contains("these are too few games to learn from");
        assertThat(folder.resolve("mine.nnue")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "--hidden 0, --hidden is 1 to",
        "--epochs 0, --epochs is 1 to",
        "--school -1, --school is 0 to",
        "--centipawns 0, --centipawns is 1 to",
        "--score-share 2, --score-share is 0 to 1",
        "--rate x, --rate",
        "--threads 0, --threads is 1 to"
    })
    void numbersOutOfRangeAreNamed(String option, String message) {
        String[] words = option.split(" ");
        Shell.Result result = howdah("train", "elven", "--data", "x.gz", words[0], words[1]);
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains(message);
    }

    @Test
    void whatCannotBeReadIsNamed() throws IOException {
        Path nowhere = folder.resolve("no/such/folder.gz");
        assertThat(howdah("train", "elven", "--data", nowhere.toString()).err())
                .contains("cannot read " + nowhere + ": there is no such file");
        Path text = Files.writeString(folder.resolve("text"), "not games");
        assertThat(howdah("train", "elven", "--data", text.toString()).err())
                .contains(text + ", line 1: it is not compressed by gzip");
    }
}
