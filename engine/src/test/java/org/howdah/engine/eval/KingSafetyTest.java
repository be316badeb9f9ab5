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
}
