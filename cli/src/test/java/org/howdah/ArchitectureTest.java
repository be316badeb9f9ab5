package org.howdah;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the arrows of docs/architecture.md: which part may use which. */
@AnalyzeClasses(packages = "org.howdah", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule MODULES = inOrder("org.howdah.", "rules", "engine", "lab", "cluster", "server", "cli");

    @ArchTest
    static final ArchRule THE_LAB_AND_THE_SERVER_KNOW_NOTHING_OF_EACH_OTHER = noClasses()
            .that()
            .resideInAPackage("org.howdah.server..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.howdah.lab..", "org.howdah.cluster..");

    @ArchTest
    static final ArchRule ONLY_THE_CLUSTER_KNOWS_HAZELCAST = noClasses()
            .that()
            .resideOutsideOfPackage("org.howdah.cluster..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.hazelcast..");

    @ArchTest
    static final ArchRule LAB = inOrder("org.howdah.lab.", "work", "stats", "player", "match", "tune", "train");

    @ArchTest
    static final ArchRule RULES =
            inOrder("org.howdah.rules.", "board", "betza", "variant", "position", "rule", "notation", "game");

    @ArchTest
    static final ArchRule SERVER = inOrder("org.howdah.server.", "clock", "store", "play", "api", "live");

    @ArchTest
    static final ArchRule GAMES_KNOW_NO_HTTP = noClasses()
            .that()
            .resideInAnyPackage("org.howdah.server.clock..", "org.howdah.server.store..", "org.howdah.server.play..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..");

    @ArchTest
    static final ArchRule THE_ENGINE_KNOWS_NO_PROTOCOL = noClasses()
            .that()
            .resideInAPackage("org.howdah.engine..")
            .and()
            .resideOutsideOfPackage("org.howdah.engine.protocol..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.howdah.engine.protocol..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule WHAT_A_SEARCH_ASKS_KNOWS_THE_RULES_ALONE = noClasses()
            .that()
            .resideInAnyPackage("org.howdah.engine.eval..", "org.howdah.engine.nnue..", "org.howdah.engine.tablebase..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.howdah.engine.search..",
                    "org.howdah.engine.time..",
                    "org.howdah.engine.bench..",
                    "org.howdah.engine.protocol..");

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().matching("org.howdah.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule THE_RULES_HIDE_THEIR_TOML_PARSER = noClasses()
            .that()
            .resideOutsideOfPackage("org.howdah.rules.variant..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.tomlj..");

    @ArchTest
    static final ArchRule THE_LIBRARY_LOGS_TO_NO_FRAMEWORK = noClasses()
            .that()
            .resideInAnyPackage("org.howdah.rules..", "org.howdah.engine..", "org.howdah.lab..", "org.howdah.cluster..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.slf4j..", "ch.qos.logback..");

    @ArchTest
    static final ArchRule ONLY_THE_COMMAND_ENDS_THE_PROCESS = noClasses()
            .that()
            .resideOutsideOfPackage("org.howdah.cli..")
            .should()
            .callMethod(System.class, "exit", int.class);

    @Test
    void everyPackageSaysWhatLivesThere() throws IOException {
        for (String module : List.of("rules", "engine", "lab", "lab-cluster", "server", "cli")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
                List<Path> silent = files.filter(file -> file.toString().endsWith(".java"))
                        .map(Path::getParent)
                        .distinct()
                        .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                        .toList();
                assertThat(silent).isEmpty();
            }
        }
    }

    /** Each part may use those before it, and no other. */
    private static LayeredArchitecture inOrder(String prefix, String... parts) {
        LayeredArchitecture architecture =
                layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true);
        for (String part : parts) {
            architecture = architecture.layer(part).definedBy(prefix + part + "..");
        }
        for (int i = 0; i < parts.length; i++) {
            String[] before = List.of(parts).subList(0, i).toArray(String[]::new);
            architecture = before.length == 0
                    ? architecture.whereLayer(parts[i]).mayNotAccessAnyLayer()
                    : architecture.whereLayer(parts[i]).mayOnlyAccessLayers(before);
        }
        return architecture;
    }
}
