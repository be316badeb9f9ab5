package org.howdah.rules.notation;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;

/** Writes one setup as FEN. */
final class FenWriter {
    private final Setup setup;
    private final CompiledVariant variant;
    private final Board board;

    FenWriter(Setup setup) {
        this.setup = setup;
        this.variant = setup.variant();
        this.board = variant.board();
    }

    String write() {
        return placement()
                + hands()
                + (setup.sideToMove() == Color.WHITE ? " w " : " b ")
                + rights()
                + " "
                + target()
                + " "
                + setup.halfmoveClock()
                + " "
                + setup.fullmoveNumber();
    }

    private String placement() {
        StringBuilder text = new StringBuilder();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            rank(rank, text);
            text.append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }

    private void rank(int rank, StringBuilder text) {
        int empty = 0;
        for (int file = 0; file < board.files(); file++) {
            int piece = setup.board().get(board.square(file, rank));
            if (piece == Pieces.NONE) {
                empty++;
                continue;
            }
            text.append(empty > 0 ? Integer.toString(empty) : "").append(letter(piece));
            empty = 0;
        }
        text.append(empty > 0 ? Integer.toString(empty) : "");
    }

    private char letter(int piece) {
        return inCase(Pieces.color(piece), Letters.of(variant, Pieces.type(piece)));
    }

    private static char inCase(int color, char letter) {
        return color == Color.WHITE ? Character.toUpperCase(letter) : Character.toLowerCase(letter);
    }

    /** Brackets are always there while pieces may still be gated, and in a placement until all stand. */
    private String hands() {
        Variant declared = variant.variant();
        Set<Integer> order = new LinkedHashSet<>(declared.start().hand());
        for (int type = 1; type <= variant.types(); type++) {
            order.add(type);
        }
        StringBuilder text = new StringBuilder();
        for (int color : List.of(Color.WHITE, Color.BLACK)) {
            for (int type : order) {
                String letter = Character.toString(letter(Pieces.of(color, type)));
                text.append(letter.repeat(setup.hand(color).get(type)));
            }
        }
        boolean always =
                declared.placement() == null && !declared.start().hand().isEmpty();
        return always || !text.isEmpty() ? "[" + text + "]" : "";
    }

    private String rights() {
        StringBuilder text = new StringBuilder();
        for (int color : List.of(Color.WHITE, Color.BLACK)) {
            Set<Integer> named = new HashSet<>();
            for (CastlingPath path : variant.castlings(color)) {
                Set<Integer> pair = Set.of(path.kingFrom(), path.partnerFrom());
                if (setup.virgin().containsAll(pair)) {
                    text.append(inCase(color, path.letter()));
                    named.addAll(pair);
                }
            }
            setup.virgin().stream()
                    .filter(square -> !named.contains(square) && isOf(color, square))
                    .map(board::file)
                    .sorted()
                    .forEach(file -> text.append(inCase(color, (char) ('A' + file))));
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    private boolean isOf(int color, int square) {
        int piece = setup.board().get(square);
        return piece != Pieces.NONE && Pieces.color(piece) == color;
    }

    private String target() {
        if (setup.tradeBan() >= 0) {
            return "x" + board.name(setup.tradeBan());
        }
        return setup.enPassant() >= 0 ? board.name(setup.enPassant()) : "-";
    }
}
