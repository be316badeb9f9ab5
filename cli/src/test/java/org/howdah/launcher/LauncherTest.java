package org.howdah.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the launcher finds, builds and starts. */
class LauncherTest {
    @TempDir
    private Path folder;

    private Clone clone;
    private Path jdk;

    @BeforeEach
    void makeClone() throws IOException {
        clone = new Clone(folder);
        jdk = Clone.jdk(folder.resolve("jvm/some-jdk"), "25.0.3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jvm/z",
                "home/.sdkman/candidates/java/25-tem",
                "home/.jdks/temurin-25",
                "home/.cache/howdah/jdk-1"
            })
    void aJdkIsFoundInItsUsualPlaces(String place) throws IOException {
        Files.delete(jdk.resolve("release"));
        Path expected = Clone.jdk(folder.resolve(place), "26");
        assertThat(clone.howdah("variants").jdk()).isEqualTo(expected.toString());
    }

    @Test
    void javaHomeComesFirst() throws IOException {
        Path home = Clone.jdk(folder.resolve("my jdk"), "25");
        assertThat(clone.set("JAVA_HOME", home.toString()).howdah("variants").jdk())
                .isEqualTo(home.toString());
    }

    @Test
    void theJavaOnThePathIsFoundBehindItsLinks() throws IOException {
        Path other = Clone.jdk(folder.resolve("other"), "25");
        Files.createSymbolicLink(clone.bin.resolve("java"), other.resolve("bin/java"));
        assertThat(clone.howdah("variants").jdk()).isEqualTo(other.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"17.0.15", "1.8.0_402", "24.0.2"})
    void anOlderJdkIsPassedOver(String version) throws IOException {
        Path old = Clone.jdk(folder.resolve("old"), version);
        assertThat(clone.set("JAVA_HOME", old.toString()).howdah("variants").jdk())
                .isEqualTo(jdk.toString());
    }

    @Test
    void argumentsArriveAsTheyWereGiven() {
        Clone.Run run = clone.howdah("moves", "silver-elephant", "--fen", "a b  c", "@NEEN", "", "*");
        assertThat(run.arguments()).endsWith("moves", "silver-elephant", "--fen", "a b  c", "@NEEN", "", "*");
    }

    @Test
    void shortCommandsTakeTheFirstCompilerAlone() throws IOException {
        clone.node("new");
        assertThat(clone.howdah("moves", "chess").arguments()).contains("-XX:TieredStopAtLevel=1");
        for (String command : List.of("perft", "uci", "xboard", "play", "serve")) {
            assertThat(clone.howdah(command).arguments()).doesNotContain("-XX:TieredStopAtLevel=1");
        }
    }

    @Test
    void aStartIsWatchedSoThatLaterOnesAreFaster() {
        List<String> arguments = clone.howdah("variants").arguments();
        assertThat(arguments)
                .filteredOn(argument -> argument.startsWith("-XX:AOTCache="))
                .singleElement()
                .satisfies(cache -> assertThat(Path.of(cache.substring(cache.indexOf('=') + 1)))
                        .hasContent("cache"));
    }

    @Test
    void anotherJdkMakesAnotherBuild() throws IOException {
        clone.howdah("variants");
        Path other = Clone.jdk(folder.resolve("other"), "25.0.9");
        clone.set("JAVA_HOME", other.toString()).howdah("variants");
        assertThat(clone.builds()).isEqualTo(2);
    }

    @Test
    void itStartsFromAnyFolderAndThroughALink() throws IOException {
        clone.node("new");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("clone/howdah"));
        Path outer = Files.createSymbolicLink(folder.resolve("home/link to link"), link);
        Clone.Run run = clone.start(outer, Path.of("/"));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.arguments()).contains("-Dhowdah.data=" + clone.root.resolve("data"));
    }

    @Test
    void itBuildsOnlyWhatIsStale() throws IOException {
        assertThat(clone.howdah("variants").err()).contains("building");
        assertThat(clone.howdah("variants").err()).isEmpty();
        assertThat(clone.builds()).isEqualTo(1);

        clone.write("rules/src/main/java/Some.java", "class Other {}");
        clone.howdah("variants");
        assertThat(clone.builds()).isEqualTo(2);

        Files.delete(clone.root.resolve("engine/src/main/java/Some.java"));
        clone.howdah("variants");
        assertThat(clone.builds()).isEqualTo(3);
    }

    @Test
    void testsAndFormerBuildsDoNotMakeItStale() throws IOException {
        clone.howdah("variants");
        clone.write("rules/src/test/java/SomeTest.java", "class SomeTest {}");
        clone.howdah("variants");
        clone.write("variants/chess.toml", "id = \"other\"");
        clone.howdah("variants");
        clone.write("variants/chess.toml", "id = \"chess\"");
        clone.howdah("variants");
        assertThat(clone.builds()).isEqualTo(2);
    }

    @Test
    void onlyTheNewestBuildsAreKept() throws IOException {
        for (int i = 0; i < 5; i++) {
            clone.write("pom.xml", "<project>" + i + "</project>");
            clone.howdah("variants");
        }
        try (Stream<Path> apps = Files.list(clone.root.resolve(".howdah"))) {
            assertThat(apps.filter(file -> file.getFileName().toString().startsWith("app-")))
                    .hasSize(3);
        }
    }

    @Test
    void startsAtTheSameTimeBuildOnce() throws IOException {
        clone.maven("sleep 1; mkdir -p cli/target/app && echo jar > cli/target/app/howdah.jar");
        var starts = Stream.generate(() -> CompletableFuture.supplyAsync(() -> clone.howdah("variants")))
                .limit(4)
                .toList();
        for (var start : starts) {
            assertThat(start.join().exitCode()).isZero();
        }
        assertThat(clone.builds()).isEqualTo(1);
    }

    @Test
    void aBuildThatFailsIsShownAndTriedAgain() throws IOException {
        clone.maven("echo 'ERROR: the reason'; exit 1");
        Clone.Run run = clone.howdah("variants");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("ERROR: the reason", "the build failed", ".howdah/maven.log");

        clone.maven("mkdir -p cli/target/app && echo jar > cli/target/app/howdah.jar");
        assertThat(clone.howdah("variants").exitCode()).isZero();
    }

    @Test
    void aCloneThatCannotBeWrittenIsNamed() throws IOException {
        Files.writeString(clone.root.resolve(".howdah"), "in the way");
        Clone.Run run = clone.howdah("variants");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("cannot write to " + clone.root.resolve(".howdah"));
    }

    @Test
    void anUnknownTestOptionIsRefused() {
        Clone.Run run = clone.howdah("test", "--quick");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("unknown option --quick");
    }
}
