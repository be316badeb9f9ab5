/**
 * Chess clocks: pure values, told what time it is. Uses the rules' colors only.
 */
@NullMarked
package org.howdah.server.clock;

import org.jspecify.annotations.NullMarked;
