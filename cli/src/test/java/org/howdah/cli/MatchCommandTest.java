package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class MatchCommandTest {
    private static final List<String> QUICK =
            List.of("match", "seirawan", "--engine", "name=A", "level=2", "--engine", "name=B", "level=1");

    @TempDir
    private Path folder;

    private static String[] quick(String... more) {
        List<String> all = new ArrayList<>(QUICK);
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void theFigures() {
        Shell.Result result = howdah(quick("--games", "6"));
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out())
                .contains(
                        "A against B at seirawan, own limits: 6 of 6 games",
                        "of 6 points (won ",
                        "pairs by points: 0: ",
                        "ends: ");
    }

    @Test
    void asJson() {
        JsonNode answer = howdah(quick("--games", "4", "--json", "--sprt", "elo0=-5", "elo1=5"))
                .json();
        assertThat(answer.get("played").asInt()).isEqualTo(4);
        assertThat(answer.get("pairs").asInt()).isEqualTo(2);
        assertThat(answer.get("pentanomial").size()).isEqualTo(5);
        assertThat(answer.get("won").asInt()
                        + answer.get("drawn").asInt()
                        + answer.get("lost").asInt())
                .isEqualTo(4);
        assertThat(answer.get("sprt").get("upper").asDouble()).isBetween(2.94, 2.95);
        assertThat(answer.get("engines").get(1).get("name").asString()).isEqualTo("B");
        assertThat(answer.get("faults").size()).isZero();
    }

    @Test
    void thePgnCanBeReplayed() {
        String pgn = folder.resolve("games.pgn").toString();
        assertThat(howdah(quick("--games", "2", "--pgn", pgn)).exitCode()).isZero();
        Shell.Result replayed = howdah("replay", "seirawan", "--pgn", pgn, "--json");
        assertThat(replayed.exitCode()).as(replayed.err()).isZero();
        assertThat(replayed.json().get("games").size()).isEqualTo(2);
    }

    @Test
    void aMatchThatWasKilledIsTakenUpAgain() throws IOException, InterruptedException {
        Path pgn = folder.resolve("games.pgn");
        Path log = folder.resolve("games.pgn.log");
        Process process =
                HowdahProcess.start(List.of(), quick("--games", "2000", "--concurrency", "2", "--pgn", pgn.toString()));
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
        while ((!Files.exists(log) || Files.readAllLines(log).size() < 4) && System.nanoTime() < deadline) {
            Thread.sleep(50);
        }
        process.destroyForcibly().waitFor();
        long games = lines(log) - 1;
        assertThat(games).isPositive();
        long more = games + games % 2 + 2;
        Shell.Result resumed =
                howdah(quick("--games", String.valueOf(more), "--pgn", pgn.toString(), "--resume", "--json"));
        assertThat(resumed.exitCode()).as(resumed.err()).isZero();
        assertThat(resumed.json().get("played").asLong()).isGreaterThanOrEqualTo(games);
        assertThat(howdah("replay", "seirawan", "--pgn", pgn.toString(), "--json")
                        .json()
                        .get("games")
                        .size())
                .isEqualTo(resumed.json().get("played").asInt());
    }

    private static long lines(Path file) throws IOException {
        String text = Files.readString(file);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().count();
    }

    @Test
    void whatIsThereIsNotOverwritten() throws IOException {
        Path pgn = Files.writeString(folder.resolve("mine.pgn"), "mine");
        Shell.Result result = howdah(quick("--pgn", pgn.toString()));
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains("mine.pgn is there already, and is not overwritten");
        assertThat(pgn).hasContent("mine");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "match chess | a match takes two engines, --engine ... --engine ..., not 0",
                "match chess --engine level=1 | not 1",
                "match chess --engine --engine | say how long it may think",
                "match chess --engine lvl=1 --engine | --engine lvl=1: there is no setting 'lvl'",
                "match chess --engine level=1 --engine level=1 --games 3 | --games is an even number",
                "match chess --engine level=1 --engine level=1 --concurrency 0 | --concurrency is 1 to",
                "match chess --engine level=1 --engine cmd=/no/such --tc 1 | engine such: cannot run /no/such",
                "match chess --engine level=1 --engine cmd=cat --tc 1 --patience 1 | does it speak UCI?",
                "match chess --engine level=1 --engine level=1 --tc x | --tc is [MOVES/]",
                "match chess --engine level=1 --engine level=1 --sprt elo1=-3 | elo0 has to be below elo1",
                "match chess --engine level=1 --engine level=1 --sprt elo=3 | --sprt takes elo0=0",
                "match chess --engine level=1 --engine level=1 --draw score=x | --draw: score is a whole number",
                "match chess --engine level=1 --engine level=1 --resign never=1 | --resign takes moves=4",
                "match chess --engine level=1 --engine level=1 --openings no.epd | cannot read no.epd: there is no such file",
                "match chess --engine level=1 --engine level=1 --pgn /no/such/a.pgn | there is no such folder",
                "match chess --engine level=1 --engine level=1 --resume | --resume needs the log",
                "match chess --engine level=1 --engine level=1 --resume --log no.log | no match to resume in no.log",
                "match chess --engine level=1 --engine level=1 --tc 1 --nodes 5 | mutually exclusive",
                "match ches --engine level=1 --engine level=1 | there is no variant 'ches'"
            })
    void wrongUseIsExplained(String command, String message) {
        Shell.Result result = howdah(command.split(" "));
        assertThat(result.exitCode()).as(result.err()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains(message).doesNotContain("\tat ");
    }

    @Test
    void allArraysAreRefusedWhereThereIsButOne() {
        Shell.Result result = howdah(quick("--games", "4", "--openings", "all"));
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains("in seirawan nothing is placed before the game");
    }

    @Test
    void openingsThatComeAgainAreToldOf() throws IOException {
        Path one = Files.writeString(
                folder.resolve("one.epd"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg -\n");
        String warning = "Of 2 pairs of games only 1 can begin otherwise";
        assertThat(howdah(quick("--games", "4", "--openings", one.toString())).err())
                .contains(warning);
        assertThat(howdah(quick("--games", "4", "--openings", one.toString(), "--random-plies", "2"))
                        .err())
                .doesNotContain("pairs of games only");
    }

    @ParameterizedTest
    @CsvSource({"--games,abc,is no whole number", "--seed,99999999999999999999,too large a number"})
    void whatIsNoNumberIsToldInWords(String option, String value, String words) {
        Shell.Result result = howdah(quick(option, value));
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains(option, words);
    }
}
