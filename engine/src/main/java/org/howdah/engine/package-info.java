/**
 * What is good: search, evaluation, time and the engine protocols. Uses the rules only.
 */
@NullMarked
package org.howdah.engine;

import org.jspecify.annotations.NullMarked;
