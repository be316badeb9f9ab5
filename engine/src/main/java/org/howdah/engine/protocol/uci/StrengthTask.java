package org.howdah.engine.protocol.uci;

import java.util.concurrent.ThreadLocalRandom;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.Strength;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/** Chooses a move less well than the engine could. That is quick, so it begins only when pondering is over. */
final class StrengthTask extends UciTask {
    private final Engine engine;
    private final Position position;
    private final Limits limits;
    private final Strength strength;
    private final InfoText text;
    private boolean waiting;

    StrengthTask(Engine engine, Position position, Limits limits, Strength strength, InfoText text, UciOutput out) {
        super(out);
        this.engine = engine;
        this.position = position.copy();
        this.limits = limits;
        this.strength = strength;
        this.text = text;
        waiting = limits.ponder();
    }

    @Override
    String work() {
        await();
        int move = strength.choose(engine, position, limits, ThreadLocalRandom.current());
        return text.bestMove(move, Move.NONE);
    }

    private synchronized void await() {
        try {
            while (waiting) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void endWaiting() {
        waiting = false;
        notifyAll();
    }

    @Override
    void stop() {
        endWaiting();
        engine.stop();
    }

    @Override
    void ponderHit() {
        endWaiting();
    }

    @Override
    synchronized boolean isEndless() {
        return waiting;
    }

    @Override
    String failed() {
        return InfoText.NO_MOVE;
    }
}
