package org.howdah.lab.values;

import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variant;

/** Something that is counted for each side, and that the model gives a value. */
sealed interface Term {
    /** How often a side has it. */
    int of(Position position, int color);

    /** What it is called in tables. */
    String name(Variant variant);

    /** Men of a kind. */
    record Count(Man man) implements Term {
        @Override
        public int of(Position position, int color) {
            int piece = Pieces.of(color, man.type());
            return switch (man.state()) {
                case BOARD -> Long.bitCount(position.piecesLo(piece)) + Long.bitCount(position.piecesHi(piece));
                case HAND -> position.hand(color, man.type());
                case FIRST_MOVE ->
                    Long.bitCount(position.firstMoversLo(piece)) + Long.bitCount(position.firstMoversHi(piece));
            };
        }

        @Override
        public String name(Variant variant) {
            return man.name(variant);
        }
    }

    /** Being two: of a type bound to one colour of squares, one on each colour. */
    record Pair(int type) implements Term {
        @Override
        public int of(Position position, int color) {
            int piece = Pieces.of(color, type);
            Variant variant = position.variant().variant();
            Board board = variant.board();
            int light = 0;
            int dark = 0;
            for (int square = 0; square < board.squares(); square++) {
                if (position.pieceAt(square) == piece) {
                    light += board.shade(square);
                    dark += 1 - board.shade(square);
                }
            }
            boolean two = variant.piece(type).isColorBound() ? light > 0 && dark > 0 : light + dark > 1;
            return two ? 1 : 0;
        }

        @Override
        public String name(Variant variant) {
            return variant.piece(type).letter() + " pair";
        }
    }
}
