package org.howdah.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The list of commands, each with its example. */
final class Overview {
    private Overview() {}

    static void print(CommandLine howdah, PrintWriter out) {
        out.println("Howdah: play chess variants, analyse, measure and invent them.");
        out.println();
        out.println("  howdah                 short for: howdah serve");
        for (CommandLine command : howdah.getSubcommands().values()) {
            CommandSpec spec = command.getCommandSpec();
            out.println();
            out.println("  " + spec.name() + ": "
                    + String.join(" ", spec.usageMessage().description()));
            out.println("      " + example(spec));
        }
        out.println();
        out.println(
                "howdah COMMAND --help tells all about one. A VARIANT is a name (howdah variants lists them) or a file.");
        out.flush();
    }

    /** The last line of a command's footer is its example. */
    private static String example(CommandSpec spec) {
        String[] footer = spec.usageMessage().footer();
        return footer[footer.length - 1].strip();
    }
}
