package org.howdah.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.howdah.lab.stats.Tally;
import org.howdah.rules.notation.Result;
import org.junit.jupiter.api.Test;

class StandingTest {
    private static GameRecord game(int number, Result result) {
        return new GameRecord(number, result, Cause.RULES, -1, "", 10, 1, "");
    }

    private static GameRecord fault(int number, Cause cause, int culprit) {
        return new GameRecord(number, Result.OPEN, cause, culprit, "", 10, 1, "");
    }

    @Test
    void pairsAreCountedByTheFirstEnginesPoints() {
        Standing standing = Standing.of(List.of(
                game(0, Result.WHITE_WINS),
                game(1, Result.BLACK_WINS),
                game(2, Result.WHITE_WINS),
                game(3, Result.WHITE_WINS),
                game(5, Result.DRAW),
                game(4, Result.BLACK_WINS)));
        assertThat(standing.pairs()).isEqualTo(Tally.pairs(0, 1, 1, 0, 1));
        assertThat(standing.won()).isEqualTo(3);
        assertThat(standing.drawn()).isEqualTo(1);
        assertThat(standing.lost()).isEqualTo(2);
        assertThat(standing.whiteHalfPoints()).isEqualTo(7);
    }

    @Test
    void aFaultTakesItsPairOut() {
        Standing standing = Standing.of(List.of(
                game(0, Result.WHITE_WINS),
                fault(1, Cause.ILLEGAL_MOVE, 1),
                fault(2, Cause.TIME, 0),
                game(6, Result.DRAW),
                game(8, Result.DRAW),
                game(9, Result.DRAW)));
        assertThat(standing.pairs()).isEqualTo(Tally.pairs(0, 0, 1, 0, 0));
        assertThat(standing.voidPairs()).isEqualTo(2);
        assertThat(standing.sound()).isEqualTo(Tally.games(0, 3, 1));
        assertThat(standing.open()).isEqualTo(1);
        assertThat(standing.faults()).containsExactly(Map.of(Cause.TIME, 1), Map.of(Cause.ILLEGAL_MOVE, 1));
        assertThat(standing.causes()).isEqualTo(Map.of(Cause.RULES, 4, Cause.ILLEGAL_MOVE, 1, Cause.TIME, 1));
    }
}
