package org.howdah.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** How commands end when something is wrong: a message on standard error, and with {@code --json} an object too. */
final class Errors {
    private Errors() {}

    /** The arguments make no sense. */
    static int wrongUse(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        report(command, CommandException.wrongUse(String.valueOf(e.getMessage())), List.of(args));
        PrintWriter err = command.getErr();
        UnmatchedArgumentException.printSuggestions(e, err);
        err.println("See: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.WRONG_USE;
    }

    /** The command came to nothing. */
    static int failed(Exception e, CommandLine command, ParseResult arguments) throws Exception {
        if (!(e instanceof CommandException expected)) {
            throw e;
        }
        report(command, expected, arguments.originalArgs());
        return expected.exitCode();
    }

    private static void report(CommandLine command, CommandException e, List<String> args) {
        if (args.contains(Output.JSON)) {
            command.getOut().println(Json.text(e.report()));
        }
        command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + e.getMessage());
    }
}
