package org.howdah.cli;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.howdah.engine.protocol.cecp.CecpProtocol;
import picocli.CommandLine.Command;

/** {@code howdah xboard}: the engine, for a program that speaks the Chess Engine Communication Protocol. */
@Command(
        name = "xboard",
        description = "Run the engine for XBoard, WinBoard and others that speak CECP.",
        footer = {"", "Example:", "  printf 'new\\nsd 4\\ngo\\n' | howdah xboard"})
final class XboardCommand implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new CecpProtocol(in, System.out).run();
        return ExitCode.FINE;
    }
}
