package org.howdah.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.howdah.rules.board.Color;
import org.howdah.server.clock.Ticker;
import org.howdah.server.clock.TimeControl;
import org.howdah.server.play.GamePgn;
import org.howdah.server.play.NewGame;
import org.howdah.server.play.Table;
import org.howdah.server.play.Tables;
import org.jspecify.annotations.Nullable;

/** Games against the computer. */
public final class GameApi implements WebServer.Routes {

    private static final int GAMES_AT_ONCE = 120;
    private static final int GAMES_A_MINUTE = 60;
    private static final int CREATED = 201;

    /** A game to begin. */
    record NewGameBody(
            @Nullable String variant,
            @Nullable Integer level,
            @Nullable String color,
            @Nullable ClockBody clock,
            @Nullable String fen,
            @Nullable String placement) {}

    /** Its clocks. */
    record ClockBody(
            @Nullable Integer initialSeconds, @Nullable Integer incrementSeconds) {}

    /** What was begun. */
    record NewGameView(String id) {}

    private final Tables tables;
    private final RateLimit newGames;

    /** Games of those tables. */
    public GameApi(Tables tables, Ticker ticker) {
        this.tables = tables;
        newGames = new RateLimit(GAMES_AT_ONCE, GAMES_A_MINUTE, ticker);
    }

    @Override
    public void addTo(Router router) {
        router.post("/api/games", this::begin);
        router.get("/api/games", this::list);
        router.get("/api/games/{id}", call -> call.json(StateView.of(table(call).snapshot())));
        router.get("/api/games/{id}/pgn", this::pgn);
        router.post("/api/games/{id}/move", this::move);
        router.post(
                "/api/games/{id}/takeback",
                bare(call -> StateView.of(table(call).takeBack())));
        router.post(
                "/api/games/{id}/resign", bare(call -> StateView.of(table(call).resign())));
        router.post(
                "/api/games/{id}/resume", bare(call -> StateView.of(table(call).resume())));
        router.post(
                "/api/games/{id}/draw", bare(call -> StateView.of(table(call).offerDraw(call.arrivedAt()))));
        router.post("/api/games/{id}/hint", bare(call -> table(call).hint(call.arrivedAt())));
    }

    /** A request without anything to say in its body. */
    private record Nothing() {}

    private static Router.Endpoint bare(Function<Call, Object> answer) {
        return call -> {
            call.body(Nothing.class);
            call.json(answer.apply(call));
        };
    }

    private Table table(Call call) {
        return tables.of(call.path("id"), call.player(), call.arrivedAt());
    }

    private void begin(Call call) {
        NewGameBody body = call.body(NewGameBody.class);
        String variant = Wanted.text("variant", body.variant());
        int level = Wanted.number("level", body.level());
        int color = color(Wanted.text("color", body.color()));
        TimeControl control = control(body.clock());
        if (!newGames.allows(call.address())) {
            call.header("Retry-After", "60");
            throw new HttpError(HttpError.TOO_MANY, "Too many new games at once. Wait a minute.");
        }
        String id = tables.begin(
                new NewGame(call.playerOrNew(), variant, color, level, control, body.fen(), body.placement()));
        call.header("Location", "/api/games/" + id);
        call.json(CREATED, new NewGameView(id));
    }

    private static int color(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "white" -> Color.WHITE;
            case "black" -> Color.BLACK;
            case "random" -> ThreadLocalRandom.current().nextInt(2);
            default ->
                throw new HttpError(HttpError.IMPOSSIBLE, "The color is white, black or random, not " + text + ".");
        };
    }

    private static @Nullable TimeControl control(@Nullable ClockBody clock) {
        if (clock == null) {
            return null;
        }
        int initial = within("initialSeconds", clock.initialSeconds(), 1, 10_800);
        int increment = within("incrementSeconds", clock.incrementSeconds(), 0, 180);
        return new TimeControl(initial * 1000L, increment * 1000L);
    }

    private static int within(String field, @Nullable Integer value, int least, int most) {
        int number = Wanted.number("clock." + field, value);
        if (number < least || number > most) {
            throw new HttpError(
                    HttpError.IMPOSSIBLE, "clock." + field + " is " + least + " to " + most + ", not " + number + ".");
        }
        return number;
    }

    private void list(Call call) {
        String player = call.player();
        call.json(
                player == null
                        ? List.of()
                        : tables.ofPlayer(player).stream().map(GameRowView::of).toList());
    }

    private void pgn(Call call) {
        Table table = table(call);
        String text = GamePgn.of(table.snapshot().match());
        call.header("Cache-Control", "no-store");
        call.header("Content-Disposition", "attachment; filename=\"howdah-" + call.path("id") + ".pgn\"");
        call.bytes(200, "application/x-chess-pgn; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    private void move(Call call) {
        MoveBody body = call.body(MoveBody.class);
        Table table = table(call);
        call.json(StateView.of(table.move(body.text(), body.plies(), call.arrivedAt())));
    }
}
