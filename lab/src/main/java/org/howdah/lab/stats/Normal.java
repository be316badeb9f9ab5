package org.howdah.lab.stats;

/** The standard normal distribution. */
public final class Normal {
    /** 95 per cent lie within so many standard deviations of the mean. */
    public static final double TWO_SIDED_95 = 1.959963984540054;

    private static final double FAR = 8;

    private Normal() {}

    /**
     * The probability of a value below {@code x}, by the series of G. Marsaglia, Evaluating the Normal Distribution,
     * Journal of Statistical Software 11 (2004).
     */
    public static double below(double x) {
        if (Math.abs(x) > FAR) {
            return x > 0 ? 1 : 0;
        }
        double term = x;
        double sum = x;
        for (int odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
            term *= x * x / odd;
            sum += term;
        }
        return 0.5 + sum * Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
    }
}
