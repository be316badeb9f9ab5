package org.howdah.server.play;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;

/** Moves in words, as one says them: "knight c3", "warlock takes f2, takes g3". */
final class Spoken {

    private final Position before;
    private final CompiledVariant variant;
    private final Board board;
    private final MoveShape shape;
    private final String san;

    private Spoken(Position before, int move, String san) {
        this.before = before;
        this.variant = before.variant();
        this.board = variant.board();
        this.shape = MoveShape.of(before, move);
        this.san = san;
    }

    /**
     * A legal move in words.
     *
     * @param san the same move in SAN
     */
    static String of(Position before, int move, String san) {
        Spoken spoken = new Spoken(before, move, san);
        return spoken.action(move) + spoken.gating() + spoken.check();
    }

    private String action(int move) {
        return switch (Move.kind(move)) {
            case Move.PLACEMENT -> placement(Move.to(move));
            case Move.CASTLING, Move.PARTNER_GATE -> "castles " + (san.startsWith("O-O-O") ? "long" : "short");
            case Move.PASS -> mover() + " passes";
            case Move.TWO_LEG -> twoLegs();
            case Move.EN_PASSANT -> step() + " en passant";
            case Move.PROMOTION -> step() + ", becomes " + name(shape.piece());
            default -> step();
        };
    }

    private String step() {
        String verb = shape.captures().isEmpty() ? "" : " takes";
        String origin = isAmbiguous() ? " from " + square(shape.from()) + (verb.isEmpty() ? " to" : "") : "";
        return mover() + origin + verb + " " + square(shape.to());
    }

    /** Where SAN needs to say where the piece comes from, words need it too. */
    private boolean isAmbiguous() {
        return !variant.isPawn(Pieces.type(before.pieceAt(shape.from())))
                && !san.substring(1).split("[+#/]", 2)[0].replace("x", "").equals(square(shape.to()));
    }

    private String twoLegs() {
        String first = mover() + " takes " + square(shape.via());
        if (shape.to() == shape.from()) {
            return first + ", returns to " + square(shape.to());
        }
        return first + (shape.captures().size() > 1 ? ", takes " : ", goes on to ") + square(shape.to());
    }

    private String placement(int arrangement) {
        Arrangements arrangements = variant.arrangements();
        if (arrangements == null) {
            throw new IllegalArgumentException("No placement in " + variant.id());
        }
        int[] squares = arrangements.squares(before.sideToMove());
        int[] types = arrangements.types(arrangement);
        return "places "
                + IntStream.range(0, types.length)
                        .mapToObj(i -> name(types[i]) + " " + square(squares[i]))
                        .collect(Collectors.joining(", "));
    }

    private String gating() {
        return shape.gateOn() == MoveShape.NOWHERE
                ? ""
                : ", " + name(shape.piece()) + " enters " + square(shape.gateOn());
    }

    private String check() {
        return san.endsWith("#") ? ", checkmate" : san.endsWith("+") ? ", check" : "";
    }

    private String mover() {
        return name(Pieces.type(before.pieceAt(shape.from())));
    }

    private String name(int type) {
        return variant.variant().piece(type).name().toLowerCase(Locale.ROOT);
    }

    private String square(int square) {
        return board.shownName(square);
    }
}
