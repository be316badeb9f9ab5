package org.howdah.engine.search;

/** Is told how a search goes, on the thread that searches. */
public interface SearchListener {
    /** Nobody wants to know. */
    SearchListener NONE = info -> {};

    /** An iteration has been searched in full. */
    void info(Info info);

    /** The search has begun: from now on {@link Engine#stop()} ends it. */
    default void started() {}
}
