package org.howdah.lab.player;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.XBoard;

/** An engine that speaks UCI (Stefan Meyer-Kahlen, 2006). */
final class UciTalk implements Talk {
    /** How long an engine has to answer a stop before it is given up. */
    private static final long STOP_MILLIS = 1000;

    private final EngineProcess process;
    private final Dialect dialect;
    private final Pace pace;
    private final long patienceMillis;
    private final Map<String, UciOption> options = new LinkedHashMap<>();

    private UciTalk(EngineProcess process, Dialect dialect, Pace pace, long patienceMillis) {
        this.process = process;
        this.dialect = dialect;
        this.pace = pace;
        this.patienceMillis = patienceMillis;
    }

    /** Starts an engine, sets its options and the variant. */
    static UciTalk start(ProgramSettings settings, CompiledVariant variant, Pace pace, long patienceMillis)
            throws StartException {
        EngineProcess process = EngineProcess.start(settings);
        UciTalk talk = new UciTalk(process, Dialect.uci(variant, settings.letters()), pace, patienceMillis);
        try {
            talk.greet();
            talk.setOptions(settings);
            talk.setVariant(settings.variantName() == null ? variant.id() : settings.variantName(), variant);
            talk.awaitReady();
            return talk;
        } catch (PlayerException e) {
            talk.close();
            throw new StartException(settings.command().getFirst() + ": " + e.getMessage());
        } catch (StartException e) {
            talk.close();
            throw e;
        }
    }

    private void greet() throws PlayerException {
        process.send("uci");
        long until = patienceEnd();
        while (true) {
            String line = await(until, "'uciok' to 'uci': does it speak UCI? (proto=cecp is for XBoard's protocol)");
            if (line.equals("uciok")) {
                return;
            }
            UciOption option = UciOption.parse(line);
            if (option != null) {
                options.put(option.key(), option);
            }
        }
    }

    private void setOptions(ProgramSettings settings) throws PlayerException, StartException {
        for (Map.Entry<String, String> wanted : settings.options().entrySet()) {
            UciOption option = options.get(UciOption.key(wanted.getKey()));
            if (option == null) {
                throw new StartException(settings.command().getFirst() + " has no option '" + wanted.getKey()
                        + "'; it has: " + String.join(", ", names()));
            }
            option.check(wanted.getValue());
            set(option.name(), wanted.getValue());
        }
        setIfThere(settings, "Hash", settings.hashMegabytes());
        setIfThere(settings, "Threads", settings.threads());
    }

    private void setIfThere(ProgramSettings settings, String name, int value) throws PlayerException {
        boolean set = settings.options().keySet().stream().anyMatch(name::equalsIgnoreCase);
        if (!set && options.containsKey(UciOption.key(name))) {
            set(name, String.valueOf(value));
        }
    }

    private void set(String name, String value) throws PlayerException {
        process.send("setoption name " + name + " value " + value);
    }

    /** An option that loads variants adds to what there is to choose from, so that the engine is asked again then. */
    private void setVariant(String name, CompiledVariant variant) throws PlayerException, StartException {
        UciOption choice = options.get(UciOption.key("UCI_Variant"));
        if (choice == null) {
            XBoard xboard = variant.variant().xboard();
            if (xboard == null || !xboard.name().equals(CecpTalk.ORTHODOX)) {
                throw new StartException("it has no option UCI_Variant, so it cannot play "
                        + variant.variant().name());
            }
            return;
        }
        if (!choice.choices().contains(name)) {
            greet();
            choice = options.getOrDefault(UciOption.key("UCI_Variant"), choice);
        }
        if (!choice.choices().contains(name)) {
            throw new StartException("it knows no variant '" + name + "'; it knows: "
                    + String.join(", ", choice.choices()) + " (variant=NAME is what it calls the game)");
        }
        set("UCI_Variant", name);
    }

    private Iterable<String> names() {
        return options.values().stream().map(UciOption::name).sorted().toList();
    }

    private void awaitReady() throws PlayerException {
        process.send("isready");
        long until = patienceEnd();
        while (!await(until, "'readyok' to 'isready'").equals("readyok")) {
            // Whatever else it says does not matter here.
        }
    }

    private String await(long until, String what) throws PlayerException {
        EngineProcess.Line line = process.read(until);
        if (line == null) {
            throw new PlayerException(Fault.STALL, "it did not answer " + what);
        }
        return line.text();
    }

    private long patienceEnd() {
        return System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patienceMillis);
    }

    @Override
    public void newGame(StartPosition start) throws PlayerException {
        process.send("ucinewgame");
        awaitReady();
    }

    @Override
    public Choice choose(Turn turn) throws PlayerException {
        process.skip();
        process.send(UciWriter.position(turn, dialect));
        String go = UciWriter.go(pace, turn.clocks());
        long begin = System.nanoTime();
        process.send(go);
        return new UciListener(process, turn, dialect).listen(begin, latest(begin, turn), STOP_MILLIS);
    }

    private long latest(long begin, Turn turn) {
        return begin + TimeUnit.MILLISECONDS.toNanos(Patience.millis(pace, turn, patienceMillis));
    }

    @Override
    public void kill() {
        process.kill();
    }

    @Override
    public void close() {
        try {
            process.send("quit");
        } catch (PlayerException e) {
            // It has gone already.
        }
        process.close();
    }
}
