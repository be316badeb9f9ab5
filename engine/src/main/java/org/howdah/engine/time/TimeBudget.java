package org.howdah.engine.time;

/**
 * How long a search may take, in milliseconds since it was asked for.
 *
 * @param softMillis when to begin no further iteration; the search stretches or shrinks it as it goes ({@link Patience})
 * @param hardMillis when to stop at all costs
 */
public record TimeBudget(long softMillis, long hardMillis) {
    /** No limit. */
    public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE);

    /** Without a number of moves to the next time control, the clock is shared out over this many. */
    private static final int HORIZON = 22;

    /**
     * Part of the increment that is spent at once. What is saved makes a reserve of some increments, so that a moment
     * in which the machine is busy elsewhere does not cost the game.
     */
    private static final double INCREMENT_SHARE = 0.65;

    /**
     * Besides, so many times the overhead is never shared out while it is less than a part of the clock: increments of a
     * few milliseconds alone save nothing worth the name.
     */
    private static final int OVERHEADS_IN_RESERVE = 10;

    private static final double MOST_IN_RESERVE = 0.75;
    private static final double MOST_OF_CLOCK = 0.4;
    private static final double MOST_OF_LAST_MOVE = 0.85;

    /** That long, to the end. */
    public static TimeBudget exactly(long millis) {
        return new TimeBudget(Long.MAX_VALUE, Math.max(1, millis));
    }

    /**
     * The share of a clock for one move.
     *
     * @param remaining milliseconds left on the mover's clock
     * @param increment milliseconds added after each move
     * @param movesToGo moves until more time comes, 0 when all moves have to be made in what is left
     * @param overhead milliseconds that may pass unseen between the engine and the clock
     */
    public static TimeBudget ofClock(long remaining, long increment, int movesToGo, long overhead) {
        long usable = Math.max(1, remaining - overhead);
        int moves = movesToGo > 0 ? Math.min(movesToGo, HORIZON) : HORIZON;
        double reserve = moves == 1 ? 0 : Math.min(OVERHEADS_IN_RESERVE * overhead, MOST_IN_RESERVE * usable);
        double fair = (usable - reserve) / moves + INCREMENT_SHARE * increment;
        double most = usable * (moves == 1 ? MOST_OF_LAST_MOVE : MOST_OF_CLOCK);
        long soft = (long) Math.max(1, Math.min(fair, most * 0.7));
        long hard = (long) Math.max(1, Math.min(fair * 5, most));
        return new TimeBudget(soft, hard);
    }

    /** The tighter of two budgets. */
    public TimeBudget orSooner(TimeBudget other) {
        return new TimeBudget(Math.min(softMillis, other.softMillis), Math.min(hardMillis, other.hardMillis));
    }
}
