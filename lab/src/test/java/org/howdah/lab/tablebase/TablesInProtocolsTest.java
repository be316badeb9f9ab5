package org.howdah.lab.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.howdah.engine.protocol.cecp.CecpProtocol;
import org.howdah.engine.protocol.uci.UciProtocol;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs say where the tables are. */
class TablesInProtocolsTest {
    /** White mates in fifteen moves. */
    private static final String FEN = "8/8/8/3k4/8/8/8/K6R w - - 0 1";

    @TempDir
    Path root;

    private Path folder;

    @BeforeEach
    void build() throws Exception {
        Tables.build(Variants.byId("chess"), "KRvK", root);
        folder = root.resolve("chess");
    }

    private String path() {
        return "setoption name TablebasePath value " + root;
    }

    private static List<String> uci(String... commands) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BufferedReader in = new BufferedReader(new StringReader(String.join("\n", commands)));
        new UciProtocol(in, new PrintStream(bytes, true, StandardCharsets.UTF_8)).run();
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void uciAsksTheTables() throws Exception {
        List<String> lines = uci(path(), "position fen " + FEN, "go nodes 100");
        assertThat(lines).first().isEqualTo("info string endgame tables of Chess: 2, of up to 3 men");
        assertThat(lines)
                .anyMatch(line -> line.startsWith("info depth 1 ")
                        && line.contains(" score mate 15 ")
                        && line.matches(".* tbhits [1-9].*"));
    }

    @Test
    void anEngineThatIsThereAlreadyAsksThemToo() throws Exception {
        List<String> lines = uci("setoption name Hash value 2", path(), "position fen " + FEN, "go nodes 100");
        assertThat(lines).anyMatch(line -> line.contains(" score mate 15 "));
    }

    @Test
    void withoutAPathNoneAreAsked() throws Exception {
        List<String> lines =
                uci(path(), "setoption name TablebasePath value <empty>", "position fen " + FEN, "go depth 1");
        assertThat(lines).noneMatch(line -> line.contains(" score mate "));
        assertThat(lines).anyMatch(line -> line.contains(" tbhits 0 "));
    }

    @Test
    void aFileThatCannotBeUsedIsNamedAndTheOthersAre() throws Exception {
        byte[] whole = Files.readAllBytes(folder.resolve("KRvK.howdahtb"));
        whole[whole.length / 2] ^= 4;
        Files.write(folder.resolve("KQvK.howdahtb"), whole);
        Path other = root.resolve("other");
        Tables.build(Variants.byId("capablanca"), "KvK", other);
        Files.copy(other.resolve("capablanca/KvK.howdahtb"), folder.resolve("KBvK.howdahtb"));
        List<String> lines = uci(path(), "position fen " + FEN, "go nodes 100");
        assertThat(lines)
                .anyMatch(line -> line.startsWith("info string " + folder.resolve("KQvK.howdahtb") + " is damaged")
                        && line.endsWith("remove it and build it again"))
                .anyMatch(line -> line.startsWith("info string " + folder.resolve("KBvK.howdahtb") + " holds ")
                        && line.contains("capablanca")
                        && line.endsWith("build it again"))
                .anyMatch(line -> line.contains(" score mate 15 "));
    }

    @Test
    void anotherGameHasOtherTables() throws Exception {
        Tables.build(Variants.byId("capablanca"), "KvK", root);
        List<String> lines = uci(
                path(),
                "setoption name UCI_Variant value capablanca",
                "setoption name UCI_Variant value elven",
                "position startpos",
                "go depth 1");
        assertThat(lines)
                .contains("info string endgame tables of Capablanca Chess: 1, of up to 2 men")
                .anyMatch(line -> line.startsWith("info string there are no endgame tables of Elven Chess: no folder "
                        + root.resolve("elven") + "; howdah tablebase elven "))
                .last()
                .asString()
                .startsWith("bestmove ");
    }

    @Test
    void xboardAsksTheTables() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String commands = String.join(
                "\n", "protover 2", "option Tablebase Path=" + root, "force", "setboard " + FEN, "post", "sd 1", "go");
        new CecpProtocol(
                        new BufferedReader(new StringReader(commands)),
                        new PrintStream(bytes, true, StandardCharsets.UTF_8))
                .run();
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .contains("feature option=\"Tablebase Path -path \"")
                .containsPattern("(?m)^1 100015 ");
    }
}
