package org.howdah.engine.nnue;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;

/**
 * The sums of the hidden units, for both sides' views, and the men they were summed up for. It is brought to another position
 * by what differs, whatever lies between: nobody has to tell it of moves. Allocates nothing once it is made.
 */
final class Accumulator {
    private final Inputs inputs;
    private final int[][] weights;
    private final int[] biases;
    private final int[][] sums;
    private final int[][] rows = new int[2][];

    // The men and rights summed up: for each piece its squares, then the virgin squares of each side.
    private final long[] lo;
    private final long[] hi;
    private final int[] inHand;

    /** The inputs that differ: those to add from the front, those to take away from the back. */
    private final int[] changes;

    private int added;
    private int removed;

    Accumulator(Inputs inputs, Network network) {
        this.inputs = inputs;
        weights = network.inputWeights();
        biases = network.inputBiases();
        sums = new int[2][network.hidden()];
        lo = new long[2 * inputs.types() + 2];
        hi = new long[2 * inputs.types() + 2];
        inHand = new int[2 * inputs.types()];
        changes = new int[inputs.count()];
    }

    /** The sums for the view of a side. */
    int[] sums(int side) {
        return sums[side];
    }

    /** Becomes that of a position, beginning from another one, which is left as it is. */
    void take(Position position, Accumulator from) {
        findChanges(position, from);
        for (int side = 0; side < 2; side++) {
            int[] view = inputs.rows(position, side);
            if (from.rows[side] == view) {
                apply(view, from.sums[side], sums[side]);
            } else {
                sumUp(position, view, sums[side]);
            }
            rows[side] = view;
        }
    }

    private void findChanges(Position position, Accumulator from) {
        added = 0;
        removed = 0;
        int set = 0;
        for (int color = 0; color < 2; color++) {
            for (int type = 1; type <= inputs.types(); type++, set++) {
                int piece = Pieces.of(color, type);
                compare(set, position.piecesLo(piece), position.piecesHi(piece), from, inputs.man(color, type, 0));
            }
        }
        for (int color = 0; color < 2; color++, set++) {
            long virginLo = position.virginLo() & position.colorLo(color);
            long virginHi = position.virginHi() & position.colorHi(color);
            compare(set, virginLo, virginHi, from, inputs.virgin(color, 0));
        }
        compareHands(position, from);
    }

    private void compare(int set, long newLo, long newHi, Accumulator from, int first) {
        long oldLo = from.lo[set];
        long oldHi = from.hi[set];
        lo[set] = newLo;
        hi[set] = newHi;
        if (newLo != oldLo || newHi != oldHi) {
            add(newLo & ~oldLo, newHi & ~oldHi, first);
            remove(oldLo & ~newLo, oldHi & ~newHi, first);
        }
    }

    private void add(long addLo, long addHi, int first) {
        for (long l = addLo; l != 0; l &= l - 1) {
            changes[added++] = first + Long.numberOfTrailingZeros(l);
        }
        for (long h = addHi; h != 0; h &= h - 1) {
            changes[added++] = first + Long.SIZE + Long.numberOfTrailingZeros(h);
        }
    }

    private void remove(long removeLo, long removeHi, int first) {
        for (long l = removeLo; l != 0; l &= l - 1) {
            changes[changes.length - ++removed] = first + Long.numberOfTrailingZeros(l);
        }
        for (long h = removeHi; h != 0; h &= h - 1) {
            changes[changes.length - ++removed] = first + Long.SIZE + Long.numberOfTrailingZeros(h);
        }
    }

    private void compareHands(Position position, Accumulator from) {
        for (int color = 0, kind = 0; color < 2; color++) {
            boolean empty = position.handIsEmpty(color);
            for (int type = 1; type <= inputs.types(); type++, kind++) {
                int now = empty ? 0 : Inputs.counted(position.hand(color, type));
                int before = from.inHand[kind];
                inHand[kind] = now;
                for (int n = before; n < now; n++) {
                    changes[added++] = inputs.inHand(color, type, n);
                }
                for (int n = now; n < before; n++) {
                    changes[changes.length - ++removed] = inputs.inHand(color, type, n);
                }
            }
        }
    }

    /** From the sums of one position to those of another, the usual numbers of changes in one go. */
    private void apply(int[] view, int[] from, int[] to) {
        int last = changes.length - 1;
        if (added == 1 && removed == 1) {
            move(from, to, weights[view[changes[0]]], weights[view[changes[last]]]);
        } else if (added == 1 && removed == 2) {
            capture(
                    from,
                    to,
                    weights[view[changes[0]]],
                    weights[view[changes[last]]],
                    weights[view[changes[last - 1]]]);
        } else {
            System.arraycopy(from, 0, to, 0, to.length);
            for (int i = 0; i < added; i++) {
                plus(to, weights[view[changes[i]]]);
            }
            for (int i = 0; i < removed; i++) {
                minus(to, weights[view[changes[last - i]]]);
            }
        }
    }

    private static void move(int[] from, int[] to, int[] plus, int[] minus) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i] - minus[i];
        }
    }

    private static void capture(int[] from, int[] to, int[] plus, int[] minus, int[] alsoMinus) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i] - minus[i] - alsoMinus[i];
        }
    }

    private static void plus(int[] to, int[] row) {
        for (int i = 0; i < to.length; i++) {
            to[i] += row[i];
        }
    }

    private static void minus(int[] to, int[] row) {
        for (int i = 0; i < to.length; i++) {
            to[i] -= row[i];
        }
    }

    /** The sums computed anew: a king has changed wings, and its side sees everything mirrored. */
    private void sumUp(Position position, int[] view, int[] to) {
        System.arraycopy(biases, 0, to, 0, to.length);
        int set = 0;
        for (int color = 0; color < 2; color++) {
            for (int type = 1; type <= inputs.types(); type++, set++) {
                sumUp(lo[set], hi[set], inputs.man(color, type, 0), view, to);
            }
        }
        for (int color = 0; color < 2; color++, set++) {
            sumUp(lo[set], hi[set], inputs.virgin(color, 0), view, to);
        }
        for (int color = 0, kind = 0; color < 2; color++) {
            for (int type = 1; type <= inputs.types(); type++, kind++) {
                for (int n = 0; n < inHand[kind]; n++) {
                    plus(to, weights[view[inputs.inHand(color, type, n)]]);
                }
            }
        }
    }

    private void sumUp(long setLo, long setHi, int first, int[] view, int[] to) {
        for (long l = setLo, h = setHi; (l | h) != 0; ) {
            int square = Bits.lowest(l, h);
            h &= l == 0 ? h - 1 : -1;
            l &= l - 1;
            plus(to, weights[view[first + square]]);
        }
    }
}
