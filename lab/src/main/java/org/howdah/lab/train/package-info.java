/**
 * Trains networks ({@code engine/nnue}) on games that {@code tune} has had played. docs/network.md tells how. Uses the
 * engine's networks, {@code tune}'s files of games and the rules.
 */
@NullMarked
package org.howdah.lab.train;

import org.jspecify.annotations.NullMarked;
