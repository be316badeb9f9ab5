package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.engine.protocol.cecp.Dialogue.session;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** {@code pause} and {@code resume}. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CecpPauseTest {
    private static final int HALF_A_SECOND_IN_CENTIS = 50;

    @Test
    void isOffered() throws IOException {
        assertThat(String.join(" ", session("protover 2"))).contains(" pause=1 ");
    }

    @Test
    void aPausedSearchDoesNotMoveAndItsTimeIsNotCounted() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "post", "st 0.5", "go", "pause");
        Thread.sleep(1_000);
        assertThat(dialogue.output()).doesNotContain("move ");
        dialogue.send("resume");
        dialogue.await("move ");
        assertThat(dialogue.output().lines().filter(line -> line.matches("\\d.*")))
                .isNotEmpty()
                .allMatch(line -> Integer.parseInt(line.split(" ")[2]) <= HALF_A_SECOND_IN_CENTIS);
        dialogue.end();
    }

    @Test
    void whatWasFoundIsPlayedAfterThePause() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "level 0 600 0", "go", "pause", "?", "ping 1");
        Thread.sleep(300);
        assertThat(dialogue.output()).isEmpty();
        dialogue.send("resume");
        dialogue.await("move ");
        dialogue.await("pong 1");
        dialogue.end();
    }

    @Test
    void analysisStandsStill() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("cores 2", "new", "analyze");
        dialogue.await("3 ");
        dialogue.send("pause", "pause", ".");
        long paused = centis(dialogue.await("stat01: "));
        Thread.sleep(200);
        dialogue.send(".");
        assertThat(centis(dialogue.await("stat01: "))).isEqualTo(paused);
        dialogue.send("resume");
        Thread.sleep(50);
        dialogue.send(".");
        assertThat(centis(dialogue.await("stat01: "))).isBetween(paused + 1, paused + 2_000);
        dialogue.end();
    }

    private static long centis(String status) {
        return Long.parseLong(status.split(" ")[1]);
    }

    @Test
    void aChangeOfThePositionEndsThePause() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "level 0 600 0", "go", "pause", "new", "sd 1", "go");
        dialogue.await("move ");
        dialogue.send("pause", "analyze", "pause", "usermove e7e5");
        dialogue.await("3 ");
        dialogue.end();
    }

    @Test
    void theMovePonderedOnEndsThePause() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "hard", "st 0.2", "go");
        dialogue.await("move ");
        dialogue.send("pause", "hint");
        dialogue.send("usermove " + dialogue.await("Hint: ").substring(6));
        dialogue.await("move ");
        dialogue.end();
    }

    @Test
    void theEndOfTheInputEndsThePause() throws IOException {
        assertThat(session("new", "sd 6", "go", "pause"))
                .singleElement()
                .asString()
                .startsWith("move ");
        assertThat(session("new", "level 0 600 0", "go", "pause", "quit")).isEmpty();
    }

    @Test
    void withoutASearchItIsNothing() throws IOException {
        assertThat(session("resume", "new", "force", "pause", "resume", "pause", "sd 1", "go"))
                .singleElement()
                .asString()
                .startsWith("move ");
    }
}
