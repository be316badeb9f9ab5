package org.howdah.engine.eval;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.board.Board;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/** The weights of a game about which nothing is known but its rules. */
final class DerivedWeights {
    private static final double HAND_SHARE = 0.88;
    private static final double CENTIPAWNS_PER_UNIT = 450;
    private static final double MOST_UNITS = 3;
    private static final double CENTIPAWNS_PER_CHECK_UNIT = 75;
    private static final double LEAST_CHECK_UNITS = 4;
    private static final double MOST_CHECK_UNITS = 9;

    /** In the endgame, so much of the units of danger. */
    private static final double ENDGAME_UNITS = 0.5;

    private static final double KING_WING_BONUS = 10;
    private static final double KING_ADVANCE_PENALTY = 22;
    private static final double KING_CENTRE_BONUS = 30;
    private static final int KING_FAR = 3;
    private static final double PAWN_CENTRE_BONUS = 14;
    private static final double PAWN_STEP_BONUS = 4;
    private static final double PAWN_ENDGAME_STEP_BONUS = 8;

    private static final double PASSED_MIDDLEGAME = 90;
    private static final double PASSED_ENDGAME = 190;

    /** A passed pawn next to promotion is nearly a piece; with each step more it is worth so much of that. */
    private static final double PASSED_STEP = 0.6;

    private final Variant variant;
    private final Board board;
    private final PieceValues values;
    private final SequencedMap<String, Pair> pairs = new LinkedHashMap<>();

    private DerivedWeights(Variant variant) {
        this.variant = variant;
        board = variant.board();
        values = new PieceValues(variant);
    }

    static Weights of(Variant variant) {
        DerivedWeights derived = new DerivedWeights(variant);
        derived.game();
        for (int type = 1; type <= variant.pieces().size(); type++) {
            derived.piece(type);
        }
        return new Weights(derived.pairs);
    }

    private void game() {
        pairs.put(GameTerm.TEMPO, Pair.both(12));
        pairs.put(GameTerm.DOUBLED, new Pair(-8, -16));
        pairs.put(GameTerm.ISOLATED, new Pair(-8, -12));
        pairs.put(GameTerm.GUARDED, Pair.both(0));
        pairs.put(GameTerm.PASSED_KINGS, Pair.both(0));
        for (int toGo = 1; toGo < board.ranks(); toGo++) {
            double near = Math.pow(PASSED_STEP, toGo - 1.0);
            pairs.put(
                    GameTerm.passed(toGo),
                    new Pair(Math.floor(PASSED_MIDDLEGAME * near), Math.floor(PASSED_ENDGAME * near)));
        }
        pairs.put(GameTerm.NEAR_SHELTER, new Pair(11, 0));
        pairs.put(GameTerm.FAR_SHELTER, new Pair(6, 0));
        pairs.put(GameTerm.NEAR_STORM, Pair.both(0));
        pairs.put(GameTerm.FAR_STORM, Pair.both(0));
        pairs.put(GameTerm.CASTLING, Pair.both(0));
        pairs.put(GameTerm.DANGER, units(22));
        pairs.put(GameTerm.ATTACKER, units(1.2));
        pairs.put(GameTerm.WEAK_SQUARE, units(1.1));
        pairs.put(GameTerm.NEAR_ATTACK, units(1.3));
        pairs.put(GameTerm.NEAR_ATTACK_TWICE, units(1.8));
        pairs.put(GameTerm.NEAR_GUARD, units(-1.5));
        pairs.put(GameTerm.PAWN_GUARD, units(-2.5));
        pairs.put(GameTerm.SECOND_CHECK, units(4.8));
        pairs.put(GameTerm.UNSAFE_CHECK, units(3.5));
    }

    private void piece(int type) {
        PieceType piece = variant.piece(type);
        if (piece.royal()) {
            lines(piece, this::kingRank, this::kingFile);
        } else if (PieceValues.isPawn(variant, type)) {
            put(piece, PieceTerm.VALUE, Pair.both(values.of(type)));
            lines(piece, this::pawnRank, this::pawnFile);
        } else {
            int value = values.of(type);
            put(piece, PieceTerm.VALUE, Pair.both(value));
            if (variant.start().hand().contains(type)) {
                put(piece, PieceTerm.HAND, Pair.both(HAND_SHARE * value));
            }
            put(piece, PieceTerm.SQUARES, Pair.both(2));
            put(piece, PieceTerm.MOBILITY, Pair.both(32));
            put(piece, PieceTerm.DANGER, units(Math.min(MOST_UNITS, value / CENTIPAWNS_PER_UNIT)));
            double check = Math.clamp(value / CENTIPAWNS_PER_CHECK_UNIT, LEAST_CHECK_UNITS, MOST_CHECK_UNITS);
            put(piece, PieceTerm.CHECK, units(check));
            put(piece, PieceTerm.ATTACKED_BY_PAWN, new Pair(-38, -30));
            put(piece, PieceTerm.ATTACKED_BY_LESSER, Pair.both(0));
            put(piece, PieceTerm.HANGING, new Pair(-22, -22));
            put(piece, PieceTerm.GUARDED, Pair.both(0));
            put(piece, PieceTerm.OUTPOST, Pair.both(0));
            put(piece, PieceTerm.PAIR, Pair.both(0));
            lines(piece, rank -> Pair.both(0), file -> Pair.both(0));
        }
    }

    private static Pair units(double middlegame) {
        return new Pair(middlegame, ENDGAME_UNITS * middlegame);
    }

    private void put(PieceType piece, PieceTerm term, Pair pair) {
        pairs.put(term.name(piece), pair);
    }

    /** What the rank and the file of its square give a piece. */
    private void lines(PieceType piece, Line ranks, Line files) {
        for (int rank = 0; rank < board.ranks(); rank++) {
            pairs.put(PieceTerm.rank(piece, rank), ranks.at(rank));
        }
        for (int file = 0; file <= (board.files() - 1) / 2; file++) {
            pairs.put(PieceTerm.file(piece, file), files.at(file));
        }
    }

    private interface Line {
        Pair at(int index);
    }

    private Pair kingRank(int rank) {
        return new Pair(
                -KING_ADVANCE_PENALTY * Math.min(rank, KING_FAR), KING_CENTRE_BONUS * centrality(rank, board.ranks()));
    }

    private Pair kingFile(int file) {
        double fromMiddle = (board.files() - 1) / 2.0 - file;
        return new Pair(
                KING_WING_BONUS * Math.min(fromMiddle, KING_FAR), KING_CENTRE_BONUS * centrality(file, board.files()));
    }

    private Pair pawnRank(int rank) {
        double centre = PAWN_CENTRE_BONUS * centrality(rank, board.ranks());
        return new Pair(centre + PAWN_STEP_BONUS * rank, PAWN_ENDGAME_STEP_BONUS * rank);
    }

    private Pair pawnFile(int file) {
        return new Pair(PAWN_CENTRE_BONUS * centrality(file, board.files()), 0);
    }

    /** From -1/4 at the edge to 1/4 in the middle: rank and file together make 1 from the corner to the middle. */
    private static double centrality(int coordinate, int side) {
        return SquareTables.edgeDistance(coordinate, side) / 2 - 0.25;
    }
}
