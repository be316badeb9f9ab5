package org.howdah.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jooq.exception.DataAccessException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameStoreTest {

    @TempDir
    Path folder;

    private final AtomicLong date = new AtomicLong(1_000);
    private Database database;
    private GameStore store;

    @BeforeEach
    void open() throws StoreException {
        database = Database.open(folder.resolve("howdah.db"));
        store = new GameStore(database, (InstantSource) () -> java.time.Instant.ofEpochMilli(date.incrementAndGet()));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void aGameComesBackAsItWasKept() {
        GameRow game = game("a", "ann", 60_000L);
        store.create(game);
        assertThat(store.find("a")).contains(new StoredGame(game, List.of()));
        assertThat(store.find("b")).isEmpty();
    }

    @Test
    void aGameWithoutClockAndPlacementComesBackToo() {
        GameRow game = game("a", "ann", null);
        store.create(game);
        assertThat(store.find("a").orElseThrow().game()).isEqualTo(game);
    }

    @Test
    void movesComeBackInOrderWithWhatIsKnownOfThem() {
        store.create(game("a", "ann", 60_000L));
        MoveRow first = new MoveRow(1, "e2e4", 59_000L);
        MoveRow second = new MoveRow(2, "e7e5", 58_000L);
        store.append("a", first, standing(1, 1, "ongoing"));
        store.append("a", second, standing(0, 2, "ongoing"));
        StoredGame stored = store.find("a").orElseThrow();
        assertThat(stored.moves()).containsExactly(first, second);
        assertThat(stored.game().standing()).isEqualTo(standing(0, 2, "ongoing"));
        assertThat(stored.game().updatedAt()).isGreaterThan(stored.game().createdAt());
    }

    @Test
    void aMoveCannotBeKeptTwiceAndAFailedChangeLeavesNothing() {
        store.create(game("a", "ann", null));
        store.append("a", new MoveRow(1, "e2e4", null), standing(1, 1, "ongoing"));
        assertThatThrownBy(() -> store.append("a", new MoveRow(1, "d2d4", null), standing(1, 1, "stalemate")))
                .isInstanceOf(DataAccessException.class);
        StoredGame stored = store.find("a").orElseThrow();
        assertThat(stored.moves()).extracting(MoveRow::uci).containsExactly("e2e4");
        assertThat(stored.game().standing().status()).isEqualTo("ongoing");
    }

    @Test
    void aMoveOfAnUnknownGameIsRefused() {
        assertThatThrownBy(() -> store.append("zz", new MoveRow(1, "e2e4", null), standing(1, 1, "ongoing")))
                .isInstanceOf(RuntimeException.class);
    }

    @Test
    void standingEarlierForgetsLaterMoves() {
        store.create(game("a", "ann", null));
        for (int ply = 1; ply <= 4; ply++) {
            store.append("a", new MoveRow(ply, "m" + ply, null), standing(ply % 2, ply, "ongoing"));
        }
        store.stand("a", standing(0, 2, "ongoing"));
        assertThat(store.find("a").orElseThrow().moves())
                .extracting(MoveRow::uci)
                .containsExactly("m1", "m2");
    }

    @Test
    void aPlayersGamesComeLatestFirstAndOnlyTheirs() {
        store.create(game("a", "ann", null));
        store.create(game("b", "bob", null));
        store.create(game("c", "ann", null));
        store.stand("a", standing(0, 0, "ongoing"));
        assertThat(store.ofPlayer("ann", 10)).extracting(GameRow::id).containsExactly("a", "c");
        assertThat(store.ofPlayer("ann", 1)).extracting(GameRow::id).containsExactly("a");
        assertThat(store.ofPlayer("eve", 10)).isEmpty();
    }

    @Test
    void gamesWaitForTheComputerOnlyWhileTheyRunAndItIsToMove() {
        for (String id : List.of("human", "computer", "over")) {
            store.create(game(id, "ann", null));
        }
        store.append("computer", new MoveRow(1, "e2e4", null), standing(1, 1, "ongoing"));
        store.append("over", new MoveRow(1, "e2e4", null), standing(1, 1, "white-mates"));
        assertThat(store.waitingForComputer()).containsExactly("computer");
    }

    @Test
    void everyMoveIsSynchronisedWithTheDisk() {
        assertThat(database.<Object>read(db -> db.fetchValue("pragma journal_mode")))
                .isEqualTo("wal");
        database.write(db -> assertThat(db.fetchValue("pragma synchronous")).isEqualTo(2));
        database.write(db -> assertThat(db.fetchValue("pragma foreign_keys")).isEqualTo(1));
    }

    @Test
    void aReaderDoesNotWaitForTheWriter() {
        store.create(game("a", "ann", null));
        database.write(db -> assertThat(store.find("a")).isPresent());
    }

    @Test
    void aDamagedFileIsNamed() throws Exception {
        Path file = folder.resolve("damaged.db");
        Files.writeString(file, "This is no database at all. ".repeat(100));
        assertThatThrownBy(() -> Database.open(file))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("damaged.db")
                .hasMessageContaining("--data");
    }

    @Test
    void aFileOfANewerHowdahIsLeftAlone() throws Exception {
        Path file = folder.resolve("newer.db");
        Database.open(file).close();
        try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            sql.createStatement()
                    .execute("insert into flyway_schema_history select 99, '99', 'future', type, 'V99__future.sql',"
                            + " checksum, installed_by, installed_on, execution_time, success"
                            + " from flyway_schema_history where version = '1'");
        }
        assertThatThrownBy(() -> Database.open(file))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("newer");
    }

    private static GameRow game(String id, String player, Long initialMillis) {
        return new GameRow(
                id,
                player,
                "chess",
                0,
                3,
                -7L,
                "start",
                initialMillis == null ? null : "@NEEN",
                initialMillis,
                initialMillis == null ? null : 0L,
                standing(0, 0, "ongoing"),
                5,
                6);
    }

    private static Standing standing(int turn, int plies, String status) {
        return new Standing("fen" + plies, turn, plies, status, -1, "So it stands.", 1_000L + plies, null);
    }
}
