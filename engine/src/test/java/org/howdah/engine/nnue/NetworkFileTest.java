package org.howdah.engine.nnue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkFileTest {
    private final SplittableRandom random = new SplittableRandom(7);
    private final CompiledVariant chess = Variants.byId("chess");
    private final byte[] bytes = NetworkFile.write(RandomNetwork.of(chess, random));

    @TempDir
    Path folder;

    @Test
    void readsWhatItWrites() throws Exception {
        assertThat(NetworkFile.write(NetworkFile.read(bytes, chess, "chess.nnue")))
                .isEqualTo(bytes);
    }

    @Test
    void refusesWhatIsDamaged() {
        for (int length : new int[] {0, 1, 20, 40, bytes.length / 2, bytes.length - 1}) {
            refuses(Arrays.copyOf(bytes, length), "mine.nnue is ");
        }
        byte[] other = bytes.clone();
        other[bytes.length / 2] ^= 1;
        refuses(other, "mine.nnue is damaged: its checksum is wrong");
        refuses("a poem".getBytes(StandardCharsets.UTF_8), "mine.nnue is not a network of this program");
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 128, 700})
    void refusesWeightsWhoseSumCouldOverflow(int hidden) throws Exception {
        Network network = RandomNetwork.of(chess, random, hidden);
        int largest = Network.largestOutputWeight(hidden);
        for (int[] row : network.outputWeights()) {
            Arrays.fill(row, largest);
        }
        for (int[] row : network.inputWeights()) {
            Arrays.fill(row, Short.MAX_VALUE);
        }
        Network most = NetworkFile.read(NetworkFile.write(network), chess, "mine.nnue");
        assertThat(new NetworkEvaluation(chess, most).evaluate(Position.start(chess)))
                .as("it is huge, and does not turn over")
                .isEqualTo(20_000);
        network.outputWeights()[3][0] = -largest - 1;
        refuses(NetworkFile.write(network), "mine.nnue has output weights beyond " + largest);
    }

    @Test
    void refusesWhatIsForOtherMen() {
        byte[] seirawan = NetworkFile.write(RandomNetwork.of(Variants.byId("seirawan"), random));
        refuses(seirawan, "is for the board and men '8x8 K=K Q=Q");
    }

    private void refuses(byte[] wrong, String message) {
        assertThatThrownBy(() -> NetworkFile.read(wrong, chess, "mine.nnue"))
                .isInstanceOf(NetworkException.class)
                .hasMessageContaining(message);
    }

    @Test
    void liesBesideItsVariant() throws Exception {
        Path file = Files.writeString(folder.resolve("mine.toml"), """
                format = 1
                id = "mine"
                name = "Mine"
                summary = "A game."
                extends = "chess"
                """);
        assertThat(beside(file)).isEmpty();
        Files.write(NetworkFile.path(file), bytes);
        assertThat(beside(file)).isPresent();
        Files.write(NetworkFile.path(file), new byte[50]);
        assertThatThrownBy(() -> beside(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("mine.nnue");
    }

    @Test
    void isTakenOverByWhatExtendsItsVariantIfTheMenAreTheSame() throws Exception {
        Path base = Files.writeString(folder.resolve("mine.toml"), """
                format = 1
                id = "mine"
                name = "Mine"
                summary = "A game."
                extends = "chess"
                """);
        Files.write(NetworkFile.path(base), bytes);
        Path same = Files.writeString(folder.resolve("same.toml"), """
                format = 1
                id = "same"
                name = "Another rule"
                summary = "A game."
                extends = "mine.toml"

                [end]
                stalemate = "loss"
                """);
        Path other = Files.writeString(folder.resolve("other.toml"), """
                format = 1
                id = "other"
                name = "Another piece"
                summary = "A game."
                extends = "mine.toml"

                [pieces]
                C = { name = "Camel", moves = "C" }

                [promotion]
                to = "QRBNC"
                """);
        assertThat(beside(same)).isPresent();
        assertThat(beside(other)).isEmpty();
    }

    private static Optional<Network> beside(Path file) throws Exception {
        return NetworkFile.beside(CompiledVariant.compile(VariantFile.read(file)));
    }

    @Test
    void thoseOfTheBuiltInGamesKnowTheirStart() {
        assertThat(NetworkFile.beside(Variants.byId("seirawan"))).isPresent();
        assertThat(NetworkFile.beside(Variants.byId("silver-elephant"))).isPresent();
        for (CompiledVariant variant : Variants.all()) {
            NetworkFile.beside(variant).ifPresent(network -> {
                int score = new NetworkEvaluation(variant, network).evaluate(Position.start(variant));
                assertThat(score).as(variant.id()).isBetween(-60, 120);
            });
        }
    }
}
