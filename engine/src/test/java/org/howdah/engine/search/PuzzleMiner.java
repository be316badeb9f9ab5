package org.howdah.engine.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.howdah.engine.TestPositions;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;

/**
 * Finds the puzzles of {@code puzzles.tsv} in games that the engine plays against itself, badly on purpose, and prints
 * them. A position is taken when a quick look misses what a deep search finds and a deeper one confirms: a forced win,
 * which {@link MateProver} proves, or a capture far better than every other move.
 *
 * <p>Arguments: number of puzzles of each kind and game, seed, ids of variants.
 */
final class PuzzleMiner {
    private static final int LONGEST_GAME = 300;
    private static final long PLAY_NODES = 400;
    private static final long QUICK_NODES = 300;
    private static final int HASH_MEGABYTES = 8;
    private static final long SECOND_NODES = 3_000;
    private static final long DEEP_NODES = 50_000;
    private static final long DEEPER_NODES = 500_000;
    private static final long PROOF_BUDGET = 1_000_000;
    private static final long OTHERS_BUDGET = 20_000;
    private static final int MOST_BEFORE = 1_500;
    private static final int LONGEST_MATE = 4;
    private static final int CLEARLY_BETTER = 250;

    private final CompiledVariant variant;
    private final Engine engine;
    private final SplittableRandom random;
    private final Set<Long> seen = new HashSet<>();
    private final Map<String, Integer> found = new HashMap<>();
    private final int wanted;

    private PuzzleMiner(CompiledVariant variant, int wanted, long seed) {
        this.variant = variant;
        this.wanted = wanted;
        engine = new Engine(variant, HASH_MEGABYTES);
        random = new SplittableRandom(seed);
    }

    public static void main(String[] args) {
        for (int i = 2; i < args.length; i++) {
            CompiledVariant variant = Variants.byId(args[i]);
            new PuzzleMiner(variant, Integer.parseInt(args[0]), Long.parseLong(args[1])).run();
        }
    }

    private static Position before(Position end, int plies) {
        Position position = end.copy();
        for (int ply = 0; ply < plies; ply++) {
            position.unmake();
        }
        return position;
    }

    private boolean wants(String kind) {
        return found.getOrDefault(kind, 0) < wanted;
    }

    private void run() {
        while (wants("mate") || wants("capture")) {
            Position position = TestPositions.random(variant, random, 8);
            int first = position.ply() + 8;
            boolean found = false;
            while (Ending.of(position) == null && position.ply() < LONGEST_GAME) {
                if (!found && position.ply() > first && wants("capture") && seen.add(position.key())) {
                    found = examine(position);
                }
                position.make(Level.of(5).choose(engine, position, Limits.nodes(PLAY_NODES), random));
            }
            for (int plies = 3; plies <= 2 * LONGEST_MATE - 1 && position.ply() > plies && wants("mate"); plies += 2) {
                Position before = before(position, plies);
                if (seen.add(before.key()) && examine(before)) {
                    break;
                }
            }
        }
    }

    private SearchResult look(Position position, long nodes) {
        return engine.search(position, Limits.nodes(nodes), SearchListener.NONE);
    }

    private boolean examine(Position position) {
        engine.clear();
        SearchResult quick = look(position, QUICK_NODES);
        if (quick.score().isMate() || quick.score().value() > MOST_BEFORE) {
            return false;
        }
        SearchResult second = look(position, SECOND_NODES);
        if (second.score().value() < quick.score().value() + 100) {
            return false;
        }
        SearchResult deep = look(position, DEEP_NODES);
        if (deep.bestMove() == quick.bestMove()
                || deep.score().value() < quick.score().value() + 150) {
            return false;
        }
        if (deep.score().isMate()) {
            return deep.score().value() > 0 && wants("mate") && examineMate(position, deep);
        }
        boolean wins = position.isCapture(deep.bestMove()) && deep.score().value() >= 200;
        return wins && wants("capture") && examineCapture(position, deep);
    }

    private boolean examineMate(Position position, SearchResult deep) {
        int moves = deep.score().mateIn();
        if (moves < 2 || moves > LONGEST_MATE) {
            return false;
        }
        if (!new MateProver(position, PROOF_BUDGET).wins(deep.bestMove(), moves)) {
            return false;
        }
        List<String> winning = new ArrayList<>();
        MoveList list = new MoveList();
        Moves.legal(position, list);
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (move == deep.bestMove() || new MateProver(position, OTHERS_BUDGET).wins(move, moves)) {
                winning.add(Uci.write(position, move));
            }
        }
        return winning.size() <= 3 && take(position, "mate", winning, "wins in " + moves);
    }

    private boolean examineCapture(Position position, SearchResult deep) {
        engine.clear();
        SearchResult deeper = look(position, DEEPER_NODES);
        if (deeper.bestMove() != deep.bestMove() || deeper.score().isMate()) {
            return false;
        }
        int rest = bestOfTheRest(position, deeper);
        if (rest > CLEARLY_BETTER || deeper.score().value() < rest + CLEARLY_BETTER) {
            return false;
        }
        String kind = Move.kind(deeper.bestMove()) == Move.TWO_LEG ? "double " : "";
        return take(
                position,
                "capture",
                List.of(Uci.write(position, deeper.bestMove())),
                kind + "capture wins: " + deeper.score().value() + ", anything else " + rest + " centipawns");
    }

    /** The best score among all other moves, each searched with its share of as many positions. */
    private int bestOfTheRest(Position position, SearchResult deeper) {
        MoveList list = new MoveList();
        Moves.legal(position, list);
        int best = -Score.INFINITE;
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) != deeper.bestMove()) {
                Position next = position.copy();
                next.make(list.get(i));
                int score = Ending.of(next) != null
                        ? 0
                        : -look(next, DEEPER_NODES / list.size()).score().value();
                best = Math.max(best, score);
            }
        }
        return best;
    }

    private boolean take(Position position, String kind, List<String> best, String note) {
        found.merge(kind, 1, Integer::sum);
        Puzzle puzzle = new Puzzle(variant.id(), kind, Fen.write(position), best, note);
        System.out.println(puzzle.line());
        return true;
    }
}
