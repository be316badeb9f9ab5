package org.howdah.lab.tablebase;

import org.howdah.engine.tablebase.TableLayout;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** A board on which the positions of a table are set up, one after another. For one thread. */
final class Stage {
    private final TableLayout layout;
    private final CompiledVariant variant;
    private final Position position;
    private final int[] shown;
    private int showing;

    /** Where each man of the layout is to stand. */
    final int[] at;

    Stage(TableLayout layout) {
        this.layout = layout;
        variant = layout.variant();
        position = Position.blank(variant);
        at = new int[layout.men()];
        shown = new int[at.length];
    }

    /** Puts the men where they are to stand; false when two of them are to stand on one square. */
    boolean show() {
        while (showing > 0) {
            position.remove(shown[--showing]);
        }
        for (int man = 0; man < at.length; man++) {
            if (position.pieceAt(at[man]) != Pieces.NONE) {
                return false;
            }
            position.put(at[man], layout.man(man));
            shown[showing++] = at[man];
        }
        return true;
    }

    /** Gives a side the turn; false when that cannot be, since it could take the king. */
    boolean turnTo(int color) {
        position.turnTo(color);
        return !position.isAttacked(position.kingSquare(Color.opposite(color)), color);
    }

    Position position() {
        return position;
    }

    /** Whether a move leads out of the slice: it takes something, or a pawn makes it. */
    boolean leavesSlice(int move) {
        if (Move.kind(move) == Move.PASS) {
            return false;
        }
        return Move.kind(move) != Move.STEP
                || position.pieceAt(Move.to(move)) != Pieces.NONE
                || variant.isPawn(Pieces.type(position.pieceAt(Move.from(move))));
    }

    /** Which of the men stands on a square. */
    int man(int square) {
        int man = 0;
        while (at[man] != square) {
            man++;
        }
        return man;
    }
}
