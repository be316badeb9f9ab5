package org.howdah.engine.protocol.uci;

import java.util.List;
import java.util.Locale;
import org.howdah.engine.eval.WinChances;
import org.howdah.engine.eval.WinModel;
import org.howdah.engine.search.Bound;
import org.howdah.engine.search.Info;
import org.howdah.engine.search.Score;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.jspecify.annotations.Nullable;

/** What a search of a position finds, in the words of UCI. */
final class InfoText {
    /** What is answered when there is nothing to play. */
    static final String NO_MOVE = "bestmove (none)";

    private final Position position;
    private final @Nullable WinModel model;

    /** @param model to tell the chances to win, draw and lose; null not to */
    InfoText(Position position, @Nullable WinModel model) {
        this.position = position.copy();
        this.model = model;
    }

    String line(Info info) {
        return "info depth " + info.depth() + " seldepth " + info.selectiveDepth() + " multipv " + info.rank()
                + " score " + info.score().uci() + bound(info.bound()) + chances(info.score()) + " nodes "
                + info.nodes() + " nps " + info.nodesPerSecond() + " hashfull " + info.hashPermill() + " tbhits "
                + info.tableHits() + " time " + info.millis() + " pv " + moves(info.pv());
    }

    private static String bound(Bound bound) {
        return bound == Bound.EXACT ? "" : " " + bound.name().toLowerCase(Locale.ROOT) + "bound";
    }

    private String chances(Score score) {
        if (model == null) {
            return "";
        }
        WinChances chances = score.isMate() ? WinChances.certain(score.value() > 0) : model.of(position, score.value());
        return " wdl " + chances.win() + " " + chances.draw() + " " + chances.loss();
    }

    private String moves(List<Integer> moves) {
        Position walked = position.copy();
        StringBuilder line = new StringBuilder();
        for (int move : moves) {
            line.append(line.isEmpty() ? "" : " ").append(Uci.write(walked, move));
            walked.make(move);
        }
        return line.toString();
    }

    String currentMove(int depth, int move, int number) {
        return "info depth " + depth + " currmove " + Uci.write(position, move) + " currmovenumber " + number;
    }

    /** @param reply the move to ponder on, {@link Move#NONE} for none */
    String bestMove(int move, int reply) {
        if (move == Move.NONE) {
            return NO_MOVE;
        }
        return "bestmove " + (reply == Move.NONE ? moves(List.of(move)) : both(move, reply));
    }

    private String both(int move, int reply) {
        return moves(List.of(move, reply)).replace(" ", " ponder ");
    }
}
