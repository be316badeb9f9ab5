package org.howdah.engine.protocol.cecp;

import java.io.PrintStream;
import java.lang.System.Logger.Level;

/** Where answers go: whole lines, from whichever thread, each sent at once. */
final class CecpOutput {
    private static final int LONGEST_ECHO = 100;

    private final PrintStream out;

    CecpOutput(PrintStream out) {
        this.out = out;
    }

    synchronized void println(String line) {
        out.print(line + "\n");
        out.flush();
    }

    /** Tells that a command cannot be followed. */
    void error(String reason, String command) {
        println("Error (" + reason + "): " + echo(command));
    }

    /** Tells that a move cannot be made, so that the other side takes it back. */
    void illegal(String reason, String move) {
        println("Illegal move (" + reason + "): " + echo(move));
    }

    /** Tells that a command has failed that should not, and logs where. */
    void fail(Throwable error, String command) {
        System.getLogger(CecpOutput.class.getName()).log(Level.ERROR, "a command has failed", error);
        error("the command has failed: " + error, command);
    }

    private static String echo(String text) {
        String tidy = text.replaceAll("\\R|\\p{Cc}", " ");
        return tidy.length() > LONGEST_ECHO ? tidy.substring(0, LONGEST_ECHO) + "..." : tidy;
    }
}
