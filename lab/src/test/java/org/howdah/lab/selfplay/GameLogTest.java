package org.howdah.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import org.howdah.lab.LabException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameLogTest {
    @TempDir
    private Path folder;

    @Test
    void keepsWholeLinesAndDropsWhatAKilledRunLeft() throws Exception {
        Path file = folder.resolve("games.txt");
        GameLog begun = GameLog.open(file, "a run");
        assertThat(begun.games()).isEmpty();
        begun.append("one");
        begun.append("zwei ½");
        Files.writeString(file, Files.readString(file) + "thr");
        GameLog again = GameLog.open(file, "a run");
        assertThat(again.games()).containsExactly("one", "zwei ½");
        again.append("three");
        assertThat(Files.readString(file)).isEqualTo("a run\none\nzwei ½\nthree\n");
    }

    @Test
    void anotherRunIsRefusedAndLeftAsItIs() throws Exception {
        Path file = folder.resolve("games.txt");
        Files.writeString(file, "a run\none\n");
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> GameLog.open(file, "another"))
                .withMessageStartingWith(file + " holds games of another run: a run");
        assertThat(Files.readString(file)).isEqualTo("a run\none\n");
    }

    @Test
    void aPlaceThatCannotBeWrittenIsNamed() {
        Path file = folder.resolve("missing").resolve("games.txt");
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> GameLog.open(file, "a run"))
                .withMessage("cannot write " + file + ": there is no such folder");
    }
}
