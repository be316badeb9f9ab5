package org.howdah.server.api;

import java.util.List;
import java.util.Locale;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.jspecify.annotations.Nullable;

/** Squares and colors as JSON names them; what there is not is null. */
final class Squares {

    private Squares() {}

    static @Nullable String name(Board board, int square) {
        return square < 0 ? null : board.name(square);
    }

    static List<String> names(Board board, List<Integer> squares) {
        return squares.stream().map(board::name).toList();
    }

    static @Nullable String color(int color) {
        return color < 0 ? null : Color.name(color).toLowerCase(Locale.ROOT);
    }
}
