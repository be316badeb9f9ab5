package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever the commands: each is followed or refused in one line, and at the end the engine is there. */
@Tag("long")
class CecpStreamsTest {
    private static final String ANSWERS =
            "(feature|setup|piece|move|pong|Hint|offer draw|stat01|Error \\(|Illegal move \\(|1-0 \\{|0-1 \\{|1/2-1/2"
                    + " \\{|\\d).*";

    /** Commands that would end the session, or ask for all of the machine's memory, threads or files. */
    private static final String LEFT_OUT = "(quit|memory|cores|option\\s+Variant File).*";

    @Test
    void nearlyRight() throws IOException {
        for (long seed = System.nanoTime(), last = seed + 500; seed < last; seed++) {
            check(seed, RandomCommands.lines(new SplittableRandom(seed), 40));
        }
    }

    /** Characters are lost, doubled and changed. */
    @Test
    void mangled() throws IOException {
        for (long seed = System.nanoTime(), last = seed + 500; seed < last; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            StringBuilder text = new StringBuilder(String.join("\n", RandomCommands.lines(random, 40)));
            for (int i = 0; i < 60; i++) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, text.charAt(random.nextInt(text.length())));
                    default -> text.setCharAt(at, (char) random.nextInt(1, 300));
                }
            }
            check(seed, text.toString().lines().toList());
        }
    }

    private static void check(long seed, List<String> commands) throws IOException {
        try {
            check(commands);
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ": " + String.join("\n", commands), e);
        }
    }

    private static void check(List<String> commands) throws IOException {
        List<String> lines = new ArrayList<>(List.of("memory 1", "new"));
        commands.stream().filter(line -> !line.strip().matches(LEFT_OUT)).forEach(lines::add);
        lines.addAll(List.of("force", "ping 987654321"));
        List<String> answers = Dialogue.session(lines.toArray(String[]::new));
        assertThat(answers).last().isEqualTo("pong 987654321");
        assertThat(answers).allMatch(line -> line.matches(ANSWERS), "an answer of the protocol");
    }
}
