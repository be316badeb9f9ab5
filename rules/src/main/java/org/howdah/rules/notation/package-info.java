/**
 * Games as text: FEN, UCI, SAN, the Game Courier form of the placement turn, and PGN. Readers are lenient, writers
 * strict, and what is written reads back to the same.
 *
 * <p>Uses {@code board}, {@code variant}, {@code position} and {@code rule}.
 */
@NullMarked
package org.howdah.rules.notation;

import org.jspecify.annotations.NullMarked;
