package org.howdah.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The folder that holds all a server keeps. One server at a time: a second one would play the same games again.
 * The lock is the operating system's, so it goes with a process that dies.
 */
public final class DataFolder implements AutoCloseable {

    private final Path path;
    private final FileChannel lock;

    private DataFolder(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /**
     * Makes the folder if it is not there and claims it.
     *
     * @throws StoreException if it cannot be written or another server uses it
     */
    public static DataFolder claim(Path path) throws StoreException {
        try {
            Files.createDirectories(path);
            FileChannel channel =
                    FileChannel.open(path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return locked(path, channel);
        } catch (IOException e) {
            throw new StoreException(
                    "Cannot write in the data folder " + path.toAbsolutePath() + " (" + reason(e)
                            + "). Choose another with --data DIR.",
                    e);
        }
    }

    private static DataFolder locked(Path path, FileChannel channel) throws IOException, StoreException {
        boolean mine = false;
        try {
            mine = channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // Held by this very process, which is as taken as by another: refused below.
            mine = false;
        } finally {
            if (!mine) {
                channel.close();
            }
        }
        if (!mine) {
            throw new StoreException("Another Howdah server uses the data folder " + path.toAbsolutePath()
                    + ". Stop it, or choose another folder with --data DIR.");
        }
        return new DataFolder(path, channel);
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName().replace("Exception", "") + ": " + e.getMessage();
    }

    /** The database file in it. */
    public Path database() {
        return path.resolve("howdah.db");
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
