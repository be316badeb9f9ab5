package org.howdah.lab.report;

import java.util.List;

/** A page of HTML, put together from top to bottom. */
public final class Page {
    private static final String STYLE = """
            :root { --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --paper: #ffffff; --band: #f6f8fa;
                    --a: #0b62c4; --b: #bc4c00; --c: #1a7f37; --d: #8250df; --e: #9a6700; }
            @media (prefers-color-scheme: dark) {
              :root { --ink: #e6edf3; --soft: #9198a1; --line: #3d444d; --paper: #0d1117; --band: #151b23;
                      --a: #58a6ff; --b: #f0883e; --c: #3fb950; --d: #bc8cff; --e: #d29922; } }
            body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
                   max-width: 66rem; margin: 2rem auto; padding: 0 1rem; }
            h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
            h2 { font-size: 1.2rem; margin: 2.2rem 0 .5rem; }
            p { margin: .4rem 0; } .soft { color: var(--soft); font-size: .9rem; overflow-wrap: anywhere; }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .6rem 0; }
            th, td { padding: .25rem .5rem; font-size: .93rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
            th { font-weight: 600; color: var(--soft); font-size: .85rem; vertical-align: bottom; white-space: normal; }
            th:first-child, td:first-child { text-align: left; }
            svg { width: 100%; min-width: 42rem; height: auto; display: block; margin: .6rem 0; }
            svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } svg .soft { fill: var(--soft); }
            svg .grid { stroke: var(--line); } svg .band { fill: var(--band); }
            """;

    private final StringBuilder body = new StringBuilder();
    private final String title;

    /** A page with a title. */
    public Page(String title) {
        this.title = title;
        body.append("<h1>").append(escape(title)).append("</h1>\n");
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** A heading. */
    public Page heading(String text) {
        body.append("<h2>").append(escape(text)).append("</h2>\n");
        return this;
    }

    /** A paragraph. */
    public Page text(String text) {
        body.append("<p>").append(escape(text)).append("</p>\n");
        return this;
    }

    /** A paragraph of lesser importance. */
    public Page note(String text) {
        body.append("<p class=\"soft\">").append(escape(text)).append("</p>\n");
        return this;
    }

    /**
     * A table; all but the first column are numbers.
     *
     * @param head what stands over each column
     * @param rows each as long as the head
     */
    public Page table(List<String> head, List<List<String>> rows) {
        body.append("<div class=\"wide\"><table>\n<tr>");
        head.forEach(cell -> body.append("<th>").append(escape(cell)).append("</th>"));
        body.append("</tr>\n");
        for (List<String> row : rows) {
            body.append("<tr>");
            row.forEach(cell -> body.append("<td>").append(escape(cell)).append("</td>"));
            body.append("</tr>\n");
        }
        body.append("</table></div>\n");
        return this;
    }

    /** A plot. */
    public Page plot(Plot plot) {
        body.append("<div class=\"wide\">").append(plot.svg()).append("</div>\n");
        return this;
    }

    /** All of it. */
    public String html() {
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
                + escape(title) + "</title>\n<style>\n" + STYLE + "</style>\n</head>\n<body>\n" + body
                + "</body>\n</html>\n";
    }
}
