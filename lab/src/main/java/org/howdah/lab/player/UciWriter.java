package org.howdah.lab.player;

import org.howdah.rules.position.Position;

/** What a UCI engine is told in its turn. */
final class UciWriter {
    private UciWriter() {}

    /** The whole game up to now. */
    static String position(Turn turn, Dialect dialect) {
        StringBuilder text = new StringBuilder("position ");
        text.append(
                turn.start().isStandard()
                        ? "startpos"
                        : "fen " + dialect.fen(turn.start().setup()));
        Position walked = turn.start().position();
        String separator = " moves ";
        for (int move : turn.moves()) {
            text.append(separator).append(dialect.write(walked, move));
            walked.make(move);
            separator = " ";
        }
        return text.toString();
    }

    static String go(Pace pace, Clocks clocks) {
        return switch (pace) {
            case Pace.Clock clock ->
                "go wtime " + Math.max(1, clocks.white()) + " btime " + Math.max(1, clocks.black()) + " winc "
                        + clock.incrementMillis() + " binc " + clock.incrementMillis()
                        + (clocks.movesToGo() > 0 ? " movestogo " + clocks.movesToGo() : "");
            case Pace.MoveTime time -> "go movetime " + time.millis();
            case Pace.Nodes nodes -> "go nodes " + nodes.nodes();
            case Pace.Depth depth -> "go depth " + depth.plies();
            case Pace.Own own -> throw new IllegalStateException("another program needs a limit");
        };
    }
}
