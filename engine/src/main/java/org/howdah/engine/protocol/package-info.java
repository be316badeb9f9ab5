/** What the protocols share: how commands are read. Uses nothing else of ours. */
@NullMarked
package org.howdah.engine.protocol;

import org.jspecify.annotations.NullMarked;
