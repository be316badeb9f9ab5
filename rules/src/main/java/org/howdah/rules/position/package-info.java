/**
 * The state of a game in play: moves as ints, positions with make and unmake, and setups, which are positions not yet
 * checked. Making and unmaking moves and asking about attacks allocate nothing. Uses {@code board} and
 * {@code variant}.
 */
@NullMarked
package org.howdah.rules.position;

import org.jspecify.annotations.NullMarked;
