package org.howdah.server.play;

/**
 * What came of thinking.
 *
 * @param result the answer
 * @param startedAt when a thread took it up, on the server's ticker: time in the queue is not the thinker's
 * @param endedAt when it was found
 */
record Thought<T>(T result, long startedAt, long endedAt) {}
