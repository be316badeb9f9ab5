package org.howdah.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DotPlotTest {
    private static String svg(String label, String... series) {
        return new DotPlot(
                        "x",
                        List.of(series),
                        List.of(new DotPlot.Row(label, List.of(new DotPlot.Mark(0, 0.4, 0.1, 0.9)))),
                        null)
                .svg();
    }

    @Test
    void aLegendThatIsTooLongGoesOnBelow() {
        String name = "a series with a long name";
        assertThat(svg("r", name, name)).contains("cy=\"14\"").doesNotContain("cy=\"36\"");
        assertThat(svg("r", name, name, name, name)).contains("cy=\"14\"", "cy=\"36\"");
    }

    @Test
    void longLabelsGetTheRoomTheyNeed() {
        assertThat(svg("short", "s")).contains("x=\"178\"");
        assertThat(svg("a label much longer than thirty letters are", "s")).contains("x=\"313\"");
    }

    @Test
    void theLineIsInThePicture() {
        DotPlot.Row row = new DotPlot.Row("r", List.of(new DotPlot.Mark(0, 80, 5)));
        assertThat(new DotPlot("x", List.of("s"), List.of(row), 50.0).svg()).contains(">50<", ">85<");
    }

    @Test
    void oneValueIsEnough() {
        DotPlot.Row row = new DotPlot.Row("r", List.of(new DotPlot.Mark(0, 0, 0)));
        assertThat(new DotPlot("x", List.of("s"), List.of(row), 0.0).svg())
                .contains(">-1<", ">1<")
                .doesNotContain("NaN");
    }

    @Test
    void intervalsNeedNotBeEvenAboutTheirValue() {
        assertThat(svg("r", "s")).contains("r, s: 0.4 (0.1 to 0.9)");
    }
}
