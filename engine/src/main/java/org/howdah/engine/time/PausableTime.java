package org.howdah.engine.time;

/** Time as {@link System#nanoTime} tells it, but that of pauses does not count. From any thread. */
public final class PausableTime {
    private long lostNanos;
    private long pauseNanos;
    private boolean paused;

    /** A point in time; it stands while paused. */
    public synchronized long nanos() {
        return paused ? pauseNanos : System.nanoTime() - lostNanos;
    }

    /** Whether time stands. */
    public synchronized boolean isPaused() {
        return paused;
    }

    /** From now on time stands. */
    public synchronized void pause() {
        pauseNanos = nanos();
        paused = true;
    }

    /** Time goes on from where it was when {@link #pause} was first called. */
    public synchronized void resume() {
        lostNanos = System.nanoTime() - nanos();
        paused = false;
    }
}
