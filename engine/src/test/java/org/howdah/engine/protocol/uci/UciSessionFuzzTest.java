package org.howdah.engine.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Whatever a program sends: the engine goes on, and nothing has failed. */
class UciSessionFuzzTest {
    private static final int MOST_COMMANDS = 40;
    private static final int SESSIONS = 60;

    private static final List<String> COMMANDS = List.of(
            "uci",
            "isready",
            "ucinewgame",
            "setoption name UCI_Variant value elven",
            "setoption name UCI_Variant value silver-elephant-placement",
            "setoption name UCI_Variant value seirawan",
            "setoption name MultiPV value 3",
            "setoption name UCI_ShowWDL value true",
            "setoption name Use NNUE value false",
            "setoption name UCI_LimitStrength value true",
            "setoption name UCI_Elo value 1000",
            "setoption name Move Overhead value 100",
            "setoption name VariantPath value nowhere:/dev/null",
            "setoption name Clear Hash",
            "position startpos",
            "position startpos moves e2e4 e7e5",
            "position startpos moves @NEEN @ENNE",
            "position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
            "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1 moves b1c3h",
            "go depth 2",
            "go nodes 500 searchmoves e2e4",
            "go wtime 100 btime 100 winc 1 binc 1 movestogo 5",
            "go ponder movetime 5",
            "go mate 1",
            "go infinite",
            "ponderhit",
            "stop",
            "debug on",
            "d");
    private static final List<String> SCRAPS = List.of(
            "", " ", "0", "-1", "99999999999999999999", "\u0000", "value", "name", "moves", "fen", "[", "/", "e2");

    /** @param data commands, one a line */
    @FuzzTest(maxDuration = "1m")
    void follow(byte[] data) {
        check(new String(data, StandardCharsets.UTF_8).lines().toList());
    }

    @Test
    void mangled() {
        long seed = System.nanoTime();
        RandomGenerator random = new SplittableRandom(seed);
        for (int session = 0; session < SESSIONS; session++) {
            List<String> commands = new ArrayList<>();
            for (int i = random.nextInt(1, 15); i > 0; i--) {
                commands.add(mangle(COMMANDS.get(random.nextInt(COMMANDS.size())), random));
            }
            try {
                check(commands);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + String.join("\n", commands), e);
            }
        }
    }

    private static String mangle(String command, RandomGenerator random) {
        StringBuilder mangled = new StringBuilder(command);
        for (int edits = random.nextInt(3); edits > 0; edits--) {
            int start = random.nextInt(mangled.length() + 1);
            int end = Math.min(mangled.length(), start + random.nextInt(4));
            mangled.replace(start, end, SCRAPS.get(random.nextInt(SCRAPS.size())));
        }
        return mangled.toString();
    }

    private static void check(List<String> commands) {
        List<String> sent = new ArrayList<>();
        commands.stream()
                .limit(MOST_COMMANDS)
                .filter(UciSessionFuzzTest::isQuick)
                .forEach(command -> {
                    sent.add(command);
                    if (command.contains("go")) {
                        sent.add("stop");
                    }
                });
        sent.add("isready");
        List<String> answers = answers(sent);
        assertThat(answers).last().isEqualTo("readyok");
        // Not just the word: an unknown command is repeated in the answer.
        assertThat(answers).noneMatch(line -> line.matches("info string the (command|search) has failed: .*"));
    }

    /** Neither long work, nor much memory, nor the end; and no files but those that are not there. */
    private static boolean isQuick(String command) {
        String lower = command.toLowerCase(java.util.Locale.ROOT);
        return List.of("perft", "bench", "hash", "threads", "quit").stream().noneMatch(lower::contains);
    }

    private static List<String> answers(List<String> sent) {
        try {
            return Dialogue.session(sent.toArray(String[]::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
