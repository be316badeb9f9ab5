/**
 * Looking ahead: the engine, its alpha-beta search and what that remembers, and the levels of play. Uses the rules
 * library, {@code eval} and {@code time}.
 */
@NullMarked
package org.howdah.engine.search;

import org.jspecify.annotations.NullMarked;
