package org.howdah.engine.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.howdah.engine.eval.Breakdown;
import org.howdah.engine.eval.Breakdown.Term;
import org.howdah.engine.eval.Evaluation;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.engine.nnue.NetworkEvaluation;
import org.howdah.engine.nnue.NetworkFile;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** The static evaluation of a position, term by term, in pawns. */
final class EvalText {
    private static final String ROW = "%-16s | %7s %7s | %7s %7s | %7s %7s";

    private EvalText() {}

    /** @throws UciException when the game's evaluation cannot be made */
    static List<String> of(Position position) throws UciException {
        Breakdown parts = breakdown(position);
        List<String> lines = new ArrayList<>();
        lines.add(row("", "White", "", "Black", "", "sum", ""));
        lines.add(row("", "full", "end", "full", "end", "full", "end"));
        for (Term term : parts.terms()) {
            lines.add(row(term.name(), term.white(), term.black()));
        }
        lines.add("");
        lines.add("'full' counts " + parts.phasePercent() + " per cent, 'end' the rest: so full is the board.");
        String caution = position.inCheck() ? ", but it means little in check" : "";
        lines.add("Evaluation by hand: " + forWhite(position, parts.score()) + caution);
        lines.add(byNetwork(position, caution));
        return lines;
    }

    private static String forWhite(Position position, int score) {
        return signed(position.sideToMove() == Color.WHITE ? score : -score) + " for White";
    }

    private static String byNetwork(Position position, String caution) throws UciException {
        NetworkEvaluation network = network(position.variant());
        if (network == null) {
            return "This game has no network.";
        }
        if (!network.knows(position)) {
            return "The network is not asked about a lone king, nor before the arrays are chosen.";
        }
        return "By the network: " + forWhite(position, network.evaluate(position)) + caution;
    }

    private static @Nullable NetworkEvaluation network(CompiledVariant variant) throws UciException {
        try {
            return NetworkFile.beside(variant)
                    .map(network -> new NetworkEvaluation(variant, network))
                    .orElse(null);
        } catch (IllegalArgumentException e) {
            throw new UciException(e);
        }
    }

    private static Breakdown breakdown(Position position) throws UciException {
        try {
            return new Evaluation(position.variant()).breakdown(position);
        } catch (IllegalArgumentException e) {
            throw new UciException(e);
        }
    }

    private static String row(String name, Pair white, Pair black) {
        return row(
                name,
                pawns(white.middlegame()),
                pawns(white.endgame()),
                pawns(black.middlegame()),
                pawns(black.endgame()),
                signed(white.middlegame() - black.middlegame()),
                signed(white.endgame() - black.endgame()));
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, ROW, cells).stripTrailing();
    }

    private static String pawns(double centipawns) {
        return String.format(Locale.ROOT, "%.2f", centipawns / 100);
    }

    private static String signed(double centipawns) {
        return String.format(Locale.ROOT, "%+.2f", centipawns / 100);
    }
}
