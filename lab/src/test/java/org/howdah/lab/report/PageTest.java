package org.howdah.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest {
    @Test
    void whatPeopleNamedCannotBreakThePage() {
        String html = new Page("<b>")
                .table(List.of("a & b"), List.of(List.of("\"q\"")))
                .plot(new DotPlot("x", List.of("<s>"), List.of(new DotPlot.Row("<r>", List.of())), null))
                .html();
        assertThat(html)
                .contains("&lt;b&gt;", "a &amp; b", "&quot;q&quot;", "&lt;s&gt;", "&lt;r&gt;")
                .doesNotContain("<b>", "<s>", "<r>", "NaN", "Infinity");
    }

    @Test
    void ticksAreRound() {
        Scale scale = Scale.around(-130, 1170, 0, 100);
        assertThat(scale.ticks()).containsExactly(-200.0, 0.0, 200.0, 400.0, 600.0, 800.0, 1000.0, 1200.0);
        assertThat(scale.at(-200)).isZero();
        assertThat(scale.at(1200)).isEqualTo(100);
        assertThat(Scale.label(-0.0)).isEqualTo("0");
    }
}
