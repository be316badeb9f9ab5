package org.howdah.server;

import java.util.ArrayDeque;
import java.util.Deque;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What has been opened, to be closed in the opposite order, each whatever becomes of the others. */
final class Closing implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Closing.class);

    private final Deque<AutoCloseable> opened = new ArrayDeque<>();

    <T extends AutoCloseable> T add(T resource) {
        opened.push(resource);
        return resource;
    }

    @Override
    public synchronized void close() {
        while (!opened.isEmpty()) {
            AutoCloseable last = opened.pop();
            try {
                last.close();
            } catch (Exception e) {
                LOG.error("{} did not close well", last.getClass().getSimpleName(), e);
            }
        }
    }
}
