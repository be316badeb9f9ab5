package org.howdah.rules.judge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Writes variant files at random: strange boards, strange pieces, any of the optional rules. Not all of them are sound. */
final class RandomVariant {
    private static final String LETTERS = "ABCDEFGH";
    private static final List<String> LEAPS = List.of("W", "F", "D", "A", "N", "H", "C", "Z", "G", "K");
    private static final List<String> RIDES =
            List.of("R", "B", "Q", "NN", "WW", "FF", "DD", "AA", "R2", "B3", "W2", "N2");
    private static final List<String> DIRECTIONS = List.of("f", "b", "s", "v", "fs", "l", "r");
    private static final List<String> LAME = List.of("nD", "nA", "nN", "nH", "nG");
    private static final List<String> TWO_LEGS = List.of("caK", "cabK", "mabK", "caW", "caF", "cabF", "caN", "mabD");
    private static final List<String> KINGS = List.of("K", "K", "K", "K", "KimN", "KifD", "W", "FmW", "KmabK", "KcaK");
    private static final List<String> PAWNS = List.of(
            "mfWcfFimfnD", "mfWcfFimfnD", "mfWcfF", "mfFcfWimfnA", "mfWcfFimfnDimfnH", "mfWcfFcfAimfnD", "fKimfnD");

    private final RandomGenerator random;
    private final int files;
    private final int ranks;
    private final boolean turned;
    private final int types;
    private final boolean places;
    private final StringBuilder text = new StringBuilder();

    private RandomVariant(RandomGenerator random) {
        this.random = random;
        files = random.nextInt(5, 13);
        ranks = random.nextInt(6, Math.min(12, 128 / files + 1));
        turned = random.nextBoolean();
        types = random.nextInt(2, 6);
        places = files >= 7 && random.nextInt(5) == 0;
    }

    static String text(RandomGenerator random) {
        return new RandomVariant(random).write();
    }

    private String write() {
        line("format = 1");
        line("id = \"random\"");
        line("name = \"Random\"");
        line("summary = \"Made at random.\"");
        line("[board]");
        line("files = " + files);
        line("ranks = " + ranks);
        line("symmetry = \"" + (turned ? "rotate" : "mirror") + "\"");
        line("[pieces]");
        line("K = { name = \"King\", moves = \"" + pick(KINGS) + "\", royal = true }");
        line("P = { name = \"Pawn\", moves = \"" + pick(PAWNS) + "\" }");
        for (int type = 0; type < types; type++) {
            line(LETTERS.charAt(type) + " = { name = \"Piece " + type + "\", moves = \"" + moves() + "\" }");
        }
        writeSetup();
        writeRules();
        return text.toString();
    }

    private String moves() {
        StringBuilder moves = new StringBuilder();
        int parts = random.nextInt(1, 4);
        for (int i = 0; i < parts; i++) {
            moves.append(part());
        }
        return moves.toString();
    }

    private String part() {
        return switch (random.nextInt(10)) {
            case 0 -> pick(TWO_LEGS);
            case 1 -> modifiers() + "p" + pick(List.of("R", "B", "Q", "R3"));
            case 2 -> modifiers() + pick(LAME);
            case 3, 4, 5 -> modifiers() + pick(RIDES);
            default -> modifiers() + pick(LEAPS);
        };
    }

    private String modifiers() {
        String first = random.nextInt(6) == 0 ? "i" : "";
        String mode = pick(List.of("", "", "", "m", "c"));
        String direction = random.nextInt(3) == 0 ? pick(DIRECTIONS) : "";
        return first + mode + direction;
    }

    private void writeSetup() {
        List<String> back = new ArrayList<>();
        for (int file = 0; file < files; file++) {
            back.add(String.valueOf(LETTERS.charAt(random.nextInt(types))));
        }
        back.set(files / 2, "K");
        back.set(files - 1, "A");
        back.set(0, "A");
        if (places) {
            List.of(1, 2, files - 3, files - 2).forEach(file -> back.set(file, "."));
        }
        List<String> pawns = Collections.nCopies(files, "P");
        List<List<String>> rows = new ArrayList<>();
        rows.add(forBlack(back));
        rows.add(forBlack(pawns));
        for (int rank = 4; rank < ranks; rank++) {
            rows.add(Collections.nCopies(files, "."));
        }
        rows.add(pawns);
        rows.add(back);
        line("[setup]");
        line("board = \"\"\"");
        rows.forEach(row -> line(String.join(" ", row)));
        line("\"\"\"");
    }

    private List<String> forBlack(List<String> row) {
        List<String> lower =
                row.stream().map(letter -> letter.toLowerCase(Locale.ROOT)).toList();
        return turned ? lower.reversed() : lower;
    }

    private void writeRules() {
        if (places) {
            line("[placement]");
            line("wings = [\"b1 c1\", \"%c1 %c1\"]".formatted(file(files - 3), file(files - 2)));
            line("pieces = \"" + letters(2) + "\"");
        } else if (random.nextInt(3) == 0) {
            line("hand = \"" + letters(3) + "\"");
            line("[gating]");
            line("movers = \"K" + LETTERS.substring(0, types) + "\"");
        }
        if (files >= 8 && random.nextBoolean()) {
            line("[castling]");
            line("king = \"K\"");
            line("partner = \"A\"");
            line("king-to = [\"" + file(files / 2 + 2) + "1\", \"" + file(files / 2 - 2) + "1\"]");
        }
        line("[promotion]");
        line("pieces = \"P\"");
        line("zone = \"rank " + (random.nextInt(4) == 0 && ranks > 7 ? ranks - 2 : ranks) + "\"");
        line("to = \"" + LETTERS.substring(0, types) + "\"");
        if (random.nextInt(3) == 0) {
            line("[trade-ban]");
            line("piece = \"" + letters(1) + "\"");
        }
        if (random.nextInt(3) == 0) {
            line("[bare-king]");
        } else if (random.nextBoolean()) {
            line("[dead-material]");
            line("single = \"A\"");
            line("one-colour = \"B\"");
        }
        line("[end]");
        line("stalemate = \"" + pick(List.of("draw", "loss", "win")) + "\"");
    }

    private String letters(int count) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < count; i++) {
            letters.append(LETTERS.charAt(random.nextInt(types)));
        }
        return letters.toString();
    }

    private static char file(int file) {
        return (char) ('a' + file);
    }

    private String pick(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
