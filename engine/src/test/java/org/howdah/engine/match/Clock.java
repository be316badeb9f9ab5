package org.howdah.engine.match;

/** Both sides' time left and the increment, in milliseconds; all 0 when nobody counts. */
record Clock(long white, long black, long increment) {
    static final Clock NONE = new Clock(0, 0, 0);

    boolean isRunning() {
        return increment > 0 || white > 0 || black > 0;
    }

    long left(int color) {
        return color == 0 ? white : black;
    }

    /** After a side has thought for so long and pressed the clock. */
    Clock spent(int color, long millis) {
        long gain = increment - millis;
        return color == 0 ? new Clock(white + gain, black, increment) : new Clock(white, black + gain, increment);
    }
}
