package org.howdah.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.game.Game;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** What endgame tables say of a position and its moves. */
final class TableAdvice {
    private final Path root;
    private final CompiledVariant variant;
    private final List<String> complaints = new ArrayList<>();
    private final Probe probe;
    private final Position position;

    TableAdvice(Path root, Game game) {
        this.root = root;
        variant = game.variant();
        position = game.position();
        probe = new Probe(Tablebase.open(variant, root, complaints::add));
    }

    /** What is wrong with the tables. */
    List<String> complaints() {
        return complaints;
    }

    /** A {@link TableValue} for the side to move. */
    int value() {
        return probe.value(position);
    }

    /** What a move is worth to the side that makes it. */
    int value(int move) {
        position.make(move);
        int reply = probe.value(position);
        position.unmake();
        return reply == TableValue.UNKNOWN ? TableValue.UNKNOWN : TableValue.before(reply);
    }

    /** The higher, the better the move: what the fifty-move rule spoils lies between what is certain and a draw. */
    int rank(int move) {
        int value = value(move);
        int sign = TableValue.sign(value);
        if (value == TableValue.UNKNOWN) {
            return Integer.MIN_VALUE;
        }
        int certain = TableValue.isSpoiled(value) ? 1 : 2;
        return sign == 0 ? 0 : sign * (certain * 2 * TableValue.MAX_PLIES - TableValue.plies(value));
    }

    /** {@code won in 12 moves}. */
    static String words(int value) {
        if (value == TableValue.UNKNOWN) {
            return "not in the tables";
        }
        if (value == TableValue.DRAW) {
            return "drawn";
        }
        String moves = Text.count(TableValue.moves(value), "move");
        return (TableValue.isWin(value) ? "won in " : "lost in ")
                + moves
                + (TableValue.isSpoiled(value) ? ", but the fifty-move rule spoils it" : "");
    }

    /** Why the position is not in the tables, and what to do about it. */
    String missing() {
        Material material = Material.of(position);
        if (material.men() > Material.MOST_MEN) {
            return material.men() + " men are too many: tables are of " + Material.MOST_MEN + " at most";
        }
        if ((position.virginLo() | position.virginHi()) != 0) {
            return "men that have not moved have rights here: such positions are in no table";
        }
        String name = material.name(variant);
        return "there is no table of " + name + ": howdah tablebase " + variant.id() + " " + name + " --out " + root
                + " builds it";
    }
}
