/**
 * Building endgame tables by looking back from the ends: what an ending leads to
 * ({@link org.howdah.lab.tablebase.Endings}), one slice after another ({@link org.howdah.lab.tablebase.SliceSolver}), checked by
 * looking forward ({@link org.howdah.lab.tablebase.Verifier}), and what a table tells ({@link org.howdah.lab.tablebase.Proof}).
 * Uses the rules, and the tables of the engine.
 */
@NullMarked
package org.howdah.lab.tablebase;

import org.jspecify.annotations.NullMarked;
