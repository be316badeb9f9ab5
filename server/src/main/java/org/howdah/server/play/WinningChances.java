package org.howdah.server.play;

import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.DeadMaterial;

/**
 * Whether a side could still win when the other's time runs out. It could not with a bare king, nor, in games with dead
 * material, with what is dead material against a bare king. (FIDE's Laws 6.9 would ask whether any series of legal moves
 * mates; this simpler test is that of the US Chess rules, 14E.)
 */
final class WinningChances {

    private WinningChances() {}

    static boolean remain(Position position, int color) {
        if (canStillEnter(position, color)) {
            return true;
        }
        DeadMaterial dead = position.variant().variant().deadMaterial();
        int king = position.variant().king();
        int others = 0;
        int singles = 0;
        boolean onlySlow = true;
        int shades = 0;
        for (int square = 0; square < position.variant().board().squares(); square++) {
            int piece = position.pieceAt(square);
            int type = Pieces.type(piece);
            if (piece == Pieces.NONE || Pieces.color(piece) != color || type == king) {
                continue;
            }
            others++;
            singles += dead != null && dead.single().contains(type) ? 1 : 0;
            onlySlow &= dead != null && dead.oneColour().contains(type);
            shades |= 1 << position.variant().board().shade(square);
        }
        boolean single = others == 1 && singles == 1;
        boolean oneShade = onlySlow && Integer.bitCount(shades) <= 1;
        return others > 0 && !single && !oneShade;
    }

    /** Whether a piece in hand can come onto the board: by placement, or by gating while an unmoved piece is left. */
    private static boolean canStillEnter(Position position, int color) {
        if (position.handIsEmpty(color)) {
            return false;
        }
        return !position.variant().hasGating()
                || (position.virginLo() & position.colorLo(color)) != 0
                || (position.virginHi() & position.colorHi(color)) != 0;
    }
}
