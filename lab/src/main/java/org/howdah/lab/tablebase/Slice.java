package org.howdah.lab.tablebase;

/**
 * A slice that has been built.
 *
 * @param unit which of the job's it is
 * @param packed its values, as {@link org.howdah.engine.tablebase.Table#packed} has them
 */
public record Slice(int unit, byte[] packed) {}
