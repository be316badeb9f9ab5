package org.howdah.lab.tablebase;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.TableFile;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;

/** Small tables for tests, and positions to ask them about. */
final class Tables {
    private Tables() {}

    /** The tables of an ending, and of all it leads to, built under a root. */
    static Tablebase build(CompiledVariant variant, String ending, Path root) throws Exception {
        Path folder = TableFile.folder(root, variant, List.of());
        TablebaseBuild build = new TablebaseBuild(variant, folder, 2, TablebaseBuild.Listener.NONE);
        build.build(Material.parse(ending, variant));
        return build.tables();
    }

    /** A game on a board of five files, small enough for tables of many men. */
    static CompiledVariant small(int ranks, String more) throws Exception {
        String text = """
                format = 1
                id = "small"
                name = "Small chess"
                summary = "For tests."
                [board]
                files = 5
                ranks = %d
                [pieces]
                K = { name = "King", moves = "K", royal = true }
                R = { name = "Rook", moves = "R" }
                N = { name = "Knight", moves = "N" }
                P = { name = "Pawn", moves = "mfWcfFimfnD" }
                [setup]
                board = \"""
                . n k . r
                . . . . p
                %s. . . . P
                . N K . R
                \"""
                [promotion]
                pieces = "P"
                zone = "rank %d"
                to = "R"
                """.formatted(ranks, ". . . . .\n".repeat(ranks - 4), ranks);
        return CompiledVariant.compile(VariantFile.read(text + more, "small.toml"));
    }

    static Position position(CompiledVariant variant, String fen) throws Exception {
        return Fen.parse(variant, fen).toPosition();
    }

    /** Men on random squares in a position that is legal and not over. */
    static Position random(CompiledVariant variant, String ending, SplittableRandom random) throws Exception {
        Material material = Material.parse(ending, variant);
        while (true) {
            Position position = Position.blank(variant);
            boolean stands = true;
            for (int piece : material.pieces()) {
                int square = random.nextInt(variant.board().squares());
                boolean mayStand = !variant.isPawn(Pieces.type(piece))
                        || variant.pawnPlaces(Pieces.color(piece)).contains(square);
                stands &= mayStand && position.pieceAt(square) == Pieces.NONE;
                if (stands) {
                    position.put(square, piece);
                }
            }
            if (stands) {
                position.turnTo(random.nextInt(2));
                int waiting = Color.opposite(position.sideToMove());
                if (!position.isAttacked(position.kingSquare(waiting), position.sideToMove())
                        && Ending.of(position) == null) {
                    return position;
                }
            }
        }
    }
}
