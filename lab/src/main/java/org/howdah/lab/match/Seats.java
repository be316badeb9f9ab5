package org.howdah.lab.match;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.howdah.lab.LabException;
import org.howdah.lab.player.EngineSpec;
import org.howdah.lab.player.Pace;
import org.howdah.lab.player.Player;
import org.howdah.lab.player.StartException;
import org.howdah.rules.board.Color;
import org.jspecify.annotations.Nullable;

/** Both engines at one board: they play one game after the other. */
final class Seats implements AutoCloseable {
    private static final double NANOS_PER_SECOND = 1e9;

    private final MatchPlan plan;
    private final List<Player> players = new ArrayList<>();

    private Seats(MatchPlan plan) {
        this.plan = plan;
    }

    /**
     * Starts both engines.
     *
     * @param seated is told of each
     */
    static Seats take(MatchPlan plan, Consumer<Player> seated) throws LabException {
        Seats seats = new Seats(plan);
        for (EngineSpec engine : plan.engines()) {
            try {
                Player player = engine.start(plan.variant(), plan.patienceMillis());
                seats.players.add(player);
                seated.accept(player);
            } catch (StartException e) {
                seats.close();
                throw new LabException("engine " + engine.name() + ": " + e.getMessage());
            }
        }
        return seats;
    }

    /** Plays a game; null when it was stopped. */
    @Nullable GameRecord play(int game, BooleanSupplier stopped) throws LabException {
        int white = GameRecord.white(game);
        Opening opening = plan.openings().pair(game / 2);
        Player[] seated = new Player[2];
        GameClock[] clocks = new GameClock[2];
        for (int color = 0; color < 2; color++) {
            seated[color] = players.get(engine(white, color));
            clocks[color] =
                    new GameClock(plan.engines().get(engine(white, color)).pace());
        }
        GamePlay play = new GamePlay(opening, seated, clocks, plan.rules(), plan.tables(), stopped);
        long begin = System.nanoTime();
        End end = play.play(Seeds.mix(plan.seed(), game));
        double seconds = (System.nanoTime() - begin) / NANOS_PER_SECOND;
        if (end == null) {
            return null;
        }
        int culprit = end.color() == End.NOBODY ? -1 : engine(white, end.color());
        return new GameRecord(
                game,
                end.result(),
                end.cause(),
                culprit,
                end.detail(),
                play.plies().size(),
                seconds,
                GamePgn.write(opening, play.plies(), end, tags(game, white)));
    }

    private static int engine(int white, int color) {
        return color == Color.WHITE ? white : 1 - white;
    }

    private Map<String, String> tags(int game, int white) {
        Map<String, String> tags = new LinkedHashMap<>(plan.tags());
        tags.put("Date", LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.'));
        tags.put("Round", game / 2 + 1 + "." + (game % 2 + 1));
        tags.put("White", plan.engines().get(white).name());
        tags.put("Black", plan.engines().get(1 - white).name());
        Pace first = plan.engines().get(white).pace();
        Pace second = plan.engines().get(1 - white).pace();
        if (first.equals(second)) {
            tags.put("TimeControl", timeControl(first));
        } else {
            tags.put("WhiteTimeControl", timeControl(first));
            tags.put("BlackTimeControl", timeControl(second));
        }
        return tags;
    }

    private static String timeControl(Pace pace) {
        return switch (pace) {
            case Pace.Clock clock ->
                (clock.moves() > 0 ? clock.moves() + "/" : "")
                        + seconds(clock.baseMillis())
                        + (clock.incrementMillis() > 0 ? "+" + seconds(clock.incrementMillis()) : "");
            case Pace.MoveTime time -> "1/" + seconds(time.millis());
            default -> "-";
        };
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }

    @Override
    public void close() {
        players.forEach(Player::close);
    }
}
