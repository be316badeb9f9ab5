package org.howdah.rules.variant;

import java.util.List;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Travel;

/**
 * Whether pawns move in ways that promotion and en passant have a meaning for: one leg a turn, nothing gated, and where
 * there is a double step to be answered en passant, captures that are plain leaps.
 */
final class PawnCheck {
    private final Draft draft;
    private final Variant variant;

    PawnCheck(Draft draft, Variant variant) {
        this.draft = draft;
        this.variant = variant;
    }

    void check() {
        Promotion promotion = variant.promotion();
        if (promotion == null) {
            return;
        }
        boolean enPassant = promotion.pawns().stream().anyMatch(this::hasDoubleStep);
        for (int pawn : promotion.pawns()) {
            checkLegs(pawn);
            checkGating(pawn);
            if (enPassant) {
                checkCaptures(pawn);
            }
        }
    }

    private boolean hasDoubleStep(int pawn) {
        return movements(pawn).stream()
                .anyMatch(movement -> movement.initial() && movement.moves() && movement.travel() == Travel.LAME);
    }

    private void checkLegs(int pawn) {
        if (movements(pawn).stream().anyMatch(movement -> movement.again() != Again.NO)) {
            mistake(pawn, "promotes, so it cannot move on or back in the same turn (Betza's 'a')");
        }
    }

    private void checkGating(int pawn) {
        if (variant.gating() != null && variant.gating().movers().contains(pawn)) {
            mistake(pawn, "promotes, so its first move cannot gate");
        }
    }

    private void checkCaptures(int pawn) {
        boolean plain = movements(pawn).stream()
                .filter(movement -> movement.captures() && movement.again() == Again.NO)
                .allMatch(movement -> movement.travel() == Travel.LEAP && !movement.initial());
        if (!plain) {
            mistake(
                    pawn,
                    "may have to take en passant, so it can capture only by plain leaps that are not for the first move");
        }
    }

    private List<Movement> movements(int type) {
        return variant.piece(type).movements();
    }

    private void mistake(int pawn, String message) {
        draft.file()
                .table(Schema.PIECES)
                .table(String.valueOf(variant.piece(pawn).letter()))
                .mistake("the " + draft.army().name(pawn) + " " + message);
    }
}
