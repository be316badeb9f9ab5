package org.howdah.engine.tablebase;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Asks the tables for positions. For one thread.
 *
 * <p>Tables know nothing of what a move leaves behind for one ply, en passant and the ban on trades; such positions are valued by
 * their moves. Positions in which a piece that has not moved has rights are unknown.
 */
public final class Probe {
    private final Tablebase tables;
    private final CompiledVariant variant;
    private final int[] at = new int[Material.MOST_MEN];
    private final MoveList[] moves = new MoveList[2 * Material.MOST_MEN];
    private int depth;

    public Probe(Tablebase tables) {
        this.tables = tables;
        variant = tables.variant();
        for (int i = 0; i < moves.length; i++) {
            moves[i] = new MoveList();
        }
    }

    /**
     * What the tables say of a position, as {@link TableValue} has it, {@link TableValue#UNKNOWN} if nothing. The halfmove clock
     * is taken as 0.
     *
     * @param p is afterwards as it was
     */
    public int value(Position p) {
        int men = Bits.count(p.occupiedLo(), p.occupiedHi());
        if (men > tables.mostMen() || (p.virginLo() | p.virginHi()) != 0 || p.isArranging()) {
            return TableValue.UNKNOWN;
        }
        boolean isPlain = p.epSquare() == Position.NO_SQUARE && p.tradeBanSquare() == Position.NO_SQUARE;
        return isPlain ? lookUp(p) : byMoves(p);
    }

    private int lookUp(Position p) {
        long key = 0;
        for (long lo = p.occupiedLo(); lo != 0; lo &= lo - 1) {
            key += Tablebase.weight(p.pieceAt(Long.numberOfTrailingZeros(lo)));
        }
        for (long hi = p.occupiedHi(); hi != 0; hi &= hi - 1) {
            key += Tablebase.weight(p.pieceAt(Long.SIZE + Long.numberOfTrailingZeros(hi)));
        }
        Tablebase.Entry entry = tables.find(key);
        if (entry == null) {
            return TableValue.UNKNOWN;
        }
        TableLayout layout = entry.table().layout();
        find(p, layout, entry.swapped());
        int side = entry.swapped() ? Color.opposite(p.sideToMove()) : p.sideToMove();
        return entry.table().value(layout.index(at), side);
    }

    /** Finds where each man of a layout stands. */
    private void find(Position p, TableLayout layout, boolean swapped) {
        int before = Pieces.NONE;
        long lo = 0;
        long hi = 0;
        for (int i = 0; i < layout.men(); i++) {
            int man = layout.man(i);
            if (man != before) {
                int piece = swapped ? Pieces.of(Color.opposite(Pieces.color(man)), Pieces.type(man)) : man;
                lo = p.piecesLo(piece);
                hi = p.piecesHi(piece);
                before = man;
            }
            int square = Bits.lowest(lo, hi);
            lo &= ~Bits.lo(square);
            hi &= ~Bits.hi(square);
            at[i] = swapped ? variant.variant().symmetry().answer(variant.board(), square) : square;
        }
    }

    private int byMoves(Position p) {
        MoveList list = moves[depth];
        list.clear();
        Moves.legal(p, list);
        if (list.isEmpty()) {
            return ended(p);
        }
        if (Ending.ofOngoing(p) == Ending.DEAD_MATERIAL) {
            return TableValue.DRAW;
        }
        int best = TableValue.UNKNOWN;
        boolean winsInTime = false;
        boolean losesInTime = true;
        depth++;
        for (int i = 0; i < list.size(); i++) {
            p.make(list.get(i));
            int reply = value(p);
            p.unmake();
            if (reply == TableValue.UNKNOWN) {
                best = TableValue.UNKNOWN;
                break;
            }
            int value = TableValue.before(reply);
            winsInTime |= TableValue.isWin(value) && !TableValue.isSpoiled(value);
            losesInTime &= TableValue.isLoss(value) && !TableValue.isSpoiled(value);
            best = i == 0 || TableValue.isBetter(value, best) ? value : best;
        }
        depth--;
        return spoiledOrNot(best, TableValue.isWin(best) ? winsInTime : losesInTime);
    }

    /** The longest line may be spoiled and another not, or the other way round. */
    private static int spoiledOrNot(int value, boolean inTime) {
        if (TableValue.sign(value) == 0) {
            return value;
        }
        int plain = TableValue.isWin(value)
                ? TableValue.win(TableValue.plies(value))
                : TableValue.loss(TableValue.plies(value));
        return inTime ? plain : TableValue.spoiled(plain);
    }

    /** The value of a position that is over because its side to move has no move, or has been bared or has bared. */
    public static int ended(Position p) {
        Ending ending = Ending.of(p);
        int winner = ending == null ? Ending.NOBODY : ending.winner(p);
        if (winner == Ending.NOBODY) {
            return TableValue.DRAW;
        }
        return winner == p.sideToMove() ? TableValue.win(0) : TableValue.loss(0);
    }
}
