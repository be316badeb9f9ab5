package org.howdah.engine.protocol.uci;

import java.io.PrintStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Where answers go: whole lines, from whichever thread, each sent at once. */
final class UciOutput {
    /** What is said may hold what was asked, and that may be anything. */
    private static final int LONGEST = 1000;

    private final PrintStream out;

    UciOutput(PrintStream out) {
        this.out = out;
    }

    synchronized void println(String line) {
        out.print(line + "\n");
        out.flush();
    }

    /** Says something to the person behind the program. */
    void say(String message) {
        String line = message.replace('\n', ' ');
        println("info string " + (line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line));
    }

    /** Says that something went wrong that should not, and logs where. */
    void fail(String what, Throwable error) {
        Logger logger = System.getLogger(UciOutput.class.getName());
        logger.log(Level.ERROR, what, error);
        say(what + ": " + error);
    }
}
