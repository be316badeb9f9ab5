package org.howdah.server;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What a server is told when it starts.
 *
 * @param port where it listens; 0: any free port
 * @param data the folder that holds its games, made if it is not there
 * @param page the folder with the built page; null: no page, only the interface
 */
public record ServerOptions(int port, Path data, @Nullable Path page) {}
