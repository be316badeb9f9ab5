package org.howdah.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.lab.LabException;
import org.howdah.lab.balance.BalancePage;
import org.howdah.lab.balance.BalancePlan;
import org.howdah.lab.balance.BalanceReport;
import org.howdah.lab.balance.BalanceRun;
import org.howdah.lab.balance.Condition;
import org.howdah.lab.work.Crew;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah balance}: whether a game is fair, by playing. */
@Command(
        name = "balance",
        description = "Find whether a game is fair, and what other arrays or rules would change.",
        footer = {
            "",
            "Games start from the array with six random plies. In a game with a placement",
            "turn every placement of White's meets every one of Black's. A run that was",
            "stopped goes on where it was when it is started again. docs/lab.md tells what",
            "the figures mean. With --against mini-courier-queen --without bare-king these",
            "are compared with the game as it is.",
            "",
            "Example:",
            "  howdah balance mini-courier --without bare-king --games 500"
        })
final class BalanceCommand implements Callable<Integer> {
    private static final int MAX_GAMES = 10_000_000;

    @Parameters(paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Option(
            names = "--against",
            paramLabel = "OTHER",
            description = "Compare with this game too: a name or a variant file. As often as you like.")
    private List<String> against = List.of();

    @Option(
            names = "--without",
            paramLabel = "RULE",
            description =
                    "Compare with the game without bare-king, castling, gating or trade-ban. As often as you like.")
    private List<String> without = List.of();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where games and reports go; otherwise balance-VARIANT here.")
    private @Nullable Path folder;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many of each array of each game that is compared. [${DEFAULT-VALUE}]")
    private int games;

    @Option(
            names = "--adjudicate",
            description = "End games when they are decided: quicker, but tells nothing of endings and length.")
    private boolean adjudicate;

    @Mixin
    private Playing playing;

    @Mixin
    private Output output;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws CommandException {
        CompiledVariant compiled = Games.variant(variant);
        Range.check("--games", games, 1, MAX_GAMES);
        Path target = folder == null ? Path.of("balance-" + compiled.id()) : folder;
        try (Crew crew = playing.crew()) {
            BalancePlan plan = new BalancePlan(conditions(compiled), playing.nodes(), playing.seed(), adjudicate);
            Progress progress = new Progress(spec.commandLine().getErr(), all(plan), crew::describe);
            BalanceRun run = new BalanceRun(plan, target, progress::at);
            progress.begin(run.played());
            try (Interrupt _ = new Interrupt(crew::stop)) {
                run.play(games, crew);
                tell(run.report(), target);
            }
            return ExitCode.FINE;
        } catch (LabException e) {
            throw CommandException.wrongUse(String.valueOf(e.getMessage()));
        }
    }

    private List<Condition> conditions(CompiledVariant game) throws CommandException, LabException {
        List<Condition> conditions = new ArrayList<>();
        conditions.add(Condition.of(game));
        for (String other : against) {
            conditions.add(Condition.of(Games.variant(other)));
        }
        for (String rule : without) {
            conditions.add(Condition.without(game, rule));
        }
        return conditions;
    }

    private int all(BalancePlan plan) throws CommandException {
        long all = (long) games * plan.gamesARound();
        if (all > MAX_GAMES) {
            throw CommandException.wrongUse("--games " + games + " of each of " + plan.gamesARound() + " arrays are "
                    + all + " games; at most " + MAX_GAMES + " can be played");
        }
        return (int) all;
    }

    private void tell(BalanceReport report, Path target) throws LabException {
        Path json = target.resolve("balance.json");
        Path page = target.resolve("balance.html");
        try {
            Files.writeString(json, Json.text(report) + "\n");
            Files.writeString(page, BalancePage.html(report));
        } catch (IOException e) {
            throw LabException.unwritable(target, e);
        }
        output.print(report, out -> {
            BalanceText.print(report, out);
            out.println(page + " shows it with plots.");
        });
    }
}
