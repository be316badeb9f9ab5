package org.howdah.lab.player;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.howdah.rules.notation.San;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * An engine that speaks CECP, the protocol of XBoard, in version 2 (Tim Mann and H. G. Muller, Chess Engine Communication
 * Protocol), with moves of two legs and boards of ten ranks.
 */
final class CecpTalk implements Talk {
    /** Engines of protocol 1 say nothing to {@code protover}. */
    private static final long FEATURES_MILLIS = 2000;

    private static final long STOP_MILLIS = 1000;
    private static final String ORTHODOX = "normal";

    private final EngineProcess process;
    private final ProgramSettings settings;
    private final CompiledVariant variant;
    private final Dialect dialect;
    private final Pace pace;
    private final long patienceMillis;
    private final CecpFeatures features = new CecpFeatures();
    private int pings;
    private int told;
    private boolean going;

    private CecpTalk(
            EngineProcess process, ProgramSettings settings, CompiledVariant variant, Pace pace, long patienceMillis) {
        this.process = process;
        this.settings = settings;
        this.variant = variant;
        this.dialect = Dialect.cecp(variant, settings.letters());
        this.pace = pace;
        this.patienceMillis = patienceMillis;
    }

    /** Starts an engine and sets its options. */
    static CecpTalk start(ProgramSettings settings, CompiledVariant variant, Pace pace, long patienceMillis)
            throws StartException {
        CecpPace.check(pace);
        EngineProcess process = EngineProcess.start(settings.command(), settings.folder());
        CecpTalk talk = new CecpTalk(process, settings, variant, pace, patienceMillis);
        try {
            talk.greet();
            talk.setOptions();
            talk.awaitPong();
            return talk;
        } catch (PlayerException e) {
            talk.close();
            throw new StartException(settings.command().getFirst() + ": " + e.getMessage());
        } catch (StartException e) {
            talk.close();
            throw e;
        }
    }

    /** Some engines fall over when a game begins before they were told how much memory they may use: that comes first. */
    private void greet() throws PlayerException {
        process.send("xboard");
        process.send("protover 2");
        long until = after(FEATURES_MILLIS);
        while (!features.done()) {
            EngineProcess.Line line = process.read(features.wantsTime() ? after(patienceMillis) : until);
            if (line == null) {
                break;
            }
            for (String answer : features.read(line.text())) {
                process.send(answer);
            }
        }
        process.send("memory " + settings.hashMegabytes());
        if (features.is("smp")) {
            process.send("cores " + settings.threads());
        }
    }

    private void setOptions() throws PlayerException, StartException {
        String name = variantName();
        List<String> variants = features.variants();
        if (!variants.isEmpty() && !variants.contains(name)) {
            throw new StartException(settings.command().getFirst() + " knows no variant '" + name + "'; it knows: "
                    + String.join(", ", variants) + " (variant=NAME is what it calls the game)");
        }
        for (Map.Entry<String, String> option : settings.options().entrySet()) {
            features.checkOption(option.getKey(), settings.command().getFirst());
            process.send("option " + option.getKey() + "=" + option.getValue());
        }
    }

    private String variantName() {
        if (settings.variantName() != null) {
            return settings.variantName();
        }
        return variant.id().equals("chess") ? ORTHODOX : variant.id();
    }

    private long after(long millis) {
        return System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    private void awaitPong() throws PlayerException {
        if (!features.is("ping")) {
            return;
        }
        String pong = "pong " + ++pings;
        process.send("ping " + pings);
        long until = after(patienceMillis);
        EngineProcess.Line line = process.read(until);
        while (line != null && !line.text().equals(pong)) {
            line = process.read(until);
        }
        if (line == null) {
            throw new PlayerException(Fault.STALL, "it did not answer 'ping'");
        }
    }

    /** All that was said before the answer to the ping belongs to the game before. */
    @Override
    public void newGame(StartPosition start) throws PlayerException {
        process.send("new");
        if (!variantName().equals(ORTHODOX)) {
            process.send("variant " + variantName());
        }
        for (String command : CecpPace.commands(pace)) {
            process.send(command);
        }
        process.send("easy");
        process.send("post");
        process.send("force");
        if (!start.isStandard()) {
            process.send("setboard " + dialect.fen(start.setup()));
        }
        awaitPong();
        told = 0;
        going = false;
    }

    @Override
    public Choice choose(Turn turn) throws PlayerException {
        process.skip();
        List<Integer> moves = turn.moves();
        Position walked = turn.start().position();
        moves.subList(0, told).forEach(walked::make);
        int last = going ? moves.size() - 1 : moves.size();
        for (int move : moves.subList(told, last)) {
            process.send(moveText(walked, move));
            walked.make(move);
        }
        for (String command : CecpPace.clocks(pace, turn)) {
            process.send(command);
        }
        String move = going ? moveText(walked, moves.getLast()) : "go";
        long begin = System.nanoTime();
        process.send(move);
        going = true;
        told = moves.size() + 1;
        long latest = begin + TimeUnit.MILLISECONDS.toNanos(Patience.millis(pace, turn, patienceMillis));
        return new CecpListener(process, turn, dialect, move).listen(begin, latest, STOP_MILLIS);
    }

    private String moveText(Position position, int move) {
        String name = features.is("san") ? San.write(position, move) : dialect.write(position, move);
        return features.is("usermove") ? "usermove " + name : name;
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
