package org.howdah.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.howdah.server.HowdahServer;
import org.howdah.server.ServerOptions;
import org.howdah.server.StartException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code howdah serve}: the page and its server, until the process is told to stop. */
@Command(
        name = "serve",
        description = "Serve the page, to play in a browser.",
        footer = {"", "Example:", "  howdah serve --port 8081 --data ~/howdah-games"})
final class ServeCommand implements Callable<Integer> {
    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "Where to listen; 0 takes any free port (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "${sys:howdah.data:-data}",
            description = "The folder for the games (default: data, beside the howdah command).")
    private Path data;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (port < 0 || port > 65535) {
            throw CommandException.wrongUse("--port is 0 to 65535, not " + port);
        }
        HowdahServer server = start();
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "close"));
        PrintWriter out = spec.commandLine().getOut();
        out.println("Howdah is at http://localhost:" + server.port() + " (games in " + data + "; Ctrl-C stops it)");
        out.flush();
        new CountDownLatch(1).await(); // until the process is told to stop
        return ExitCode.FINE;
    }

    private HowdahServer start() throws CommandException {
        String page = System.getProperty("howdah.web");
        try {
            return HowdahServer.start(new ServerOptions(port, data, pageFolder(page)));
        } catch (StartException e) {
            throw CommandException.negative(String.valueOf(e.getMessage()));
        }
    }

    private static @Nullable Path pageFolder(@Nullable String page) {
        return page == null ? null : Path.of(page);
    }
}
