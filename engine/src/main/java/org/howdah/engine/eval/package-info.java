/**
 * How good a position is, in centipawns (a pawn is worth 100), for any compiled variant: every number is derived from
 * how the pieces move and from what the variant declares, or told in a file beside the variant's. docs/evaluation.md tells
 * how. Uses the rules library only.
 */
@NullMarked
package org.howdah.engine.eval;

import org.jspecify.annotations.NullMarked;
