package org.howdah.lab.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.howdah.engine.tablebase.Material;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Job;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables built slice by slice, wherever that is. */
class TableJobTest {
    private static final CompiledVariant CHESS = Variants.byId("chess");

    @TempDir
    Path folder;

    private static TableJob job() throws Exception {
        return new TableJob(CHESS, List.of(), List.of(Material.parse("KPvK", CHESS)));
    }

    @Test
    void theFilesAreThoseOfALocalBuild() throws Exception {
        Path here = folder.resolve("here");
        Path there = folder.resolve("there");
        new TablebaseBuild(CHESS, here, 2, TablebaseBuild.Listener.NONE).build(Material.parse("KPvK", CHESS));
        assertThat(new CrewBuild(job(), there, new LocalThreads(3), TablebaseBuild.Listener.NONE).build())
                .isTrue();
        try (Stream<Path> files = Files.list(here)) {
            for (Path file : files.toList()) {
                assertThat(there.resolve(file.getFileName())).hasSameBinaryContentAs(file);
            }
        }
    }

    @Test
    void whatIsThereIsNotBuiltAgain() throws Exception {
        CrewBuild build = new CrewBuild(job(), folder, new LocalThreads(2), TablebaseBuild.Listener.NONE);
        assertThat(build.build()).isTrue();
        Files.delete(folder.resolve("KPvK.howdahtb"));
        TableJob job = job();
        new CrewBuild(job, folder, new LocalThreads(2), TablebaseBuild.Listener.NONE).build();
        assertThat(folder.resolve("KPvK.howdahtb")).exists();
    }

    @Test
    void aUnitNeedsThoseWithLowerNumbersOnly() throws Exception {
        TableJob job = job();
        int units = job.unitsOf().values().stream().mapToInt(all -> all.length).sum();
        assertThat(IntStream.range(0, units))
                .allMatch(unit -> IntStream.of(job.needs(unit)).allMatch(needed -> needed < unit));
        assertThat(job.needs(0)).isEmpty();
    }

    @Test
    void anotherPlaceMakesTheSameJobOfItsLine() throws Exception {
        TableJob job = job();
        TableJob again = TableJob.read(job.line(), id -> Variants.byId(id));
        assertThat(again.line()).isEqualTo(job.line());
        assertThat(again.traits()).isEqualTo(job.traits());
        assertThatThrownBy(() -> TableJob.read("howdah-tables 1;variant=chess;without=;endings=KXvK", id -> CHESS))
                .isInstanceOf(LabException.class)
                .hasMessageContaining("'X' in 'KXvK' is no piece");
        assertThatThrownBy(() -> TableJob.read("something", id -> CHESS)).hasMessageContaining("no job of tables");
    }

    @Test
    void whatIsNoSliceOrAWrongOneIsRefused() throws Exception {
        TableJob job = job();
        TableJob elsewhere = job();
        try (Job.Station<Slice> station = elsewhere.open()) {
            byte[] kings = elsewhere.bytes(station.work(0));
            int rook = elsewhere.unitsOf().get(Material.parse("KRvK", CHESS))[0];
            int queen = elsewhere.unitsOf().get(Material.parse("KQvK", CHESS))[0];
            assertThat(job.result(0, kings).unit()).isZero();
            byte[] right = elsewhere.bytes(station.work(queen));
            assertThatThrownBy(() -> job.result(rook, kings)).hasMessageContaining("this is no slice of KRvK");
            assertThatThrownBy(() -> job.result(rook, new byte[] {1, 2, 3})).hasMessageContaining("no slice");
            assertThatThrownBy(() -> job.result(rook, right))
                    .isInstanceOf(LabException.class)
                    .hasMessageContaining("the table of KRvK is wrong");
        }
    }
}
