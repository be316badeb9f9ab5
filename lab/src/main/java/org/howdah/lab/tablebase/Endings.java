package org.howdah.lab.tablebase;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.howdah.engine.tablebase.Material;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.CompiledVariant;

/** Which endings there are, and which can come of an ending: men are captured, pawns become other pieces. */
public final class Endings {
    private Endings() {}

    /** An ending and all that can come of it, each after those that can come of it. */
    static List<Material> upTo(CompiledVariant variant, Material last) {
        return upTo(variant, List.of(last));
    }

    /** Some endings and all that can come of them, each after those that can come of it. */
    static List<Material> upTo(CompiledVariant variant, List<Material> last) {
        Set<Material> found = new HashSet<>();
        Deque<Material> open = new ArrayDeque<>(last);
        while (!open.isEmpty()) {
            Material material = open.remove();
            if (found.add(material)) {
                next(variant, material).forEach(open::add);
            }
        }
        return sorted(variant, found);
    }

    /** All endings of so many men, from 2 to {@link Material#MOST_MEN}. */
    public static List<Material> of(CompiledVariant variant, int men) {
        Set<Material> found = new HashSet<>();
        List<Integer> king = List.of(variant.king());
        add(variant, king, king, men, found);
        return sorted(variant, found);
    }

    private static void add(
            CompiledVariant variant, List<Integer> white, List<Integer> black, int men, Set<Material> found) {
        if (white.size() + black.size() == men) {
            found.add(Material.of(variant, white, black));
            return;
        }
        for (int type = 1; type <= variant.types(); type++) {
            if (type != variant.king()) {
                add(variant, with(white, type), black, men, found);
                add(variant, white, with(black, type), men, found);
            }
        }
    }

    private static List<Integer> with(List<Integer> side, int type) {
        List<Integer> more = new ArrayList<>(side);
        more.add(type);
        return more;
    }

    private static List<Material> sorted(CompiledVariant variant, Set<Material> endings) {
        return endings.stream()
                .sorted(Comparator.comparing(Material::men)
                        .thenComparing(material -> pawns(variant, material))
                        .thenComparing(material -> material.name(variant)))
                .toList();
    }

    private static long pawns(CompiledVariant variant, Material material) {
        return material.pieces().stream()
                .filter(piece -> variant.isPawn(Pieces.type(piece)))
                .count();
    }

    private static List<Material> next(CompiledVariant variant, Material material) {
        List<Material> next = new ArrayList<>();
        addChanges(variant, material.white(), material.black(), next);
        addChanges(variant, material.black(), material.white(), next);
        return next;
    }

    /** One side loses a man, or a pawn of its becomes another piece. */
    private static void addChanges(
            CompiledVariant variant, List<Integer> side, List<Integer> other, List<Material> next) {
        for (int i = 0; i < side.size(); i++) {
            int type = side.get(i);
            if (type != variant.king()) {
                List<Integer> less = new ArrayList<>(side);
                less.remove(i);
                next.add(Material.of(variant, less, other));
            }
            if (variant.isPawn(type)) {
                for (int promotion : variant.promotions()) {
                    List<Integer> changed = new ArrayList<>(side);
                    changed.set(i, promotion);
                    next.add(Material.of(variant, changed, other));
                }
            }
        }
    }
}
