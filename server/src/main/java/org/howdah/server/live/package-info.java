/**
 * The WebSocket of a game: states out as they happen, moves in. Uses {@code api} for what things look like and {@code play}.
 */
@NullMarked
package org.howdah.server.live;

import org.jspecify.annotations.NullMarked;
