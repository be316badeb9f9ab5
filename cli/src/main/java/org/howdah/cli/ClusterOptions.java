package org.howdah.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.howdah.cluster.Address;
import org.howdah.cluster.Cluster;
import org.howdah.cluster.Token;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Crew;
import org.howdah.lab.work.LocalThreads;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that have other machines do the work. Nothing of theirs is loaded as long as they are not used. */
final class ClusterOptions {
    @Option(
            names = "--cluster",
            arity = "0..1",
            fallbackValue = "127.0.0.1",
            paramLabel = "HOST:PORT",
            description = "Have the work done by 'howdah lab-worker' processes that join here. [127.0.0.1:"
                    + Address.USUAL_PORT + "]")
    private @Nullable String address;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            description = "The secret that workers must have; otherwise in " + Token.VARIABLE + ".")
    private @Nullable Path tokenFile;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    /** Whether other machines are asked for. */
    boolean isAsked() {
        return address != null;
    }

    /** Other machines if so asked, threads of this process otherwise. */
    Crew crew(int threads) throws CommandException {
        return isAsked() ? crew() : new LocalThreads(threads);
    }

    /** Other machines, which were asked for. */
    Crew crew() throws CommandException {
        PrintWriter err = command.commandLine().getErr();
        try {
            return new Cluster(Address.parse(String.valueOf(address)), Token.find(tokenFile, System.getenv()), news -> {
                err.println(news);
                err.flush();
            });
        } catch (LabException e) {
            throw CommandException.wrongUse("--cluster: " + e.getMessage());
        }
    }
}
