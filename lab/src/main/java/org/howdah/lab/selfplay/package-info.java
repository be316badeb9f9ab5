/**
 * Games of the engine against itself, many and short ({@link org.howdah.lab.selfplay.SelfPlay}): each determined by
 * its number ({@link org.howdah.lab.selfplay.GameJob}), and kept line by line, so that a stopped run goes on
 * ({@link org.howdah.lab.selfplay.KeptGames}). Uses the engine and the rules; what the games are for is known elsewhere.
 */
@NullMarked
package org.howdah.lab.selfplay;

import org.jspecify.annotations.NullMarked;
