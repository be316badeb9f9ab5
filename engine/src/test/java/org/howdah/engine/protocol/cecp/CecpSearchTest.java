package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.engine.protocol.cecp.Dialogue.session;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is searched and for how long, and what ends it. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CecpSearchTest {
    private static final String MOVE = "move [a-h][1-8][a-h][1-8][qrbn]?";

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
        dialogue.send("exit", "exclude d1d8", "exclude e2e4");
        dialogue.await("Illegal move (");
        dialogue.send("analyze");
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
    void whatWasExcludedIsForgottenWithItsPosition() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "hard", "sd 7", "exclude e2e4", "go");
        assertThat(dialogue.await("move ")).isNotEqualTo("move e2e4");
        dialogue.send("hint");
        String expected = dialogue.await("Hint: ").substring("Hint: ".length());
        dialogue.send("usermove " + expected);
        assertThat(dialogue.await("move ")).matches(MOVE);
        dialogue.end();
    }

    @Test
    void memoryThatIsNotThereIsToldOfOnce() throws Exception {
        assumeTrue(Runtime.getRuntime().maxMemory() < 7_000_000_000L);
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "memory 8192", "sd 1", "go");
        dialogue.await("tellusererror not enough memory for 8192 megabytes; it stays at 32");
        dialogue.await("move ");
        dialogue.send("force", "new", "sd 1", "go");
        dialogue.await("move ");
        assertThat(dialogue.output().lines().filter(line -> line.startsWith("tellusererror")))
                .hasSize(1);
        dialogue.end();
    }
}
