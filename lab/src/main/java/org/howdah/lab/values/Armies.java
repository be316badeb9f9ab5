package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.Castling;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Start;
import org.howdah.rules.variant.Variant;
import org.jspecify.annotations.Nullable;

/**
 * Sets up armies that differ by an imbalance. Both sides begin with the same shuffled army: pawns, kings and whom they castle
 * with stay where they are, all others change places. Then men are taken away, or replaced by others on their squares.
 *
 * <p>An array with other pieces than the game's is a game of its own with the same rules, so that its pieces keep the rights
 * of unmoved ones. One game, and for one thread.
 */
final class Armies {
    private final CompiledVariant game;
    private final Variant variant;
    private final List<Integer> shuffled;

    /** How imbalances can come about. */
    private enum Way {
        /** Each side loses what only the other has. */
        REMOVAL,
        /** The side with more gets it in exchange for what it lacks. */
        EXCHANGE_MORE,
        /** The side with less gets its share in exchange. */
        EXCHANGE_LESS
    }

    Armies(CompiledVariant game) {
        this.game = game;
        variant = game.variant();
        Castling castling = variant.castling();
        List<Integer> start = arranged(0);
        shuffled = IntStream.range(0, start.size())
                .filter(square -> start.get(square) != Pieces.NONE
                        && Pieces.color(start.get(square)) == Color.WHITE
                        && isShuffled(Pieces.type(start.get(square)), castling))
                .boxed()
                .toList();
    }

    private boolean isShuffled(int type, @Nullable Castling castling) {
        return !game.isPawn(type)
                && !variant.piece(type).royal()
                && (castling == null || type != castling.partner() && type != castling.king());
    }

    /** Whether an imbalance can be set up. */
    boolean canStage(Imbalance imbalance) {
        return !ways(imbalance).isEmpty();
    }

    /**
     * Sets up an imbalance.
     *
     * @param side which has more
     * @param few how many pieces besides pawns and those of the imbalance stay, of each side; null for all
     * @return null when this try gave a position nobody could play
     */
    @Nullable Position stage(Imbalance imbalance, int side, @Nullable Integer few, RandomGenerator random) {
        List<Way> ways = ways(imbalance);
        Way way = ways.get(random.nextInt(ways.size()));
        List<Integer> board = shuffle(random);
        Staging staging = new Staging(board, random);
        if (few != null) {
            staging.thinOut(imbalance, few);
        }
        return staging.apply(imbalance, side, way);
    }

    private List<Integer> arranged(int arrangement) {
        List<Integer> board = new ArrayList<>(variant.start().board());
        Arrangements arrangements = game.arrangements();
        if (arrangements != null) {
            int[] types = arrangements.types(arrangement);
            for (int i = 0; i < types.length; i++) {
                int square = arrangements.squares(Color.WHITE)[i];
                board.set(square, Pieces.of(Color.WHITE, types[i]));
                board.set(variant.symmetry().answer(variant.board(), square), Pieces.of(Color.BLACK, types[i]));
            }
        }
        return board;
    }

    private List<Integer> shuffle(RandomGenerator random) {
        List<Integer> board = arranged(0);
        List<Integer> pieces = new ArrayList<>(shuffled.stream().map(board::get).toList());
        Collections.shuffle(pieces, random);
        for (int i = 0; i < pieces.size(); i++) {
            int square = shuffled.get(i);
            board.set(square, pieces.get(i));
            board.set(
                    variant.symmetry().answer(variant.board(), square),
                    Pieces.of(Color.BLACK, Pieces.type(pieces.get(i))));
        }
        return board;
    }

    private List<Way> ways(Imbalance imbalance) {
        List<Way> ways = new ArrayList<>();
        if (has(imbalance.more()) && has(imbalance.less())) {
            ways.add(Way.REMOVAL);
        }
        List<Man> more = pieces(imbalance.more());
        List<Man> less = pieces(imbalance.less());
        if (has(without(imbalance.more(), more)) && has(without(imbalance.less(), less))) {
            if (!more.isEmpty() && more.size() <= less.size() && has(imbalance.less())) {
                ways.add(Way.EXCHANGE_MORE);
            }
            if (!less.isEmpty() && less.size() <= more.size() && has(imbalance.more())) {
                ways.add(Way.EXCHANGE_LESS);
            }
        }
        return ways;
    }

    /** The men that can be exchanged: neither pawns, which stand in their ranks, nor what is not on the board. */
    private List<Man> pieces(List<Man> men) {
        return men.stream()
                .filter(man -> man.state() == Man.State.BOARD && !game.isPawn(man.type()))
                .toList();
    }

    private static List<Man> without(List<Man> men, List<Man> others) {
        List<Man> rest = new ArrayList<>(men);
        others.forEach(rest::remove);
        return rest;
    }

    /** Whether an army has all these men. */
    private boolean has(List<Man> men) {
        Map<Man, Integer> needed = new HashMap<>();
        men.forEach(man -> needed.merge(man, 1, Integer::sum));
        return needed.entrySet().stream().allMatch(need -> count(need.getKey()) >= need.getValue());
    }

    private long count(Man man) {
        List<Integer> board = arranged(0);
        long onBoard = board.stream()
                .filter(piece -> piece == Pieces.of(Color.WHITE, man.type()))
                .count();
        long inHand = game.arrangements() != null
                ? 0
                : variant.start().hand().stream()
                        .filter(type -> type == man.type())
                        .count();
        return switch (man.state()) {
            case BOARD -> onBoard;
            case HAND -> inHand;
            case FIRST_MOVE -> game.isFirstMover(man.type()) ? onBoard : 0;
        };
    }

    /** One setup on its way. */
    private final class Staging {
        private final List<Integer> board;
        private final RandomGenerator random;
        private final Set<Integer> cleared = new HashSet<>();
        private final Set<Integer> moved = new HashSet<>();

        /** Those who take the place of a castling partner: the array's own castling goes by where partners began. */
        private final Map<Integer, Integer> replaced = new HashMap<>();

        private final List<Map<Integer, Integer>> handLost = List.of(new TreeMap<>(), new TreeMap<>());
        private boolean emptyHanded;

        Staging(List<Integer> board, RandomGenerator random) {
            this.board = board;
            this.random = random;
        }

        /** Takes the same men from both sides until few are left besides those the imbalance needs. */
        void thinOut(Imbalance imbalance, int few) {
            List<Integer> candidates = new ArrayList<>(IntStream.range(0, board.size())
                    .filter(square -> board.get(square) != Pieces.NONE
                            && Pieces.color(board.get(square)) == Color.WHITE
                            && !game.isPawn(Pieces.type(board.get(square)))
                            && !variant.piece(Pieces.type(board.get(square))).royal())
                    .boxed()
                    .toList());
            Collections.shuffle(candidates, random);
            Map<Integer, Integer> kept = new HashMap<>();
            for (List<Man> men : List.of(imbalance.more(), imbalance.less())) {
                Map<Integer, Integer> needed = new HashMap<>();
                men.forEach(man -> needed.merge(man.type(), 1, Integer::sum));
                needed.forEach((type, n) -> kept.merge(type, n, Math::max));
            }
            int left = few;
            for (int square : candidates) {
                int type = Pieces.type(board.get(square));
                if (kept.getOrDefault(type, 0) > 0) {
                    kept.merge(type, -1, Integer::sum);
                } else if (left > 0) {
                    left--;
                } else {
                    cleared.add(square);
                    cleared.add(variant.symmetry().answer(variant.board(), square));
                }
            }
            emptyHanded = Collections.disjoint(states(imbalance), Set.of(Man.State.HAND));
        }

        private Set<Man.State> states(Imbalance imbalance) {
            Set<Man.State> states = new HashSet<>();
            imbalance.more().forEach(man -> states.add(man.state()));
            imbalance.less().forEach(man -> states.add(man.state()));
            return states;
        }

        @Nullable Position apply(Imbalance imbalance, int side, Way way) {
            int other = Color.opposite(side);
            List<Man> more = pieces(imbalance.more());
            List<Man> less = pieces(imbalance.less());
            switch (way) {
                case REMOVAL -> {
                    remove(side, less);
                    remove(other, more);
                }
                case EXCHANGE_MORE -> exchange(side, less, more);
                case EXCHANGE_LESS -> exchange(other, more, less);
            }
            remove(side, without(imbalance.less(), less));
            remove(other, without(imbalance.more(), more));
            return position();
        }

        /** A side's men become others, as far as there are any. */
        private void exchange(int color, List<Man> given, List<Man> taken) {
            List<Integer> squares = new ArrayList<>();
            for (Man man : given) {
                squares.add(take(color, man));
            }
            Collections.shuffle(squares, random);
            for (int i = 0; i < taken.size(); i++) {
                int square = squares.get(i);
                int piece = Pieces.of(color, taken.get(i).type());
                cleared.remove(square);
                if (isShuffled(Pieces.type(board.get(square)), variant.castling())) {
                    board.set(square, piece);
                } else {
                    replaced.put(square, piece);
                }
            }
        }

        private void remove(int color, List<Man> men) {
            for (Man man : men) {
                switch (man.state()) {
                    case BOARD -> take(color, man);
                    case HAND -> handLost.get(color).merge(man.type(), 1, Integer::sum);
                    case FIRST_MOVE -> moved.add(any(color, man.type(), moved));
                }
            }
        }

        /** Takes one of a side's men from the board; the square it leaves. */
        private int take(int color, Man man) {
            int square = any(color, man.type(), cleared);
            cleared.add(square);
            return square;
        }

        private int any(int color, int type, Set<Integer> not) {
            int[] squares = IntStream.range(0, board.size())
                    .filter(square -> board.get(square) == Pieces.of(color, type)
                            && !not.contains(square)
                            && !cleared.contains(square))
                    .toArray();
            return squares[random.nextInt(squares.length)];
        }

        private @Nullable Position position() {
            List<Integer> hand = game.arrangements() == null ? variant.start().hand() : List.of();
            CompiledVariant compiled = CompiledVariant.compile(variant.withStart(new Start(board, hand)));
            Setup start = Setup.start(compiled);
            List<Integer> left = new ArrayList<>(board);
            cleared.forEach(square -> left.set(square, Pieces.NONE));
            replaced.forEach(left::set);
            Set<Integer> virgin = new HashSet<>(start.virgin());
            virgin.removeAll(cleared);
            virgin.removeAll(moved);
            virgin.removeAll(replaced.keySet());
            Setup setup = new Setup(
                    compiled,
                    left,
                    Color.WHITE,
                    hand(start, Color.WHITE),
                    hand(start, Color.BLACK),
                    virgin,
                    Position.NO_SQUARE,
                    Position.NO_SQUARE,
                    0,
                    1);
            try {
                Position position = setup.toPosition();
                return position.inCheck() ? null : position;
            } catch (SetupException e) {
                return null; // a king in check, most likely: another shuffle will do
            }
        }

        private List<Integer> hand(Setup start, int color) {
            List<Integer> hand = new ArrayList<>(start.hand(color));
            if (emptyHanded) {
                Collections.fill(hand, 0);
            }
            handLost.get(color).forEach((type, count) -> hand.set(type, hand.get(type) - count));
            return hand;
        }
    }
}
