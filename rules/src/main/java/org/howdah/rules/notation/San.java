package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;

/**
 * Standard algebraic notation, with the shown ranks of the game: {@code Nf3}, {@code exd6}, {@code e8=H},
 * {@code Nc3/Hb1} (gating), {@code O-O/Eh1}, {@code Wxf2xg3} (double capture), {@code Wxf2-g3} (hit and run, or capture
 * and return when the last square is where it stood), {@code Wpass}, {@code @NEEN} (placement), all with {@code +} or
 * {@code #} last. {@code O-O} is castling with the nearer partner.
 *
 * <p>Writing is strict: the shortest text that no other legal move shares, told apart by file, else by rank, else by
 * square. Reading is lenient; see {@link #parse}. A position handed to these methods is as it was when they return.
 */
public final class San {
    private San() {}

    /** The SAN of a legal move. */
    public static String write(Position position, int move) {
        return new SanWriter(position, legal(position)).write(move);
    }

    /** The SAN of each of the position's legal moves, in the order of {@code legal}. */
    public static List<String> writeAll(Position position, MoveList legal) {
        SanWriter writer = new SanWriter(position, legal);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            all.add(writer.write(legal.get(i)));
        }
        return all;
    }

    /**
     * The legal move that a text means. Besides what {@link #write} gives it understands: squares of origin that are
     * missing or superfluous, as long as one move fits; {@code 0-0}; captures without {@code x} and {@code x} without
     * capture; {@code Nc3/H}, {@code e8H}, {@code e8(H)}; {@code P} for pawns; check marks missing or wrong,
     * {@code e.p.} and annotations such as {@code !?}; lower-case piece letters where the text means no other move; {@code --} for a pass; XBoard's letters in a game that
     * XBoard has built in.
     *
     * @throws MoveException when no legal move fits, with the rule that forbids it, or more than one, naming them
     */
    public static int parse(Position position, String text) throws MoveException {
        return SanReader.read(position, text);
    }

    static MoveList legal(Position position) {
        MoveList legal = new MoveList();
        Moves.legal(position, legal);
        return legal;
    }
}
