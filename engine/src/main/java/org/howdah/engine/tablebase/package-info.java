/**
 * Endgame tables: which men they are of ({@link org.howdah.engine.tablebase.Material}), where a position stands in one
 * ({@link org.howdah.engine.tablebase.TableLayout}), what is written there ({@link org.howdah.engine.tablebase.TableValue}), the
 * files ({@link org.howdah.engine.tablebase.TableFile}) and asking for a position ({@link org.howdah.engine.tablebase.Probe}). Uses
 * the rules only; the tables are built in the laboratory.
 */
@NullMarked
package org.howdah.engine.tablebase;

import org.jspecify.annotations.NullMarked;
