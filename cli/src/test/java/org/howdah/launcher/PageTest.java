package org.howdah.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the launcher builds the page, and comes by the Node that this takes. */
class PageTest {
    @TempDir
    private Path folder;

    private Clone clone;

    @BeforeEach
    void makeClone() throws IOException {
        clone = new Clone(folder);
        Clone.jdk(folder.resolve("jvm/some-jdk"), "25.0.3");
    }

    @Test
    void thePageIsBuiltOnceAndServed() throws IOException {
        clone.node("new");
        Clone.Run run = clone.howdah();
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(page(run).resolve("index.html")).hasContent("page");

        assertThat(clone.howdah("serve", "--port", "81").arguments()).endsWith("serve", "--port", "81");
        assertThat(clone.npmRuns()).containsExactly("ci --no-audit --no-fund", "run build");
    }

    @Test
    void aChangedPageIsBuiltAnewWithThePackagesAtHand() throws IOException {
        clone.node("new");
        Path before = page(clone.howdah());
        clone.write("web/src/main.ts", "export default 1");
        assertThat(page(clone.howdah())).isNotEqualTo(before).isDirectory();
        assertThat(clone.npmRuns()).containsExactly("ci --no-audit --no-fund", "run build", "run build");
        assertThat(before).as("an older server's page").isDirectory();
    }

    @Test
    void anOldNodeIsHelpedByANewer() throws IOException {
        clone.node("old");
        assertThat(clone.howdah().exitCode()).isZero();
        assertThat(clone.npmRuns()).last().asString().matches("exec --yes --package=node@[0-9.]+ -- npm run build");
    }

    @Test
    void commandsWithoutThePageNeedNoNode() {
        assertThat(clone.howdah("variants").exitCode()).isZero();
    }

    @Test
    void withoutAPackageManagerTheNeedIsNamed() {
        Clone.Run run = clone.howdah();
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("Node.js (to build the page) is needed", "please install nodejs npm");
    }

    @Test
    void withoutTheRightToInstallTheCommandIsPrinted() throws IOException {
        Clone.script(clone.bin.resolve("apt-get"), "exit 1");
        someone();
        Clone.Run run = clone.howdah();
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("Please run:  sudo apt-get install -y --no-install-recommends nodejs npm");
    }

    @Test
    void rootInstallsNode() throws IOException {
        Clone.script(clone.bin.resolve("id"), "case $1 in -u) echo 0 ;; *) echo root ;; esac");
        installs("");
        assertThat(clone.howdah().exitCode()).isZero();
        assertThat(clone.npmRuns()).contains("run build");
    }

    @Test
    void sudoWithoutAPasswordInstallsNode() throws IOException {
        someone();
        Clone.script(clone.bin.resolve("sudo"), "shift; AS_ROOT=yes exec \"$@\"");
        installs("[ \"$AS_ROOT\" = yes ] || exit 1; ");
        assertThat(clone.howdah().exitCode()).isZero();
    }

    @Test
    void sudoThatAsksForAPasswordIsNotUsed() throws IOException {
        someone();
        Clone.script(clone.bin.resolve("sudo"), "exit 1");
        installs("");
        assertThat(clone.howdah().exitCode()).isEqualTo(2);
    }

    private static Path page(Clone.Run run) {
        String option = "-Dhowdah.web=";
        return run.arguments().stream()
                .filter(argument -> argument.startsWith(option))
                .map(argument -> Path.of(argument.substring(option.length())))
                .findFirst()
                .orElseThrow();
    }

    private void someone() throws IOException {
        Clone.script(clone.bin.resolve("id"), "case $1 in -u) echo 1000 ;; *) echo someone ;; esac");
    }

    /** An apt-get that brings Node when asked to. */
    private void installs(String condition) throws IOException {
        clone.node("new");
        for (String tool : new String[] {"node", "npm"}) {
            Files.move(clone.bin.resolve(tool), folder.resolve(tool));
        }
        Clone.script(
                clone.bin.resolve("apt-get"),
                condition + "case $* in 'install -y --no-install-recommends nodejs npm') cp '" + folder + "/node' '"
                        + folder + "/npm' '" + clone.bin + "' ;; esac");
    }
}
