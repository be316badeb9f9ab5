package org.howdah.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.lab.LabException;
import org.howdah.lab.values.Imbalance;
import org.howdah.lab.values.Unit;
import org.howdah.lab.values.ValuesPage;
import org.howdah.lab.values.ValuesPlan;
import org.howdah.lab.values.ValuesReport;
import org.howdah.lab.values.ValuesRun;
import org.howdah.lab.work.Crew;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah values}: what the pieces of a game are worth, by playing. */
@Command(
        name = "values",
        description = "Find what the pieces of a game are worth, by games of armies that differ.",
        footer = {
            "",
            "A run that was stopped goes on where it was when it is started again.",
            "docs/lab.md tells how the values come about, and what the columns mean. With",
            "--imbalance Q=RR --imbalance B=PPP --imbalance P= plays these and no others.",
            "",
            "Example:",
            "  howdah values silver-elephant --games 10000"
        })
final class ValuesCommand implements Callable<Integer> {
    private static final int MAX_GAMES = 10_000_000;

    @Parameters(paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where games and reports go; otherwise values-VARIANT here.")
    private @Nullable Path folder;

    @Option(names = "--games", paramLabel = "N", defaultValue = "2000", description = "How many. [${DEFAULT-VALUE}]")
    private int games;

    @Option(
            names = "--imbalance",
            paramLabel = "A=B",
            description = "What one side has and the other not, as in Q=RR; otherwise chosen from the game's pieces.")
    private List<String> imbalances = List.of();

    @Option(
            names = "--unit",
            paramLabel = "P=100",
            description = "What values are measured by; otherwise a pawn is 100.")
    private @Nullable String unit;

    @Option(
            names = "--interval",
            paramLabel = "CP",
            defaultValue = "15",
            description = "Tell how many games are needed for intervals of so many centipawns. [${DEFAULT-VALUE}]")
    private double wanted;

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
        if (!(wanted > 0)) {
            throw CommandException.wrongUse("--interval is more than 0 centipawns, not " + wanted);
        }
        Path target = folder == null ? Path.of("values-" + compiled.id()) : folder;
        try (Crew crew = playing.crew()) {
            ValuesPlan plan = new ValuesPlan(compiled, playing.nodes(), playing.seed(), asked(compiled));
            Unit measure = unit == null ? Unit.usual(compiled) : Unit.parse(compiled.variant(), unit);
            Progress progress = new Progress(spec.commandLine().getErr(), games, crew::describe);
            ValuesRun run = new ValuesRun(plan, target, progress::at);
            progress.begin(run.played());
            try (Interrupt _ = new Interrupt(crew::stop)) {
                run.play(games, crew);
                tell(run.report(measure, wanted), target);
            }
            return ExitCode.FINE;
        } catch (LabException e) {
            throw CommandException.wrongUse(String.valueOf(e.getMessage()));
        }
    }

    private List<Imbalance> asked(CompiledVariant compiled) throws LabException {
        List<Imbalance> asked = new ArrayList<>();
        for (String text : imbalances) {
            asked.add(Imbalance.parse(compiled.variant(), text));
        }
        return asked;
    }

    private void tell(ValuesReport report, Path target) throws LabException {
        Path json = target.resolve("values.json");
        Path page = target.resolve("values.html");
        try {
            Files.writeString(json, Json.text(report) + "\n");
            Files.writeString(page, ValuesPage.html(report));
        } catch (IOException e) {
            throw LabException.unwritable(target, e);
        }
        output.print(report, out -> {
            ValuesText.print(report, out);
            out.println(page + " shows it with plots.");
        });
    }
}
