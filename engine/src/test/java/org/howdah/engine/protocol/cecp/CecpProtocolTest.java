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
                "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1; d1d8; 1-0 {White mates}",
                "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1; d8d1; 0-1 {Black mates}",
                "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1; g5g6; 1/2-1/2 {Draw: stalemate, there is no legal move and no check}",
                "7k/8/8/8/8/8/1r6/K7 w - - 0 1; a1b2; 1/2-1/2 {Draw: nobody can be mated with the pieces left}",
                "7k/8/8/8/8/8/R7/K7 w - - 99 80; a2a3;"
                        + " 1/2-1/2 {Draw: fifty moves by each side without a capture or a pawn move}"
            })
    void claimsWhatTheOtherSidesMoveHasEnded(String fen, String move, String claim) throws IOException {
        assertThat(session("new", "force", "setboard " + fen, "playother", "usermove " + move))
                .containsExactly(claim);
        assertThat(session("new", "force", "setboard " + fen, "usermove " + move, "go"))
                .as("a game that is over")
                .containsExactly(claim);
        assertThat(session("new", "force", "setboard " + fen, "usermove " + move))
                .as("while it plays neither side")
                .isEmpty();
    }

    @Test
    void claimsWhatItsOwnMoveHasEnded() throws IOException {
        assertThat(session("new", "force", "setboard 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "sd 3", "go"))
                .containsExactly("move d1d8", "1-0 {White mates}");
        assertThat(session(
                        "new", "variant mini-courier", "force", "setboard 8k1/10/10/10/10/10/4r5/4K5 w - - 0 1", "go"))
                .endsWith("move e1e2", "1/2-1/2 {Draw: only the two kings are left}");
    }

    @Test
    void betweenEnginesTheLoserClaimsAWinThatIsNoMate() throws IOException {
        String position = "setboard 8k1/10/10/10/8p1/7B2/10/4K5 w - - 0 1";
        String claim = "1-0 {White wins: Black has only the king left}";
        assertThat(session("new", "variant mini-courier", "force", position, "exclude h3g4", "sd 2", "go"))
                .endsWith("move h3i4", claim);
        assertThat(session("new", "variant mini-courier", "computer", "force", position, "sd 2", "go"))
                .endsWith("move h3i4");
        assertThat(session("new", "variant mini-courier", "computer", "force", position, "playother", "usermove h3i4"))
                .endsWith(claim);
        assertThat(session(
                        "computer", "new", "force", "setboard 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer", "go"))
                .as("a mate is claimed by who gives it")
                .endsWith("move d1d8", "1-0 {White mates}");
    }

    @Test
    void claimsTheThirdRepetition() throws IOException {
        String[] commands = {
            "new",
            "force",
            "usermove g1f3",
            "usermove g8f6",
            "usermove f3g1",
            "usermove f6g8",
            "usermove g1f3",
            "usermove g8f6",
            "usermove f3g1",
            "playother",
            "usermove f6g8"
        };
        assertThat(session(commands)).containsExactly("1/2-1/2 {Draw: the same position for the third time}");
    }

    @Test
    void aDrawnGameMayBePlayedOnInForceMode() throws IOException {
        assertThat(session("new", "force", "setboard 7k/8/8/8/8/8/8/K7 w - - 0 1", "usermove a1a2", "usermove h8h7"))
                .isEmpty();
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
    void movesAtOnceWhenAskedTo() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "level 0 600 0", "post", "go");
        dialogue.await("3 ");
        dialogue.send("?");
        dialogue.await("move ");
        dialogue.send("?", "force", "new", "?");
        assertThat(dialogue.settled()).doesNotContain("Error").doesNotContain("move ");
        dialogue.end();
    }

    @Test
    void aPingIsAnsweredAfterTheMove() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "level 0 600 0", "post", "go");
        dialogue.await("2 ");
        dialogue.send("ping 5");
        dialogue.await("3 ");
        assertThat(dialogue.output()).doesNotContain("pong");
        dialogue.send("?");
        dialogue.await("move ");
        dialogue.await("pong 5");
        dialogue.end();
    }

    @Test
    void forceGivesUpTheSearch() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "level 0 600 0", "go", "ping 1", "force");
        dialogue.await("pong 1");
        dialogue.send("usermove e2e4");
        assertThat(dialogue.settled()).doesNotContain("move ").doesNotContain("Illegal");
        dialogue.end();
    }

    @Test
    void aMoveOutOfTurnIsRefused() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "level 0 600 0", "go", "usermove e2e4", "undo", "hint", "go");
        dialogue.await("Illegal move (it is the engine's turn): e2e4");
        dialogue.await("Error (command not legal now): undo");
        dialogue.await("Error (command not legal now): hint");
        dialogue.await("Error (command not legal now): go");
        dialogue.send("?");
        dialogue.await("move ");
        dialogue.end();
    }

    @Test
    void obeysItsTimeControls() throws Exception {
        for (String[] control : new String[][] {
            {"st 1"}, {"level 0 0:02 0"}, {"level 40 0:20 0", "time 200"}, {"level 0 1 1", "time -5", "otim 6000"}
        }) {
            Dialogue dialogue = new Dialogue();
            dialogue.send("new");
            dialogue.send(control);
            long start = System.nanoTime();
            dialogue.send("go");
            dialogue.await("move ");
            assertThat((System.nanoTime() - start) / 1e9)
                    .as(String.join(" ", control))
                    .isLessThan(4);
            dialogue.end();
        }
    }

    @Test
    void analysesEveryPosition() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "post", "analyze");
        dialogue.await("3 ");
        dialogue.send(".");
        assertThat(dialogue.await("stat01: ")).matches("stat01: \\d+ \\d+ \\d+ \\d+ 20( [a-h1-8]{4})?");
        dialogue.send("usermove e2e4");
        assertThat(dialogue.await("2 ")).matches("2 .* [a-h][78][a-h][4-8].*");
        dialogue.send("undo");
        dialogue.await("2 ");
        dialogue.send("hint");
        dialogue.await("Hint: ");
        dialogue.send("exclude all");
        dialogue.settled();
        dialogue.send("include a2a3");
        assertThat(dialogue.await("2 ")).contains(" a2a3 ");
        dialogue.send("include all", "setboard 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
        assertThat(dialogue.await("3 100001 ")).endsWith(" d1d8");
        dialogue.send("exclude d1d8", "exclude e2e4");
        dialogue.await("Illegal move (");
        assertThat(dialogue.await("4 ")).doesNotMatch("4 -?\\d+ \\d+ \\d+ d1d8.*");
        dialogue.send("setboard 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        assertThat(dialogue.settled()).doesNotContain("1-0");
        dialogue.send("new", "exit", "usermove e2e4");
        assertThat(dialogue.settled()).doesNotContain("move ");
        dialogue.end();
    }

    @Test
    void pondersOnTheReplyItExpects() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "hard", "post", "st 1", "force", "setboard 7k/8/8/8/8/8/6q1/K7 w - - 0 1", "playother");
        dialogue.send("usermove a1b1");
        dialogue.await("move ");
        dialogue.send("hint");
        String reply = dialogue.await("Hint: ").substring(6);
        dialogue.send("ping 3");
        dialogue.await("pong 3");
        dialogue.send("usermove " + reply);
        dialogue.await("move ");
        dialogue.send("easy");
        dialogue.settled();
        dialogue.end();
    }

    @Test
    void givesHints() throws IOException {
        assertThat(session("new", "force", "setboard 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "hint"))
                .containsExactly("Hint: d1d8");
        assertThat(session("new", "force", "setboard 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "hint"))
                .containsExactly("Error (no hint): hint");
    }

    @Test
    void takesADrawOnlyWhenItStandsWorse() throws Exception {
        for (String fen : List.of("3qk3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/4p3/8/8/8/8/8/3QK3 w - - 0 1")) {
            Dialogue dialogue = new Dialogue();
            dialogue.send("new", "force", "setboard " + fen, "draw", "sd 3", "go");
            dialogue.await("move ");
            dialogue.send("draw");
            boolean taken = dialogue.settled().contains("offer draw");
            assertThat(taken).isEqualTo(fen.startsWith("3q"));
            dialogue.end();
        }
    }

    @Test
    void playsAtALowerLevel() throws IOException {
        assertThat(session("new", "option Level=1", "go"))
                .singleElement()
                .asString()
                .matches(MOVE);
    }

    @Test
    void takesMemoryAndCores() throws IOException {
        assertThat(session("memory 3", "cores 2", "new", "sd 6", "go"))
                .singleElement()
                .asString()
                .matches(MOVE);
        assertThat(session("option Clear Hash", "option Move Overhead=5", "new", "sd 1", "go"))
                .hasSize(1);
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
