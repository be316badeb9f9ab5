package org.howdah.lab.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineSpecTest {
    private static final Pace USUAL = new Pace.Nodes(1000);

    private static EngineSpec spec(String... words) throws StartException {
        return EngineSpec.parse(List.of(words), USUAL);
    }

    @Test
    void ours() throws StartException {
        assertThat(spec().name()).isEqualTo("Howdah");
        assertThat(spec("level=3").name()).isEqualTo("Howdah level 3");
        assertThat(spec("name=New", "hash=64", "threads=2", "overhead=0").own())
                .isEqualTo(new OwnSettings(8, 64, 2, null, true, 0));
        assertThat(spec("network=off").own().network()).isFalse();
        assertThat(spec().pace()).isEqualTo(USUAL);
        assertThat(spec("depth=4").pace()).isEqualTo(new Pace.Depth(4));
    }

    @Test
    void anotherProgram() throws StartException {
        EngineSpec spec = spec("cmd='/my engines/fish' -x \"a b\"", "dir=/tmp", "option.Move Overhead=1=0");
        assertThat(spec.name()).isEqualTo("fish");
        assertThat(spec.program().command()).containsExactly("/my engines/fish", "-x", "a b");
        assertThat(spec.program().options()).containsEntry("Move Overhead", "1=0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "lvl=3 | no setting 'lvl' of our engine (did you mean level?)",
                "cmd=x lvl=3 | no setting 'lvl' of another program",
                "level=9 | level is 1 to 8, not '9'",
                "level=x | level is 1 to 8, not 'x'",
                "network=no | network is on or off, not 'no'",
                "level=1 level=2 | 'level' is set twice",
                "fast | 'fast' is not a setting of an engine: they are KEY=VALUE",
                "option.Hash=3 | option.NAME is for another program",
                "cmd= | cmd is empty",
                "cmd=x proto=uno | proto is uci or cecp, not 'uno'",
                "tc=5 nodes=3 | give one of tc, movetime, nodes and depth, not tc and nodes",
                "tc=5+x | tc is [MOVES/][MINUTES:]SECONDS[+INCREMENT]",
                "tc=0+1 | tc leaves no time",
                "nodes=0 | nodes is a whole number from 1, not '0'",
                "depth=200 | depth is 1 to 127, not '200'",
                "cmd=x letters=Q | letters is THEIRS=OURS"
            })
    void mistakesAreNamed(String words, String message) {
        assertThatThrownBy(() -> spec(words.split(" ")))
                .isInstanceOf(StartException.class)
                .hasMessageContaining(message);
    }

    @Test
    void someLimitIsNeeded() throws StartException {
        assertThat(EngineSpec.parse(List.of("level=2"), null).pace()).isEqualTo(new Pace.Own());
        assertThatThrownBy(() -> EngineSpec.parse(List.of("cmd=x"), null)).hasMessageContaining("say how long");
        assertThatThrownBy(() -> EngineSpec.parse(List.of(), null)).hasMessageContaining("say how long");
    }

    @ParameterizedTest
    @CsvSource({
        "5+0.05, 5000, 50, 0",
        "40/60, 60000, 0, 40",
        "1:30+1, 90000, 1000, 0",
        "0.5, 500, 0, 0",
        "40/2:00+0.1, 120000, 100, 40"
    })
    void clocks(String text, long base, long increment, int moves) throws StartException {
        assertThat(PaceText.parse("tc", text)).isEqualTo(new Pace.Clock(base, increment, moves));
    }

    @ParameterizedTest
    @CsvSource({"3, 31995", "1, 31999", "-1, -31998", "-2, -31996", "0, -32000"})
    void mates(int moves, int value) {
        assertThat(Scores.mate(moves).value()).isEqualTo(value);
        assertThat(Scores.mate(moves).mateIn()).isEqualTo(moves);
        assertThat(Scores.cecp(moves > 0 ? 100_000 + moves : moves - 100_000).value())
                .isEqualTo(value);
    }

    @Test
    void absurdScoresAreNoMates() {
        assertThat(Scores.centipawns(99_999).isMate()).isFalse();
        assertThat(Scores.cecp(-40_000).isMate()).isFalse();
    }
}
