/**
 * Reports as single pages of HTML with plots in them, which need nothing else to be shown: the frame and its looks
 * ({@link org.howdah.lab.report.Page}), tables and plots. Knows nothing of what is reported.
 */
@NullMarked
package org.howdah.lab.report;

import org.jspecify.annotations.NullMarked;
