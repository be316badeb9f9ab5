package org.howdah.engine.protocol.cecp;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Level;
import org.howdah.engine.tablebase.TableShelf;

/** What can be set, the commands and options that set it, and what it is set to. */
final class CecpOptions {
    private static final int MOST_OVERHEAD = 5000;

    private final CecpVariants variants = new CecpVariants();
    private final TableShelf tables = new TableShelf();
    private int hash = Engine.DEFAULT_HASH_MEGABYTES;
    private int overhead = Engine.DEFAULT_OVERHEAD_MILLIS;
    private int cores = 1;
    private int level = Level.COUNT;
    private boolean network = true;
    private boolean post;
    private boolean ponder;

    CecpVariants variants() {
        return variants;
    }

    /** Where the endgame tables are. */
    TableShelf tables() {
        return tables;
    }

    int hashMegabytes() {
        return hash;
    }

    void hashMegabytes(int megabytes) {
        hash = megabytes;
    }

    /** Threads to search with. */
    int cores() {
        return cores;
    }

    void cores(int count) {
        cores = count;
    }

    /** Whether to evaluate by the game's network, if it has one. */
    boolean network() {
        return network;
    }

    int overheadMillis() {
        return overhead;
    }

    Level level() {
        return Level.of(level);
    }

    /** Whether the engine shows what it thinks. */
    boolean post() {
        return post;
    }

    void post(boolean on) {
        post = on;
    }

    /** Whether the engine thinks in its opponent's time. */
    boolean ponder() {
        return ponder;
    }

    void ponder(boolean on) {
        ponder = on;
    }

    /** The answer to {@code protover}. */
    List<String> features() {
        return List.of(
                "feature done=0",
                "feature myname=\"Howdah\" ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0"
                        + " sigterm=0",
                "feature reuse=1 analyze=1 colors=0 ics=0 name=0 pause=1 nps=0 debug=1 memory=1 smp=1 exclude=1",
                variantsFeature(),
                "feature option=\"Level -spin " + Level.COUNT + " 1 " + Level.COUNT + "\"",
                "feature option=\"Move Overhead -spin " + Engine.DEFAULT_OVERHEAD_MILLIS + " 0 " + MOST_OVERHEAD + "\"",
                "feature option=\"Variant File -file \"",
                "feature option=\"Tablebase Path -path \"",
                "feature option=\"Use NNUE -check 1\"",
                "feature option=\"Clear Hash -button\"",
                "feature done=1");
    }

    /** The games on offer. */
    String variantsFeature() {
        return "feature variants=\"" + variants.names() + "\"";
    }

    /** What setting an option calls for. */
    enum Change {
        NOTHING,
        CLEAR,
        VARIANTS
    }

    /**
     * {@code option NAME=VALUE}.
     *
     * @throws CecpException when there is no such option or value; nothing has changed then
     */
    Change set(String text) throws CecpException {
        int equals = text.indexOf('=');
        String name = (equals < 0 ? text : text.substring(0, equals)).strip();
        String value = equals < 0 ? "" : text.substring(equals + 1).strip();
        switch (name) {
            case "Level" -> level = number(value, 1, Level.COUNT);
            case "Move Overhead" -> overhead = number(value, 0, MOST_OVERHEAD);
            case "Variant File" -> {
                variants.load(value);
                return Change.VARIANTS;
            }
            case "Tablebase Path" -> tables.root(value.isEmpty() ? null : path(value));
            case "Use NNUE" -> network = number(value, 0, 1) == 1;
            case "Clear Hash" -> {
                return Change.CLEAR;
            }
            default -> throw new CecpException("unknown option");
        }
        return Change.NOTHING;
    }

    /** {@code memory}: megabytes for what the engine remembers; what is more than it can use is not used. */
    void memory(String megabytes) throws CecpException {
        hash = Math.min(Engine.MAX_HASH_MEGABYTES, number(megabytes, 1, Integer.MAX_VALUE));
    }

    /** {@code cores}: what is more than the engine can use is not used. */
    void cores(String count) throws CecpException {
        cores = Math.min(Engine.MAX_THREADS, number(count, 1, Integer.MAX_VALUE));
    }

    private static Path path(String text) throws CecpException {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new CecpException("no path: " + e.getReason());
        }
    }

    private static int number(String text, int least, int most) throws CecpException {
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new CecpException("a whole number is wanted");
        }
        throw new CecpException("from " + least + " to " + most);
    }
}
