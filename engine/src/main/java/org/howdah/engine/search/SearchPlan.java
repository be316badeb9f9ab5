package org.howdah.engine.search;

/**
 * How one thread goes about a search.
 *
 * @param firstDepth plies of the first iteration
 * @param lastDepth plies of the last one
 * @param lines how many root moves to rank with their scores
 * @param mateIn to be content with a mate in so many moves, 0 for nothing of the kind
 * @param exhaustive whether to go on although the soft limit has passed or nothing more can be gained
 * @param listener told of what is found
 */
record SearchPlan(int firstDepth, int lastDepth, int lines, int mateIn, boolean exhaustive, SearchListener listener) {

    /** To the end, telling nobody. */
    static final SearchPlan ENDLESS = new SearchPlan(1, Score.MAX_PLY - 1, 1, 0, true, SearchListener.NONE);

    /** The same for a thread that helps: telling nobody, and begun so that not all search the same depth. */
    SearchPlan helping(int number) {
        return new SearchPlan(1 + number % 3, Score.MAX_PLY - 1, lines, 0, true, SearchListener.NONE);
    }
}
