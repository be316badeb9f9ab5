package org.howdah.server;

import java.util.concurrent.atomic.AtomicLong;
import org.howdah.server.clock.Ticker;

/** Time that passes when a test says so. */
final class ManualTicker implements Ticker {

    private final AtomicLong now = new AtomicLong(1_000_000);

    @Override
    public long millis() {
        return now.get();
    }

    void pass(long millis) {
        now.addAndGet(millis);
    }
}
