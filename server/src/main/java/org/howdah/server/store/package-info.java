/**
 * What is on disk: the games and their moves, in one SQLite file.
 *
 * <p>A method that returns has its change on disk. Uses nothing else of the server.
 */
@NullMarked
package org.howdah.server.store;

import org.jspecify.annotations.NullMarked;
