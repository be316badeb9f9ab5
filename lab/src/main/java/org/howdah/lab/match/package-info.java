/** Games between two engines: openings, clocks, adjudication, records, and the match that is made of them. */
@NullMarked
package org.howdah.lab.match;

import org.jspecify.annotations.NullMarked;
