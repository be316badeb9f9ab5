package org.howdah.server.store;

import static org.howdah.server.store.Columns.CLOCK_MILLIS;
import static org.howdah.server.store.Columns.COLOR;
import static org.howdah.server.store.Columns.GAME;
import static org.howdah.server.store.Columns.ID;
import static org.howdah.server.store.Columns.MOVE;
import static org.howdah.server.store.Columns.MOVE_GAME;
import static org.howdah.server.store.Columns.PLAYER;
import static org.howdah.server.store.Columns.PLY;
import static org.howdah.server.store.Columns.STATUS;
import static org.howdah.server.store.Columns.TURN;
import static org.howdah.server.store.Columns.UCI;
import static org.howdah.server.store.Columns.UPDATED_AT;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;

/**
 * The games on disk. Safe for any number of threads, but the changes of one game must come one after the other.
 * Every method throws {@link org.jooq.exception.DataAccessException} when the database fails; then nothing has changed.
 */
public final class GameStore {

    private final Database database;
    private final InstantSource now;

    /**
     * Games in that database.
     *
     * @param now dates the changes
     */
    public GameStore(Database database, InstantSource now) {
        this.database = database;
        this.now = now;
    }

    /** Keeps a new game. */
    public void create(GameRow game) {
        database.write(db -> db.insertInto(GAME).set(Columns.record(game)).execute());
    }

    /** Adds a move and says where the game stands after it. */
    public void append(String game, MoveRow move, Standing standing) {
        database.write(db -> {
            db.insertInto(MOVE).set(Columns.record(game, move)).execute();
            update(db, game, standing);
        });
    }

    /** Says where the game stands, and forgets all moves later than that. */
    public void stand(String game, Standing standing) {
        database.write(db -> {
            db.deleteFrom(MOVE)
                    .where(MOVE_GAME.eq(game), PLY.gt(standing.plies()))
                    .execute();
            update(db, game, standing);
        });
    }

    private void update(DSLContext db, String game, Standing standing) {
        int changed = db.update(GAME)
                .set(Columns.record(standing))
                .set(UPDATED_AT, now.millis())
                .where(ID.eq(game))
                .execute();
        if (changed != 1) {
            throw new IllegalStateException("No game " + game);
        }
    }

    /** The game with that id. */
    public Optional<StoredGame> find(String id) {
        return database.read(db -> db.selectFrom(GAME)
                .where(ID.eq(id))
                .fetchOptional(Columns::game)
                .map(game -> new StoredGame(game, moves(db, id))));
    }

    private static List<MoveRow> moves(DSLContext db, String game) {
        return db.select(PLY, UCI, CLOCK_MILLIS)
                .from(MOVE)
                .where(MOVE_GAME.eq(game))
                .orderBy(PLY)
                .fetch(row -> new MoveRow(row.value1(), row.value2(), row.value3()));
    }

    /** The games of a player, the latest changed first. */
    public List<GameRow> ofPlayer(String player, int atMost) {
        return database.read(db -> db.selectFrom(GAME)
                .where(PLAYER.eq(player))
                .orderBy(UPDATED_AT.desc(), ID)
                .limit(atMost)
                .fetch(Columns::game));
    }

    /** The running games in which the computer is to move. */
    public List<String> waitingForComputer() {
        return database.read(db -> db.select(ID)
                .from(GAME)
                .where(STATUS.eq(Standing.ONGOING), TURN.ne(COLOR))
                .fetch(ID));
    }
}
