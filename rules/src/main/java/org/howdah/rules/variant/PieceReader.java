package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.howdah.rules.betza.Betza;
import org.howdah.rules.betza.BetzaException;
import org.howdah.rules.betza.Movement;
import org.jspecify.annotations.Nullable;

/** Reads {@code [pieces]}: a piece that is wrong in some way still counts as declared, so that its letter is known. */
final class PieceReader {

    private final Section pieces;
    private final Mistakes mistakes;

    private PieceReader(Section pieces, Mistakes mistakes) {
        this.pieces = pieces;
        this.mistakes = mistakes;
    }

    static Army read(Section file, Mistakes mistakes) {
        PieceReader reader = new PieceReader(file.table(Schema.PIECES), mistakes);
        Army army = new Army(reader.types(), mistakes);
        reader.checkRoyal(army);
        return army;
    }

    private List<PieceType> types() {
        List<PieceType> types = new ArrayList<>();
        if (!pieces.isPresent()) {
            pieces.mistake("[pieces] is missing");
            return types;
        }
        for (String letter : pieces.keys()) {
            Section piece = pieces.table(letter);
            if (letter.matches("[A-Z]") && piece.isPresent()) {
                types.add(type(letter.charAt(0), piece));
            }
        }
        return types;
    }

    private PieceType type(char letter, Section piece) {
        Text name = piece.requiredText("name");
        Text moves = piece.requiredText("moves");
        return new PieceType(
                letter,
                name == null ? "" : name.string(),
                moves == null ? "" : moves.string(),
                moves == null ? List.of() : movements(moves),
                piece.flag("royal"),
                art(piece.optionalText("art")));
    }

    private List<Movement> movements(Text moves) {
        try {
            return Betza.parse(moves.string());
        } catch (BetzaException e) {
            mistakes.add(moves.mistake(e.offset(), Objects.requireNonNull(e.getMessage())));
            return List.of();
        }
    }

    private @Nullable String art(@Nullable Text art) {
        if (art == null) {
            return null;
        }
        if (!art.string().matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            mistakes.add(
                    art.mistake("'art' names a drawing, such as \"silver-elephant\": small letters, digits and -"));
        }
        return art.string();
    }

    private void checkRoyal(Army army) {
        List<PieceType> royal = army.types().stream().filter(PieceType::royal).toList();
        if (royal.isEmpty() && !army.types().isEmpty()) {
            pieces.mistake("no piece is royal: give one 'royal = true'");
        }
        for (PieceType second : royal.subList(Math.min(1, royal.size()), royal.size())) {
            Section piece = pieces.table(String.valueOf(second.letter()));
            Entry entry = Objects.requireNonNull(piece.entry("royal"));
            mistakes.add(entry.atKey("two pieces are royal, " + royal.getFirst().letter() + " and " + second.letter()
                    + "; one must be"));
        }
    }
}
