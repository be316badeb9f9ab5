package org.howdah.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jooq.DSLContext;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/**
 * The SQLite file. Write-ahead log with full synchronisation: a committed transaction survives a power cut.
 *
 * <p>SQLite has one writer at a time, so there is one connection that writes and callers wait for it in Java; were they
 * to wait inside SQLite, each would hold the carrier of its virtual thread. Readers never wait for the writer.
 */
public final class Database implements AutoCloseable {

    private static final int READERS = 4;

    private final HikariDataSource writer;
    private final HikariDataSource readers;
    private final DSLContext write;
    private final DSLContext read;

    private Database(HikariDataSource writer, HikariDataSource readers) {
        this.writer = writer;
        this.readers = readers;
        this.write = DSL.using(writer, SQLDialect.SQLITE);
        this.read = DSL.using(readers, SQLDialect.SQLITE);
    }

    /**
     * Opens the file, makes it if it is not there, and brings its tables up to date.
     *
     * @throws StoreException if it is damaged, made by a newer Howdah, or cannot be written
     */
    public static Database open(Path file) throws StoreException {
        HikariDataSource writer = null;
        try {
            writer = pool("writer", 1, file, false);
            Flyway.configure()
                    .dataSource(writer)
                    .locations("classpath:org/howdah/server/store/migrations")
                    .ignoreMigrationPatterns(new String[0]) // one from the future is no database of ours
                    .load()
                    .migrate();
            return new Database(writer, pool("reader", READERS, file, true));
        } catch (FlywayException | PoolInitializationException e) {
            if (writer != null) {
                writer.close();
            }
            throw new StoreException(
                    "Cannot use the database " + file.toAbsolutePath() + ": " + rootMessage(e)
                            + ". Move it away, or choose another folder with --data DIR.",
                    e);
        }
    }

    private static HikariDataSource pool(String name, int size, Path file, boolean readOnly) {
        SQLiteConfig sqlite = new SQLiteConfig();
        sqlite.setJournalMode(JournalMode.WAL);
        sqlite.setSynchronous(SynchronousMode.FULL);
        sqlite.setTransactionMode(TransactionMode.IMMEDIATE);
        sqlite.enforceForeignKeys(true);
        sqlite.setReadOnly(readOnly);
        SQLiteDataSource source = new SQLiteDataSource(sqlite);
        source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
        HikariConfig config = new HikariConfig();
        config.setPoolName(name);
        config.setDataSource(source);
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        config.setReadOnly(readOnly);
        return new HikariDataSource(config);
    }

    private static String rootMessage(Throwable e) {
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage() == null ? root.toString() : root.getMessage().strip();
    }

    /** Asks something. */
    <T> T read(Function<DSLContext, T> question) {
        return question.apply(read);
    }

    /** Changes something in one transaction, on disk when this returns. */
    void write(Consumer<DSLContext> change) {
        write.transaction(configuration -> change.accept(configuration.dsl()));
    }

    @Override
    public void close() {
        readers.close();
        writer.close();
    }
}
