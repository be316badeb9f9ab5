package org.howdah.cli;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.howdah.engine.protocol.uci.UciProtocol;
import picocli.CommandLine.Command;

/** {@code howdah uci}: the engine, for a program that speaks the Universal Chess Interface. */
@Command(
        name = "uci",
        description = "Run the engine for a program that speaks UCI.",
        footer = {"", "Example:", "  echo 'go perft 4' | howdah uci"})
final class UciCommand implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new UciProtocol(in, System.out).run();
        return ExitCode.FINE;
    }
}
