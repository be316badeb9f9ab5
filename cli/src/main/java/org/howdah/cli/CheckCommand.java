package org.howdah.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.engine.nnue.NetworkException;
import org.howdah.engine.search.Engine;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Mistake;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah check}: whether a variant file is valid, and where it is not. */
@Command(
        name = "check",
        description = "Check a variant file, and what lies beside it for the engine.",
        footer = {"", "Example:", "  howdah check variants/elven.toml"})
final class CheckCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The variant file.")
    private Path file;

    @Mixin
    private Output output;

    @Spec
    private CommandSpec spec;

    record Answer(
            boolean valid, @Nullable String id, @Nullable String name, List<Mistake> mistakes) {}

    @Override
    public Integer call() throws CommandException {
        try {
            Variant variant = VariantFile.read(file);
            Engine.check(CompiledVariant.compile(variant));
            output.print(
                    new Answer(true, variant.id(), variant.name(), List.of()),
                    out -> out.println(file + ": " + variant.name() + ", "
                            + variant.board().files() + "x" + variant.board().ranks() + ": valid"));
            return ExitCode.FINE;
        } catch (VariantFileException e) {
            // The mistakes are the answer of this command, but a person's shell wants them where errors go.
            output.print(new Answer(false, null, null, e.mistakes()), out -> {});
            e.mistakes().forEach(spec.commandLine().getErr()::println);
            return ExitCode.NEGATIVE;
        } catch (NetworkException e) {
            throw CommandException.negative(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw CommandException.wrongUse("cannot read " + file + ": " + Games.reason(e));
        }
    }
}
