package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CompiledVariant;

/** Reads one FEN and collects everything that is wrong with it. */
final class FenReader {
    private static final int LONGEST = 1000;
    private static final Pattern FIELD = Pattern.compile("\\S+");
    private static final List<String> USUAL = List.of("", "w", "-", "-", "0", "1");

    /** A part of the text, and where it stands. */
    record Field(String text, int offset) {}

    private final CompiledVariant variant;
    private final Board board;
    private final String text;
    private final FenProblems problems = new FenProblems();

    FenReader(CompiledVariant variant, String text) {
        this.variant = variant;
        this.board = variant.board();
        this.text = text;
    }

    /** Everything that is wrong, in the order of the text; what is wrong with the position comes last. */
    List<FenProblem> problems() {
        return problems.all();
    }

    /** What the text says; to be used only if there are no problems. */
    Setup read() {
        List<Field> fields = fields();
        FenPieces pieces = new FenPieces(variant, fields.getFirst(), problems);
        Setup setup = new Setup(
                variant,
                pieces.board(),
                side(fields.get(1)),
                pieces.hand(Color.WHITE),
                pieces.hand(Color.BLACK),
                new FenRights(variant, problems).read(fields.get(2)),
                enPassant(fields.get(3)),
                tradeBan(fields.get(3)),
                number(fields.get(4), 0, "halfmove clock"),
                number(fields.get(5), 1, "fullmove number"));
        if (pieces.areComplete()) {
            setup.problems().forEach(problem -> problems.add(-1, problem.message()));
        }
        return setup;
    }

    private List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        Matcher matcher = FIELD.matcher(text.length() > LONGEST ? text.substring(0, LONGEST) : text);
        while (matcher.find()) {
            fields.add(new Field(matcher.group(), matcher.start()));
        }
        if (text.length() > LONGEST) {
            problems.add(LONGEST, "no FEN is that long");
        } else if (fields.size() > USUAL.size()) {
            problems.add(fields.get(USUAL.size()).offset(), "a FEN has " + USUAL.size() + " fields, this is one more");
        }
        if (fields.size() < 2) {
            problems.add(text.length(), "the side to move is missing");
        }
        for (int i = fields.size(); i < USUAL.size(); i++) {
            fields.add(new Field(USUAL.get(i), text.length()));
        }
        return fields;
    }

    private int side(Field field) {
        if (!field.text().equals("w") && !field.text().equals("b")) {
            problems.add(field.offset(), "the side to move is w or b, not " + field.text());
        }
        return field.text().equals("b") ? Color.BLACK : Color.WHITE;
    }

    private boolean isTradeBan(Field field) {
        return variant.tradeBanPiece() != 0
                && field.text().startsWith("x")
                && board.parse(field.text().substring(1)) >= 0;
    }

    private int tradeBan(Field field) {
        return isTradeBan(field) ? board.parse(field.text().substring(1)) : -1;
    }

    private int enPassant(Field field) {
        if (field.text().equals("-") || isTradeBan(field)) {
            return -1;
        }
        int square = board.parse(field.text());
        if (square < 0) {
            String ban = variant.tradeBanPiece() == 0 ? "" : ", or x and a square for a trade ban";
            problems.add(field.offset(), "the en passant field is - or a square" + ban + ", not " + field.text());
        }
        return square;
    }

    private int number(Field field, int least, String what) {
        int number = field.text().length() > 4 || !field.text().chars().allMatch(c -> c >= '0' && c <= '9')
                ? -1
                : Integer.parseInt(field.text());
        if (number < least) {
            problems.add(
                    field.offset(), "the " + what + " is a number from " + least + " to 9999, not " + field.text());
        }
        return Math.max(number, least);
    }
}
