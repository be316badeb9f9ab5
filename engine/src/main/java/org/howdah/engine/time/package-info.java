/** How long to think: shares out the clock. Uses nothing else of ours. */
@NullMarked
package org.howdah.engine.time;

import org.jspecify.annotations.NullMarked;
