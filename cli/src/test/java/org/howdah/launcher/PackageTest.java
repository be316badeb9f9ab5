package org.howdah.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code howdah package} makes, and how that starts somewhere else. */
class PackageTest {
    @TempDir
    private Path folder;

    private Clone clone;
    private Path jdk;
    private Path unpacked;

    @BeforeEach
    void makeAndUnpack() throws IOException, InterruptedException {
        clone = new Clone(folder);
        jdk = Clone.jdk(folder.resolve("jvm/some-jdk"), "25.0.3");
        clone.write("pom.xml", "<project>\n  <version>9.8</version>\n</project>\n");
        Clone.Run run = clone.howdah("package");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(clone.root.resolve("target/howdah-9.8.zip")).exists();
        Path elsewhere = Files.createDirectories(folder.resolve("else where"));
        new ProcessBuilder(
                        "tar",
                        "-xzf",
                        clone.root.resolve("target/howdah-9.8.tar.gz").toString())
                .directory(elsewhere.toFile())
                .inheritIO()
                .start()
                .waitFor();
        unpacked = elsewhere.resolve("howdah-9.8");
    }

    private Clone.Run howdah(String... arguments) {
        return clone.start(unpacked.resolve("howdah"), folder, arguments);
    }

    @Test
    void itHasWhatIsNeededAndNoMore() throws IOException {
        try (Stream<Path> files = Files.walk(unpacked)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> unpacked.relativize(file).toString()))
                    .containsExactlyInAnyOrder(
                            "howdah",
                            "howdah.bat",
                            "LICENSE",
                            "CHANGELOG.md",
                            "README.md",
                            "variants/chess.toml",
                            "app/howdah.jar",
                            "app/common.sh",
                            "app/jdk.sh");
        }
    }

    @Test
    void theEngineStarts() {
        Clone.Run run = howdah("uci");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.jdk()).isEqualTo(jdk.toString());
        assertThat(run.arguments())
                .endsWith("-jar", unpacked.resolve("app/howdah.jar").toString(), "uci")
                .doesNotContain("-XX:TieredStopAtLevel=1");
        assertThat(run.err()).isEmpty();
        assertThat(clone.start(unpacked.resolve("howdah"), Path.of("/"), "xboard")
                        .arguments())
                .endsWith("xboard");
    }

    @Test
    void otherCommandsStartToo() {
        assertThat(howdah("moves", "elven", "a b").arguments())
                .endsWith("moves", "elven", "a b")
                .contains("-XX:TieredStopAtLevel=1");
        assertThat(howdah().arguments()).endsWith("help");
    }

    @Test
    void aJavaThatCannotCompileWillDo() throws IOException {
        Files.delete(jdk.resolve("bin/javac"));
        assertThat(howdah("uci").jdk()).isEqualTo(jdk.toString());
    }

    @Test
    void withoutAJavaItSaysSo() throws IOException {
        Files.delete(jdk.resolve("release"));
        Clone.Run run = howdah("uci");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("howdah: no Java 25 or newer was found");
    }

    @Test
    void thePageIsNotInIt() {
        Clone.Run run = howdah("serve");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("needs Howdah's sources");
    }

    @Test
    void theFirstStartIsWatchedSoThatLaterOnesAreFaster() throws IOException, InterruptedException {
        assertThat(howdah("uci").arguments()).noneMatch(argument -> argument.startsWith("-XX:AOTCache="));
        for (int i = 0; i < 500 && caches().isEmpty(); i++) {
            Thread.sleep(20);
        }
        assertThat(caches()).hasSize(1);
        assertThat(howdah("uci").arguments()).contains("-XX:AOTCache=" + caches().getFirst());
    }

    private List<Path> caches() throws IOException {
        try (Stream<Path> files = Files.list(unpacked.resolve("app"))) {
            return files.filter(file -> file.toString().endsWith(".aot") && Files.isRegularFile(file))
                    .toList();
        }
    }

    @Test
    void packageTakesNoArguments() {
        Clone.Run run = clone.howdah("package", "everything");
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
