package org.howdah.lab.player;

import org.howdah.engine.tablebase.TableShelf;
import org.jspecify.annotations.Nullable;

/**
 * What is set of our own engine.
 *
 * @param level its level, 1 to {@link org.howdah.engine.search.Level#COUNT}
 * @param hashMegabytes size of its table
 * @param threads how many search together
 * @param tables endgame tables, shared by all who are set so; null for none
 * @param network whether it evaluates by the game's network, if it has one
 * @param overheadMillis time it keeps back for what happens between it and the clock
 */
record OwnSettings(
        int level, int hashMegabytes, int threads, @Nullable TableShelf tables, boolean network, int overheadMillis) {}
