package org.howdah.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.lab.player.Choice;
import org.howdah.lab.player.Clocks;
import org.howdah.lab.player.Fault;
import org.howdah.lab.player.Player;
import org.howdah.lab.player.PlayerException;
import org.howdah.lab.player.Turn;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.Result;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.jspecify.annotations.Nullable;

/** One game between two players, from its opening to its end. */
final class GamePlay {
    private static final double NANOS_PER_MILLI = 1e6;

    private final Opening opening;
    private final Player[] players;
    private final GameClock[] clocks;
    private final GameRules rules;
    private final @Nullable TableVerdict tables;
    private final BooleanSupplier stopped;
    private final Position position;
    private final List<Integer> moves;
    private final List<PlayedPly> plies = new ArrayList<>();

    GamePlay(
            Opening opening,
            Player[] players,
            GameClock[] clocks,
            GameRules rules,
            @Nullable Tablebase tables,
            BooleanSupplier stopped) {
        this.opening = opening;
        this.players = players;
        this.clocks = clocks;
        this.rules = rules;
        this.tables = tables == null ? null : new TableVerdict(tables);
        this.stopped = stopped;
        position = opening.position();
        moves = new ArrayList<>(opening.moves());
    }

    /** What the engines have played, as far as it has gone. */
    List<PlayedPly> plies() {
        return plies;
    }

    /** The position as it stands. */
    Position position() {
        return position;
    }

    /** Plays to the end; null when the match was stopped before. */
    @Nullable End play(long seed) {
        for (int color = 0; color < 2; color++) {
            try {
                players[color].newGame(opening.start(), Seeds.mix(seed, color));
            } catch (PlayerException e) {
                return fault(color, e.fault(), e.getMessage());
            }
        }
        End end = decided();
        while (end == null && !stopped.getAsBoolean()) {
            end = turn();
        }
        if (end != null) {
            players[Color.WHITE].gameOver(end.result(), end.detail());
            players[Color.BLACK].gameOver(end.result(), end.detail());
        }
        return end;
    }

    private @Nullable End turn() {
        int color = position.sideToMove();
        Choice choice;
        try {
            Clocks shown = new Clocks(
                    clocks[Color.WHITE].leftMillis(), clocks[Color.BLACK].leftMillis(), clocks[color].movesToGo());
            choice = players[color].choose(new Turn(opening.start(), List.copyOf(moves), position.copy(), shown));
        } catch (PlayerException e) {
            return fault(color, e.fault(), e.getMessage());
        }
        double late = clocks[color].press(choice.nanos()) / NANOS_PER_MILLI;
        if (late > rules.marginMillis()) {
            return fault(color, Fault.TIME, String.format(Locale.ROOT, "its flag fell by %.0f ms", late));
        }
        if (choice.resigns()) {
            return new End(wins(Color.opposite(color)), Cause.RESIGNATION, color, side(color) + " resigns");
        }
        if (!Moves.isLegal(position, choice.move())) {
            throw new IllegalStateException("a player gave an illegal move as its choice");
        }
        play(choice, color);
        End end = decided();
        return end == null ? early() : end;
    }

    private void play(Choice choice, int color) {
        long clock = clocks[color].isRunning() ? clocks[color].leftMillis() : -1;
        position.make(choice.move());
        moves.add(choice.move());
        plies.add(new PlayedPly(choice.move(), choice.score(), choice.depth(), choice.nanos(), clock));
    }

    private @Nullable End decided() {
        End end = byRules();
        return end == null && tables != null ? tables.of(position) : end;
    }

    private @Nullable End byRules() {
        Ending ending = Ending.of(position);
        if (ending == null) {
            return null;
        }
        int winner = ending.winner(position);
        String words = ending.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return new End(winner == Ending.NOBODY ? Result.DRAW : wins(winner), Cause.RULES, End.NOBODY, words);
    }

    private @Nullable End early() {
        Adjudication adjudication = rules.adjudication();
        Integer winner = adjudication.winner(plies, position.sideToMove());
        if (winner != null) {
            return new End(wins(winner), Cause.AGREED_WIN, End.NOBODY, "both engines see " + side(winner) + " winning");
        }
        if (adjudication.isDraw(plies, position.sideToMove(), position.fullmoveNumber())) {
            return new End(Result.DRAW, Cause.AGREED_DRAW, End.NOBODY, "both engines see no difference");
        }
        boolean full = adjudication.mostPlies() > 0 && moves.size() >= adjudication.mostPlies();
        return full ? new End(Result.DRAW, Cause.PLY_LIMIT, End.NOBODY, moves.size() + " plies were played") : null;
    }

    private static End fault(int color, Fault fault, @Nullable String what) {
        return new End(Result.OPEN, Cause.of(fault), color, side(color) + ": " + what);
    }

    private static Result wins(int color) {
        return color == Color.WHITE ? Result.WHITE_WINS : Result.BLACK_WINS;
    }

    private static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
