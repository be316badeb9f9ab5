/**
 * Games against the computer while they are played: what a move, a takeback or the end of time does, who thinks when,
 * and who is told.
 *
 * <p>A {@code Match} is the state of one game, immutable; a {@code Table} takes one change after the other, keeps it in
 * {@code store} and only then shows it. Uses {@code clock}, {@code store}, the rules and the engine; knows nothing of HTTP.
 */
@NullMarked
package org.howdah.server.play;

import org.jspecify.annotations.NullMarked;
