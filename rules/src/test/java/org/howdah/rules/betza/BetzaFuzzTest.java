package org.howdah.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;

/** Whatever the text: it is read, or refused with a place inside it. */
class BetzaFuzzTest {

    @FuzzTest(maxDuration = "1m")
    void parse(FuzzedDataProvider data) {
        check(data.consumeRemainingAsString());
    }

    @Property(tries = 2000)
    void anyTextIsReadOrRefused(@ForAll @StringLength(max = 12) String text) {
        check(text);
    }

    @Property(tries = 5000)
    void anyLikelyTextIsReadOrRefused(
            @ForAll
                    @StringLength(min = 1, max = 8)
                    @Chars({
                        'f', 'b', 'l', 'r', 'v', 's', 'h', 'm', 'c', 'i', 'n', 'p', 'a', 'W', 'F', 'D', 'N', 'A', 'K',
                        'R'
                    })
                    @CharRange(from = '0', to = '3')
                    String text) {
        check(text);
    }

    private static void check(String text) {
        List<Movement> movements;
        try {
            movements = Betza.parse(text);
        } catch (BetzaException e) {
            assertThat(e).message().isNotBlank();
            assertThat(e.offset()).isBetween(0, Math.max(0, text.length() - 1));
            return;
        }
        assertThat(movements).isNotEmpty().doesNotHaveDuplicates();
        for (Movement movement : movements) {
            assertThat(movement.steps()).isNotEmpty().doesNotHaveDuplicates();
            assertThat(movement.moves() || movement.captures()).isTrue();
            assertThat(movement.range() > 1)
                    .isEqualTo(movement.travel() == Travel.RIDE || movement.travel() == Travel.HOP);
        }
    }
}
