/**
 * Tests of the {@code howdah} script: in a folder of its own, with a Maven, a JDK and a Node that only pretend, so that each
 * start takes milliseconds.
 */
@NullMarked
package org.howdah.launcher;

import org.jspecify.annotations.NullMarked;
