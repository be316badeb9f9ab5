package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

class HelpTest {
    static Set<String> commands() {
        return Howdah.commandLine().getSubcommands().keySet();
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "--help", "-h"})
    void helpListsEveryCommandWithAnExample(String how) {
        Shell.Result result = howdah(how);
        assertThat(result.exitCode()).isZero();
        for (String command : commands()) {
            assertThat(result.lines()).anyMatch(line -> line.startsWith("  " + command + ": "));
            assertThat(result.lines()).anyMatch(line -> line.matches(" {6}.*howdah " + command + ".*"));
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelp(String command) {
        for (List<String> way : List.of(List.of(command, "--help"), List.of("help", command))) {
            Shell.Result result = howdah(way.toArray(String[]::new));
            assertThat(result.exitCode()).isZero();
            assertThat(result.out()).contains("Usage: howdah " + command, "Example:");
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyExampleCanBeParsed(String command) {
        String[] footer = Howdah.commandLine()
                .getSubcommands()
                .get(command)
                .getCommandSpec()
                .usageMessage()
                .footer();
        String example = footer[footer.length - 1].replaceFirst(".*howdah ", "");
        CommandLine howdah = Howdah.commandLine();
        ParseResult parsed = howdah.parseArgs(Stream.of(example.split(" ")).toArray(String[]::new));
        assertThat(parsed.subcommand().commandSpec().name()).isEqualTo(command);
    }

    @Test
    void anUnknownCommandIsRefused() {
        Shell.Result result = howdah("help", "dance");
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains("dance");
    }

    @Test
    void theVersionIsPrinted() {
        Shell.Result result = howdah("--version");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).startsWith("Howdah ");
    }
}
