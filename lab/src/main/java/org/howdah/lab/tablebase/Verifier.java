package org.howdah.lab.tablebase;

import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.lab.LabException;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;

/**
 * Checks a table by looking forward: the value of every position has to follow, by the rules, from the values of those that its
 * moves lead to.
 */
final class Verifier {
    private static final int CHUNK = SliceSolver.CHUNK;

    private final Table table;
    private final TableLayout layout;
    private final Tablebase tables;
    private final AtomicReference<String> wrong = new AtomicReference<>();

    private Verifier(Table table, Tablebase tables) {
        this.table = table;
        this.tables = tables;
        layout = table.layout();
    }

    /**
     * Checks every position of a slice.
     *
     * @param tables has the table, and those it leads to
     * @throws LabException naming the first position whose value does not follow
     */
    static void check(Table table, Tablebase tables, int slice, Watch watch) throws LabException {
        Verifier verifier = new Verifier(table, tables);
        IntStream.range(0, SliceSolver.chunks(verifier.layout))
                .parallel()
                .filter(chunk -> !watch.isStopped())
                .forEach(chunk -> {
                    verifier.check(slice, chunk);
                    watch.partDone();
                });
        String found = verifier.wrong.get();
        if (found != null) {
            throw new LabException(found);
        }
    }

    /**
     * Checks some positions of a slice, chosen by chance.
     *
     * @throws LabException naming one whose value does not follow
     */
    static void checkSome(Table table, Tablebase tables, int slice, int count) throws LabException {
        Verifier verifier = new Verifier(table, tables);
        Stage stage = new Stage(verifier.layout);
        Probe probe = new Probe(tables);
        MoveList moves = new MoveList();
        verifier.layout.placeSlice(slice, stage.at);
        RandomGenerator random = RandomGenerator.getDefault();
        for (int i = 0; i < count; i++) {
            verifier.check(stage, slice, random.nextInt(verifier.layout.positions()), probe, moves);
        }
        String found = verifier.wrong.get();
        if (found != null) {
            throw new LabException(found);
        }
    }

    private void check(int slice, int chunk) {
        Stage stage = new Stage(layout);
        Probe probe = new Probe(tables);
        MoveList moves = new MoveList();
        layout.placeSlice(slice, stage.at);
        int end = Math.min(layout.positions(), (chunk + 1) * CHUNK);
        for (int number = chunk * CHUNK; number < end && wrong.get() == null; number++) {
            check(stage, slice, number, probe, moves);
        }
    }

    private void check(Stage stage, int slice, int number, Probe probe, MoveList moves) {
        layout.place(number, stage.at);
        if (!stage.show()) {
            return;
        }
        for (int side = 0; side < 2; side++) {
            if (stage.turnTo(side)) {
                int value = table.value((long) slice << Integer.SIZE | number, side);
                checkValue(stage, slice, value, probe, moves);
            }
        }
    }

    private void checkValue(Stage stage, int slice, int value, Probe probe, MoveList moves) {
        Position p = stage.position();
        moves.clear();
        Moves.legal(p, moves);
        if (moves.isEmpty()) {
            compare(p, value, Probe.ended(p));
            return;
        }
        if (Ending.ofOngoing(p) == Ending.DEAD_MATERIAL) {
            compare(p, value, TableValue.DRAW);
            return;
        }
        int best = TableValue.UNKNOWN;
        boolean winsInTime = false;
        boolean losesInTime = true;
        boolean leavesWinning = false;
        for (int i = 0; i < moves.size(); i++) {
            boolean leaves = stage.leavesSlice(moves.get(i));
            int reply = leaves ? reply(p, moves.get(i), probe) : stays(stage, slice, moves.get(i));
            boolean inTime = reply != TableValue.DRAW && !TableValue.isSpoiled(reply);
            winsInTime |= inTime && TableValue.isLoss(reply);
            losesInTime &= inTime && TableValue.isWin(reply);
            leavesWinning |= leaves && inTime && TableValue.isLoss(reply);
            best = i == 0 || TableValue.isBetter(TableValue.before(reply), best) ? TableValue.before(reply) : best;
        }
        compare(p, value, best);
        boolean inTime = value != TableValue.DRAW && !TableValue.isSpoiled(value);
        if (inTime && !(TableValue.isWin(value) ? winsInTime : losesInTime)
                || TableValue.isSpoiled(value) && TableValue.isWin(value) && leavesWinning) {
            say(p, inTime ? "decided within fifty moves" : "spoiled by the fifty-move rule", "otherwise");
        }
    }

    private void compare(Position p, int value, int follows) {
        boolean same = TableValue.sign(value) == TableValue.sign(follows)
                && (value == TableValue.DRAW || TableValue.plies(value) == TableValue.plies(follows));
        if (!same) {
            say(p, describe(value), describe(follows));
        }
    }

    private void say(Position p, String value, String follows) {
        wrong.compareAndSet(
                null,
                "the table of " + layout.material().name(layout.variant()) + " is wrong: " + Fen.write(p) + " is "
                        + value + " there, but its moves say " + follows);
    }

    private static String describe(int value) {
        return switch (TableValue.sign(value)) {
            case 1 -> "won in " + TableValue.plies(value) + " plies";
            case -1 -> "lost in " + TableValue.plies(value) + " plies";
            default -> "drawn";
        };
    }

    private static int reply(Position p, int move, Probe probe) {
        p.make(move);
        int reply = probe.value(p);
        p.unmake();
        return reply;
    }

    private int stays(Stage stage, int slice, int move) {
        int man = stage.man(Move.from(move));
        stage.at[man] = Move.to(move);
        int number = layout.number(stage.at);
        stage.at[man] = Move.from(move);
        return table.value(
                (long) slice << Integer.SIZE | number, 1 - stage.position().sideToMove());
    }
}
