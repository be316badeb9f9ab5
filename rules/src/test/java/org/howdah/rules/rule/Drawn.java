package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.howdah.rules.TestVariants;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.slow.SlowFen;
import org.howdah.rules.slow.SlowGame;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A position drawn as in a book, rank by rank from Black's side, squares apart by blanks. White is to move, nothing is
 * in hand and everything has moved, unless it is said. Whatever it is asked, the judge has to agree.
 */
final class Drawn {
    private final Position position;

    private Drawn(Position position) {
        this.position = position;
    }

    static Drawn white(String variant, String rows) {
        return white(variant, rows, "", "-");
    }

    static Drawn black(String variant, String rows) {
        return read(variant, placement(rows) + " b - - 0 1");
    }

    /** With pieces in hand and rights as FEN writes them. */
    static Drawn white(String variant, String rows, String hand, String rights) {
        return read(variant, placement(rows) + bracket(hand) + " w " + rights + " - 0 1");
    }

    static Drawn black(String variant, String rows, String hand, String rights) {
        return read(variant, placement(rows) + bracket(hand) + " b " + rights + " - 0 1");
    }

    static Drawn start(String variant) {
        return new Drawn(Position.start(TestVariants.byId(variant)));
    }

    static Drawn fen(String variant, String fen) {
        return read(variant, fen);
    }

    private static String bracket(String hand) {
        return hand.isEmpty() ? "" : "[" + hand + "]";
    }

    private static String placement(String rows) {
        return rows.strip()
                .lines()
                .map(row -> row.replace(" ", ""))
                .map(Drawn::withNumbers)
                .collect(Collectors.joining("/"));
    }

    private static String withNumbers(String row) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (int i = 0; i < row.length(); i++) {
            char letter = row.charAt(i);
            if (letter != '.') {
                text.append(empty > 0 ? String.valueOf(empty) : "").append(letter);
                empty = 0;
            } else {
                empty++;
            }
        }
        return text.append(empty > 0 ? String.valueOf(empty) : "").toString();
    }

    private static Drawn read(String variant, String fen) {
        try {
            return new Drawn(Fen.parse(TestVariants.byId(variant), fen).toPosition());
        } catch (FenException | SetupException e) {
            throw new AssertionError(fen, e);
        }
    }

    Position position() {
        return position;
    }

    String fen() {
        return Fen.write(position);
    }

    /** All legal moves in UCI form. */
    List<String> moves() {
        MoveList list = new MoveList();
        Moves.legal(position, list);
        List<String> moves = IntStream.of(list.toArray())
                .mapToObj(move -> Uci.write(position, move))
                .sorted()
                .toList();
        CompiledVariant variant = position.variant();
        assertThat(moves)
                .isEqualTo(List.copyOf(new SlowGame(SlowFen.read(variant.variant(), fen()))
                        .moves()
                        .keySet()));
        return moves;
    }

    /** The legal moves whose text begins so: with the mover's square, or with more. */
    List<String> moves(String beginning) {
        return moves().stream().filter(move -> move.startsWith(beginning)).toList();
    }

    /** The position after some more moves. */
    Drawn after(String... moves) {
        Position after = position.copy();
        for (String move : moves) {
            try {
                after.make(Uci.parse(after, move));
            } catch (MoveException e) {
                throw new AssertionError(move + " in " + Fen.write(after), e);
            }
        }
        return new Drawn(after);
    }

    boolean isCheck() {
        return position.inCheck();
    }

    /** The letter on a square as FEN writes it, a dot when it is empty. */
    String at(String square) {
        int piece = position.pieceAt(position.variant().board().parse(square));
        if (piece == 0) {
            return ".";
        }
        String letter = String.valueOf(
                position.variant().variant().piece(Pieces.type(piece)).letter());
        return Pieces.color(piece) == Color.WHITE ? letter : letter.toLowerCase(Locale.ROOT);
    }

    /** How the game ends here, null when it goes on. */
    Ending ending() {
        return Ending.of(position);
    }

    /** Who wins by the ending: {@code "white"}, {@code "black"} or {@code "nobody"}. */
    String winner() {
        int winner = ending().winner(position);
        return winner < 0 ? "nobody" : Color.name(winner);
    }
}
