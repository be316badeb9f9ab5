package org.howdah.rules.variant;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the rules about trading and ending: {@code [bare-king] [trade-ban] [dead-material] [end]}. */
final class EndReader {

    private final Draft draft;

    EndReader(Draft draft) {
        this.draft = draft;
    }

    boolean bareKing() {
        return draft.file().table("bare-king").isPresent();
    }

    @Nullable TradeBan tradeBan() {
        Section table = draft.file().table("trade-ban");
        if (!table.isPresent()) {
            return null;
        }
        Text letter = table.requiredText("piece");
        if (letter == null) {
            return null;
        }
        draft.army().forbidRoyal(letter, "is never traded");
        return new TradeBan(draft.army().one(letter));
    }

    @Nullable DeadMaterial deadMaterial() {
        Section table = draft.file().table("dead-material");
        if (!table.isPresent()) {
            return null;
        }
        if (bareKing()) {
            table.mistake("[dead-material] contradicts [bare-king], where a lone piece may still win");
        }
        Text single = table.optionalLetters("single");
        Text oneColour = table.optionalLetters("one-colour");
        if (single != null) {
            draft.army().forbidRoyal(single, "is always there");
        }
        if (oneColour != null) {
            draft.army().forbidRoyal(oneColour, "is always there");
            checkOneColour(oneColour);
        }
        return new DeadMaterial(types(single), types(oneColour));
    }

    private List<Integer> types(@Nullable Text letters) {
        return letters == null ? List.of() : draft.army().set(letters);
    }

    private void checkOneColour(Text letters) {
        for (int i = 0; i < letters.string().length(); i++) {
            int type = draft.army().type(letters.string().charAt(i));
            if (type != 0 && !staysOnColour(draft.army().piece(type))) {
                draft.mistakes()
                        .add(letters.mistake(
                                i, "the " + draft.army().name(type) + " does not stay on squares of one colour"));
            }
        }
    }

    private static boolean staysOnColour(PieceType piece) {
        return piece.movements().stream()
                .flatMap(movement -> movement.steps().stream())
                .allMatch(step -> (step.files() + step.ranks()) % 2 == 0);
    }

    Stalemate stalemate() {
        Text word = draft.file().table("end").optionalText("stalemate");
        return word == null ? Stalemate.DRAW : Words.read(word, Stalemate.DRAW, draft.mistakes());
    }
}
