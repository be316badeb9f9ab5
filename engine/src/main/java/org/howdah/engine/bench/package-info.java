/** A fixed amount of work for the engine, to see whether it does what it did and how fast. Uses {@code search}. */
@NullMarked
package org.howdah.engine.bench;

import org.jspecify.annotations.NullMarked;
