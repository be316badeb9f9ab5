package org.howdah.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** While it is open, Ctrl-C has a job end early; the process then waits until what is left of it has been told. */
final class Interrupt implements AutoCloseable {
    private static final long FAREWELL_SECONDS = 10;

    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook;

    Interrupt(Runnable stop) {
        hook = new Thread(() -> farewell(stop), "interrupt");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void farewell(Runnable stop) {
        stop.run();
        try {
            if (!told.await(FAREWELL_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("howdah: the job did not end in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        told.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // It is running: that is why the job has ended.
        }
    }
}
