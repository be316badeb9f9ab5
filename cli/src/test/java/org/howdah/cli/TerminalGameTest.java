package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Game;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

/** The terminal game against an opponent whose moves are known. */
class TerminalGameTest {
    @Test
    void aWholeGameInEitherNotation() throws IOException {
        String shown = play("chess", Color.BLACK, List.of("f3", "g4"), "e5", "d8h4");
        assertThat(shown).contains("1. f3", "2. g4").endsWith(lines("Black wins: White is checkmated."));
    }

    @Test
    void theBoardIsDrawnWithHandsAndTheLastMove() throws IOException {
        String shown = play("seirawan", Color.WHITE, List.of("Nf6/e"), "Nc3/H", "quit");
        assertThat(shown).contains(lines("""
                    in hand: h
                  8  r  n  b  q  k  b (e) r
                  7  p  p  p  p  p  p  p  p
                  6  .  .  .  .  . (n) .  .
                  5  .  .  .  .  .  .  .  .
                  4  .  .  .  .  .  .  .  .
                  3  .  .  N  .  .  .  .  .
                  2  P  P  P  P  P  P  P  P
                  1  R  H  B  Q  K  B  N  R
                     a  b  c  d  e  f  g  h
                    in hand: E
                """));
    }

    @Test
    void blackSeesTheBoardFromTheOtherSide() throws IOException {
        String shown = play("elven", Color.BLACK, List.of("e4"), "quit");
        assertThat(shown)
                .contains(lines("  0  R  .  .  .  K  .  .  .  .  R"), lines("     j  i  h  g  f  e  d  c  b  a"));
    }

    @Test
    void aQuestionMarkListsTheMoves() throws IOException {
        assertThat(play("chess", Color.WHITE, List.of(), "?")).contains("Nf3", "Nh3", "e4");
    }

    @Test
    void anIllegalMoveIsRefusedAndAskedAgain() throws IOException {
        String shown = play("chess", Color.WHITE, List.of("e5"), "e5", "nonsense", "e4");
        assertThat(shown).contains("e5: ", "nonsense: ", "1... e5");
    }

    @Test
    void undoTakesBothMovesBack() throws IOException {
        String shown = play("chess", Color.WHITE, List.of("e5", "c5"), "undo", "e4", "undo", "d4", "fen");
        assertThat(shown)
                .contains("You have not moved yet.", "rnbqkbnr/pp1ppppp/8/2p5/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2");
    }

    @Test
    void resigning() throws IOException {
        assertThat(play("chess", Color.WHITE, List.of(), "resign", "e4"))
                .endsWith(lines("Black wins: you have resigned."));
    }

    @Test
    void theEndOfTheInputQuits() throws IOException {
        assertThat(play("chess", Color.WHITE, List.of())).contains("1. ");
    }

    @Test
    void helpAndEmptyLines() throws IOException {
        assertThat(play("chess", Color.WHITE, List.of(), "", "help", "board", "quit"))
                .contains("resign", "undo");
    }

    @Test
    void aRandomPlacement() throws IOException {
        String shown = play("silver-elephant-placement", Color.WHITE, List.of("@NEEN"), "random", "random", "quit");
        assertThat(shown).containsPattern("@(NE|EN)(NE|EN)").contains("1... @NEEN", "There is nothing to place.");
    }

    /** What a person sees who types these lines while the opponent plays those moves. */
    private static String play(String variant, int color, List<String> replies, String... typed) throws IOException {
        StringWriter shown = new StringWriter();
        PrintWriter out = new PrintWriter(shown);
        BufferedReader in = new BufferedReader(new StringReader(String.join("\n", typed)));
        new TerminalGame(Game.start(Variants.byId(variant)), color, new Replies(replies), new Random(1), in, out)
                .play();
        return shown.toString();
    }

    private static String lines(String text) {
        String block = text.endsWith("\n") ? text : text + "\n";
        return block.replace("\n", System.lineSeparator());
    }

    private static final class Replies implements TerminalGame.Opponent {
        private final Queue<String> moves;

        Replies(List<String> moves) {
            this.moves = new ArrayDeque<>(moves);
        }

        @Override
        public int choose(Position position) {
            try {
                return MoveText.parse(position, moves.remove());
            } catch (MoveException e) {
                throw new AssertionError(e);
            }
        }
    }
}
