/**
 * The {@code howdah} command, one class a subcommand. May use everything; nothing uses it.
 */
@NullMarked
package org.howdah.cli;

import org.jspecify.annotations.NullMarked;
