package org.howdah.engine.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.engine.protocol.uci.Dialogue.session;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games from files. */
class UciVariantPathTest {
    private static final String GAME = """
            format = 1
            id = "%s"
            name = "Tiny"
            summary = "Rooks on a small board."

            [board]
            files = 5
            ranks = 6
            symmetry = "mirror"

            [pieces]
            K = { name = "King", moves = "K", royal = true }
            R = { name = "Rook", moves = "%s" }

            [setup]
            board = \"\"\"
            r . k . r
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            R . K . R
            \"\"\"
            """;

    @TempDir
    private Path folder;

    private Path tiny;
    private Path other;

    @BeforeEach
    void write() throws IOException {
        tiny = write("tiny.toml", "tiny", "R");
        other = write("other.toml", "other", "B");
    }

    private Path write(String file, String id, String moves) throws IOException {
        return Files.writeString(folder.resolve(file), GAME.formatted(id, moves));
    }

    private static String path(Object value) {
        return "setoption name VariantPath value " + value;
    }

    private static String combo(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("option name UCI_Variant"))
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    @Test
    void playsTheGameOfAFile() throws IOException {
        List<String> lines = session(path(tiny), "setoption name UCI_Variant value tiny", "go perft 1", "go depth 3");
        assertThat(lines).anyMatch(line -> line.startsWith("Nodes searched: "));
        assertThat(lines).last().asString().startsWith("bestmove ");
        assertThat(lines).noneMatch(line -> line.startsWith("info string"));
    }

    @Test
    void whatLiesBesideAGameIsNoGame() throws IOException {
        Files.writeString(folder.resolve("tiny.eval.toml"), "[pieces.R]\nworth = 500\n");
        List<String> lines = session(path(folder), "uci");
        assertThat(lines.getFirst()).startsWith("info string ").contains("tiny.eval.toml:2:");
        assertThat(combo(lines)).contains(" var other").doesNotContain(" var tiny");
    }

    @Test
    void takesSeveralFilesAndFolders() throws IOException {
        assertThat(combo(session(path(folder), "uci"))).contains(" var tiny", " var other");
        assertThat(combo(session(path(tiny + File.pathSeparator + other), "uci")))
                .contains(" var tiny", " var other");
    }

    @Test
    void aNewPathReplacesTheOldOne() throws IOException {
        List<String> lines = session(path(tiny), path(other), "uci", path("<empty>"), "uci");
        assertThat(lines.stream().filter(line -> line.startsWith("option name UCI_Variant")))
                .satisfiesExactly(
                        first -> assertThat(first).contains(" var other").doesNotContain(" var tiny"),
                        second -> assertThat(second).doesNotContain(" var other", " var tiny"));
    }

    @Test
    void aGameThatIsGoneIsNotPlayedAnyMore() throws IOException {
        List<String> lines =
                session(path(tiny), "setoption name UCI_Variant value tiny", path("<empty>"), "uci", "d", "go depth 1");
        assertThat(combo(lines)).doesNotContain("default tiny");
        assertThat(lines.stream().filter(line -> line.startsWith("info string")))
                .singleElement()
                .asString()
                .startsWith("info string the variant 'tiny' is not there any more: now it is '");
        assertThat(lines).last().asString().startsWith("bestmove ");
    }

    @Test
    void aBadFileIsToldWithItsLineAndLeavesTheRest() throws IOException {
        Path bad = write("bad.toml", "bad", "?");
        List<String> lines =
                session(path(bad + File.pathSeparator + "/nowhere.toml" + File.pathSeparator + tiny), "uci");
        assertThat(lines.getFirst()).startsWith("info string ").contains("bad.toml:13:");
        assertThat(lines).contains("info string cannot read /nowhere.toml: there is no such file");
        assertThat(combo(lines)).contains(" var tiny").doesNotContain(" var bad");
    }

    @Test
    void aPathWithNothingOfUseChangesNothing() throws IOException {
        List<String> lines = session(
                path(tiny),
                "setoption name UCI_Variant value tiny",
                "position startpos moves a1a2",
                path("/nowhere.toml"),
                "d",
                "uci");
        assertThat(lines.stream().filter(line -> line.startsWith("info string")))
                .containsExactly("info string cannot read /nowhere.toml: there is no such file");
        assertThat(lines).anyMatch(line -> line.startsWith("Fen: r1k1r/5/5/5/R4/2K1R b "));
        assertThat(combo(lines)).contains("default tiny").contains(" var tiny");
    }

    @Test
    void ofManyMistakesTheFirstAreTold() throws IOException {
        Path wrong =
                Files.writeString(folder.resolve("wrong.toml"), "a = 1\nb = 2\nc = 3\nd = 4\ne = 5\nf = 6\ng = 7\n");
        List<String> lines = session(path(wrong));
        assertThat(lines).hasSize(6).last().asString().matches("info string and \\d+ mistakes more");
    }
}
