package org.howdah.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples of docs/betza.md: each drawing is what its text means, each refusal is what is said of it. */
class BetzaPageTest {

    private static final Path PAGE = Path.of("..", "docs", "betza.md");
    private static final Pattern REFUSAL = Pattern.compile("(\\S+) +(\\d+) +(.*)");

    static List<String> drawings() throws IOException {
        return blocks("betza");
    }

    static List<String> refusals() throws IOException {
        return blocks("betza-mistakes").getFirst().lines().toList();
    }

    private static List<String> blocks(String language) throws IOException {
        Matcher matcher =
                Pattern.compile("(?ms)^```" + language + "\n(.*?)^```$").matcher(Files.readString(PAGE));
        List<String> blocks = new ArrayList<>();
        while (matcher.find()) {
            blocks.add(matcher.group(1));
        }
        assertThat(blocks).isNotEmpty();
        return blocks;
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void drawsWhatTheTextMeans(String block) throws BetzaException {
        List<String> lines = block.lines().toList();
        String drawing = String.join("\n", lines.subList(1, lines.size()));
        assertThat(draw(Betza.parse(lines.getFirst()), lines.size() - 1)).isEqualTo(drawing);
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void refusesAsItSays(String line) {
        Matcher matcher = REFUSAL.matcher(line);
        assertThat(matcher.matches()).isTrue();
        BetzaException refusal = catchThrowableOfType(BetzaException.class, () -> Betza.parse(matcher.group(1)));
        assertThat(refusal).hasMessage(matcher.group(3));
        assertThat(refusal.offset()).isEqualTo(Integer.parseInt(matcher.group(2)) - 1);
    }

    private static String draw(List<Movement> movements, int size) {
        List<String> rows = new ArrayList<>();
        int middle = size / 2;
        for (int ranks = middle; ranks >= -middle; ranks--) {
            StringBuilder row = new StringBuilder();
            for (int files = -middle; files <= middle; files++) {
                char mark = files == 0 && ranks == 0 ? 'o' : mark(movements, files, ranks);
                row.append(files == -middle ? "" : " ").append(mark);
            }
            rows.add(row.toString());
        }
        return String.join("\n", rows);
    }

    private static char mark(List<Movement> movements, int files, int ranks) {
        boolean moves = false;
        boolean captures = false;
        boolean first = false;
        for (Movement movement : movements) {
            if (movement.again() == Again.NO && reaches(movement, files, ranks)) {
                first |= movement.initial();
                moves |= movement.moves() && !movement.initial();
                captures |= movement.captures() && !movement.initial();
            }
        }
        return moves && captures ? '*' : moves ? 'm' : captures ? 'c' : first ? 'i' : '.';
    }

    private static boolean reaches(Movement movement, int files, int ranks) {
        int least = movement.travel() == Travel.HOP ? 2 : 1;
        for (Step step : movement.steps()) {
            for (int times = least; times <= Math.min(movement.range(), 10); times++) {
                if (step.files() * times == files && step.ranks() * times == ranks) {
                    return true;
                }
            }
        }
        return false;
    }
}
