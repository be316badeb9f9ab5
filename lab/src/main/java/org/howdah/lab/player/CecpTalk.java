package org.howdah.lab.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.howdah.rules.notation.Result;
import org.howdah.rules.notation.San;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.XBoard;

/**
 * An engine that speaks CECP, the protocol of XBoard, in version 2 (Tim Mann and H. G. Muller, Chess Engine Communication
 * Protocol), with moves of two legs and boards of ten ranks.
 */
final class CecpTalk implements Talk {
    private static final long STOP_MILLIS = 1000;

    /** What XBoard calls orthodox chess; an engine plays it unless told otherwise. */
    static final String ORTHODOX = "normal";

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
        EngineProcess process = EngineProcess.start(settings);
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
        long until = after(patienceMillis);
        while (!features.done()) {
            EngineProcess.Line line = process.read(until);
            if (line == null) {
                throw new PlayerException(
                        Fault.STALL,
                        "it did not answer 'protover 2' with its features: does it speak CECP, version 2?");
            }
            for (String answer : features.read(line.text())) {
                process.send(answer);
            }
            until = features.wantsTime() ? after(patienceMillis) : until;
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
        XBoard xboard = variant.variant().xboard();
        return xboard == null ? variant.id() : xboard.name();
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
            refuseRefusal(line.text());
            line = process.read(until);
        }
        if (line == null) {
            throw new PlayerException(Fault.STALL, "it did not answer 'ping'");
        }
    }

    /** What is said before the first move can only be that it does not like the position or the variant. */
    private static void refuseRefusal(String line) throws PlayerException {
        if (line.startsWith("tellusererror") || line.startsWith("Error") && line.contains("setboard")) {
            throw new PlayerException(Fault.WRONG_CLAIM, "it refuses the start of the game: " + line);
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
        List<String> news = news(turn);
        int last = going ? news.size() - 1 : news.size();
        for (String move : news.subList(0, last)) {
            process.send(moveCommand(move));
        }
        for (String command : CecpPace.clocks(pace, turn)) {
            process.send(command);
        }
        String go = going ? moveCommand(news.getLast()) : "go";
        long begin = System.nanoTime();
        process.send(go);
        going = true;
        told = turn.moves().size() + 1;
        long latest = begin + TimeUnit.MILLISECONDS.toNanos(Patience.millis(pace, turn, patienceMillis));
        return new CecpListener(process, turn, dialect, news).listen(begin, latest, STOP_MILLIS);
    }

    /** The moves it does not know yet, by its names for them. */
    private List<String> news(Turn turn) {
        List<String> news = new ArrayList<>();
        Position walked = turn.start().position();
        turn.moves().subList(0, told).forEach(walked::make);
        for (int move : turn.moves().subList(told, turn.moves().size())) {
            news.add(features.is("san") ? San.write(walked, move) : dialect.write(walked, move));
            walked.make(move);
        }
        return news;
    }

    private String moveCommand(String move) {
        return features.is("usermove") ? "usermove " + move : move;
    }

    @Override
    public void gameOver(Result result, String why) throws PlayerException {
        process.send("force");
        process.send("result " + result.text() + " {" + why + "}");
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
