/**
 * How good a position is, as a small neural network sees it that was trained on games: one for a game, in a file beside the
 * variant's. Its first layer is brought up to date from one position to the next instead of being computed anew.
 * docs/network.md tells how. Uses the rules library only.
 */
@NullMarked
package org.howdah.engine.nnue;

import org.jspecify.annotations.NullMarked;
