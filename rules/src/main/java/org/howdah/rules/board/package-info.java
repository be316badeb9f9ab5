/**
 * Squares, colors, pieces and sets of squares: what a board is before any game is played on it. Uses nothing else
 * of ours.
 */
@NullMarked
package org.howdah.rules.board;

import org.jspecify.annotations.NullMarked;
