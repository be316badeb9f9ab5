package org.howdah.engine.eval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A static evaluation taken apart.
 *
 * @param terms what each side has by each term
 * @param phasePercent how full the board is: 100 where the middlegame scores count alone, 0 where those of the endgame do
 * @param score the whole, in centipawns for the side to move; what is special about ends and having the move are in it
 */
public record Breakdown(List<Term> terms, int phasePercent, int score) {
    private static final String KING_DANGER = "king danger";

    public Breakdown {
        terms = List.copyOf(terms);
    }

    /**
     * What is counted under one heading.
     *
     * @param name the heading: {@code material}, {@code mobility} and so on
     * @param white White's share, in centipawns
     * @param black Black's
     */
    public record Term(String name, Pair white, Pair black) {}

    /** Takes an evaluation apart by leaving out the weights of one heading after the other. */
    static Breakdown of(CompiledVariant compiled, Weights weights, Position position) {
        Evaluation whole = new Evaluation(compiled, weights);
        whole.addUp(position);
        List<Term> terms = new ArrayList<>();
        headings(weights).forEach((heading, names) -> {
            Map<String, Pair> none = new LinkedHashMap<>();
            names.forEach(name -> none.put(name, Pair.both(0)));
            Evaluation rest = new Evaluation(compiled, weights.with(none));
            rest.addUp(position);
            terms.add(new Term(heading, share(whole, rest, Color.WHITE), share(whole, rest, Color.BLACK)));
        });
        return new Breakdown(terms, (int) Math.round(100 * whole.phaseShare()), whole.evaluate(position));
    }

    private static Pair share(Evaluation whole, Evaluation rest, int color) {
        long share = whole.total(color) - rest.total(color);
        return new Pair(Tapered.middlegame(share), Tapered.endgame(share));
    }

    private static Map<String, List<String>> headings(Weights weights) {
        Map<String, List<String>> headings = new LinkedHashMap<>();
        for (String name : weights.names()) {
            if (!name.equals(GameTerm.TEMPO)) {
                headings.computeIfAbsent(heading(name), heading -> new ArrayList<>())
                        .add(name);
            }
        }
        return headings;
    }

    /** {@code pieces.N.value}, the third word of which says what it is, or {@code passed.3}. */
    private static String heading(String name) {
        if (GameTerm.OF_DANGER.contains(name)) {
            return KING_DANGER;
        }
        String[] words = name.split("\\.");
        return switch (words.length > 2 ? words[2] : words[0]) {
            case "value" -> "material";
            case PieceTerm.RANK, PieceTerm.FILE, "squares" -> "squares";
            case "attacked-by-pawn", "attacked-by-lesser", "hanging" -> "threats";
            case "guarded", "outpost" -> "outposts";
            case "pair" -> "pairs";
            case "danger", "check" -> KING_DANGER;
            case "king" -> "king shelter";
            case "passed" -> "passed pawns";
            default -> words.length > 2 ? words[2] : words[0];
        };
    }
}
