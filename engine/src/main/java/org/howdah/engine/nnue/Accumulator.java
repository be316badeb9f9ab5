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

    Accumulator(Inputs inputs, Network network) {
        this.inputs = inputs;
        weights = network.inputWeights();
        biases = network.inputBiases();
        sums = new int[2][network.hidden()];
        lo = new long[2 * inputs.types() + 2];
        hi = new long[2 * inputs.types() + 2];
        inHand = new int[2 * inputs.types()];
    }

    /** The sums for the view of a side. */
    int[] sums(int side) {
        return sums[side];
    }

    /**
     * Becomes that of a position, beginning from another one, which is left as it is.
     *
     * @param changes room to write down what differs
     */
    void take(Position position, Accumulator from, Changes changes) {
        compare(position, from, changes);
        for (int side = 0; side < 2; side++) {
            int[] view = inputs.rows(position, side);
            if (from.rows[side] == view) {
                apply(changes, view, from.sums[side], sums[side]);
            } else {
                sumUp(view, sums[side]);
            }
            rows[side] = view;
        }
    }

    private void compare(Position position, Accumulator from, Changes changes) {
        changes.clear();
        int set = 0;
        for (int color = 0; color < 2; color++) {
            for (int type = 1; type <= inputs.types(); type++, set++) {
                int piece = Pieces.of(color, type);
                lo[set] = position.piecesLo(piece);
                hi[set] = position.piecesHi(piece);
                changes.compare(from.lo[set], from.hi[set], lo[set], hi[set], inputs.man(color, type, 0));
            }
        }
        for (int color = 0; color < 2; color++, set++) {
            lo[set] = position.virginLo() & position.colorLo(color);
            hi[set] = position.virginHi() & position.colorHi(color);
            changes.compare(from.lo[set], from.hi[set], lo[set], hi[set], inputs.virgin(color, 0));
        }
        for (int color = 0, kind = 0; color < 2; color++) {
            for (int type = 1; type <= inputs.types(); type++, kind++) {
                inHand[kind] = Inputs.counted(position.hand(color, type));
                for (int n = from.inHand[kind]; n < inHand[kind]; n++) {
                    changes.add(inputs.inHand(color, type, n));
                }
                for (int n = inHand[kind]; n < from.inHand[kind]; n++) {
                    changes.remove(inputs.inHand(color, type, n));
                }
            }
        }
    }

    /** From the sums of one position to those of another, the usual numbers of changes in one go. */
    private void apply(Changes changes, int[] view, int[] from, int[] to) {
        if (changes.added() == 1 && changes.removed() == 1) {
            move(from, to, weights[view[changes.toAdd(0)]], weights[view[changes.toRemove(0)]]);
        } else if (changes.added() == 1 && changes.removed() == 2) {
            int[] moved = weights[view[changes.toRemove(0)]];
            int[] captured = weights[view[changes.toRemove(1)]];
            capture(from, to, weights[view[changes.toAdd(0)]], moved, captured);
        } else {
            System.arraycopy(from, 0, to, 0, to.length);
            for (int n = 0; n < changes.added(); n++) {
                plus(to, weights[view[changes.toAdd(n)]]);
            }
            for (int n = 0; n < changes.removed(); n++) {
                minus(to, weights[view[changes.toRemove(n)]]);
            }
        }
    }

    private static void move(int[] from, int[] to, int[] plus, int[] minus) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i] - minus[i];
        }
    }

    private static void capture(int[] from, int[] to, int[] plus, int[] moved, int[] captured) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i] - moved[i] - captured[i];
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
    private void sumUp(int[] view, int[] to) {
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
