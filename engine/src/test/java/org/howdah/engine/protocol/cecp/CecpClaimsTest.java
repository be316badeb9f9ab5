package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.engine.protocol.cecp.Dialogue.session;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When and how the end of a game is claimed. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CecpClaimsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1; d1d8; 1-0 {White mates}",
                "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1; d8d1; 0-1 {Black mates}",
                "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1; g5g6; 1/2-1/2 {Draw: stalemate, there is no legal move and no check}",
                "7k/8/8/8/8/8/1r6/K7 w - - 0 1; a1b2; 1/2-1/2 {Draw: nobody can be mated with the pieces left}",
                "7k/8/8/8/8/8/R7/K7 w - - 99 80; a2a3;"
                        + " 1/2-1/2 {Draw: fifty moves by each side without a capture or a pawn move}"
            })
    void claimsWhatTheOtherSidesMoveHasEnded(String fen, String move, String claim) throws IOException {
        assertThat(session("new", "force", "setboard " + fen, "playother", "usermove " + move))
                .containsExactly(claim);
        assertThat(session("new", "force", "setboard " + fen, "usermove " + move, "go"))
                .as("a game that is over")
                .containsExactly(claim);
        assertThat(session("new", "force", "setboard " + fen, "usermove " + move))
                .as("while it plays neither side")
                .isEmpty();
    }

    @Test
    void claimsWhatItsOwnMoveHasEnded() throws IOException {
        assertThat(session("new", "force", "setboard 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "sd 3", "go"))
                .containsExactly("move d1d8", "1-0 {White mates}");
        assertThat(session(
                        "new", "variant mini-courier", "force", "setboard 8k1/10/10/10/10/10/4r5/4K5 w - - 0 1", "go"))
                .endsWith("move e1e2", "1/2-1/2 {Draw: only the two kings are left}");
    }

    @Test
    void betweenEnginesTheLoserClaimsAWinThatIsNoMate() throws IOException {
        String position = "setboard 8k1/10/10/10/8p1/7B2/10/4K5 w - - 0 1";
        String claim = "1-0 {White wins: Black has only the king left}";
        assertThat(session("new", "variant mini-courier", "force", position, "exclude h3g4", "sd 2", "go"))
                .endsWith("move h3i4", claim);
        assertThat(session("new", "variant mini-courier", "computer", "force", position, "sd 2", "go"))
                .endsWith("move h3i4");
        assertThat(session("new", "variant mini-courier", "computer", "force", position, "playother", "usermove h3i4"))
                .endsWith(claim);
        assertThat(session(
                        "computer", "new", "force", "setboard 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer", "go"))
                .as("a mate is claimed by who gives it")
                .endsWith("move d1d8", "1-0 {White mates}");
    }

    @Test
    void claimsTheThirdRepetition() throws IOException {
        String[] commands = {
            "new",
            "force",
            "usermove g1f3",
            "usermove g8f6",
            "usermove f3g1",
            "usermove f6g8",
            "usermove g1f3",
            "usermove g8f6",
            "usermove f3g1",
            "playother",
            "usermove f6g8"
        };
        assertThat(session(commands)).containsExactly("1/2-1/2 {Draw: the same position for the third time}");
    }

    @Test
    void aDrawnGameMayBePlayedOnInForceMode() throws IOException {
        assertThat(session("new", "force", "setboard 7k/8/8/8/8/8/8/K7 w - - 0 1", "usermove a1a2", "usermove h8h7"))
                .isEmpty();
    }
}
