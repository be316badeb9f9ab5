package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CompiledVariant;

/** Random games with everything that PGN can hold, in odd characters where it may hold them. */
final class RandomPgn {
    private static final String[] WORDS = {
        "good",
        "[%clk 0:01:02]",
        "%",
        "%x",
        "}",
        "{",
        "(",
        ")",
        ";",
        "$5",
        "1.",
        "1-0",
        "*",
        "\"",
        "\\",
        "[Event",
        "[Event \"x\"]",
        "]",
        "\u00e9\u265e",
        "\uD83D\uDC18",
        "\t\n",
        "e4",
        "supercalifragilisticexpialidocious-and-more-of-it-than-a-line-of-eighty-holds"
    };

    private final CompiledVariant variant;
    private final RandomGenerator random;

    RandomPgn(CompiledVariant variant, RandomGenerator random) {
        this.variant = variant;
        this.random = random;
    }

    PgnGame game() {
        Position position = Position.start(variant);
        int opening = random.nextInt(3) == 0 ? random.nextInt(60) : 0;
        for (int i = 0; i < opening; i++) {
            MoveList legal = RandomGame.legal(position);
            if (!legal.isEmpty()) {
                position.make(legal.get(random.nextInt(legal.size())));
            }
        }
        Setup start = position.setup();
        Result result = Result.values()[random.nextInt(Result.values().length)];
        return new PgnGame(tags(), start, line(position, random.nextInt(80), 0), result);
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : List.of("White", "Event", "Odd_1", "Annotator", "Date")) {
            if (random.nextBoolean()) {
                tags.put(name, words());
            }
        }
        return tags;
    }

    /** A line of random moves; the position is afterwards as it was. */
    private PgnLine line(Position position, int length, int depth) {
        List<PgnMove> moves = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            MoveList legal = RandomGame.legal(position);
            if (legal.isEmpty()) {
                break;
            }
            List<PgnLine> variations = new ArrayList<>();
            for (int n = 0; depth < 3 && random.nextInt(10) == 0 && n < 3; n++) {
                variations.add(line(position, random.nextInt(6), depth + 1));
            }
            int move = legal.get(random.nextInt(legal.size()));
            moves.add(PgnMove.of(position, move)
                    .withNags(random.nextInt(4) == 0 ? List.of(random.nextInt(256), random.nextInt(10)) : List.of())
                    .withBefore(comments())
                    .withAfter(comments())
                    .withVariations(variations));
            position.make(move);
        }
        int made = moves.size();
        for (int i = 0; i < made; i++) {
            position.unmake();
        }
        return new PgnLine(moves, comments());
    }

    private List<String> comments() {
        List<String> comments = new ArrayList<>();
        while (random.nextInt(6) == 0) {
            comments.add(words());
        }
        return comments;
    }

    private String words() {
        StringBuilder words = new StringBuilder();
        for (int i = random.nextInt(25); i >= 0; i--) {
            words.append(WORDS[random.nextInt(WORDS.length)]).append(random.nextInt(4) == 0 ? "" : " ");
        }
        return words.toString();
    }
}
