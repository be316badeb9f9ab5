package org.howdah.server.play;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import org.howdah.engine.search.Level;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Game;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.howdah.server.clock.GameClock;
import org.howdah.server.clock.TimeControl;
import org.howdah.server.store.GameRow;
import org.howdah.server.store.MoveRow;
import org.howdah.server.store.Standing;
import org.howdah.server.store.StoredGame;
import org.jspecify.annotations.Nullable;

/** Makes matches: new ones from wishes, old ones from what is stored. */
final class GameMaker {

    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 10;

    private final InstantSource date;
    private final SecureRandom random;

    GameMaker(InstantSource date, SecureRandom random) {
        this.date = date;
        this.random = random;
    }

    /**
     * A new game.
     *
     * @throws Rejection if there cannot be such a game
     */
    Match begin(NewGame wish) {
        if (wish.level() < 1 || wish.level() > Level.COUNT) {
            throw Rejection.impossible(
                    "There are levels 1 to " + Level.COUNT + ", not " + wish.level() + ".", List.of());
        }
        CompiledVariant variant = variant(wish.variant());
        Game game = game(variant, wish.fen());
        Settings settings = new Settings(
                newId(),
                wish.player(),
                variant,
                wish.human(),
                wish.level(),
                random.nextLong(),
                game.fen(),
                placement(variant, game, wish),
                wish.control(),
                date.millis());
        Match match = Match.begin(settings, game);
        if (match.isOver()) {
            throw Rejection.impossible(
                    "That game is already over: " + match.verdict().sentence(), List.of());
        }
        return match;
    }

    private static CompiledVariant variant(String id) {
        try {
            return Variants.byId(id);
        } catch (IllegalArgumentException e) {
            throw Rejection.impossible(Sentence.of(e.getMessage()), List.of());
        }
    }

    private static Game game(CompiledVariant variant, @Nullable String fen) {
        try {
            return fen == null ? Game.start(variant) : Game.from(variant, fen);
        } catch (FenException e) {
            List<String> problems = e.problems().stream().map(Object::toString).toList();
            throw Rejection.impossible("That FEN is no position: " + String.join("; ", problems), problems);
        }
    }

    private @Nullable String placement(CompiledVariant variant, Game game, NewGame wish) {
        if (wish.placement() == null) {
            return null;
        }
        Arrangements arrangements = variant.arrangements();
        if (arrangements == null || game.position().handIsEmpty(wish.human())) {
            throw Rejection.impossible("Nothing is placed in this game.", List.of());
        }
        List<String> choices = PlacementChoices.of(variant);
        if (wish.placement().equals(NewGame.RANDOM)) {
            return choices.get(random.nextInt(choices.size()));
        }
        if (!choices.contains(wish.placement())) {
            throw Rejection.impossible(
                    "There is no placement " + wish.placement() + ", only " + String.join(" ", choices) + ".",
                    List.of());
        }
        return wish.placement();
    }

    private String newId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /** What is kept of a new game. */
    GameRow row(Match match) {
        Settings settings = match.settings();
        TimeControl control = settings.control();
        return new GameRow(
                settings.id(),
                settings.player(),
                settings.variant().id(),
                settings.human(),
                settings.level(),
                settings.seed(),
                settings.startFen(),
                settings.placement(),
                control == null ? null : control.initialMillis(),
                control == null ? null : control.incrementMillis(),
                match.standing(0),
                settings.createdAt(),
                settings.createdAt());
    }

    /**
     * A stored game, as it stood; its clocks stand.
     *
     * @throws IllegalStateException if the rules of today cannot play it
     */
    Match restore(StoredGame stored) {
        Settings settings = settings(stored.game());
        try {
            Match match = Match.begin(settings, Game.from(settings.variant(), settings.startFen()));
            for (MoveRow row : stored.moves()) {
                match = match.played(MoveText.parse(match.game().position(), row.uci()), clockAfter(match, row));
            }
            Standing standing = stored.game().standing();
            match = match.timed(clock(match, standing));
            return match.isOver() ? match : match.ended(Verdict.of(standing));
        } catch (FenException | MoveException e) {
            throw new IllegalStateException("Game " + settings.id() + " cannot be played again", e);
        }
    }

    private static @Nullable GameClock clockAfter(Match match, MoveRow row) {
        GameClock clock = match.clock();
        if (clock == null || row.clockMillis() == null) {
            return clock;
        }
        return match.turn() == Color.WHITE
                ? clock.standingAt(row.clockMillis(), clock.blackMillis())
                : clock.standingAt(clock.whiteMillis(), row.clockMillis());
    }

    private static @Nullable GameClock clock(Match match, Standing standing) {
        GameClock clock = match.clock();
        return clock == null || standing.whiteMillis() == null || standing.blackMillis() == null
                ? clock
                : clock.standingAt(standing.whiteMillis(), standing.blackMillis());
    }

    private static Settings settings(GameRow row) {
        TimeControl control = row.initialMillis() == null || row.incrementMillis() == null
                ? null
                : new TimeControl(row.initialMillis(), row.incrementMillis());
        return new Settings(
                row.id(),
                row.player(),
                Variants.byId(row.variant()),
                row.color(),
                row.level(),
                row.seed(),
                row.startFen(),
                row.placement(),
                control,
                row.createdAt());
    }
}
