package org.howdah.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code howdah} command: hands its arguments to the subcommand they name. */
@Command(name = "howdah", description = "Chess variants: play, analyse, measure and invent them.")
public final class Howdah implements Runnable {

    private Howdah() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** The whole command tree, as {@link #main} runs it. */
    static CommandLine commandLine() {
        // "@NEEN" is a move, not a file of arguments.
        return new CommandLine(new Howdah()).setExpandAtFiles(false);
    }

    @Override
    public void run() {
        commandLine().usage(System.out);
    }
}
