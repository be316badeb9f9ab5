package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class CheckCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aValidFile() {
        Shell.Result result = howdah("check", "../variants/elven.toml");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).contains("Elven", "10x10", "valid");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void mistakesAreToldWithTheirPlaces() throws IOException {
        Path file = bad();
        Shell.Result result = howdah("check", file.toString());
        assertThat(result.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(result.err()).contains(file + ":3:1: ");
        assertThat(result.out()).isEmpty();
    }

    @Test
    void asJson() throws IOException {
        Shell.Result result = howdah("check", bad().toString(), "--json");
        assertThat(result.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        JsonNode answer = result.json();
        assertThat(answer.get("valid").asBoolean()).isFalse();
        JsonNode mistake = answer.get("mistakes").get(0);
        assertThat(mistake.propertyNames()).containsExactly("file", "line", "column", "message");
        assertThat(answer.get("mistakes")
                        .valueStream()
                        .map(each -> each.get("line").asInt()))
                .contains(3);
        assertThat(howdah("check", "../variants/chess.toml", "--json")
                        .json()
                        .get("valid")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws IOException {
        assertThat(howdah("check", "nowhere.toml").err()).contains("cannot read nowhere.toml: there is no such file");
        assertThat(howdah("check", folder.toString()).exitCode()).isEqualTo(ExitCode.WRONG_USE);
        Path binary = Files.write(folder.resolve("binary.toml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        Shell.Result result = howdah("check", binary.toString());
        assertThat(result.exitCode()).isNotZero();
        assertThat(result.err()).contains("binary.toml").doesNotContain("\tat ");
    }

    private Path bad() throws IOException {
        return Files.writeString(folder.resolve("bad.toml"), "format = 1\nid = \"bad\"\nnmae = \"Bad\"\n");
    }
}
