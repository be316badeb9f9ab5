package org.howdah.rules.notation;

import java.util.List;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Positions as FEN: piece placement with the hands in brackets, side to move, rights, en passant square or trade ban,
 * halfmove clock, fullmove number. Squares count ranks from 1 in every game, runs of more than nine empty squares are
 * decimal numbers, and the rights are {@code K} and {@code Q} for castling, then the files of other pieces that have not
 * moved, where that matters: {@code KQBCDFGkqbcdfg}.
 */
public final class Fen {
    private Fen() {}

    /**
     * Reads a FEN. Hands and rights may come in any order; what follows the side to move may be missing at the end. The
     * setup has only those rights that still matter, and the en passant square only if a pawn attacks it.
     *
     * @throws FenException when it is not a position to play from: with every mistake of the text, and everything that
     *     is wrong with what it describes
     */
    public static Setup parse(CompiledVariant variant, String text) throws FenException {
        FenReader reader = new FenReader(variant, text);
        Setup setup = reader.read();
        List<FenProblem> problems = reader.problems();
        if (!problems.isEmpty()) {
            throw new FenException(problems);
        }
        try {
            // What a FEN states although it matters no more is gone after this.
            return setup.toPosition().setup();
        } catch (SetupException e) {
            throw new IllegalStateException("a setup without problems", e);
        }
    }

    /** The FEN of a position. */
    public static String write(Position position) {
        return write(position.setup());
    }

    /** The FEN of a setup. */
    public static String write(Setup setup) {
        return new FenWriter(setup).write();
    }
}
