/**
 * The engine as XBoard and its like know it: the Chess Engine Communication Protocol, version 2, and the description of
 * boards and pieces from which XBoard learns games that it does not know.
 */
@NullMarked
package org.howdah.engine.protocol.cecp;

import org.jspecify.annotations.NullMarked;
