package org.howdah.rules.variant;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where a variant file is: on disk, or among the built-in ones.
 *
 * @param file its name, as people are told it
 * @param path its place on disk, null for a built-in one
 */
public record Origin(String file, @Nullable Path path) {}
