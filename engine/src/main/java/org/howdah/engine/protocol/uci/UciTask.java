package org.howdah.engine.protocol.uci;

/** Something that a command sets going on a thread of its own and {@code stop} ends. */
abstract class UciTask implements Runnable {
    private final UciOutput out;
    private volatile boolean finished;

    UciTask(UciOutput out) {
        this.out = out;
    }

    /** Does the work, and gives the line that tells that it is done. */
    abstract String work();

    /** Ends the work soon; from any thread. */
    abstract void stop();

    /** Whether it goes on until it is told otherwise. */
    abstract boolean isEndless();

    /** The line to end with when the work fails. */
    abstract String failed();

    /** Whether it is of no use unless it comes to its end, even when the program wants to quit. */
    boolean isWholeOrNothing() {
        return false;
    }

    /** The move pondered on was played. */
    void ponderHit() {}

    @Override
    public final void run() {
        String last = failed();
        try {
            last = work();
        } finally {
            // Before the line is out: whoever reads it may send the next command at once.
            finished = true;
            out.println(last);
        }
    }

    final boolean isFinished() {
        return finished;
    }
}
