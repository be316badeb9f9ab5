package org.howdah.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {

    private static final List<String> WORDS = List.of("files", "ranks", "symmetry", "first-rank", "R");

    @ParameterizedTest
    @CsvSource({
        "file, files", // left out
        "filles, files", // added
        "fyles, files", // wrong
        "flies, files", // swapped
        "RANKS, ranks",
        "first_rank, first-rank",
        "symetri, symmetry",
        "r, R"
    })
    void findsTheWordThatWasMeant(String word, String meant) {
        assertThat(Nearest.to(word, WORDS)).contains(meant);
    }

    @ParameterizedTest
    @CsvSource({"colour", "x", "fls-xx", "''"})
    void findsNoneFarAway(String word) {
        assertThat(Nearest.to(word, WORDS)).isEmpty();
    }

    @Test
    void wastesNoTimeOnWhatIsNoWord() {
        assertThat(Nearest.to("files".repeat(100_000), WORDS)).isEmpty();
    }
}
