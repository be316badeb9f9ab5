package org.howdah.cli;

import java.io.PrintWriter;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The {@code --json} option, and the way a command prints its answer in either form. */
final class Output {
    static final String JSON = "--json";

    @Option(names = JSON, description = "Print one JSON object, for programs.")
    private boolean json;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    /** Prints the answer: the object with {@code --json}, the text otherwise. */
    void print(Object answer, Consumer<PrintWriter> text) {
        PrintWriter out = command.commandLine().getOut();
        if (json) {
            out.println(Json.text(answer));
        } else {
            text.accept(out);
        }
        out.flush();
    }
}
