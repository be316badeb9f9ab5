package org.howdah.rules.notation;

import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;

/** Writes the legal moves of one position in SAN. */
final class SanWriter {
    private final Position position;
    private final CompiledVariant variant;
    private final Board board;
    private final MoveList legal;

    SanWriter(Position position, MoveList legal) {
        this.position = position;
        this.variant = position.variant();
        this.board = variant.board();
        this.legal = legal;
    }

    String write(int move) {
        return body(move) + mark(move);
    }

    /** The move without check marks. */
    String body(int move) {
        if (Move.kind(move) == Move.PLACEMENT) {
            return Letters.placement(variant, move);
        }
        if (Move.isCastling(move)) {
            return (castling(move).isShort() ? "O-O" : "O-O-O") + gated(move);
        }
        int type = type(move);
        boolean letterless = type == Letters.letterless(variant);
        String letter = letterless ? "" : Character.toString(Letters.of(variant, type));
        return letter + origin(move, letterless) + target(move);
    }

    /** What follows the letter and the origin. */
    private String target(int move) {
        String to = board.shownName(Move.to(move));
        return switch (Move.kind(move)) {
            case Move.PASS -> "pass";
            case Move.TWO_LEG ->
                "x" + board.shownName(Move.via(move)) + (takesOnArrival(move) ? "x" : "-") + to + gated(move);
            default -> (position.isCapture(move) ? "x" : "") + to + placed(move);
        };
    }

    private boolean takesOnArrival(int move) {
        return Move.to(move) != Move.from(move) && position.pieceAt(Move.to(move)) != Pieces.NONE;
    }

    private String placed(int move) {
        return Move.isPromotion(move) ? "=" + Letters.of(variant, Move.piece(move)) : gated(move);
    }

    private String gated(int move) {
        if (Move.piece(move) == 0) {
            return "";
        }
        int square = Move.kind(move) == Move.PARTNER_GATE ? Move.via(move) : Move.from(move);
        return "/" + Letters.of(variant, Move.piece(move)) + board.shownName(square);
    }

    /** As much of the square of origin as tells the move from the others with the same letter and target. */
    private String origin(int move, boolean letterless) {
        int from = Move.from(move);
        String target = target(move);
        boolean alone = true;
        boolean fileIsOwn = true;
        boolean rankIsOwn = true;
        for (int i = 0; i < legal.size(); i++) {
            int other = legal.get(i);
            if (isRival(move, other) && target(other).equals(target)) {
                alone = false;
                fileIsOwn &= board.file(Move.from(other)) != board.file(from);
                rankIsOwn &= board.rank(Move.from(other)) != board.rank(from);
            }
        }
        String name = board.shownName(from);
        if (alone && !(letterless && position.isCapture(move))) {
            return "";
        }
        if (fileIsOwn) {
            return name.substring(0, 1);
        }
        // A rank in front of a move without a letter would look like a move number.
        return rankIsOwn && !letterless ? name.substring(1) : name;
    }

    private boolean isRival(int move, int other) {
        return Move.from(other) != Move.from(move)
                && Move.to(other) == (Move.kind(move) == Move.PASS ? Move.from(other) : Move.to(move))
                && Move.kind(other) != Move.PLACEMENT
                && !Move.isCastling(other)
                && type(other) == type(move);
    }

    private int type(int move) {
        return Pieces.type(position.pieceAt(Move.from(move)));
    }

    private CastlingPath castling(int move) {
        for (CastlingPath path : variant.castlings(position.sideToMove())) {
            if (path.kingTo() == Move.to(move) && path.partnerFrom() == Move.via(move)) {
                return path;
            }
        }
        throw new IllegalArgumentException("no such castling: " + Uci.write(position, move));
    }

    private String mark(int move) {
        position.make(move);
        boolean check = position.inCheck();
        String mark = !check ? "" : Ending.of(position) == Ending.CHECKMATE ? "#" : "+";
        position.unmake();
        return mark;
    }
}
