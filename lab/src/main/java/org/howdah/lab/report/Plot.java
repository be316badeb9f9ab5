package org.howdah.lab.report;

/** A picture on a page. */
public sealed interface Plot permits DotPlot, ScatterPlot {
    /** As SVG, in the colours of the page. */
    String svg();
}
