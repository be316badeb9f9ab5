package org.howdah.rules.variant;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads {@code [promotion]}. */
final class PromotionReader {

    private final Draft draft;
    private final Section table;

    private PromotionReader(Draft draft) {
        this.draft = draft;
        this.table = draft.file().table("promotion");
    }

    static @Nullable Promotion read(Draft draft) {
        PromotionReader reader = new PromotionReader(draft);
        return reader.table.isPresent() ? reader.read() : null;
    }

    private Promotion read() {
        Text pawnLetters = table.requiredText("pieces");
        Text zoneText = table.requiredText("zone");
        Text toLetters = table.requiredText("to");
        List<Integer> pawns = pawnLetters == null ? List.of() : draft.army().set(pawnLetters);
        List<Integer> zone = zoneText == null ? List.of() : draft.geometry().fromRank(zoneText);
        List<Integer> to = toLetters == null ? List.of() : draft.army().set(toLetters);
        if (pawnLetters != null) {
            draft.army().forbidRoyal(pawnLetters, "cannot promote");
            checkPawns(pawnLetters);
        }
        if (toLetters != null) {
            draft.army().forbidRoyal(toLetters, "cannot come from promotion");
            checkChoices(toLetters, pawns);
        }
        if (zoneText != null) {
            checkZone(zoneText, zone, pawns);
        }
        return new Promotion(pawns, zone, to);
    }

    private void checkPawns(Text letters) {
        for (int i = 0; i < letters.string().length(); i++) {
            int type = draft.army().type(letters.string().charAt(i));
            boolean broken = type == 0 || draft.army().piece(type).movements().isEmpty();
            if (!broken && !goesForward(draft.army().piece(type))) {
                draft.mistakes()
                        .add(letters.mistake(
                                i, "the " + draft.army().name(type) + " never moves forward, so it cannot promote"));
            }
        }
    }

    private static boolean goesForward(PieceType piece) {
        return piece.movements().stream()
                .flatMap(movement -> movement.steps().stream())
                .anyMatch(step -> step.ranks() > 0);
    }

    private void checkChoices(Text letters, List<Integer> pawns) {
        for (int i = 0; i < letters.string().length(); i++) {
            int type = draft.army().type(letters.string().charAt(i));
            if (pawns.contains(type)) {
                draft.mistakes()
                        .add(letters.mistake(i, "the " + draft.army().name(type) + " promotes, so it is no choice"));
            }
        }
    }

    private void checkZone(Text text, List<Integer> zone, List<Integer> pawns) {
        for (int pawn : pawns) {
            for (int square : draft.squaresOf(pawn)) {
                if (zone.contains(square)) {
                    draft.mistakes()
                            .add(text.mistake("the "
                                    + draft.army().piece(pawn).name().toLowerCase(Locale.ROOT) + " on "
                                    + draft.shown(square) + " starts inside this zone"));
                    return;
                }
            }
        }
    }
}
