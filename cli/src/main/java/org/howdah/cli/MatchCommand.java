package org.howdah.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.lab.LabException;
import org.howdah.lab.match.GameRecord;
import org.howdah.lab.match.Match;
import org.howdah.lab.match.MatchPlan;
import org.howdah.rules.game.Game;
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
    private Output output;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws CommandException {
        Game game = start.game();
        try (MatchOpenings.Source source = openings.source(game, start.hasFen(), length.seed())) {
            MatchPlan plan = length.plan(game.variant(), engines.specs(limits), source, limits);
            try (MatchFiles.Opened opened = files.open(plan, openings)) {
                return play(plan, opened);
            }
        } catch (LabException e) {
            throw CommandException.wrongUse(String.valueOf(e.getMessage()));
        }
    }

    private int play(MatchPlan plan, MatchFiles.Opened opened) throws LabException, CommandException {
        MatchProgress progress =
                new MatchProgress(plan, opened.before(), spec.commandLine().getErr());
        List<GameRecord> games = new ArrayList<>(opened.before());
        Match match = new Match(plan, opened.before(), (record, standing) -> {
            opened.add(record);
            games.add(record);
            progress.show(standing);
        });
        try (Interrupt _ = new Interrupt(match::stop)) {
            return tell(match, plan, games, progress);
        }
    }

    /** Plays, and tells what came of it before an interrupt may end the process. */
    private int tell(Match match, MatchPlan plan, List<GameRecord> games, MatchProgress progress)
            throws LabException, CommandException {
        int before = games.size();
        try {
            match.play();
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
