package org.howdah.server.play;

import java.util.concurrent.ScheduledExecutorService;
import org.howdah.server.clock.Ticker;
import org.howdah.server.store.GameStore;

/**
 * What all games share.
 *
 * @param store where they are kept
 * @param opponent whom the humans play
 * @param pool where it thinks
 * @param ticker what the clocks are read from
 * @param timers calls when a player's time runs out
 */
record Room(GameStore store, Opponent opponent, ThinkingPool pool, Ticker ticker, ScheduledExecutorService timers) {}
