package org.howdah.server.store;

import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.table;
import static org.jooq.impl.SQLDataType.BIGINT;
import static org.jooq.impl.SQLDataType.INTEGER;
import static org.jooq.impl.SQLDataType.VARCHAR;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Table;
import org.jspecify.annotations.Nullable;

/** The tables and columns of {@code migrations}, and how records go in and out of them. */
final class Columns {

    static final Table<Record> GAME = table(name("game"));
    static final Field<String> ID = text("id");
    static final Field<String> PLAYER = text("player");
    static final Field<String> VARIANT = text("variant");
    static final Field<Integer> COLOR = integer("color");
    static final Field<Integer> LEVEL = integer("level");
    static final Field<Long> SEED = bigint("seed");
    static final Field<String> START_FEN = text("start_fen");
    static final Field<String> PLACEMENT = text("placement");
    static final Field<Long> INITIAL_MILLIS = bigint("initial_millis");
    static final Field<Long> INCREMENT_MILLIS = bigint("increment_millis");
    static final Field<String> FEN = text("fen");
    static final Field<Integer> TURN = integer("turn");
    static final Field<Integer> PLIES = integer("plies");
    static final Field<String> STATUS = text("status");
    static final Field<Integer> WINNER = integer("winner");
    static final Field<String> SENTENCE = text("sentence");
    static final Field<Long> WHITE_MILLIS = bigint("white_millis");
    static final Field<Long> BLACK_MILLIS = bigint("black_millis");
    static final Field<Long> CREATED_AT = bigint("created_at");
    static final Field<Long> UPDATED_AT = bigint("updated_at");

    static final Table<Record> MOVE = table(name("move"));
    static final Field<String> MOVE_GAME = text("game");
    static final Field<Integer> PLY = integer("ply");
    static final Field<String> UCI = text("uci");
    static final Field<Long> CLOCK_MILLIS = bigint("clock_millis");

    private Columns() {}

    private static Field<String> text(String name) {
        return field(name(name), VARCHAR);
    }

    private static Field<Integer> integer(String name) {
        return field(name(name), INTEGER);
    }

    private static Field<Long> bigint(String name) {
        return field(name(name), BIGINT);
    }

    static Map<Field<?>, @Nullable Object> record(GameRow game) {
        Map<Field<?>, @Nullable Object> values = new LinkedHashMap<>();
        values.put(ID, game.id());
        values.put(PLAYER, game.player());
        values.put(VARIANT, game.variant());
        values.put(COLOR, game.color());
        values.put(LEVEL, game.level());
        values.put(SEED, game.seed());
        values.put(START_FEN, game.startFen());
        values.put(PLACEMENT, game.placement());
        values.put(INITIAL_MILLIS, game.initialMillis());
        values.put(INCREMENT_MILLIS, game.incrementMillis());
        values.putAll(record(game.standing()));
        values.put(CREATED_AT, game.createdAt());
        values.put(UPDATED_AT, game.updatedAt());
        return values;
    }

    static Map<Field<?>, @Nullable Object> record(Standing standing) {
        Map<Field<?>, @Nullable Object> values = new LinkedHashMap<>();
        values.put(FEN, standing.fen());
        values.put(TURN, standing.turn());
        values.put(PLIES, standing.plies());
        values.put(STATUS, standing.status());
        values.put(WINNER, standing.winner());
        values.put(SENTENCE, standing.sentence());
        values.put(WHITE_MILLIS, standing.whiteMillis());
        values.put(BLACK_MILLIS, standing.blackMillis());
        return values;
    }

    static Map<Field<?>, @Nullable Object> record(String game, MoveRow move) {
        Map<Field<?>, @Nullable Object> values = new LinkedHashMap<>();
        values.put(MOVE_GAME, game);
        values.put(PLY, move.ply());
        values.put(UCI, move.uci());
        values.put(CLOCK_MILLIS, move.clockMillis());
        return values;
    }

    static GameRow game(Record row) {
        return new GameRow(
                row.get(ID),
                row.get(PLAYER),
                row.get(VARIANT),
                row.get(COLOR),
                row.get(LEVEL),
                row.get(SEED),
                row.get(START_FEN),
                row.get(PLACEMENT),
                row.get(INITIAL_MILLIS),
                row.get(INCREMENT_MILLIS),
                standing(row),
                row.get(CREATED_AT),
                row.get(UPDATED_AT));
    }

    private static Standing standing(Record row) {
        return new Standing(
                row.get(FEN),
                row.get(TURN),
                row.get(PLIES),
                row.get(STATUS),
                row.get(WINNER),
                row.get(SENTENCE),
                row.get(WHITE_MILLIS),
                row.get(BLACK_MILLIS));
    }
}
