package org.howdah.lab.tablebase;

import java.util.List;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.board.Color;
import org.jspecify.annotations.Nullable;

/**
 * What a table tells of its ending. Positions are counted on the whole board, those that are reflections of each other each for
 * itself.
 *
 * @param ending the men, as {@code KRvK}
 * @param white the positions with White to move
 * @param black those with Black to move
 * @param zugzwangs where each side would rather not be to move
 */
public record Proof(String ending, Side white, Side black, Zugzwangs zugzwangs) {

    /**
     * The legal positions with one side to move.
     *
     * @param positions how many there are
     * @param won how many the side to move wins
     * @param drawn how many nobody wins
     * @param lost how many it loses
     * @param spoiled how many of the decided ones the fifty-move rule draws
     * @param longestWin the longest of its wins, null if it has none
     * @param longestLoss the longest of its losses, null if it has none
     */
    public record Side(
            long positions,
            long won,
            long drawn,
            long lost,
            long spoiled,
            @Nullable Line longestWin,
            @Nullable Line longestLoss) {}

    /**
     * A way to the end, both sides playing best.
     *
     * @param fen where it begins
     * @param plies how long it is
     * @param moves its moves in SAN; the first of those that are as good
     */
    public record Line(String fen, int plies, List<String> moves) {
        /** The winner's moves. */
        public int length() {
            return (plies + 1) / 2;
        }
    }

    /**
     * Mutual zugzwangs.
     *
     * @param whoeverMovesLoses positions that both sides lose if they are to move
     * @param onlyWhiteWins White wins if Black is to move, else it is drawn
     * @param onlyBlackWins Black wins if White is to move, else it is drawn
     * @param example one of them, with White to move; null if there is none
     */
    public record Zugzwangs(
            long whoeverMovesLoses,
            long onlyWhiteWins,
            long onlyBlackWins,
            @Nullable String example) {}

    /**
     * Looks through a table.
     *
     * @param tables have the table, and those it leads to
     * @param threads how many share the work
     */
    public static Proof of(Tablebase tables, Material material, int threads) {
        Table table = tables.table(material);
        if (table == null) {
            throw new IllegalArgumentException("no table of " + material.name(tables.variant()));
        }
        return new Survey(table, tables).proof(threads);
    }

    /** The positions with a side to move. */
    public Side side(int color) {
        return color == Color.WHITE ? white : black;
    }
}
