package org.howdah.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.TableFile;
import org.howdah.engine.tablebase.TablebaseException;
import org.howdah.lab.LabException;
import org.howdah.lab.balance.Condition;
import org.howdah.lab.tablebase.CrewBuild;
import org.howdah.lab.tablebase.Endings;
import org.howdah.lab.tablebase.Proof;
import org.howdah.lab.tablebase.TableJob;
import org.howdah.lab.tablebase.TablebaseBuild;
import org.howdah.lab.work.Crew;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah tablebase}: endings, played out once and for all. */
@Command(
        name = "tablebase",
        description = "Build the tables of endings, and tell what they prove.",
        footer = {
            "",
            "An ending is written with the men of both sides and a v between: KRvK. Its table",
            "needs those of all that it leads to, which are built too; tables that are there",
            "already are not built again. Men that have a right to a first move are taken to",
            "have moved. docs/tablebase.md tells more.",
            "",
            "Example:",
            "  howdah tablebase silver-elephant KEvK --without bare-king --prove"
        })
final class TablebaseCommand implements Callable<Integer> {
    private static final int LEAST_MEN = 2;

    @Parameters(index = "0", paramLabel = "VARIANT", description = "The game: its name, or a variant file.")
    private String variant;

    @Parameters(index = "1..*", paramLabel = "ENDING", description = "The men, as in KRvK or KRvKN.")
    private List<String> endings = List.of();

    @Option(names = "--men", paramLabel = "N", description = "All endings of so many men, both kings counted.")
    private @Nullable Integer men;

    @Option(
            names = "--without",
            paramLabel = "RULE",
            description = "Play without bare-king, castling, gating or trade-ban. As often as you like.")
    private List<String> without = List.of();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            defaultValue = "tablebase",
            description = "Where tables are and go, a folder for each game in it. [${DEFAULT-VALUE}]")
    private Path folder;

    @Option(
            names = "--prove",
            description = "Tell how much is won, the longest wins with their moves, and mutual zugzwangs.")
    private boolean prove;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads that share the work; otherwise as many as there are processors.")
    private @Nullable Integer threads;

    @Mixin
    private ClusterOptions cluster;

    @Mixin
    private Output output;

    @Spec
    private CommandSpec spec;

    /**
     * What is told of a table.
     *
     * @param ending the men
     * @param file where it is
     * @param bytes how large
     * @param proof what it tells, null unless asked
     */
    record Answer(
            String ending,
            String file,
            long bytes,
            @Nullable Proof proof) {}

    @Override
    public Integer call() throws CommandException {
        CompiledVariant game = Games.variant(variant);
        CompiledVariant played = game;
        int count = Playing.threads(threads);
        try {
            for (String rule : without) {
                played = Condition.without(played, rule).variant();
            }
            List<Material> asked = asked(played);
            Path target = TableFile.folder(folder, game, without);
            if (cluster.isAsked() && !buildElsewhere(game, asked, target, count)) {
                return ExitCode.NEGATIVE;
            }
            return build(played, asked, target, count);
        } catch (LabException | TablebaseException e) {
            throw CommandException.wrongUse(String.valueOf(e.getMessage()));
        }
    }

    private List<Material> asked(CompiledVariant game) throws CommandException, TablebaseException {
        List<Material> asked = new ArrayList<>();
        if (men != null) {
            Range.check("--men", men, LEAST_MEN, Material.MOST_MEN);
            asked.addAll(Endings.of(game, men));
        }
        for (String ending : endings) {
            asked.add(Material.parse(ending, game));
        }
        if (asked.isEmpty()) {
            throw CommandException.wrongUse("say which endings, as in KRvK, or --men 3 for all of three men");
        }
        return asked;
    }

    private boolean buildElsewhere(CompiledVariant game, List<Material> asked, Path target, int count)
            throws CommandException, LabException {
        TableJob job = new TableJob(game, without, asked);
        TableProgress progress =
                new TableProgress(job.variant(), spec.commandLine().getErr());
        try (Crew crew = cluster.crew(count);
                Interrupt interrupt = new Interrupt(crew::stop)) {
            return new CrewBuild(job, target, crew, progress).build();
        }
    }

    /** Builds what is not there yet, and tells of all that was asked for. */
    private int build(CompiledVariant game, List<Material> asked, Path target, int count)
            throws CommandException, LabException {
        TableProgress progress = new TableProgress(game, spec.commandLine().getErr());
        TablebaseBuild build = new TablebaseBuild(game, target, count, progress);
        try (Interrupt interrupt = new Interrupt(build::stop)) {
            List<Answer> answers = new ArrayList<>();
            for (Material material : asked) {
                if (!build.build(material)) {
                    return ExitCode.NEGATIVE;
                }
                answers.add(answer(game, build, material, target, count));
            }
            output.print(answers, out -> TablebaseText.print(game, answers, out));
        }
        return ExitCode.FINE;
    }

    private Answer answer(CompiledVariant game, TablebaseBuild build, Material material, Path target, int count)
            throws LabException {
        Path file = TableFile.in(target, game, material);
        try {
            return new Answer(
                    material.name(game),
                    file.toString(),
                    Files.size(file),
                    prove ? Proof.of(build.tables(), material, count) : null);
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + Games.reason(e));
        }
    }
}
