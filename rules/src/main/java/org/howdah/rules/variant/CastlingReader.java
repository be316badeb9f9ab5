package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Board;
import org.jspecify.annotations.Nullable;

/** Reads {@code [castling]}. */
final class CastlingReader {

    private final Draft draft;
    private final Section table;

    private CastlingReader(Draft draft) {
        this.draft = draft;
        this.table = draft.file().table("castling");
    }

    static @Nullable Castling read(Draft draft) {
        CastlingReader reader = new CastlingReader(draft);
        return reader.table.isPresent() ? reader.read() : null;
    }

    private Castling read() {
        int king = king();
        int partner = partner();
        List<Text> names = table.requiredTexts("king-to");
        List<Integer> kingTo = new ArrayList<>();
        for (Text name : names == null ? List.<Text>of() : names) {
            List<Geometry.Named> squares = draft.geometry().squares(name);
            if (squares.size() > 1) {
                draft.mistakes().add(name.mistake("one square is wanted here, not '" + name.string() + "'"));
            } else if (squares.size() == 1 && king != 0 && partner != 0) {
                int to = squares.getFirst().square();
                checkTarget(name, king, partner, to, kingTo);
                kingTo.add(to);
            }
        }
        return new Castling(king, partner, kingTo);
    }

    /** The type that castles; 0, once told, if it is none or not the royal one. */
    private int king() {
        Text letter = table.requiredText("king");
        int king = letter == null ? 0 : draft.army().one(letter);
        if (letter != null && king != 0 && !draft.army().piece(king).royal()) {
            draft.mistakes()
                    .add(letter.mistake("the piece that castles must be the royal one, which "
                            + draft.army().name(king) + " is not"));
            return 0;
        }
        return king;
    }

    /** The type it castles with; 0, once told, if it is none or the royal one. */
    private int partner() {
        Text letter = table.requiredText("partner");
        int partner = letter == null ? 0 : draft.army().one(letter);
        if (letter != null && partner != 0 && draft.army().piece(partner).royal()) {
            draft.army().forbidRoyal(letter, "cannot be the partner in castling");
            return 0;
        }
        return partner;
    }

    private void checkTarget(Text name, int king, int partner, int to, List<Integer> earlier) {
        List<Integer> kings = draft.squaresOf(king);
        if (kings.size() != 1) {
            return; // told elsewhere: a side has one royal piece
        }
        String wrong = wrong(king, partner, kings.getFirst(), to, earlier);
        if (wrong != null) {
            draft.mistakes().add(name.mistake(wrong));
        }
    }

    private @Nullable String wrong(int king, int partner, int from, int to, List<Integer> earlier) {
        Board board = draft.geometry().board();
        int files = board.file(to) - board.file(from);
        if (board.rank(to) != board.rank(from)) {
            return "the king castles along its own rank, and starts on " + draft.shown(from);
        }
        if (Math.abs(files) < 2) {
            return "the king, which starts on " + draft.shown(from) + ", must go two squares or more";
        }
        if (earlier.stream().anyMatch(other -> (board.file(other) - board.file(from)) * files > 0)) {
            return "two castling squares on the same side of the king";
        }
        if (draft.army().piece(king).movements().stream().anyMatch(m -> reaches(m, files))) {
            return "the king reaches " + draft.shown(to)
                    + " by an ordinary move, so castling there could not be told from it";
        }
        return wrongPartner(partner, from, to);
    }

    /** Whether a movement can take a piece that many files along its rank. */
    private static boolean reaches(Movement movement, int files) {
        if (movement.again() != Again.NO || !movement.moves()) {
            return false;
        }
        for (Step step : movement.steps()) {
            boolean along = step.ranks() == 0 && files % step.files() == 0;
            if (along && files / step.files() > 0 && files / step.files() <= movement.range()) {
                return true;
            }
        }
        return false;
    }

    private @Nullable String wrongPartner(int partner, int from, int to) {
        Board board = draft.geometry().board();
        int side = Integer.signum(to - from);
        List<Integer> partners = draft.squaresOf(partner).stream()
                .filter(square -> board.rank(square) == board.rank(from) && (square - from) * side > 0)
                .toList();
        if (partners.size() != 1) {
            return "the king needs one " + draft.army().name(partner) + " on that side of its rank, and has "
                    + partners.size();
        }
        if ((partners.getFirst() - to) * side < 0) {
            return "the king would pass its partner on " + draft.shown(partners.getFirst());
        }
        return null;
    }
}
