package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.howdah.rules.variant.XBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CecpVariantsTest {
    private final CecpVariants variants = new CecpVariants();

    @Test
    void theNamesAreThoseOfTheFiles() throws CecpException {
        List<String> expected = new ArrayList<>();
        for (CompiledVariant variant : Variants.all()) {
            XBoard xboard = variant.variant().xboard();
            if (variant.variant().placement() != null) {
                continue;
            }
            String name = xboard == null ? variant.id() : xboard.name();
            expected.add(name);
            assertThat(variants.find(name)).isEqualTo(new CecpVariants.Offer(variant, xboard == null));
            if (xboard != null && xboard.describedAs() != null) {
                expected.add(xboard.describedAs());
                assertThat(variants.find(xboard.describedAs())).isEqualTo(new CecpVariants.Offer(variant, true));
            }
        }
        assertThat(variants.names().split(",")).containsExactlyElementsOf(expected);
    }

    @Test
    void everyIdIsFoundToo() throws CecpException {
        for (CompiledVariant variant : Variants.all()) {
            assertThat(variants.find(variant.id()).variant()).isSameAs(variant);
        }
    }

    @Test
    void aFileReplacesTheGameOfItsId(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("mine.toml");
        Files.writeString(file, """
            format = 1
            id = "chess"
            name = "My chess"
            summary = "Chess without castling."
            extends = "chess"
            castling = false

            [xboard]
            name = "normal"
            """);
        variants.load(file.toString());
        variants.load(file.toString());
        assertThat(variants.usual().variant().name()).isEqualTo("My chess");
        assertThat(variants.find("chess").variant().variant().name()).isEqualTo("My chess");
        assertThat(variants.names()).endsWith(",capablanca,normal").doesNotContain("normal,");
    }

    @Test
    void aFileWithAMistakeBesideItIsRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine.toml"), """
            format = 1
            id = "mine"
            name = "Mine"
            summary = "Chess."
            extends = "chess"
            """);
        Path weights = Files.writeString(folder.resolve("mine.eval.toml"), "nonsense = [");
        assertRefused(file, "mine", "mine.eval.toml");
        Files.delete(weights);
        Files.writeString(folder.resolve("mine.nnue"), "no network");
        assertRefused(file, "mine", "mine.nnue is not a network");
    }

    @Test
    void aGameWithMorePiecesThanXBoardHasIsRefused(@TempDir Path folder) throws IOException {
        String letters = "ABCDEFGHIJLMNOQRSTUVWXYZ";
        String pieces = letters.chars()
                .mapToObj(letter -> "%1$c = { name = \"Piece %1$c\", moves = \"W\" }".formatted(letter))
                .collect(Collectors.joining("\n"));
        String array = "k " + String.join(" ", letters.toLowerCase(Locale.ROOT).split(""));
        String rank = " .".repeat(13).strip();
        Path file = Files.writeString(folder.resolve("many.toml"), """
            format = 1
            id = "many"
            name = "Many"
            summary = "More kinds of pieces than XBoard has."

            [board]
            files = 13
            ranks = 8

            [pieces]
            K = { name = "King", moves = "K", royal = true }
            %s

            [setup]
            board = \"\"\"
            %s
            %s
            %s
            %s
            %s
            %s
            %s
            %s
            \"\"\"
            """.formatted(
                        pieces,
                        array.substring(0, 25),
                        array.substring(26) + " .",
                        rank,
                        rank,
                        rank,
                        rank,
                        (array.substring(26) + " .").toUpperCase(Locale.ROOT),
                        array.substring(0, 25).toUpperCase(Locale.ROOT)));
        assertRefused(file, "many", "XBoard has not so many kinds of pieces");
    }

    private static void assertRefused(Path file, String id, String why) throws IOException {
        assertThat(Dialogue.session("option Variant File=" + file, "variant " + id, "ping 1"))
                .satisfiesExactly(
                        refused -> assertThat(refused).startsWith("Error (").contains(why),
                        unknown -> assertThat(unknown).isEqualTo("Error (unknown variant): variant " + id),
                        alive -> assertThat(alive).isEqualTo("pong 1"));
    }
}
