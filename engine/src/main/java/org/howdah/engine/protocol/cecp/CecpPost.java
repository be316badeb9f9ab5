package org.howdah.engine.protocol.cecp;

import org.howdah.engine.search.Info;
import org.howdah.engine.search.Score;
import org.howdah.rules.position.Position;

/** What the engine shows of its thinking. */
final class CecpPost {
    /** A mate in n moves is shown as this and n more, being mated as less than its opposite. */
    private static final int MATE = 100_000;

    private CecpPost() {}

    /**
     * Depth, score in centipawns, time in hundredths of a second, nodes, and the line of play, with a mark after it when the
     * score is a bound.
     */
    static String line(Info info, Position position) {
        String mark = switch (info.bound()) {
            case EXACT -> "";
            case LOWER -> "!";
            case UPPER -> "?";
        };
        return info.depth() + " " + score(info.score()) + " " + info.millis() / 10 + " " + info.nodes() + " "
                + CecpMoves.line(position, info.pv()) + mark;
    }

    private static int score(Score score) {
        if (!score.isMate()) {
            return score.value();
        }
        return score.value() > 0 ? MATE + score.mateIn() : -MATE + score.mateIn();
    }
}
