package org.howdah.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.howdah.lab.LabException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TokenTest {
    private static final String SECRET = "abcdefghijklmnopqrstuvwxyz";

    @TempDir
    private Path folder;

    @Test
    void ofAFileOrTheEnvironmentWithoutTheBlanksAroundIt() throws Exception {
        Path file = Files.writeString(folder.resolve("token"), SECRET + "\n");
        byte[] secret = SECRET.getBytes(StandardCharsets.UTF_8);
        assertThat(Token.find(file, Map.of()).secret()).isEqualTo(secret);
        assertThat(Token.find(null, Map.of(Token.VARIABLE, " " + SECRET)).secret())
                .isEqualTo(secret);
    }

    @Test
    void whatIsWrongIsNamedButNeverTheTokenItself() throws Exception {
        Path missing = folder.resolve("missing");
        Path little = Files.writeString(folder.resolve("short"), "sesame");
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> Token.find(missing, Map.of()))
                .withMessage("cannot read the token in " + missing + ": there is no such file");
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> Token.find(little, Map.of()))
                .withMessageStartingWith("the token in " + little + " is too short")
                .withMessageNotContaining("sesame");
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> Token.find(null, Map.of()))
                .withMessageContaining("--token-file FILE, or HOWDAH_LAB_TOKEN");
    }
}
