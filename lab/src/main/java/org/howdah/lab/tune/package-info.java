/**
 * What the engine's evaluation learns from: games it plays against itself ({@link org.howdah.lab.tune.Generation}), and
 * the regression that fits the weights to their results ({@link org.howdah.lab.tune.Tuning}). docs/evaluation.md tells how.
 */
@NullMarked
package org.howdah.lab.tune;

import org.jspecify.annotations.NullMarked;
