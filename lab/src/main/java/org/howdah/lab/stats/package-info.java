/** What results mean: Elo differences with their errors, and tests that stop by themselves. */
@NullMarked
package org.howdah.lab.stats;

import org.jspecify.annotations.NullMarked;
