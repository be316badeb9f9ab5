package org.howdah.rules.slow;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Board;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/** Positions as FEN, read without any check: what it is given is taken to be right. */
public final class SlowFen {
    private SlowFen() {}

    public static String write(SlowPosition position) {
        return identity(position, position.passedSquare >= 0) + " " + position.clock + " " + position.moveNumber;
    }

    /** What makes two positions the same for repetition: the FEN without clocks, en passant only if it is legal. */
    public static String identity(SlowPosition position) {
        boolean takes = position.passedSquare >= 0
                && SlowMoves.legal(position).values().stream()
                        .anyMatch(move ->
                                move.captured().contains(position.passedPawn) && move.to() == position.passedSquare);
        return identity(position, takes);
    }

    private static String identity(SlowPosition position, boolean enPassant) {
        Board board = position.variant.board();
        String pending = enPassant
                ? board.name(position.passedSquare)
                : position.banSquare >= 0 ? "x" + board.name(position.banSquare) : "-";
        String rights = rights(position, 0) + rights(position, 1);
        return placement(position) + hands(position) + (position.side == 0 ? " w " : " b ")
                + (rights.isEmpty() ? "-" : rights) + " " + pending;
    }

    private static String placement(SlowPosition position) {
        Board board = position.variant.board();
        StringBuilder text = new StringBuilder();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < board.files(); file++) {
                int piece = position.board[board.square(file, rank)];
                if (piece == 0) {
                    empty++;
                } else {
                    text.append(empty > 0 ? String.valueOf(empty) : "").append(letter(position.variant, piece));
                    empty = 0;
                }
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }

    private static char letter(Variant variant, int piece) {
        char letter = variant.piece(Math.abs(piece)).letter();
        return piece > 0 ? letter : Character.toLowerCase(letter);
    }

    private static String hands(SlowPosition position) {
        List<Integer> order =
                position.variant.start().hand().stream().distinct().toList();
        StringBuilder text = new StringBuilder();
        for (int color = 0; color < 2; color++) {
            for (int type : order) {
                String letter = String.valueOf(letter(position.variant, SlowPosition.piece(color, type)));
                text.append(letter.repeat(position.hands[color][type]));
            }
        }
        boolean shown = position.variant.placement() != null ? !text.isEmpty() : !order.isEmpty();
        return shown ? "[" + text + "]" : "";
    }

    /** Castling letters, then the files of all other unmoved pieces for which it matters. */
    private static String rights(SlowPosition position, int color) {
        Board board = position.variant.board();
        Set<Integer> named = new TreeSet<>();
        StringBuilder castling = new StringBuilder();
        for (int kingTo : kingTo(position, color)) {
            if (position.hasCastlingRight(color, kingTo)) {
                castling.append(kingTo > position.kingStart(color) ? "K" : "Q");
                named.add(position.kingStart(color));
                named.add(position.partnerStart(color, kingTo));
            }
        }
        StringBuilder files = new StringBuilder();
        for (int file = 0; file < board.files(); file++) {
            for (int rank = 0; rank < board.ranks(); rank++) {
                int square = board.square(file, rank);
                if (position.virgin[square]
                        && position.has(square, color)
                        && !named.contains(square)
                        && matters(position, square, color)) {
                    files.append((char) ('A' + file));
                }
            }
        }
        String text = castling.toString() + files;
        return color == 0 ? text : text.toLowerCase(Locale.ROOT);
    }

    /** Where that color's king may castle to, the higher file first. */
    private static List<Integer> kingTo(SlowPosition position, int color) {
        if (position.variant.castling() == null) {
            return List.of();
        }
        return position.variant.castling().kingTo().stream()
                .map(white -> position.own(white, color))
                .sorted(Collections.reverseOrder())
                .toList();
    }

    /** Whether it matters, beyond castling, that this piece has not moved. */
    private static boolean matters(SlowPosition position, int square, int color) {
        boolean leaps = !position.isPawn(square)
                && position.variant.piece(position.type(square)).movements().stream()
                        .anyMatch(Movement::initial);
        boolean gates = position.variant.gating() != null
                && position.variant.gating().movers().contains(position.type(square))
                && !position.handIsEmpty(color);
        return leaps || gates;
    }

    public static SlowPosition read(Variant variant, String fen) {
        SlowPosition position = SlowPosition.empty(variant);
        String[] fields = fen.split(" ", -1);
        int bracket = fields[0].indexOf('[');
        readPlacement(position, bracket < 0 ? fields[0] : fields[0].substring(0, bracket));
        if (bracket >= 0) {
            readHands(position, fields[0].substring(bracket + 1, fields[0].length() - 1));
        }
        position.side = fields[1].equals("w") ? 0 : 1;
        if (!fields[2].equals("-")) {
            fields[2].chars().forEach(letter -> readRight(position, (char) letter));
        }
        if (fields[3].startsWith("x")) {
            position.banSquare = variant.board().parse(fields[3].substring(1));
        } else if (!fields[3].equals("-")) {
            position.passedSquare = variant.board().parse(fields[3]);
            position.passedPawn = passedPawn(position);
        }
        position.clock = Integer.parseInt(fields[4]);
        position.moveNumber = Integer.parseInt(fields[5]);
        return position;
    }

    private static void readPlacement(SlowPosition position, String text) {
        Board board = position.variant.board();
        int rank = board.ranks();
        for (String row : text.split("/", -1)) {
            rank--;
            int file = 0;
            for (String item : row.split("(?<=\\D)|(?<=\\d)(?=\\D)", -1)) {
                if (item.isEmpty()) {
                    continue;
                }
                if (Character.isDigit(item.charAt(0))) {
                    file += Integer.parseInt(item);
                } else {
                    position.board[board.square(file++, rank)] = piece(position.variant, item.charAt(0));
                }
            }
        }
    }

    private static int piece(Variant variant, char letter) {
        int type = variant.type(Character.toUpperCase(letter));
        return Character.isUpperCase(letter) ? type : -type;
    }

    private static void readHands(SlowPosition position, String text) {
        text.chars().forEach(letter -> {
            int piece = piece(position.variant, (char) letter);
            position.hands[piece > 0 ? 0 : 1][Math.abs(piece)]++;
        });
    }

    private static void readRight(SlowPosition position, char letter) {
        int color = Character.isUpperCase(letter) ? 0 : 1;
        char upper = Character.toUpperCase(letter);
        if (upper == 'K' || upper == 'Q') {
            List<Integer> kingTo = kingTo(position, color);
            int to = upper == 'K' ? kingTo.getFirst() : kingTo.getLast();
            position.virgin[position.kingStart(color)] = true;
            position.virgin[position.partnerStart(color, to)] = true;
            return;
        }
        for (int square = 0; square < position.board.length; square++) {
            int piece = position.board[square];
            if (position.variant.board().file(square) == upper - 'A'
                    && position.has(square, color)
                    && (piece == position.setupPiece(square) || isPlaced(position, square, color))
                    && canMatter(position, square)) {
                position.virgin[square] = true;
            }
        }
    }

    /** Whether this piece may stand where it does since a placement. */
    private static boolean isPlaced(SlowPosition position, int square, int color) {
        return position.variant.placement() != null
                && position.variant.placement().pieces().contains(position.type(square))
                && position.variant.placement().wings().stream()
                        .flatMap(List::stream)
                        .anyMatch(white -> position.own(white, color) == square);
    }

    private static boolean canMatter(SlowPosition position, int square) {
        PieceType piece = position.variant.piece(position.type(square));
        boolean leaps = !position.isPawn(square) && piece.movements().stream().anyMatch(Movement::initial);
        boolean gates = position.variant.gating() != null
                && position.variant.gating().movers().contains(position.type(square));
        return leaps || gates;
    }

    /** The pawn that has just passed a square: half a double step further on, with nothing half a step back. */
    private static int passedPawn(SlowPosition position) {
        int mover = 1 - position.side;
        for (int type : position.variant.promotion().pawns()) {
            for (Movement movement : position.variant.piece(type).movements()) {
                for (Step step : movement.steps()) {
                    if (SlowMoves.isDoubleStep(movement, step)) {
                        Step half = new Step(step.files() / 2, step.ranks() / 2);
                        int pawn = position.after(half, position.passedSquare, mover);
                        int start = position.after(half.reversed(), position.passedSquare, mover);
                        if (pawn >= 0
                                && start >= 0
                                && position.board[start] == 0
                                && position.board[pawn] == SlowPosition.piece(mover, type)) {
                            return pawn;
                        }
                    }
                }
            }
        }
        throw new IllegalArgumentException(
                "no pawn has passed " + position.variant.board().name(position.passedSquare));
    }
}
