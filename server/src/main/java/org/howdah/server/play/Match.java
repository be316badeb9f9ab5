package org.howdah.server.play;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Game;
import org.howdah.rules.game.Played;
import org.howdah.rules.position.Position;
import org.howdah.server.clock.GameClock;
import org.howdah.server.store.MoveRow;
import org.howdah.server.store.Standing;
import org.jspecify.annotations.Nullable;

/**
 * A game against the computer at one moment. Immutable: what changes it gives another.
 *
 * @param settings what it was begun with
 * @param game the moves and the position, by the rules
 * @param plies the moves as they are shown
 * @param clock the clocks; null: none
 * @param verdict how it stands
 */
public record Match(
        Settings settings,
        Game game,
        List<Ply> plies,
        @Nullable GameClock clock,
        Verdict verdict) {

    /** Clocks stand until each side has made its first move. */
    private static final int UNTIMED_PLIES = 2;

    public Match {
        plies = List.copyOf(plies);
    }

    /** A game at its start. */
    static Match begin(Settings settings, Game game) {
        GameClock clock = settings.control() == null ? null : GameClock.start(settings.control());
        return new Match(settings, game, List.of(), clock, Verdict.of(game.outcome()));
    }

    /** Who is to move. */
    public int turn() {
        return game.sideToMove();
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return verdict.isOver();
    }

    /** Whether the human is to move and may. */
    public boolean isHumanToMove() {
        return !isOver() && turn() == settings.human();
    }

    /** Whether the computer is to move and may. */
    public boolean isComputerToMove() {
        return !isOver() && turn() == settings.computer();
    }

    /** Whether thinking costs the side to move its time. */
    boolean isTimed() {
        return clock != null && !isOver() && plies.size() >= UNTIMED_PLIES;
    }

    /**
     * The game after a legal move.
     *
     * @param after the clocks after it; null: none
     */
    Match played(int move, @Nullable GameClock after) {
        Position before = game.position();
        int mover = turn();
        Game next = game.play(move);
        Played played = next.moves().getLast();
        Ply ply = new Ply(
                plies.size() + 1,
                move,
                MoveShape.of(before, move),
                played.uci(),
                played.san(),
                Spoken.of(before, move, played.san()),
                next.fen(),
                checkedKing(next),
                after == null ? null : after.left(mover, 0));
        List<Ply> more = new ArrayList<>(plies);
        more.add(ply);
        return new Match(settings, next, more, after, Verdict.of(next.outcome()));
    }

    private static int checkedKing(Game game) {
        return game.inCheck() ? game.position().kingSquare(game.sideToMove()) : MoveShape.NOWHERE;
    }

    /** The square of the king in check, {@link MoveShape#NOWHERE} if none is. */
    public int check() {
        return checkedKing(game);
    }

    /** The game before its last moves, with the clocks as they stood then. */
    Match takenBack(int count) {
        Game earlier = game;
        for (int i = 0; i < count; i++) {
            earlier = earlier.takeBack();
        }
        List<Ply> fewer = plies.subList(0, plies.size() - count);
        return new Match(settings, earlier, fewer, clockAfter(fewer), Verdict.of(earlier.outcome()));
    }

    /** How many moves a takeback takes back: to the human's last move; 0 if there is none. */
    int takeBackCount() {
        int count = isComputerToMove() ? 1 : 2;
        return isOver() || plies.size() < count ? 0 : count;
    }

    /** Whether there is a move of the human's to take back. */
    public boolean canTakeBack() {
        return takeBackCount() > 0;
    }

    private @Nullable GameClock clockAfter(List<Ply> moves) {
        return clock == null ? null : clock.standingAt(left(moves, Color.WHITE), left(moves, Color.BLACK));
    }

    private long left(List<Ply> moves, int color) {
        for (Ply ply : moves.reversed()) {
            if (mover(ply) == color && ply.clockMillis() != null) {
                return ply.clockMillis();
            }
        }
        return clock == null ? 0 : clock.control().initialMillis();
    }

    /** Whose move it was. */
    int mover(Ply ply) {
        return (turn() + plies.size() - ply.number() + 1) % 2;
    }

    /** The game ended, not by a move. */
    Match ended(Verdict how) {
        return new Match(settings, game, plies, clock, how);
    }

    /** The game with other clocks. */
    Match timed(@Nullable GameClock other) {
        return new Match(settings, game, plies, other, verdict);
    }

    /** The game with the clock of the side to move running from now on, or with both standing, charged up to now. */
    Match clockRuns(boolean runs, long now) {
        if (clock == null || (runs && clock.running() == turn())) {
            return this;
        }
        return timed(runs ? clock.run(turn(), now) : clock.stop(now));
    }

    /** Whether the human's time was over by then. */
    boolean isHumanOutOfTime(long then) {
        return clock != null && isHumanToMove() && clock.isRunning() && clock.left(turn(), then) <= 0;
    }

    /** The game ended because the time of the side to move is over. */
    Match endedOnTime(long now) {
        boolean lost = WinningChances.remain(game.position(), Color.opposite(turn()));
        return clockRuns(false, now).ended(lost ? Verdict.lostOnTime(turn()) : Verdict.drawnOnTime(turn()));
    }

    /** The game after the human's move, which arrived then. */
    Match humanPlayed(int move, long arrivedAt) {
        return played(move, clock == null ? null : clock.moved(turn(), arrivedAt));
    }

    /** The game after the computer's answer, which costs only the time of thinking; it may have taken too long. */
    Match computerPlayed(Thought<Integer> answer) {
        if (clock == null) {
            return played(answer.result(), null);
        }
        GameClock before = clock.uncharged();
        GameClock thinking = isTimed() ? before.run(turn(), answer.startedAt()) : before;
        return thinking.left(turn(), answer.endedAt()) <= 0
                ? timed(thinking).endedOnTime(answer.endedAt())
                : played(answer.result(), thinking.moved(turn(), answer.endedAt()));
    }

    /** What is kept of where it stands, by now. */
    Standing standing(long now) {
        return new Standing(
                game.fen(),
                turn(),
                plies.size(),
                verdict.word(),
                verdict.winner(),
                verdict.sentence(),
                clock == null ? null : clock.left(Color.WHITE, now),
                clock == null ? null : clock.left(Color.BLACK, now));
    }

    /** What is kept of its last move. */
    MoveRow lastMove() {
        Ply last = plies.getLast();
        return new MoveRow(last.number(), last.uci(), last.clockMillis());
    }
}
