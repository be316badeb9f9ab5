package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.position.Move;
import org.howdah.rules.variant.CompiledVariant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** SAN names as much of a piece's origin as tells the move from the others that would read the same, and no more. */
class SanOriginTest {
    private static final Pattern PIECE_MOVE =
            Pattern.compile("([A-Z])([a-wyz]?[0-9]{0,2})(x?[a-z][0-9]+.*?|pass)[+#]?");

    private record Text(String origin, String rest, String from) {}

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void isShortest(CompiledVariant variant) {
        RandomGame.each(variant, 4, (position, legal) -> {
            List<String> all = San.writeAll(position, legal);
            List<Text> texts = new ArrayList<>();
            for (int i = 0; i < legal.size(); i++) {
                Matcher matcher = PIECE_MOVE.matcher(all.get(i));
                if (matcher.matches()) {
                    int from = Move.from(legal.get(i));
                    texts.add(new Text(
                            matcher.group(2),
                            matcher.group(1) + matcher.group(3),
                            variant.board().shownName(from)));
                }
            }
            texts.forEach(text -> isShortest(text, texts));
        });
    }

    private static void isShortest(Text text, List<Text> all) {
        List<String> rivals = all.stream()
                .filter(other -> other != text && other.rest().equals(text.rest()))
                .map(Text::from)
                .toList();
        String file = text.from().substring(0, 1);
        String rank = text.from().substring(1);
        boolean ownFile = rivals.stream().noneMatch(from -> from.startsWith(file));
        boolean ownRank = rivals.stream().noneMatch(from -> from.substring(1).equals(rank));
        String shortest = rivals.isEmpty() ? "" : ownFile ? file : ownRank ? rank : text.from();
        assertThat(text.origin()).as("%s among %s", text, rivals).isEqualTo(shortest);
    }
}
