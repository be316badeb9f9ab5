package org.howdah.rules.slow;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;

/**
 * One way for a piece to go as its movements alone have it: no castling, no en passant, no care for its king.
 *
 * @param step the direction, that of the first leg if there are two
 * @param via the first victim of a two-leg move, else -1
 * @param captured the squares of the pieces it takes, in order
 */
record Trip(Movement movement, Step step, int from, int via, int to, List<Integer> captured) {

    /** Every trip of the piece on a square. */
    static List<Trip> of(SlowPosition position, int from) {
        List<Trip> trips = new ArrayList<>();
        for (Movement movement : position.variant.piece(position.type(from)).movements()) {
            if (!movement.initial() || position.isFirstMove(from)) {
                for (Step step : movement.steps()) {
                    new Traveller(position, from, movement, step, trips).go();
                }
            }
        }
        return trips;
    }

    /** Whether a piece of that color could take what stands on a square. The square must hold an enemy of it. */
    static boolean attacks(SlowPosition position, int color, int square) {
        for (int from : position.squares(color)) {
            for (Trip trip : of(position, from)) {
                if (trip.captured.contains(square)) {
                    return true;
                }
            }
        }
        return false;
    }

    static boolean isInCheck(SlowPosition position, int color) {
        return attacks(position, 1 - color, position.royalSquare(color));
    }

    /** One movement of one piece in one direction. */
    private record Traveller(SlowPosition position, int from, Movement movement, Step step, List<Trip> trips) {

        void go() {
            switch (movement.again()) {
                case NO -> goOnce();
                case ONWARD -> takeAndGoOn();
                case RETURN -> takeAndReturn();
                case PASS -> pass();
            }
        }

        private void goOnce() {
            switch (movement.travel()) {
                case LEAP -> end(next(step, from));
                case LAME -> {
                    if (isFreeBetween()) {
                        end(next(step, from));
                    }
                }
                case RIDE, HOP -> ride();
            }
        }

        private void ride() {
            int hurdles = movement.travel() == Travel.HOP ? 1 : 0;
            int square = next(step, from);
            for (int steps = 1; steps <= movement.range() && square >= 0; steps++) {
                if (hurdles == 0) {
                    end(square);
                }
                if (position.board[square] != 0) {
                    hurdles--;
                }
                if (hurdles < 0) {
                    return;
                }
                square = next(step, square);
            }
        }

        /** The squares a lame leap passes: those on the line, or of a knight's leap the square beside it the long way. */
        private boolean isFreeBetween() {
            int length = Math.max(Math.abs(step.files()), Math.abs(step.ranks()));
            boolean straight = step.files() % length == 0 && step.ranks() % length == 0;
            int passed = straight ? length - 1 : 1;
            int square = from;
            for (int i = 0; i < passed; i++) {
                square = next(new Step(step.files() / length, step.ranks() / length), square);
                if (square < 0 || position.board[square] != 0) {
                    return false;
                }
            }
            return true;
        }

        private void takeAndGoOn() {
            int via = next(step, from);
            if (!isEnemy(via)) {
                return;
            }
            for (Step second : movement.steps()) {
                int to = next(second, via);
                boolean back = second.equals(step.reversed());
                if (to < 0 || back) {
                    continue;
                }
                if (isEnemy(to)) {
                    trips.add(new Trip(movement, step, from, via, to, List.of(via, to)));
                } else if (position.board[to] == 0) {
                    trips.add(new Trip(movement, step, from, via, to, List.of(via)));
                }
            }
        }

        private void takeAndReturn() {
            int via = next(step, from);
            if (isEnemy(via)) {
                trips.add(new Trip(movement, step, from, via, from, List.of(via)));
            }
        }

        private void pass() {
            int there = next(step, from);
            if (there >= 0 && position.board[there] == 0) {
                trips.add(new Trip(movement, step, from, -1, from, List.of()));
            }
        }

        private void end(int to) {
            if (to < 0) {
                return;
            }
            if (isEnemy(to) && movement.captures()) {
                trips.add(new Trip(movement, step, from, -1, to, List.of(to)));
            } else if (position.board[to] == 0 && movement.moves()) {
                trips.add(new Trip(movement, step, from, -1, to, List.of()));
            }
        }

        private int next(Step step, int square) {
            return position.after(step, square, color());
        }

        private boolean isEnemy(int square) {
            return square >= 0 && position.has(square, 1 - color());
        }

        private int color() {
            return position.board[from] > 0 ? 0 : 1;
        }
    }
}
