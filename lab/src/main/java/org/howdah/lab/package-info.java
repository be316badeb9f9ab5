/**
 * What is true: matches between engines, and what their results mean.
 *
 * <p>Uses the rules and the engine, and knows no server.
 */
@NullMarked
package org.howdah.lab;

import org.jspecify.annotations.NullMarked;
