package org.howdah.cli;

import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.howdah.cluster.Address;
import org.howdah.cluster.LabWorker;
import org.howdah.cluster.LostException;
import org.howdah.cluster.Token;
import org.howdah.lab.LabException;
import org.howdah.lab.work.GameFinder;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code howdah lab-worker}: does work for the laboratory of another machine. */
@Command(
        name = "lab-worker",
        description = "Do a part of the work of a command that was given --cluster.",
        footer = {
            "",
            "It ends when that command has all it wants. docs/operating-lab.md tells how to",
            "run it on many machines.",
            "",
            "Example:",
            "  howdah lab-worker --join 10.8.0.1:5710 --token-file lab.token"
        })
final class LabWorkerCommand implements Callable<Integer> {
    private static final long AGAIN_MILLIS = 2000;

    @Option(
            names = "--join",
            paramLabel = "HOST[:PORT]",
            required = true,
            description = "Where that command listens. [port " + Address.USUAL_PORT + "]")
    private String join;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            description = "The secret that command has too; otherwise in " + Token.VARIABLE + ".")
    private @Nullable Path tokenFile;

    @Option(
            names = "--variant",
            paramLabel = "FILE",
            description = "A variant file that the work may be about. As often as you like.")
    private List<String> files = List.of();

    @Option(names = "--wait", description = "Wait for such commands, and do the work of one after another.")
    private boolean wait;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Units of work at the same time; otherwise as many as there are processors.")
    private @Nullable Integer threads;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws CommandException, InterruptedException {
        int count = Playing.threads(threads);
        try {
            Address address = Address.parse(join);
            Token token = Token.find(tokenFile, System.getenv());
            LabWorker worker = new LabWorker(name(), token, games(), count, this::tell);
            try (Interrupt _ = new Interrupt(worker::stop)) {
                work(worker, address);
            }
            return ExitCode.FINE;
        } catch (LabException e) {
            throw CommandException.negative(String.valueOf(e.getMessage()));
        }
    }

    private void work(LabWorker worker, Address address) throws LabException, CommandException, InterruptedException {
        String told = "";
        do {
            try {
                tell("ended: " + worker.work(address));
                told = "";
            } catch (LostException e) {
                if (!wait) {
                    throw CommandException.negative(e.getMessage() + " (--wait waits for one)");
                }
                String news = e.getMessage() + "; waiting for one";
                if (!news.equals(told)) {
                    tell(news);
                    told = news;
                }
            }
            if (wait && !worker.isStopped()) {
                Thread.sleep(AGAIN_MILLIS);
            }
        } while (wait && !worker.isStopped());
    }

    private void tell(String news) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(news);
        err.flush();
    }

    /** The games of the files that were given, and all that are built in. */
    private GameFinder games() throws CommandException {
        Map<String, CompiledVariant> given = new HashMap<>();
        for (String file : files) {
            CompiledVariant variant = Games.variant(file);
            given.put(variant.id(), variant);
        }
        return id -> {
            CompiledVariant own = given.get(id);
            if (own == null && !Variants.ids().contains(id)) {
                throw new LabException("it does not know the game '" + id + "': --variant FILE tells it");
            }
            return own == null ? Variants.byId(id) : own;
        };
    }

    private static String name() {
        String host;
        try {
            host = InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            host = "worker"; // a machine without a name of its own
        }
        return host + "-" + ProcessHandle.current().pid();
    }
}
