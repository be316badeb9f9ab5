package org.howdah.lab.match;

import org.howdah.engine.search.Score;
import org.jspecify.annotations.Nullable;

/**
 * A move that an engine has played.
 *
 * @param move the move
 * @param score what the engine thought, from its own side; null when it did not say
 * @param depth plies it had looked ahead, 0 when it did not say
 * @param nanos how long it took
 * @param clockMillis what its clock showed then, -1 without one
 */
record PlayedPly(int move, @Nullable Score score, int depth, long nanos, long clockMillis) {}
