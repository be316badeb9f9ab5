package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.jspecify.annotations.Nullable;

/** Reads what is in hand at the start, and the rule that brings it into play: {@code [gating]} or {@code [placement]}. */
final class HandReader {

    private final Draft draft;
    private final Section gatingTable;
    private final Section placementTable;

    HandReader(Draft draft) {
        this.draft = draft;
        this.gatingTable = draft.file().table("gating");
        this.placementTable = draft.file().table("placement");
    }

    /** The types in hand: those of {@code [setup] hand}, or those that the placement places. */
    List<Integer> hand(@Nullable Placement placement) {
        Text letters = draft.file().table("setup").optionalLetters("hand");
        if (letters == null) {
            if (gatingTable.isPresent() && !placementTable.isPresent()) {
                gatingTable.mistake("[gating] needs pieces in hand: give [setup] a 'hand'");
            }
            return placement == null ? List.of() : placedHand(placement);
        }
        if (placementTable.isPresent()) {
            draft.mistakes().add(letters.mistake("[placement] says already what is in hand: leave 'hand' out"));
        } else if (!gatingTable.isPresent()) {
            draft.mistakes()
                    .add(letters.mistake("nothing brings the hand into play: [gating] or [placement] is missing"));
        }
        draft.army().forbidRoyal(letters, "cannot be in hand");
        return draft.army().bag(letters);
    }

    private static List<Integer> placedHand(Placement placement) {
        List<Integer> hand = new ArrayList<>();
        for (int type : placement.pieces().stream().distinct().toList()) {
            long count =
                    placement.pieces().stream().filter(piece -> piece == type).count();
            for (long i = 0; i < count * placement.wings().size(); i++) {
                hand.add(type);
            }
        }
        return hand;
    }

    @Nullable Gating gating() {
        if (!gatingTable.isPresent()) {
            return null;
        }
        if (placementTable.isPresent()) {
            gatingTable.mistake("[gating] and [placement] cannot both use the hand");
        }
        Text letters = gatingTable.requiredText("movers");
        List<Integer> movers = letters == null ? List.of() : draft.army().set(letters);
        for (int mover : movers) {
            if (letters != null
                    && draft.layout() != null
                    && draft.squaresOf(mover).isEmpty()) {
                int index = letters.string().indexOf(draft.army().piece(mover).letter());
                draft.mistakes()
                        .add(letters.mistake(
                                index, "no " + draft.army().name(mover) + " is in the setup, so none can gate"));
            }
        }
        return new Gating(movers);
    }

    @Nullable Placement placement() {
        if (!placementTable.isPresent()) {
            return null;
        }
        Text letters = placementTable.requiredText("pieces");
        List<Integer> pieces = letters == null ? List.of() : draft.army().bag(letters);
        if (letters != null) {
            draft.army().forbidRoyal(letters, "must stand in the setup");
        }
        List<Text> wingTexts = placementTable.requiredTexts("wings");
        List<List<Integer>> wings = new ArrayList<>();
        List<Integer> all = new ArrayList<>();
        for (Text text : wingTexts == null ? List.<Text>of() : wingTexts) {
            List<Geometry.Named> wing = draft.geometry().squares(text);
            int words = text.string().strip().split("\\s+").length;
            if (words != pieces.size() && !pieces.isEmpty()) {
                draft.mistakes()
                        .add(text.mistake("this wing has " + words + " squares for " + pieces.size() + " pieces"));
            }
            for (Geometry.Named named : wing) {
                checkWingSquare(named, all);
                all.add(named.square());
            }
            wings.add(wing.stream().map(Geometry.Named::square).toList());
        }
        if (letters != null) {
            checkChoice(letters, pieces, wings.size());
        }
        return new Placement(wings, pieces);
    }

    /** A placement turn is one move among a limited number. */
    private void checkChoice(Text letters, List<Integer> pieces, int wings) {
        double orders = 1;
        for (int i = 0; i < pieces.size(); i++) {
            orders *= i + 1;
            orders /= Collections.frequency(pieces.subList(0, i + 1), pieces.get(i));
        }
        double arrangements = Math.pow(orders, wings);
        if (arrangements > Arrangements.MOST) {
            draft.mistakes()
                    .add(letters.mistake("this leaves %.0f arrangements to choose from; at most %d will do"
                            .formatted(arrangements, Arrangements.MOST)));
        }
    }

    private void checkWingSquare(Geometry.Named named, List<Integer> earlier) {
        int square = named.square();
        String name = draft.shown(square);
        Board board = draft.geometry().board();
        if (earlier.contains(square)) {
            draft.mistakes().add(named.mistake(name + " is named twice"));
        } else if (draft.layout() != null && draft.layout().pieces().get(square) != Pieces.NONE) {
            draft.mistakes().add(named.mistake(name + " is occupied in the setup"));
        } else if (board.rank(square) >= board.ranks() / 2) {
            draft.mistakes().add(named.mistake(name + " is not on White's side of the board"));
        }
    }
}
