package org.howdah.lab.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.TableFile;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.lab.LabException;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.OptionalRule;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables on disk: written once, read again, refused when they are not what they should be. */
class TableFilesTest {
    private static final CompiledVariant CHESS = Variants.byId("chess");

    @TempDir
    Path root;

    private Path folder;

    private Material rook;
    private Path file;

    @BeforeEach
    void buildOne() throws Exception {
        folder = TableFile.folder(root, CHESS, List.of());
        rook = Material.parse("KRvK", CHESS);
        file = TableFile.in(folder, CHESS, rook);
        build(CHESS, rook);
    }

    private TablebaseBuild build(CompiledVariant variant, Material material) throws Exception {
        TablebaseBuild build = new TablebaseBuild(variant, folder, 2, TablebaseBuild.Listener.NONE);
        assertThat(build.build(material)).isTrue();
        return build;
    }

    @Test
    void aTableReadIsTheTableWritten() throws Exception {
        FileTime built = Files.getLastModifiedTime(file);
        Table again = build(CHESS, rook).tables().table(rook);
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(built);
        Table fresh = new Table(new TableLayout(CHESS, rook));
        short[][] values = SliceSolver.solve(fresh.layout(), kings(), 0, new Watch(1, share -> {}));
        assertThat(again).isNotNull();
        for (int number = 0; number < values[0].length; number++) {
            assertThat(again.value(number, 0)).isEqualTo(values[0][number]);
            assertThat(again.value(number, 1)).isEqualTo(values[1][number]);
        }
    }

    private Tablebase kings() throws Exception {
        return build(CHESS, Material.parse("KvK", CHESS)).tables();
    }

    @Test
    void colorsAndSidesOfTheBoardAreExchanged() throws Exception {
        Probe probe = new Probe(Tablebase.open(CHESS, root, complaint -> fail(complaint)));
        int value =
                probe.value(Fen.parse(CHESS, "8/8/8/8/8/2k5/1R6/K7 w - - 0 1").toPosition());
        for (String same : new String[] {"k7/1r6/2K5/8/8/8/8/8 b - - 0 1", "8/8/8/8/8/5k2/6R1/7K w - - 0 1"}) {
            assertThat(probe.value(Fen.parse(CHESS, same).toPosition())).isEqualTo(value);
        }
    }

    @Test
    void aFileThatIsCutShortOrChangedByOneBitIsRefused() throws Exception {
        byte[] whole = Files.readAllBytes(file);
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 60; i++) {
            byte[] bytes = i % 2 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
            if (i % 2 != 0) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            Files.write(file, bytes);
            assertThatThrownBy(() -> build(CHESS, rook))
                    .as("seed " + seed)
                    .isInstanceOf(LabException.class)
                    .hasMessageContaining(file + " is damaged")
                    .hasMessageContaining("remove it and build it again");
        }
    }

    @Test
    void aFileOfOtherRulesIsRefused() {
        CompiledVariant other = CompiledVariant.compile(CHESS.variant().without(OptionalRule.CASTLING));
        assertThatThrownBy(() -> build(other, rook))
                .isInstanceOf(LabException.class)
                .hasMessageContaining("it was built for other rules");
    }

    @Test
    void whatCannotBeUsedIsToldAndTheRestIsUsed() throws Exception {
        Files.writeString(folder.resolve("KQvK.howdahtb"), "what is this, and why is it here?");
        Files.copy(file, folder.resolve("KBvK.howdahtb"));
        Files.copy(file, folder.resolve("KXvK.howdahtb"));
        Files.writeString(folder.resolve("notes.txt"), "of no concern");
        List<String> complaints = new ArrayList<>();
        Tablebase tables = Tablebase.open(CHESS, root, complaints::add);
        assertThat(tables.size()).isEqualTo(2);
        assertThat(tables.table(rook)).isNotNull();
        assertThat(complaints)
                .satisfiesExactly(
                        first -> assertThat(first)
                                .contains("KBvK.howdahtb holds")
                                .contains("build it again"),
                        second -> assertThat(second)
                                .contains("KQvK.howdahtb is damaged")
                                .contains("build it again"),
                        third -> assertThat(third).contains("KXvK.howdahtb: 'X' in 'KXvK' is no piece of Chess"));
    }

    @Test
    void aGameWithoutTablesIsTold() {
        List<String> complaints = new ArrayList<>();
        Tablebase tables = Tablebase.open(Variants.byId("elven"), root, complaints::add);
        assertThat(tables.size()).isZero();
        assertThat(complaints)
                .containsExactly("there are no endgame tables of Elven Chess: no folder " + root.resolve("elven")
                        + "; howdah tablebase elven ENDING --out " + root + " builds some");
    }

    @Test
    void aStoppedBuildLeavesNoFile() throws Exception {
        Material queen = Material.parse("KQvK", CHESS);
        TablebaseBuild[] build = new TablebaseBuild[1];
        build[0] = new TablebaseBuild(CHESS, folder, 1, new TablebaseBuild.Listener() {
            @Override
            public void begins(Material material, long positions) {}

            @Override
            public void at(Material material, double share) {
                build[0].stop();
            }

            @Override
            public void written(Material material, Path file) {}
        });
        assertThat(build[0].build(queen)).isFalse();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(Path::getFileName).map(Path::toString))
                    .containsExactlyInAnyOrder("KvK.howdahtb", "KRvK.howdahtb");
        }
    }

    @Test
    void tooLittleMemoryIsSaidBeforehand() {
        CompiledVariant large = Variants.byId("capablanca");
        assertThatThrownBy(() -> Memory.check(new TableLayout(large, Material.parse("KQRBvK", large)), 1))
                .isInstanceOf(LabException.class)
                .hasMessageMatching("KQRBvK needs about \\d+ MB of memory; \\d+ MB are free: .*-Xmx\\d+m");
    }

    @Test
    void aTableThatIsWrongIsFound() throws Exception {
        Table wrong = new Table(new TableLayout(CHESS, rook));
        Tablebase tables = kings();
        short[][] values = SliceSolver.solve(wrong.layout(), tables, 0, new Watch(1, share -> {}));
        for (int number = 0; number < values[0].length; number += 97) {
            values[0][number] = values[0][number] > 2 ? (short) (values[0][number] - 2) : values[0][number];
        }
        wrong.set(0, values[0], values[1]);
        tables.add(wrong);
        assertThatThrownBy(() -> Verifier.check(wrong, tables, 0, new Watch(1, share -> {})))
                .hasMessageContaining("the table of KRvK is wrong")
                .hasMessageContaining("but its moves say");
    }
}
