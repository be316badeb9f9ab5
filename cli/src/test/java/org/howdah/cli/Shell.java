package org.howdah.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs the command as the shell would, but in this process. */
final class Shell {
    /** What a command left behind. */
    record Result(int exitCode, String out, String err) {
        /** The one object on standard output. */
        JsonNode json() {
            return JsonMapper.shared().readTree(out);
        }

        List<String> lines() {
            return out.lines().toList();
        }
    }

    private Shell() {}

    static Result howdah(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Howdah.commandLine();
        command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        int exitCode = command.execute(arguments);
        command.getOut().flush();
        command.getErr().flush();
        return new Result(exitCode, out.toString(), err.toString());
    }
}
