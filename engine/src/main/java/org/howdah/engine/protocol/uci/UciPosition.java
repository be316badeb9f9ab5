package org.howdah.engine.protocol.uci;

import java.util.Set;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.variant.CompiledVariant;

/** Reads {@code startpos} or {@code fen FEN}, and the {@code moves} after it. */
final class UciPosition {
    private UciPosition() {}

    static Position parse(CompiledVariant variant, UciWords words) throws UciException {
        Position position = begin(variant, words);
        if (words.hasNext() && !words.accept("moves")) {
            throw new UciException("position does not know '" + words.peek() + "'");
        }
        while (words.hasNext()) {
            play(position, words.next());
        }
        return position;
    }

    private static Position begin(CompiledVariant variant, UciWords words) throws UciException {
        if (words.accept("startpos")) {
            return Position.start(variant);
        }
        if (!words.accept("fen")) {
            throw new UciException("position takes 'startpos' or 'fen FEN'");
        }
        try {
            return Fen.parse(variant, words.until(Set.of("moves"))).toPosition();
        } catch (FenException | SetupException e) {
            throw new UciException(e);
        }
    }

    private static void play(Position position, String move) throws UciException {
        try {
            position.make(Uci.parse(position, move, position.variant().board()::name));
        } catch (MoveException e) {
            throw new UciException(e);
        }
    }
}
