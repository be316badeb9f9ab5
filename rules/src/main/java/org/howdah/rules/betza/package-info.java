/**
 * How a piece moves, read from one line of text in Betza's notation (the XBetza dialect that docs/betza.md teaches).
 *
 * <p>The text is about squares only: what a board's edge, a king or a pawn's promotion make of it is for
 * others to say. Uses nothing else of Howdah.
 */
@NullMarked
package org.howdah.rules.betza;

import org.jspecify.annotations.NullMarked;
