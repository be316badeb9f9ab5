package org.howdah.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BetzaTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("drawn")
    void readsTheDrawnMovements(String text, List<Movement> movements) throws BetzaException {
        assertThat(Betza.parse(text)).containsExactlyInAnyOrderElementsOf(movements);
    }

    @ParameterizedTest
    @CsvSource({
        "K, WF",
        "K, FW",
        "Q, RB",
        "R, W0",
        "R, WW",
        "B, FF",
        "mKcF, mFmWcF",
        "fsN, flfrN",
        "vN, fbN",
        "BN, NB",
        "FfWAfD, fDAfWF",
        "mWcWF, K",
        "hrN, rfbrlbflN"
    })
    void doesNotDependOnTheSpelling(String one, String other) throws BetzaException {
        assertThat(Betza.parse(one)).isEqualTo(Betza.parse(other));
    }

    @Test
    void keepsTheSetsOfTwoStepMovesApart() throws BetzaException {
        assertThat(Betza.parse("caK")).isNotEqualTo(Betza.parse("caWcaF"));
    }

    /** The text, the index of what is wrong, and why. */
    static Stream<Arguments> mistaken() {
        return Stream.of(
                Arguments.of("", 0, "no moves: at least one atom is needed, such as K"),
                Arguments.of("NX", 1, "unknown atom 'X'; the atoms are W F D N A H C Z G K R B Q"),
                Arguments.of("NL", 1, "unknown atom 'L'; did you mean 'C'?"),
                Arguments.of("J", 0, "unknown atom 'J'; did you mean 'Z'?"),
                Arguments.of("fwN", 1, "unknown modifier 'w'; did you mean the atom 'W'?"),
                Arguments.of("fxN", 1, "unknown modifier 'x'; the modifiers are f b l r v s h m c i n p a"),
                Arguments.of("RgQ", 1, "the modifier 'g' (grasshopper) is not in this dialect"),
                Arguments.of("ffceF", 3, "the modifier 'e' (en passant) is not in this dialect"),
                Arguments.of("Wfm", 1, "'fm' at the end has no atom after it"),
                Arguments.of("mmW", 1, "'m' stands twice before the same atom"),
                Arguments.of("W F", 1, "a space: Betza notation is written without spaces"),
                Arguments.of("W(F)", 1, "'(' has no meaning in Betza notation"),
                Arguments.of("W\uD83D\uDC18", 1, "'\uD83D\uDC18' has no meaning in Betza notation"),
                Arguments.of("3R", 0, "the number '3' follows no atom; a range stands after its atom, as in R3"),
                Arguments.of("R03", 1, "a range is a number from 1 to 99, or 0 for no limit, not '03'"),
                Arguments.of("NR100", 2, "a range is a number from 1 to 99, or 0 for no limit, not '100'"),
                Arguments.of("NN3", 2, "'NN' has no limit: write 'N3'"),
                Arguments.of("BB", 1, "'B' is a rider already: write it once"),
                Arguments.of("mfcN", 2, "'m' and 'c' together limit nothing: leave both out"),
                Arguments.of("fvW", 0, "'f' adds no direction to the other ones"),
                Arguments.of("ffF", 0, "'f' adds no direction to the other ones"),
                Arguments.of("hN", 0, "'h' (half) needs a direction: fh bh lh rh hl hr"),
                Arguments.of("fhW", 1, "'h' (half) is for the oblique atoms N, C and Z, not for W"),
                Arguments.of("sfN", 0, "'sf' is no direction of an oblique atom; did you mean 'fs'?"),
                Arguments.of(
                        "mvsN",
                        1,
                        "'vs' is no direction of an oblique atom; the pairs are fl fr fs bl br bs lf lb lv rf rb rv fh bh lh"
                                + " rh hl hr ff bb ll rr vv ss"),
                Arguments.of(
                        "fsK", 0, "'fs' can be read in more than one way on K; give directions to W and F instead"),
                Arguments.of(
                        "RfrQ", 1, "'fr' can be read in more than one way on Q; give directions to R and B instead"),
                Arguments.of("nW", 0, "'n' (not over a piece) is for single leaps of D N A H G"),
                Arguments.of("mnC", 1, "'n' (not over a piece) is for single leaps of D N A H G"),
                Arguments.of("nDD", 0, "'n' (not over a piece) is for single leaps of D N A H G"),
                Arguments.of("npR", 0, "'n' (not over a piece) is for single leaps of D N A H G"),
                Arguments.of("cpN", 1, "'p' (over one piece) is for riders such as pR; N makes one step here"),
                Arguments.of("caR", 1, "'a' (and then again) is for single steps and leaps, not for riders"),
                Arguments.of("KmaK", 2, "'ma' is no move with 'a'; the three forms are caK, cabK and mabK"),
                Arguments.of("aF", 0, "'a' is no move with 'a'; the three forms are caF, cabF and mabF"),
                Arguments.of("fcaK", 0, "'f' cannot stand with 'a'; the three forms are caK, cabK and mabK"),
                Arguments.of("camK", 1, "'cam' is no move with 'a'; the three forms are caK, cabK and mabK"),
                Arguments.of("RW", 1, "'W' adds nothing: the other moves include it"),
                Arguments.of("WR", 0, "'W' adds nothing: the other moves include it"),
                Arguments.of("NiN", 2, "'N' adds nothing: the other moves include it"),
                Arguments.of("DnD", 2, "'D' adds nothing: the other moves include it"),
                Arguments.of("caKcaK", 5, "'K' adds nothing: the other moves include it"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mistaken")
    void namesTheMistakeAndItsPlace(String text, int offset, String message) {
        assertThatExceptionOfType(BetzaException.class)
                .isThrownBy(() -> Betza.parse(text))
                .withMessage(message)
                .satisfies(e -> assertThat(e.offset()).isEqualTo(offset));
    }

    static List<Arguments> drawn() throws IOException {
        List<Arguments> cases = new ArrayList<>();
        for (String block : resource("/betza/moves.txt").split("(?m)^> ", -1)) {
            List<String> lines = block.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
            if (!lines.isEmpty()) {
                cases.add(Arguments.of(lines.getFirst(), movements(lines.subList(1, lines.size()))));
            }
        }
        return cases;
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(BetzaTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<Movement> movements(List<String> lines) {
        List<Movement> movements = new ArrayList<>();
        int at = 0;
        while (at < lines.size()) {
            int end = at + 1;
            while (end < lines.size() && ".*o".indexOf(lines.get(end).charAt(0)) >= 0) {
                end++;
            }
            movements.add(movement(lines.get(at), lines.subList(at + 1, end)));
            at = end;
        }
        return movements;
    }

    private static Movement movement(String kind, List<String> drawing) {
        List<String> words = Arrays.asList(kind.split(" "));
        Travel travel = Travel.valueOf(words.getFirst().toUpperCase(java.util.Locale.ROOT));
        boolean rides = travel == Travel.RIDE || travel == Travel.HOP;
        int range = words.stream()
                .filter(word -> word.matches("\\d+"))
                .mapToInt(Integer::parseInt)
                .findFirst()
                .orElse(rides ? Movement.UNLIMITED : 1);
        Again again = Stream.of(Again.values())
                .filter(a -> words.contains(a.name().toLowerCase(java.util.Locale.ROOT)))
                .findFirst()
                .orElse(Again.NO);
        return new Movement(
                steps(drawing),
                travel,
                range,
                !words.contains("capture"),
                !words.contains("move"),
                words.contains("first"),
                again);
    }

    private static List<Step> steps(List<String> drawing) {
        int middle = drawing.size() / 2;
        List<Step> steps = new ArrayList<>();
        for (int row = 0; row < drawing.size(); row++) {
            String cells = drawing.get(row).replace(" ", "");
            for (int column = 0; column < cells.length(); column++) {
                if (cells.charAt(column) == '*') {
                    steps.add(new Step(column - middle, middle - row));
                }
            }
        }
        return steps;
    }
}
