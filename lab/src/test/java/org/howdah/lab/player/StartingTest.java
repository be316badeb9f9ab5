package org.howdah.lab.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How programs are started and told what they are to be, and what is said when they cannot. */
class StartingTest {
    private static final long PATIENCE = 2000;

    @TempDir
    private Path folder;

    private void start(String variant, String command, String... more) throws StartException {
        List<String> words = new ArrayList<>(List.of("cmd=" + command, "movetime=1000"));
        words.addAll(List.of(more));
        EngineSpec.parse(words, null).start(Variants.byId(variant), PATIENCE).close();
    }

    @Test
    void optionsAreSetInTheirOrderThenTheVariant() throws Exception {
        FakeEngine engine = FakeEngine.uci(folder, "true");
        start("chess", engine.command(), "option.style=Very Wild", "option.Own Book=true", "hash=8");
        assertThat(engine.heard())
                .containsExactly(
                        "uci",
                        "setoption name Style value Very Wild",
                        "setoption name Own Book value true",
                        "setoption name Hash value 8",
                        "setoption name UCI_Variant value chess",
                        "isready",
                        "quit");
    }

    @Test
    void theEngineMayCallTheGameOtherwise() throws Exception {
        FakeEngine engine = FakeEngine.uci(folder, "true");
        start("seirawan", engine.command(), "variant=crazyhouse");
        assertThat(engine.heard()).contains("setoption name UCI_Variant value crazyhouse");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "option.Book=1| has no option 'Book'; it has: Hash, Own Book, Style, UCI_Variant",
                "option.Own Book=yes| its option Own Book takes true or false, not 'yes'",
                "option.Style=Mild| its option Style takes one of Solid, Very Wild, not 'Mild'",
                "option.Hash=big| its option Hash takes a whole number, not 'big'",
                "variant=elven| it knows no variant 'elven'; it knows: chess, crazyhouse"
            })
    void whatAnEngineDoesNotOfferIsNamedWithWhatItDoes(String word, String message) {
        FakeEngine engine = FakeEngine.uci(folder, "true");
        assertThatThrownBy(() -> start("chess", engine.command(), word))
                .isInstanceOf(StartException.class)
                .hasMessageContaining(message);
    }

    @Test
    void cecpHasItsOwnNames() {
        FakeEngine engine = FakeEngine.cecp(folder, "true");
        assertThatThrownBy(() -> start("chess", engine.command(), "proto=cecp", "option.Book=1"))
                .hasMessageContaining("has no option 'Book'; it has: Resign now");
        assertThatThrownBy(() -> start("seirawan", engine.command(), "proto=cecp"))
                .hasMessageContaining("knows no variant 'seirawan'; it knows: normal, elven, silver-elephant");
        assertThatThrownBy(() -> EngineSpec.parse(List.of("cmd=x", "proto=cecp", "nodes=100"), null)
                        .start(Variants.byId("chess"), PATIENCE))
                .hasMessageContaining("CECP knows no limit of nodes");
        assertThatThrownBy(() -> EngineSpec.parse(List.of("cmd=x", "proto=cecp", "movetime=100"), null)
                        .start(Variants.byId("chess"), PATIENCE))
                .hasMessageContaining("whole seconds");
    }

    @Test
    void whatIsNoEngineIsNamed() {
        assertThatThrownBy(() -> start("chess", "/no/such/engine"))
                .hasMessageContaining("cannot run /no/such/engine")
                .hasMessageContaining("No such file");
        assertThatThrownBy(() -> start("chess", "cat")).hasMessageContaining("does it speak UCI?");
        assertThatThrownBy(() -> start("chess", "cat", "proto=cecp")).hasMessageContaining("does it speak CECP");
        assertThatThrownBy(() -> start("chess", "sh -c 'exit 7'")).hasMessageContaining("exit code 7");
        assertThatThrownBy(() -> start("chess", "cat", "dir=/no/such/folder"))
                .hasMessageContaining("no folder /no/such/folder");
        assertThatThrownBy(() -> start("chess", "cat", "trace=/no/such/folder/x"))
                .hasMessageContaining("cannot write the trace to /no/such/folder/x");
    }
}
