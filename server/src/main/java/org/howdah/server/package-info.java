/**
 * Who plays whom: games, clocks, storage and the web interface. Uses the rules and the engine.
 */
@NullMarked
package org.howdah.server;

import org.jspecify.annotations.NullMarked;
