package org.howdah.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.lab.LabException;
import org.howdah.lab.match.GameRecord;
import org.howdah.lab.match.Match;
import org.howdah.lab.match.MatchJob;
import org.howdah.lab.match.MatchPlan;
import org.howdah.lab.match.OpeningPlan;
import org.howdah.lab.work.Crew;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.game.Game;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code howdah match}: has two engines play each other, and says what the result means. */
@Command(
        name = "match",
        description = "Have two engines play each other, and tell what the result means.",
        footer = {
            "",
            "docs/match.md tells all about engines, openings, faults and figures.",
            "",
            "Example:",
            "  howdah match seirawan --engine level=5 --engine level=4 --games 20"
        })
final class MatchCommand implements Callable<Integer> {
    @Mixin
    private Start start;

    @Mixin
    private MatchEngines engines;

    @Mixin
    private MatchLimits limits;

    @Mixin
    private MatchOpenings openings;

    @Mixin
    private MatchLength length;

    @Mixin
    private MatchFiles files;

    @Mixin
    private ClusterOptions cluster;

    @Mixin
    private Output output;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws CommandException {
        Game game = start.game();
        try {
            OpeningPlan begin = openings.plan(game, start.hasFen(), length.seed());
            try (OpeningPlan.Source source = begin.open(game.variant())) {
                MatchPlan plan = length.plan(game.variant(), engines.specs(limits), source.openings(), limits);
                warn(begin, plan);
                MatchJob job = cluster.isAsked() ? new MatchJob(plan, begin) : null;
                try (MatchFiles.Opened opened = files.open(plan, openings)) {
                    return play(plan, job, opened);
                }
            }
        } catch (LabException e) {
            throw CommandException.wrongUse(String.valueOf(e.getMessage()));
        }
    }

    /** Engines that think the same every time would play the same games, and those count for nothing. */
    private void warn(OpeningPlan begin, MatchPlan plan) {
        if (begin.repeats(plan.games() / 2)) {
            spec.commandLine()
                    .getErr()
                    .println(
                            "Of " + plan.games() / 2 + " pairs of games only "
                                    + begin.base().size()
                                    + " can begin otherwise than the others, so games may repeat. --random-plies N tells them apart.");
        }
    }

    /** @param job the games, when others are to play them */
    private int play(MatchPlan plan, @Nullable MatchJob job, MatchFiles.Opened opened)
            throws LabException, CommandException {
        try (Crew crew = job == null ? new LocalThreads(plan.concurrency()) : cluster.crew()) {
            MatchProgress progress = new MatchProgress(
                    plan, opened.before(), crew::describe, spec.commandLine().getErr());
            List<GameRecord> games = new ArrayList<>(opened.before());
            Match match = new Match(plan, opened.before(), (record, standing) -> {
                opened.add(record);
                games.add(record);
                progress.show(standing);
            });
            try (Interrupt _ = new Interrupt(job == null ? match::stop : crew::stop)) {
                return tell(job == null ? match::play : () -> match.play(crew, job), plan, games, progress);
            }
        }
    }

    private interface Play {
        void play() throws LabException;
    }

    /** Plays, and tells what came of it before an interrupt may end the process. */
    private int tell(Play play, MatchPlan plan, List<GameRecord> games, MatchProgress progress)
            throws LabException, CommandException {
        int before = games.size();
        try {
            play.play();
        } catch (LabException e) {
            if (games.size() == before) {
                throw e;
            }
            progress.end();
            print(plan, games);
            throw CommandException.negative(String.valueOf(e.getMessage()));
        }
        progress.end();
        print(plan, games);
        return ExitCode.FINE;
    }

    private void print(MatchPlan plan, List<GameRecord> games) {
        MatchAnswer answer = MatchAnswer.of(plan, games);
        output.print(answer, out -> MatchText.print(answer, out));
    }
}
