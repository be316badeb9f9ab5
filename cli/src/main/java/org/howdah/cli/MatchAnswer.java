package org.howdah.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.howdah.lab.match.Cause;
import org.howdah.lab.match.GameRecord;
import org.howdah.lab.match.MatchPlan;
import org.howdah.lab.match.Standing;
import org.howdah.lab.player.EngineSpec;
import org.howdah.lab.stats.Estimate;
import org.howdah.lab.stats.Sprt;
import org.howdah.lab.stats.Tally;
import org.jspecify.annotations.Nullable;

/**
 * What came of a match. All figures are the first engine's, and of whole pairs without faults alone.
 *
 * @param variant the game's id
 * @param engines both engines
 * @param planned games that were to be played
 * @param played games that were
 * @param pairs pairs that count
 * @param won games won in them
 * @param drawn games drawn in them
 * @param lost games lost in them
 * @param pentanomial pairs by points: 0, ½, 1, 1½, 2
 * @param score the share of points, 0 to 1
 * @param elo the logistic difference
 * @param normalizedElo the difference in deviations
 * @param superiority the likelihood that the first is stronger
 * @param drawRate the share of draws
 * @param whiteScore White's share of points, whoever had it
 * @param sprt the test, if one was asked for
 * @param ends how often games ended in which way, of all that were played
 * @param voidPairs pairs that do not count
 * @param sound all games without a fault, those of void pairs too
 * @param faults why
 */
record MatchAnswer(
        String variant,
        List<EngineAnswer> engines,
        int planned,
        int played,
        long pairs,
        long won,
        long drawn,
        long lost,
        List<Long> pentanomial,
        @Nullable Estimate score,
        @Nullable Estimate elo,
        @Nullable Estimate normalizedElo,
        @Nullable Double superiority,
        @Nullable Double drawRate,
        @Nullable Double whiteScore,
        @Nullable SprtAnswer sprt,
        Map<String, Integer> ends,
        int voidPairs,
        SoundAnswer sound,
        List<FaultAnswer> faults) {

    /** An engine and what it was set to. */
    record EngineAnswer(String name, List<String> settings, String pace, Map<String, Integer> faults) {}

    /** Games by the first engine's result. */
    record SoundAnswer(
            long games,
            long won,
            long drawn,
            long lost,
            @Nullable Double score) {
        static SoundAnswer of(Tally sound) {
            List<Long> counts = sound.counts();
            return new SoundAnswer(
                    sound.games(),
                    counts.get(2),
                    counts.get(1),
                    counts.get(0),
                    sound.games() == 0 ? null : sound.score());
        }
    }

    /** Where the test stands. */
    record SprtAnswer(
            double elo0,
            double elo1,
            double alpha,
            double beta,
            String model,
            double llr,
            double lower,
            double upper,
            String verdict) {
        static SprtAnswer of(Sprt sprt, Standing standing) {
            return new SprtAnswer(
                    sprt.elo0(),
                    sprt.elo1(),
                    sprt.alpha(),
                    sprt.beta(),
                    sprt.model().name().toLowerCase(Locale.ROOT),
                    sprt.logLikelihoodRatio(standing.pairs()),
                    sprt.lower(),
                    sprt.upper(),
                    sprt.verdict(standing.pairs()).name().toLowerCase(Locale.ROOT));
        }
    }

    /** A fault: in which game, of which engine, and what happened. */
    record FaultAnswer(int game, String engine, String kind, String detail) {}

    static MatchAnswer of(MatchPlan plan, List<GameRecord> games) {
        Standing standing = Standing.of(games);
        boolean any = standing.pairs().trials() > 0;
        double counted = standing.pairs().games();
        Sprt sprt = plan.sprt();
        return new MatchAnswer(
                plan.variant().id(),
                engines(plan, standing),
                plan.games(),
                games.size(),
                standing.pairs().trials(),
                standing.won(),
                standing.drawn(),
                standing.lost(),
                standing.pairs().counts(),
                any ? Estimate.score(standing.pairs()) : null,
                any ? Estimate.elo(standing.pairs()) : null,
                any ? Estimate.normalizedElo(standing.pairs()) : null,
                any ? Estimate.superiority(standing.pairs()) : null,
                any ? standing.drawn() / counted : null,
                any ? standing.whiteHalfPoints() / 2.0 / counted : null,
                sprt == null ? null : SprtAnswer.of(sprt, standing),
                words(standing.causes()),
                standing.voidPairs(),
                SoundAnswer.of(standing.sound()),
                faults(plan, games));
    }

    private static List<EngineAnswer> engines(MatchPlan plan, Standing standing) {
        List<EngineAnswer> engines = new ArrayList<>();
        for (int n = 0; n < 2; n++) {
            EngineSpec engine = plan.engines().get(n);
            engines.add(new EngineAnswer(
                    engine.name(),
                    engine.words(),
                    MatchText.pace(engine.pace()),
                    words(standing.faults().get(n))));
        }
        return engines;
    }

    private static Map<String, Integer> words(Map<Cause, Integer> causes) {
        Map<String, Integer> words = new TreeMap<>();
        causes.forEach((cause, count) -> words.put(cause.words(), count));
        return words;
    }

    private static List<FaultAnswer> faults(MatchPlan plan, List<GameRecord> games) {
        return games.stream()
                .filter(GameRecord::isFault)
                .sorted(Comparator.comparing(GameRecord::game))
                .map(game -> new FaultAnswer(
                        game.game() + 1,
                        plan.engines().get(game.culprit()).name(),
                        game.cause().words(),
                        game.detail()))
                .toList();
    }
}
