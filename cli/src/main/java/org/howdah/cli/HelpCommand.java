package org.howdah.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah help}: the commands with one example each, or one command at length. */
@Command(
        name = "help",
        description = "List the commands, or tell all about one.",
        footer = {"", "Example:", "  howdah help moves"})
final class HelpCommand implements Callable<Integer> {
    @Parameters(index = "0", arity = "0..1", paramLabel = "COMMAND", description = "The command to tell about.")
    private @Nullable String name;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws CommandException {
        CommandLine howdah = spec.parent().commandLine();
        if (name == null) {
            Overview.print(howdah, spec.commandLine().getOut());
            return ExitCode.FINE;
        }
        CommandLine command = howdah.getSubcommands().get(name);
        if (command == null) {
            throw CommandException.wrongUse("there is no command " + name + "; howdah help lists them");
        }
        command.usage(spec.commandLine().getOut());
        return ExitCode.FINE;
    }
}
