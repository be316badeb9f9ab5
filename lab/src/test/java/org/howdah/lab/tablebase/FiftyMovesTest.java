package org.howdah.lab.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wins that the fifty-move rule spoils: on a very long board an elephant needs up to 72 moves. */
class FiftyMovesTest {
    private static final int FILES = 26;
    private static final int LONGEST = 72;

    @TempDir
    Path folder;

    private CompiledVariant longBoard() throws Exception {
        String empty = ". ".repeat(FILES) + "\n";
        String back = "k e " + ". ".repeat(FILES - 2) + "\n";
        String text = """
                format = 1
                id = "long"
                name = "Long"
                summary = "For tests."

                [board]
                files = %d
                ranks = 4
                symmetry = "mirror"

                [pieces]
                K = { name = "King", moves = "K", royal = true }
                E = { name = "Elephant", moves = "FfWAfD" }

                [setup]
                board = \"""
                %s\"""
                """.formatted(FILES, back + empty + empty + back.toUpperCase(java.util.Locale.ROOT));
        return CompiledVariant.compile(VariantFile.read(Files.writeString(folder.resolve("long.toml"), text)));
    }

    /** Where nothing is taken and nobody has a pawn, the way to the end is the way to the next change of the clock. */
    @Test
    void aWinIsSpoiledWhenItTakesMoreThanAHundredPlies() throws Exception {
        CompiledVariant game = longBoard();
        Material material = Material.parse("KEvK", game);
        TablebaseBuild build = new TablebaseBuild(game, folder.resolve("tables"), 2, TablebaseBuild.Listener.NONE);
        assertThat(build.build(material)).isTrue();
        Table table = build.tables().table(material);
        assertThat(table).isNotNull();
        int longest = 0;
        for (int number = 0; number < table.layout().positions(); number++) {
            for (int side = 0; side < 2; side++) {
                int value = table.value(number, side);
                boolean isDecided = value != TableValue.DRAW;
                boolean tooLong = isDecided && TableValue.plies(value) > Ending.FIFTY_MOVES_PLIES;
                assertThat(TableValue.isSpoiled(value)).isEqualTo(tooLong);
                longest = Math.max(longest, isDecided ? TableValue.moves(value) : 0);
            }
        }
        assertThat(longest).isEqualTo(LONGEST);
        Proof proof = Proof.of(build.tables(), material, 2);
        assertThat(proof.white().spoiled()).isPositive();
    }
}
