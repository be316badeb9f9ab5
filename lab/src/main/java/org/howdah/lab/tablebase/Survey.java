package org.howdah.lab.tablebase;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.San;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.jspecify.annotations.Nullable;

/** Goes through all positions of a table. */
final class Survey {
    private static final int CHUNK = SliceSolver.CHUNK;

    private final Table table;
    private final TableLayout layout;
    private final Tablebase tables;

    Survey(Table table, Tablebase tables) {
        this.table = table;
        this.tables = tables;
        layout = table.layout();
    }

    Proof proof(int threads) {
        Tally tally = Threads.of(threads, this::count);
        Proof.Zugzwangs zugzwangs = new Proof.Zugzwangs(
                tally.whoeverMovesLoses, tally.onlyWhiteWins, tally.onlyBlackWins, fen(tally.zugzwang));
        return new Proof(
                layout.material().name(layout.variant()),
                side(tally, Color.WHITE),
                side(tally, Color.BLACK),
                zugzwangs);
    }

    private Proof.Side side(Tally tally, int side) {
        return new Proof.Side(
                tally.positions[side],
                tally.won[side],
                tally.drawn[side],
                tally.lost[side],
                tally.spoiled[side],
                line(tally.longestWin[side], side),
                line(tally.longestLoss[side], side));
    }

    private Tally count() {
        int chunks = SliceSolver.chunks(layout);
        return IntStream.range(0, layout.slices() * chunks)
                .parallel()
                .mapToObj(part -> count(part / chunks, part % chunks))
                .reduce(Tally::and)
                .orElseThrow();
    }

    private Tally count(int slice, int chunk) {
        Tally tally = new Tally();
        Stage stage = new Stage(layout);
        layout.placeSlice(slice, stage.at);
        int weight = layout.weight(slice);
        int end = Math.min(layout.positions(), (chunk + 1) * CHUNK);
        for (int number = chunk * CHUNK; number < end; number++) {
            layout.place(number, stage.at);
            if (stage.show()) {
                count(stage, (long) slice << Integer.SIZE | number, weight, tally);
            }
        }
        return tally;
    }

    private void count(Stage stage, long index, int weight, Tally tally) {
        int white = table.value(index, Color.WHITE);
        int black = table.value(index, Color.BLACK);
        boolean whiteMayMove = stage.turnTo(Color.WHITE);
        boolean blackMayMove = stage.turnTo(Color.BLACK);
        if (whiteMayMove) {
            tally.add(index, Color.WHITE, white, weight);
        }
        if (blackMayMove) {
            tally.add(index, Color.BLACK, black, weight);
        }
        if (whiteMayMove && blackMayMove) {
            tally.addBoth(index, white, black, weight);
        }
    }

    private Stage show(long index, int side) {
        Stage stage = new Stage(layout);
        layout.placeSlice((int) (index >>> Integer.SIZE), stage.at);
        layout.place((int) index, stage.at);
        stage.show();
        stage.turnTo(side);
        return stage;
    }

    private @Nullable String fen(long index) {
        return index < 0 ? null : Fen.write(show(index, Color.WHITE).position());
    }

    private Proof.@Nullable Line line(long index, int side) {
        if (index < 0) {
            return null;
        }
        Position p = show(index, side).position();
        String fen = Fen.write(p);
        int plies = TableValue.plies(table.value(index, side));
        Probe probe = new Probe(tables);
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            int move = best(p, probe);
            moves.add(San.write(p, move));
            p.make(move);
        }
        return new Proof.Line(fen, plies, moves);
    }

    private static int best(Position p, Probe probe) {
        MoveList moves = new MoveList();
        Moves.legal(p, moves);
        int best = TableValue.UNKNOWN;
        int found = 0;
        for (int i = 0; i < moves.size(); i++) {
            p.make(moves.get(i));
            int value = TableValue.before(probe.value(p));
            p.unmake();
            if (i == 0 || TableValue.isBetter(value, best)) {
                best = value;
                found = moves.get(i);
            }
        }
        return found;
    }
}
