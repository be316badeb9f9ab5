/**
 * What a game is: the records a variant file declares, the reader of such files, and the tables compiled from them.
 *
 * <p>A rule is on because its record is there. Everything here is immutable and safe to share between threads.
 * Uses {@code board} and {@code betza}.
 */
@NullMarked
package org.howdah.rules.variant;

import org.jspecify.annotations.NullMarked;
