package org.howdah.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;

class LedgerTest {
    private static final UUID ONE = new UUID(0, 1);
    private static final UUID OTHER = new UUID(0, 2);

    @Test
    void whatALostWorkerHadComesNext() {
        Ledger ledger = new Ledger(new int[] {3, 4, 5, 6, 7}, unit -> new int[0]);
        assertThat(ledger.give(ONE, 2)).containsExactly(3, 4);
        assertThat(ledger.give(OTHER, 2)).containsExactly(5, 6);
        ledger.done(3);
        assertThat(ledger.takeBack(ONE)).isEqualTo(1);
        assertThat(ledger.holder(4)).isNull();
        assertThat(ledger.give(OTHER, 4)).containsExactly(4, 7);
        assertThat(ledger.holder(4)).isEqualTo(OTHER);
        assertThat(ledger.give(ONE, 2)).isEmpty();
    }

    @Test
    void isDoneWhenNobodyHasAnything() {
        Ledger ledger = new Ledger(new int[] {1}, unit -> new int[0]);
        assertThat(ledger.isDone()).isFalse();
        ledger.give(ONE, 1);
        assertThat(ledger.isDone()).isFalse();
        ledger.done(1);
        assertThat(ledger.isDone()).isTrue();
        assertThat(ledger.takeBack(ONE)).isZero();
        assertThat(ledger.isDone()).isTrue();
    }

    @Test
    void whatNeedsOthersWaitsForThem() {
        Ledger ledger = new Ledger(
                new int[] {1, 2, 3}, unit -> unit == 3 ? new int[] {0, 1} : unit == 2 ? new int[] {0} : new int[0]);
        assertThat(ledger.give(ONE, 3)).containsExactly(1, 2);
        assertThat(ledger.give(OTHER, 3)).isEmpty();
        ledger.done(2);
        assertThat(ledger.give(OTHER, 3)).isEmpty();
        ledger.done(1);
        assertThat(ledger.give(OTHER, 3)).containsExactly(3);
    }
}
