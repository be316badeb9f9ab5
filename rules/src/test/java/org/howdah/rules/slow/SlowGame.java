package org.howdah.rules.slow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.howdah.rules.variant.DeadMaterial;
import org.howdah.rules.variant.Variant;

/** A game: a position with all that went before it, and so with its outcome. */
public final class SlowGame {
    private final List<String> identities = new ArrayList<>();
    private SlowPosition position;
    private Map<String, SlowMove> legal;

    public SlowGame(SlowPosition position) {
        goTo(position);
    }

    private void goTo(SlowPosition next) {
        position = next;
        legal = SlowMoves.legal(next);
        identities.add(SlowFen.identity(next));
    }

    public SlowPosition position() {
        return position;
    }

    /** The legal moves by their UCI text: none when mate, baring or stalemate has ended the game. */
    public Map<String, SlowMove> moves() {
        return lastWord(position, legal).equals("ongoing") ? legal : Map.of();
    }

    public void play(String uci) {
        SlowMove move = moves().get(uci);
        if (move == null) {
            throw new IllegalArgumentException(uci + " is not legal in " + SlowFen.write(position));
        }
        goTo(move.after());
    }

    /** Whether the side to move is in check. */
    public boolean isInCheck() {
        return Trip.isInCheck(position, position.side);
    }

    /** Whether a side could take on a square an enemy that stands there, or would if one did. */
    public boolean isAttacked(int square, int byColor) {
        SlowPosition withTarget = position.copy();
        withTarget.board[square] = SlowPosition.piece(1 - byColor, 1);
        return Trip.attacks(withTarget, byColor, square);
    }

    /** The types that a move of this position takes, in order. */
    public List<Integer> takenBy(SlowMove move) {
        return move.captured().stream().map(position::type).toList();
    }

    /** What makes this position the same as another one for repetition. */
    public String identity() {
        return identities.getLast();
    }

    /** How often this position stood before. */
    public int repetitions() {
        return Collections.frequency(identities, identities.getLast()) - 1;
    }

    /** How it stands, in the words of the reference files. */
    public String status() {
        String word = lastWord(position, legal);
        if (!word.equals("ongoing")) {
            return word;
        }
        if (isDead(position)) {
            return "dead";
        }
        if (position.clock >= 100) {
            return "fifty";
        }
        return repetitions() >= 2 ? "threefold" : "ongoing";
    }

    /** The endings after which there are no more moves: mate, baring and stalemate. */
    static String lastWord(SlowPosition position, Map<String, SlowMove> legal) {
        int side = position.side;
        String mover = side == 0 ? "black" : "white";
        if (legal.isEmpty() && Trip.isInCheck(position, side)) {
            return mover + "-mates";
        }
        String bare = position.variant.bareKing() ? bareKing(position, legal) : "ongoing";
        if (bare.equals("ongoing") && legal.isEmpty()) {
            return "stalemate";
        }
        return bare;
    }

    private static String bareKing(SlowPosition position, Map<String, SlowMove> legal) {
        int side = position.side;
        boolean waiting = canStillAdd(position, 0) || canStillAdd(position, 1);
        boolean bare = position.squares(side).size() == 1;
        int others = position.squares(1 - side).size() - 1;
        if (waiting || (!bare && others > 0)) {
            return "ongoing";
        }
        if (bare && others == 0) {
            return "bare-draw";
        }
        boolean canTakeTheLast = others == 1
                && legal.values().stream().anyMatch(move -> !move.captured().isEmpty());
        if (bare && canTakeTheLast) {
            return "ongoing";
        }
        boolean whiteIsBare = bare == (side == 0);
        return whiteIsBare ? "bare-king-black" : "bare-king-white";
    }

    private static boolean isDead(SlowPosition position) {
        Variant variant = position.variant;
        DeadMaterial dead = variant.deadMaterial();
        if (dead == null || canStillAdd(position, 0) || canStillAdd(position, 1)) {
            return false;
        }
        List<Integer> men = new ArrayList<>(position.squares(0));
        men.addAll(position.squares(1));
        men.removeIf(square -> variant.piece(position.type(square)).royal());
        if (men.size() == 1 && dead.single().contains(position.type(men.getFirst()))) {
            return true;
        }
        boolean allOfTheKind = men.stream().allMatch(square -> dead.oneColour().contains(position.type(square)));
        long shades = men.stream()
                .map(square -> (variant.board().file(square) + variant.board().rank(square)) % 2)
                .distinct()
                .count();
        return allOfTheKind && shades <= 1;
    }

    /** Whether a side can still bring in what it has in hand. */
    private static boolean canStillAdd(SlowPosition position, int color) {
        if (position.handIsEmpty(color)) {
            return false;
        }
        return position.variant.gating() == null
                || position.squares(color).stream()
                        .anyMatch(square -> position.virgin[square]
                                && position.variant.gating().movers().contains(position.type(square)));
    }

    /** The leaves at a depth; fifty moves and repetition are ignored, other endings have no children. */
    public static long perft(SlowPosition position, int depth) {
        if (depth == 0) {
            return 1;
        }
        Map<String, SlowMove> legal = SlowMoves.legal(position);
        if (!lastWord(position, legal).equals("ongoing")) {
            return 0;
        }
        return depth == 1
                ? legal.size()
                : legal.values().stream()
                        .mapToLong(move -> perft(move.after(), depth - 1))
                        .sum();
    }
}
