package org.howdah.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The {@code howdah} command: hands its arguments to the subcommand they name, and serves when they name none. */
@Command(
        name = "howdah",
        description = "Chess variants: play, analyse, measure and invent them.",
        versionProvider = Version.class,
        subcommands = {
            ServeCommand.class,
            PlayCommand.class,
            VariantsCommand.class,
            MovesCommand.class,
            ReplayCommand.class,
            PerftCommand.class,
            CheckCommand.class,
            MatchCommand.class,
            DatagenCommand.class,
            ValuesCommand.class,
            BalanceCommand.class,
            TablebaseCommand.class,
            TuneCommand.class,
            TrainCommand.class,
            ChancesCommand.class,
            LabWorkerCommand.class,
            UciCommand.class,
            XboardCommand.class,
            HelpCommand.class
        })
public final class Howdah implements Callable<Integer> {
    @Option(
            names = {"-h", "--help"},
            description = "List the commands.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Print the version.")
    private boolean version;

    @Spec
    private CommandSpec spec;

    private Howdah() {}

    /** Runs the command and ends the process with its {@link ExitCode}. */
    public static void main(String[] args) throws Exception {
        Callable<Integer> engine = args.length == 1 ? engine(args[0]) : null;
        System.exit(engine == null ? commandLine().execute(args) : engine.call());
    }

    /**
     * The engine, for programs that start it anew for each game and wait for it: read as one of many commands, with all
     * that has to be known of the others, it would take several times as long to begin.
     */
    private static @Nullable Callable<Integer> engine(String command) {
        return switch (command) {
            case "uci" -> new UciCommand();
            case "xboard" -> new XboardCommand();
            default -> null;
        };
    }

    /** The whole command tree, as {@link #main} runs it. */
    static CommandLine commandLine() {
        CommandLine commands = new CommandLine(new Howdah());
        commands.setExpandAtFiles(false); // "@NEEN" is a move, not a file of arguments
        commands.setCaseInsensitiveEnumValuesAllowed(true);
        WholeNumbers.register(commands);
        commands.setParameterExceptionHandler(Errors::wrongUse);
        commands.setExecutionExceptionHandler(Errors::failed);
        commands.getSubcommands()
                .values()
                .forEach(command ->
                        command.getCommandSpec().addMixin("help", CommandSpec.forAnnotatedObject(new HelpOption())));
        return commands;
    }

    @Override
    public Integer call() throws Exception {
        CommandLine commands = spec.commandLine();
        if (help) {
            PrintWriter out = commands.getOut();
            Overview.print(commands, out);
            return ExitCode.FINE;
        }
        return commands.execute("serve");
    }
}
