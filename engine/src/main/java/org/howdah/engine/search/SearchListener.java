package org.howdah.engine.search;

/** Is told how a search goes, on the thread that searches. */
public interface SearchListener {
    /** Nobody wants to know. */
    SearchListener NONE = info -> {};

    /**
     * An iteration has been searched in full: once for each line asked for, the best first. After some seconds also
     * told of scores that are no more than bounds.
     */
    void info(Info info);

    /**
     * A move at the root is being looked at. This comes often, and should take no time.
     *
     * @param depth plies of the iteration
     * @param move which
     * @param number its place in the order, from 1
     */
    default void currentMove(int depth, int move, int number) {}

    /** The search has begun: from now on {@link Engine#stop()} ends it. */
    default void started() {}
}
