package org.howdah.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** docs/variant-files.md: its examples are read and compile, and it has every key. */
class VariantFilesPageTest {

    private static final Path PAGE = Path.of("..", "docs", "variant-files.md");

    static List<String> examples() throws IOException {
        Matcher matcher = Pattern.compile("(?ms)^```toml\n(.*?)^```$").matcher(Files.readString(PAGE));
        List<String> examples = new ArrayList<>();
        while (matcher.find()) {
            examples.add(matcher.group(1));
        }
        assertThat(examples).hasSizeGreaterThan(3);
        return examples;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleIsReadAndCompiles(String example) throws VariantFileException {
        assertThat(CompiledVariant.compile(VariantFile.read(whole(example), "example.toml")))
                .isNotNull();
    }

    /** Parts of files are taken to be of one that extends chess, unless they say what they extend. */
    private static String whole(String example) {
        if (example.startsWith("format")) {
            return example;
        }
        String parent = example.contains("extends") ? "" : "extends = \"chess\"\n";
        return "format = 1\nid = \"example\"\nname = \"Example\"\nsummary = \"An example.\"\n" + parent + example;
    }

    @Test
    void namesEveryKeyUnderItsTable() throws IOException {
        String page = Files.readString(PAGE);
        Schema.keys().forEach((table, keys) -> {
            String heading = table.isEmpty() ? "\n## The game itself\n" : "\n## `[" + table + "]`\n";
            assertThat(page).contains(heading);
            int start = page.indexOf(heading) + heading.length();
            String section = page.substring(start, page.indexOf("\n## ", start));
            assertThat(keys).allSatisfy(key -> assertThat(section).contains("`" + key + "`"));
        });
    }
}
