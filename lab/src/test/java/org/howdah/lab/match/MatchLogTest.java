package org.howdah.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.howdah.lab.LabException;
import org.howdah.rules.notation.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchLogTest {
    private static final Map<String, String> SETTINGS = Map.of("variant", "chess", "seed", "1");
    private static final GameRecord FIRST =
            new GameRecord(3, Result.DRAW, Cause.RULES, -1, "stalemate \"½\"", 77, 1.25, "[White \"A\"]\n\n1. e4 *\n");
    private static final GameRecord SECOND =
            new GameRecord(4, Result.OPEN, Cause.TIME, 1, "late", 7, 0.5, "[White \"B\"]\n\n1. e4 *\n");

    @TempDir
    private Path folder;

    private Path written() throws LabException {
        Path file = folder.resolve("match.log");
        try (MatchLog log = MatchLog.create(file, SETTINGS)) {
            log.add(FIRST);
            log.add(SECOND);
        }
        return file;
    }

    @Test
    void whatWasWrittenIsThereAgain() throws Exception {
        Path file = written();
        try (MatchLog log = MatchLog.resume(file, SETTINGS)) {
            assertThat(log.games()).containsExactly(FIRST, SECOND);
            log.add(FIRST);
        }
        try (MatchLog log = MatchLog.resume(file, SETTINGS)) {
            assertThat(log.games()).containsExactly(FIRST, SECOND, FIRST);
        }
    }

    @Test
    void aLineCutShortIsDropped() throws Exception {
        Path file = written();
        Files.writeString(file, "{\"game\":9,\"res", StandardOpenOption.APPEND);
        try (MatchLog log = MatchLog.resume(file, SETTINGS)) {
            assertThat(log.games()).containsExactly(FIRST, SECOND);
            log.add(SECOND);
        }
        try (MatchLog log = MatchLog.resume(file, SETTINGS)) {
            assertThat(log.games()).containsExactly(FIRST, SECOND, SECOND);
        }
    }

    @Test
    void whatCannotBeResumedIsNamed() throws Exception {
        Path file = written();
        assertThatThrownBy(() -> MatchLog.create(file, SETTINGS)).hasMessageContaining("is there already: --resume");
        assertThatThrownBy(() -> MatchLog.resume(file, Map.of("seed", "2")))
                .hasMessageContaining("is of another match: seed was 1 there, and is 2 now");
        assertThatThrownBy(() -> MatchLog.resume(folder.resolve("none"), SETTINGS))
                .hasMessageContaining("there is no match to resume in");
        Path other = Files.writeString(folder.resolve("other"), "hello\n");
        assertThatThrownBy(() -> MatchLog.resume(other, SETTINGS)).hasMessageContaining("is not the log of a match");
        assertThatThrownBy(() -> MatchLog.create(folder.resolve("no/where"), SETTINGS))
                .hasMessageContaining("there is no such folder");
    }

    @Test
    void thePgnFileIsNotOverwrittenButRewrittenFromTheLog() throws Exception {
        Path file = folder.resolve("games.pgn");
        try (PgnFile pgn = PgnFile.create(file)) {
            pgn.add(SECOND);
        }
        assertThatThrownBy(() -> PgnFile.create(file)).hasMessageContaining("is there already");
        try (PgnFile pgn =
                PgnFile.rewrite(file, MatchLog.resume(written(), SETTINGS).games())) {
            pgn.add(FIRST);
        }
        assertThat(file).hasContent(FIRST.pgn() + "\n" + SECOND.pgn() + "\n" + FIRST.pgn());
    }
}
