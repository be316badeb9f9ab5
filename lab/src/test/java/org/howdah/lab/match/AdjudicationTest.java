package org.howdah.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.howdah.engine.search.Score;
import org.howdah.rules.board.Color;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AdjudicationTest {
    private static final Adjudication RULES =
            new Adjudication(new Adjudication.Win(2, 500), new Adjudication.Draw(2, 10, 20), 0);

    /** Plies with these scores, each from its mover's side; White moves first. */
    private static List<PlayedPly> plies(@Nullable Integer... scores) {
        List<PlayedPly> plies = new ArrayList<>();
        for (Integer score : scores) {
            plies.add(new PlayedPly(0, score == null ? null : new Score(score), 1, 0, -1));
        }
        return plies;
    }

    @Test
    void bothHaveToSeeTheWinForSoLong() {
        assertThat(RULES.winner(plies(600, -500, 700, -900), Color.WHITE)).isEqualTo(Color.WHITE);
        assertThat(RULES.winner(plies(-600, 500, -31_990, 900), Color.WHITE)).isEqualTo(Color.BLACK);
        assertThat(RULES.winner(plies(0, -600, 500, -700, 900), Color.BLACK)).isEqualTo(Color.WHITE);
        assertThat(RULES.winner(plies(600, -499, 700, -900), Color.WHITE)).isNull();
        assertThat(RULES.winner(plies(600, 600, 700, 700), Color.WHITE)).isNull();
        assertThat(RULES.winner(plies(600, null, 700, -900), Color.WHITE)).isNull();
        assertThat(RULES.winner(plies(-500, 700, -900), Color.BLACK)).isNull();
    }

    @Test
    void bothHaveToSeeNoDifferenceForSoLong() {
        assertThat(RULES.isDraw(plies(900, 0, 10, -10, 3), Color.BLACK, 20)).isTrue();
        assertThat(RULES.isDraw(plies(0, 10, -10, 3), Color.WHITE, 19)).isFalse();
        assertThat(RULES.isDraw(plies(0, 11, -10, 3), Color.WHITE, 30)).isFalse();
    }

    @Test
    void nothingEndsAGameUnlessAsked() {
        assertThat(Adjudication.NONE.winner(plies(900, -900, 900, -900, 900, -900), Color.WHITE))
                .isNull();
        assertThat(Adjudication.NONE.isDraw(plies(0, 0, 0, 0, 0, 0), Color.WHITE, 90))
                .isFalse();
    }
}
