package org.howdah.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.howdah.lab.LabException;
import org.howdah.lab.match.GameRecord;
import org.howdah.lab.match.MatchLog;
import org.howdah.lab.match.MatchPlan;
import org.howdah.lab.match.PgnFile;
import org.howdah.lab.player.EngineSpec;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say where games are kept. */
final class MatchFiles {
    @Option(names = "--pgn", paramLabel = "FILE", description = "Write the games here, as PGN.")
    private @Nullable Path pgn;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "Keep each game here as it ends, for --resume (default: the PGN file's name and .log).")
    private @Nullable Path log;

    @Option(names = "--resume", description = "Go on with the match of that log.")
    private boolean resume;

    /** The files of a match that is played. */
    static final class Opened implements AutoCloseable {
        private final @Nullable MatchLog log;
        private final @Nullable PgnFile pgn;

        private Opened(@Nullable MatchLog log, @Nullable PgnFile pgn) {
            this.log = log;
            this.pgn = pgn;
        }

        /** The games played before. */
        List<GameRecord> before() {
            return log == null ? List.of() : log.games();
        }

        void add(GameRecord game) throws LabException {
            if (log != null) {
                log.add(game);
            }
            if (pgn != null) {
                pgn.add(game);
            }
        }

        @Override
        public void close() throws LabException {
            if (log != null) {
                log.close();
            }
            if (pgn != null) {
                pgn.close();
            }
        }
    }

    Opened open(MatchPlan plan, MatchOpenings openings) throws CommandException, LabException {
        Path kept = log == null && pgn != null ? Path.of(pgn + ".log") : log;
        if (kept == null) {
            if (resume) {
                throw CommandException.wrongUse("--resume needs the log of the match: --log FILE, or its --pgn FILE");
            }
            return new Opened(null, null);
        }
        Map<String, String> settings = settings(plan, openings);
        if (resume) {
            MatchLog resumed = MatchLog.resume(kept, settings);
            return new Opened(resumed, pgn == null ? null : PgnFile.rewrite(pgn, resumed.games()));
        }
        PgnFile file = pgn == null ? null : PgnFile.create(pgn);
        return new Opened(MatchLog.create(kept, settings), file);
    }

    /** All that decides how the games go, but not how many there are. */
    private static Map<String, String> settings(MatchPlan plan, MatchOpenings openings) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("variant", plan.variant().id());
        List<EngineSpec> engines = plan.engines();
        settings.put("first engine", describe(engines.getFirst()));
        settings.put("second engine", describe(engines.getLast()));
        settings.put("openings", openings.describe());
        settings.put("seed", String.valueOf(plan.seed()));
        settings.put("rules", plan.rules().toString());
        settings.put("tablebase", plan.tables() == null ? "none" : plan.tables().toString());
        return settings;
    }

    private static String describe(EngineSpec engine) {
        return engine.name() + " [" + String.join(" ", engine.words()) + "] " + engine.pace();
    }
}
