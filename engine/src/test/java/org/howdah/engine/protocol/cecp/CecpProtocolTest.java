package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.engine.protocol.cecp.Dialogue.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands, and what is answered to them at once. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CecpProtocolTest {
    private static final String MOVE = "move [a-h][1-8][a-h][1-8][qrbn]?";

    @Test
    void introducesItself() throws IOException {
        List<String> lines = session("xboard", "protover 2", "accepted myname", "rejected exclude");
        assertThat(lines).allMatch(line -> line.startsWith("feature "));
        assertThat(lines.getFirst()).isEqualTo("feature done=0");
        assertThat(lines.getLast()).isEqualTo("feature done=1");
        String all = String.join(" ", lines);
        assertThat(all)
                .contains("myname=\"Howdah\"", "ping=1", "setboard=1", "usermove=1", "san=0", "memory=1", "smp=1")
                .contains("analyze=1", "exclude=1", "debug=1", "colors=0", "sigint=0", "sigterm=0")
                .contains("option=\"Level -spin 8 1 8\"");
        assertThat(all)
                .contains("variants=\"seirawan,silver-elephant,mini-courier,", ",elven,", "normal", "capablanca\"");
    }

    @Test
    void playsAMove() throws IOException {
        List<String> lines = session("new", "post", "sd 4", "go");
        assertThat(lines.getLast()).matches(MOVE);
        assertThat(lines)
                .filteredOn(line -> line.matches("\\d.*"))
                .hasSizeGreaterThanOrEqualTo(4)
                .allMatch(line -> line.matches("\\d+ -?\\d+ \\d+ \\d+( [a-h1-8]{4}[qrbn]?)+"));
    }

    @Test
    void answersAMove() throws IOException {
        assertThat(session("new", "sd 2", "usermove e2e4"))
                .singleElement()
                .asString()
                .matches("move [a-h][78][a-h][5-7]");
        assertThat(session("new", "sd 2", "e2e4"))
                .as("without usermove")
                .singleElement()
                .asString()
                .startsWith("move ");
    }

    @Test
    void playsTheSideItIsTold() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "sd 2", "force", "usermove e2e4", "playother");
        assertThat(dialogue.settled()).doesNotContain("move ");
        dialogue.send("usermove e7e5");
        dialogue.await("move ");
        dialogue.send("force", "usermove b8c6");
        assertThat(dialogue.settled()).doesNotContain("move ").doesNotContain("llegal");
        dialogue.send("go");
        dialogue.await("move ");
        dialogue.end();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "e2e5; Illegal move",
                "e7e5; Illegal move",
                "e2e9; Illegal move",
                "e1g1; Illegal move",
                "O-O; Illegal move",
                "b1c3h; Illegal move",
                "@@@@; Illegal move",
                "e2e2; Illegal move",
                "e2e3,e3e2; Illegal move",
                "Qh5; Illegal move",
                "banana; Illegal move"
            })
    void anIllegalMoveIsRefusedWithItsReason(String move, String start) throws IOException {
        assertThat(session("new", "force", "usermove " + move))
                .singleElement()
                .asString()
                .matches(start + " \\(.+\\): .*")
                .endsWith(": " + move);
        assertThat(session("new", "force", "usermove " + move, "sd 1", "go"))
                .as("nothing has changed")
                .hasSize(2)
                .last()
                .asString()
                .matches(MOVE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "xyzzy",
                "variant",
                "variant chss",
                "variant silver",
                "setboard",
                "setboard 8/8 w",
                "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1",
                "level",
                "level 40 5",
                "level forty 5 0",
                "level 40 five 0",
                "level 40 5 0 0",
                "level -1 5 0",
                "level 0 99999999999999999999 0",
                "st",
                "st -1",
                "st x",
                "st NaN",
                "sd 0",
                "sd 1e9",
                "sd deep",
                "time",
                "time soon",
                "otim Infinity",
                "undo",
                "remove",
                "exit",
                ".",
                "memory",
                "memory 0",
                "memory lots",
                "cores 0",
                "cores -3",
                "option",
                "option Colour=red",
                "option Level=0",
                "option Level=9",
                "option Level",
                "option Use NNUE=2",
                "option Use NNUE",
                "option Move Overhead=-1",
                "option Variant File=/nowhere/at-all.toml",
                "e2e4 e7e5",
                "white",
                "edit"
            })
    void aWrongCommandGetsOneLineAndChangesNothing(String wrong) throws Exception {
        assertThat(session("new", "force", wrong))
                .singleElement()
                .asString()
                .matches("Error \\(.+\\): .*")
                .endsWith("): " + wrong);
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "force", wrong, "usermove e2e4", "usermove e7e5", "sd 1", "go");
        dialogue.await("move ");
        dialogue.end();
    }

    @Test
    void aLongOrStrangeCommandIsEchoedShortened() throws IOException {
        List<String> lines = session("new", "x".repeat(5000), "usermove " + "y".repeat(5000), "\u0001\u0007");
        assertThat(lines).hasSize(3).allMatch(line -> line.length() < 300 && !line.contains("\u0007"));
    }

    @Test
    void emptyLinesAreNothing() throws IOException {
        assertThat(session("", "   ", "\t")).isEmpty();
    }

    @Test
    void takesMovesBack() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "force", "usermove e2e4", "usermove e7e5", "undo", "usermove d7d5", "usermove e4d5");
        dialogue.send("remove", "usermove c7c5", "undo", "undo", "usermove d2d4", "undo", "undo");
        assertThat(dialogue.settled())
                .contains("Error (no move to take back): undo")
                .doesNotContain("Illegal");
        dialogue.end();
    }

    @Test
    void loadsAVariantFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("tiny.toml");
        Files.writeString(file, """
            format = 1
            id = "tiny"
            name = "Tiny"
            summary = "Chess without castling."
            extends = "chess"
            castling = false
            """);
        List<String> lines = session("option Variant File=" + file, "variant tiny", "sd 1", "go");
        assertThat(lines.getFirst()).startsWith("feature variants=\"").endsWith(",tiny\"");
        assertThat(lines.get(1)).startsWith("setup (PNBRQ");
        assertThat(lines).contains("piece K& WF").last().asString().startsWith("move ");
    }

    @Test
    void quitEndsEverything() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "level 0 600 0", "go");
        dialogue.end();
        assertThat(dialogue.output()).doesNotContain("move ");
    }

    @Test
    void randomCommandsNeverEndIt() throws Exception {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        Dialogue dialogue = new Dialogue();
        dialogue.send(RandomCommands.lines(random, 300).toArray(String[]::new));
        dialogue.send("force");
        assertThat(dialogue.settled()).as("seed %d", seed).doesNotContain("has failed");
        dialogue.end();
    }
}
