package org.howdah.server.api;

import java.util.LinkedHashMap;
import java.util.Map;
import org.howdah.server.clock.Ticker;

/**
 * How often someone may do something: so many at once, and after that so many a minute. Remembers only so many of those
 * that asked last; safe for any number of threads.
 */
public final class RateLimit {

    private static final int REMEMBERED = 10_000;
    private static final double MINUTE = 60_000;

    private final double atOnce;
    private final double perMilli;
    private final Ticker ticker;

    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > REMEMBERED;
        }
    };

    private record Bucket(double tokens, long at) {}

    /** So many at once and so many a minute. */
    public RateLimit(int atOnce, int aMinute, Ticker ticker) {
        this.atOnce = atOnce;
        this.perMilli = aMinute / MINUTE;
        this.ticker = ticker;
    }

    /** Whether that one may, now; if so, it counts. */
    public synchronized boolean allows(String who) {
        long now = ticker.millis();
        Bucket bucket = buckets.getOrDefault(who, new Bucket(atOnce, now));
        double tokens = Math.min(atOnce, bucket.tokens() + (now - bucket.at()) * perMilli);
        boolean allowed = tokens >= 1;
        buckets.put(who, new Bucket(allowed ? tokens - 1 : tokens, now));
        return allowed;
    }
}
