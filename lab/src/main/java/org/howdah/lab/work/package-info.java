/**
 * Long work in numbered units: what is to be done ({@link org.howdah.lab.work.Job}), and who does it
 * ({@link org.howdah.lab.work.Crew}): threads of this process, or whatever else keeps the same promise.
 */
@NullMarked
package org.howdah.lab.work;

import org.jspecify.annotations.NullMarked;
