package org.howdah.rules.board;

/**
 * The geometry of a board. Squares are numbered from 0 (a1) along the ranks: {@code rank * files + file}.
 *
 * <p>A square has two names. The {@linkplain #name plain} one counts ranks from 1 and is used in FEN and UCI; the
 * {@linkplain #shownName shown} one counts from {@link #firstRank()} and is what people read.
 *
 * @param files number of files, {@value #MIN_SIDE} to {@value #MAX_SIDE}
 * @param ranks number of ranks, {@value #MIN_SIDE} to {@value #MAX_SIDE}
 * @param firstRank the number shown for the bottom rank, 0 or 1
 */
public record Board(int files, int ranks, int firstRank) {
    public static final int MIN_SIDE = 3;
    public static final int MAX_SIDE = 26;

    /** The most squares a board may have: a bitboard is two longs. */
    public static final int MAX_SQUARES = 128;

    /** @throws IllegalArgumentException when a side or the number of squares is out of range */
    public Board {
        if (files < MIN_SIDE || files > MAX_SIDE || ranks < MIN_SIDE || ranks > MAX_SIDE) {
            throw new IllegalArgumentException(
                    "a board has " + MIN_SIDE + " to " + MAX_SIDE + " files and ranks, not " + files + "x" + ranks);
        }
        if (files * ranks > MAX_SQUARES) {
            throw new IllegalArgumentException(
                    "a board has at most " + MAX_SQUARES + " squares, not " + files + "x" + ranks);
        }
    }

    /** How many squares there are. */
    public int squares() {
        return files * ranks;
    }

    /** The square on a file and a rank, both counted from 0. */
    public int square(int file, int rank) {
        return rank * files + file;
    }

    /** The file of a square, from 0. */
    public int file(int square) {
        return square % files;
    }

    /** The rank of a square, from 0. */
    public int rank(int square) {
        return square / files;
    }

    /** Whether a file and a rank, counted from 0, lie on the board. */
    public boolean contains(int file, int rank) {
        return file >= 0 && file < files && rank >= 0 && rank < ranks;
    }

    /** The color of a square: 0 for that of a1, 1 for the other. */
    public int shade(int square) {
        return file(square) + rank(square) & 1;
    }

    /** The name in FEN and UCI, ranks from 1: {@code a1}. */
    public String name(int square) {
        return name(square, 1);
    }

    /** The name that people see, ranks from {@link #firstRank()}. */
    public String shownName(int square) {
        return name(square, firstRank);
    }

    /** The square with a {@linkplain #name plain name}, or -1. */
    public int parse(String name) {
        return parse(name, 1);
    }

    /** The square with a {@linkplain #shownName shown name}, or -1. */
    public int parseShown(String name) {
        return parse(name, firstRank);
    }

    private String name(int square, int first) {
        return (char) ('a' + file(square)) + Integer.toString(rank(square) + first);
    }

    private int parse(String name, int first) {
        if (name.length() < 2 || name.length() > 3 || name.length() == 3 && name.charAt(1) == '0') {
            return -1;
        }
        int number = 0;
        for (int i = 1; i < name.length(); i++) {
            char digit = name.charAt(i);
            if (digit < '0' || digit > '9') {
                return -1;
            }
            number = number * 10 + digit - '0';
        }
        int file = name.charAt(0) - 'a';
        int rank = number - first;
        return contains(file, rank) ? square(file, rank) : -1;
    }
}
