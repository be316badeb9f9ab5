/**
 * What is legal: variants, positions, moves, games and their notations.
 *
 * <p>A library: it depends on nothing of Howdah's, and knows no engine, web or protocol.
 */
@NullMarked
package org.howdah.rules;

import org.jspecify.annotations.NullMarked;
