/** Those who play: our engine in this process, and other programs over UCI and CECP. */
@NullMarked
package org.howdah.lab.player;

import org.jspecify.annotations.NullMarked;
