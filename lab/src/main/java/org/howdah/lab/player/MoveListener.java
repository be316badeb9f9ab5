package org.howdah.lab.player;

import java.util.concurrent.TimeUnit;
import org.howdah.rules.notation.MoveException;
import org.jspecify.annotations.Nullable;

/** Listens to an engine while it thinks, until it has chosen. What its words mean is a matter of the protocol. */
abstract class MoveListener {
    private final EngineProcess process;
    private final Dialect dialect;
    private final String moveNow;
    final Turn turn;

    /** @param moveNow what tells the engine to move at once */
    MoveListener(EngineProcess process, Turn turn, Dialect dialect, String moveNow) {
        this.process = process;
        this.turn = turn;
        this.dialect = dialect;
        this.moveNow = moveNow;
    }

    /** Waits until {@code latest} for a move, then tells the engine to move now and waits a little longer. */
    final Choice listen(long begin, long latest, long stopMillis) throws PlayerException {
        Choice choice = listen(begin, latest);
        if (choice == null) {
            process.send(moveNow);
            choice = listen(begin, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(stopMillis));
        }
        if (choice == null) {
            long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin);
            throw new PlayerException(Fault.STALL, "no move came in " + seconds + " s, nor after a '" + moveNow + "'");
        }
        return choice;
    }

    private @Nullable Choice listen(long begin, long until) throws PlayerException {
        while (true) {
            EngineProcess.Line line = process.read(until);
            if (line == null) {
                return null;
            }
            Choice choice = read(line.text(), line.nanos() - begin);
            if (choice != null) {
                return choice;
            }
        }
    }

    /** What a line, said so long after it was asked, comes to; null while it goes on thinking. */
    abstract @Nullable Choice read(String line, long nanos) throws PlayerException;

    final int move(String text) throws PlayerException {
        try {
            return dialect.parse(turn.position(), text);
        } catch (MoveException e) {
            throw new PlayerException(Fault.ILLEGAL_MOVE, String.valueOf(e.getMessage()));
        }
    }
}
