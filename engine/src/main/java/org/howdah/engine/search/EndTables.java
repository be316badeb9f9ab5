package org.howdah.engine.search;

import java.util.concurrent.atomic.LongAdder;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.position.Position;

/**
 * What the endgame tables say of positions in the search, as scores. A table counts plies to the end as if there were no
 * fifty-move rule, and knows besides whether a win can be had in spite of it, the clock standing at 0. So a win is certain when
 * it comes before the rule does, or when the clock has just begun; else it is but a guess. For one thread; allocates nothing but
 * what a table unpacks.
 */
final class EndTables {
    /** What {@link #score} and {@link #guess} give when no table tells. */
    static final int UNTOLD = Integer.MIN_VALUE;

    private final Probe probe;
    private final LongAdder hits;

    /** @param hits counts the positions found, by all threads */
    EndTables(Tablebase tables, LongAdder hits) {
        probe = new Probe(tables);
        this.hits = hits;
    }

    /** The certain score of a position at a ply. */
    int score(Position position, int ply) {
        int value = value(position);
        if (value == TableValue.UNKNOWN) {
            return UNTOLD;
        }
        if (TableValue.isDrawn(value)) {
            return Score.DRAW;
        }
        // Played for the shortest win no position comes again; one that came twice before is drawn at once.
        if (!TableValue.isCertain(value, position.halfmoveClock()) || position.repetitions() > 1) {
            return UNTOLD;
        }
        return TableValue.sign(value) * (Score.MATE - ply - TableValue.plies(value));
    }

    /** An evaluation: the sooner the end without the fifty-move rule, the better for the winner. */
    int guess(Position position) {
        int value = value(position);
        if (value == TableValue.UNKNOWN) {
            return UNTOLD;
        }
        return TableValue.isDrawn(value)
                ? Score.DRAW
                : TableValue.sign(value) * (Score.WON - 1 - TableValue.plies(value));
    }

    private int value(Position position) {
        int value = probe.value(position);
        if (value != TableValue.UNKNOWN) {
            hits.increment();
        }
        return value;
    }
}
