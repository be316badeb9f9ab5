package org.howdah.lab.match;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.howdah.lab.LabException;
import org.howdah.lab.player.EngineSpec;
import org.howdah.lab.player.PaceText;
import org.howdah.lab.player.StartException;
import org.howdah.lab.player.StartPosition;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.Job;
import org.howdah.lab.work.Traits;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.PgnReader;
import org.howdah.rules.notation.Result;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The games of a match between two settings of our own engine, each a unit. Other programs would have to be there wherever games are
 * played, and to be started on another's word.
 */
public final class MatchJob implements Job<GameRecord> {
    /** Its kind. */
    public static final String KIND = "match";

    private static final JsonMapper JSON = JsonMapper.shared();

    private final MatchPlan plan;
    private final OpeningPlan openings;

    /** An engine, as it is told. */
    record Side(String name, List<String> words, @Nullable String pace) {}

    /** An opening, as it is told: moves as numbers, for whoever reads them has the same rules. */
    record Start(String fen, List<Integer> moves) {}

    /** All that decides how games go. */
    record Line(
            String variant,
            List<Side> engines,
            List<Start> openings,
            int plies,
            int imbalance,
            long openingSeed,
            GameRules rules,
            long seed,
            long patienceMillis,
            Map<String, String> tags) {}

    /** @throws LabException when an engine is another program, or there are endgame tables */
    public MatchJob(MatchPlan plan, OpeningPlan openings) throws LabException {
        for (EngineSpec engine : plan.engines()) {
            if (engine.own() == null) {
                throw new LabException(engine.name() + " is another program: on a cluster our own engine plays alone");
            }
        }
        if (plan.tables() != null || plan.engines().stream().anyMatch(EngineSpec::asksTables)) {
            throw new LabException(
                    "endgame tables are in a folder here, and not wherever a cluster plays: leave them out");
        }
        this.plan = plan;
        this.openings = openings;
    }

    /**
     * The job that a line tells.
     *
     * @throws LabException when it is no such line, or cannot be played here
     */
    public static MatchJob read(String text, GameFinder games) throws LabException {
        try {
            Line line = JSON.readValue(text, Line.class);
            CompiledVariant variant = games.find(line.variant);
            List<Opening> base = new ArrayList<>();
            for (Start start : line.openings) {
                base.add(new Opening(new StartPosition(Fen.parse(variant, start.fen)), start.moves));
            }
            List<EngineSpec> engines = new ArrayList<>();
            for (Side side : line.engines) {
                engines.add(EngineSpec.parse(side.words, side.pace == null ? null : PaceText.parse(side.pace))
                        .named(side.name));
            }
            OpeningPlan plan = new OpeningPlan(base, line.plies, line.imbalance, line.openingSeed);
            return new MatchJob(
                    new MatchPlan(
                            variant,
                            engines,
                            Openings.inTurn(base),
                            line.rules,
                            2,
                            1,
                            line.seed,
                            line.patienceMillis,
                            null,
                            line.tags),
                    plan);
        } catch (JacksonException | FenException | StartException e) {
            throw new LabException("this is no match: " + e.getMessage());
        }
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String line() {
        List<Side> sides = plan.engines().stream()
                .map(engine -> new Side(engine.name(), engine.words(), PaceText.write(engine.pace())))
                .toList();
        List<Start> starts = openings.base().stream()
                .map(opening -> new Start(Fen.write(opening.start().setup()), opening.moves()))
                .toList();
        return JSON.writeValueAsString(new Line(
                plan.variant().id(),
                sides,
                starts,
                openings.plies(),
                openings.imbalance(),
                openings.seed(),
                plan.rules(),
                plan.seed(),
                plan.patienceMillis(),
                plan.tags()));
    }

    @Override
    public SequencedMap<String, String> traits() {
        return Traits.of(new LinkedHashMap<>(Map.of(plan.variant().id(), plan.variant())));
    }

    @Override
    public Station<GameRecord> open() {
        OpeningPlan.Source source = openings.open(plan.variant());
        try {
            Seats seats = Seats.take(plan.from(source.openings()), player -> {});
            return new Board(seats, source);
        } catch (LabException e) {
            source.close();
            throw new IllegalStateException(e.getMessage(), e); // our own engine starts
        }
    }

    private record Board(Seats seats, OpeningPlan.Source source) implements Station<GameRecord> {
        @Override
        public GameRecord work(int unit) {
            try {
                GameRecord record = seats.play(unit, () -> false);
                if (record == null) {
                    throw new IllegalStateException("nobody stops this game");
                }
                return record;
            } catch (LabException e) {
                throw new IllegalStateException(e.getMessage(), e);
            }
        }

        @Override
        public void close() {
            seats.close();
            source.close();
        }
    }

    @Override
    public byte[] bytes(GameRecord result) {
        return JSON.writeValueAsBytes(result);
    }

    @Override
    public GameRecord result(int unit, byte[] bytes) throws LabException {
        try {
            GameRecord record = JSON.readValue(bytes, GameRecord.class);
            if (record != null
                    && record.game() == unit
                    && record.isFault() == (record.result() == Result.OPEN)
                    && record.isFault() == (record.culprit() == 0 || record.culprit() == 1)
                    && isOneGame(record.pgn())) {
                return record;
            }
        } catch (JacksonException e) {
            throw new LabException("this is not game " + unit + ": " + e.getMessage());
        }
        throw new LabException("this is not game " + unit);
    }

    private boolean isOneGame(String pgn) {
        try (PgnReader reader = new PgnReader(new StringReader(pgn), plan.variant())) {
            return reader.hasNext() && reader.next() instanceof PgnGame && !reader.hasNext();
        } catch (IOException e) {
            throw new IllegalStateException("text in memory can be read", e);
        }
    }
}
