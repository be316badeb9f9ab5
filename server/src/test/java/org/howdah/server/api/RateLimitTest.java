package org.howdah.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimitTest {

    private final AtomicLong now = new AtomicLong();
    private final RateLimit limit = new RateLimit(3, 60, now::get);

    @Test
    void soManyAtOnceAndThenSoManyAMinute() {
        for (int i = 0; i < 3; i++) {
            assertThat(limit.allows("ann")).isTrue();
        }
        assertThat(limit.allows("ann")).isFalse();
        now.addAndGet(999);
        assertThat(limit.allows("ann")).isFalse();
        now.addAndGet(1);
        assertThat(limit.allows("ann")).isTrue();
        assertThat(limit.allows("ann")).isFalse();
    }

    @Test
    void eachForThemselves() {
        for (int i = 0; i < 3; i++) {
            limit.allows("ann");
        }
        assertThat(limit.allows("bob")).isTrue();
    }

    @Test
    void whatIsNotUsedDoesNotPileUp() {
        limit.allows("ann");
        now.addAndGet(1_000_000);
        for (int i = 0; i < 3; i++) {
            assertThat(limit.allows("ann")).isTrue();
        }
        assertThat(limit.allows("ann")).isFalse();
    }
}
