package org.howdah.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.howdah.engine.TestPositions;
import org.howdah.rules.position.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KingSafetyTest {
    /** White's queen and rook stand about the black king; Black guards little. */
    private static final String ATTACK = "r4rk1/ppp3pp/5n2/7Q/8/3B4/PPP2PPP/R3R1K1 w - - 0 1";

    private static int evaluate(String fen, Map<String, Weights.Pair> changed) {
        Position position = TestPositions.of("chess", fen);
        Weights weights = new Evaluation(position.variant()).weights().with(changed);
        return new Evaluation(position.variant(), weights).evaluate(position);
    }

    private static int gain(String fen, String name, double more) {
        Weights weights = new Evaluation(TestPositions.of("chess", fen).variant()).weights();
        Weights.Pair pair = weights.of(name);
        Weights.Pair larger = new Weights.Pair(pair.middlegame() + more, pair.endgame() + more);
        return evaluate(fen, Map.of(name, larger)) - evaluate(fen, Map.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "king.attacker",
                "king.near-attack",
                "king.near-attack-twice",
                "king.weak-square",
                "king.unsafe-check",
                "pieces.Q.danger"
            })
    void whatTheAttackerHasCountsForIt(String name) {
        assertThat(gain(ATTACK, name, 4)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"king.near-guard", "king.pawn-guard"})
    void whatTheKingsSideHasCountsAgainst(String name) {
        assertThat(gain(ATTACK, name, -2)).isNegative();
    }

    @Test
    void aCheckThatNothingTakesCountsAsOne() {
        String safe = "6k1/8/8/8/8/8/1B6/K3R3 w - - 0 1";
        assertThat(gain(safe, "pieces.R.check", 8)).isPositive();
        assertThat(gain(safe, "king.unsafe-check", 8)).isZero();
    }

    @Test
    void aSecondSafeCheckCountsMore() {
        String two = "6k1/8/8/8/8/8/1B6/K3R3 w - - 0 1";
        String one = "6k1/8/8/8/8/8/1B6/K3RN2 w - - 0 1";
        assertThat(gain(two, "king.second-check", 8)).isPositive();
        assertThat(gain(one, "king.second-check", 8)).isZero();
    }

    @Test
    void dangerIsWhatEveryKingIsIn() {
        assertThat(gain(ATTACK, "king.danger", 4)).isPositive();
        assertThat(gain("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "king.danger", 40))
                .as("both kings alike")
                .isZero();
    }

    @Test
    void lessDangerThanNoneIsNoGain() {
        String[] names = {"king.near-attack", "pieces.Q.danger", "king.attacker", "king.unsafe-check"};
        for (String name : names) {
            Weights.Pair none = new Weights.Pair(-1_000, -1_000);
            int calm = evaluate(ATTACK, Map.of("king.danger", none));
            assertThat(evaluate(ATTACK, Map.of("king.danger", none, name, new Weights.Pair(9, 9))))
                    .as(name)
                    .isEqualTo(calm);
        }
    }
}
