package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.howdah.rules.game.Outcome;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves and whole games as CECP has them. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class CecpGamesTest {
    private static final int MOST_PLIES = 200;

    static List<String> ids() {
        return Variants.ids();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyMoveIsReadAsItIsWritten(String id) throws MoveException {
        long seed = System.nanoTime();
        RandomGenerator random = new SplittableRandom(seed);
        Position position = Position.start(Variants.byId(id));
        for (int ply = 0; ply < 40 && !isOver(position); ply++) {
            for (int move : legal(position)) {
                String text = CecpMoves.write(position, move);
                int read = CecpMoves.parse(position, text);
                // Passing leaves the same position, whichever piece passes.
                boolean pass = Move.kind(move) == Move.PASS && Move.kind(read) == Move.PASS;
                assertThat(pass || read == move).as("%s seed %d", text, seed).isTrue();
                assertThat(String.join("", CecpMoves.legs(position, move))).isEqualTo(text);
            }
            List<Integer> moves = legal(position);
            position.make(moves.get(random.nextInt(moves.size())));
        }
    }

    private static List<Integer> legal(Position position) {
        MoveList list = new MoveList();
        Moves.legal(position, list);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            moves.add(list.get(i));
        }
        return moves;
    }

    private static boolean isOver(Position position) {
        return Outcome.of(position).isOver();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "elven; r3k4r/10/10/10/10/10/10/10/10/R4K3R w KQkq - 0 1; f0i0 f0c0 O-O O-O-O a0b0; i0i1 e1e2",
                "elven; 4k5/10/10/10/4p5/3pW5/10/10/10/4K5 w - - 0 1; e4d4,d4d5 e4d4,d4e4 e4e5,e5d4 @@@@ e4e4"
                        + " e4f4,f4e4; e4f4,f4g4 e4d4,e4d5 e4d4,d4d6",
                "seirawan; 4k3/8/8/8/8/8/8/R3K2R[HE] w KQ - 0 1; e1g1h h1e1h a1e1e e1e2e O-O/Hh1 h1h2 h1h2H; e1g1q"
                        + " g1h1h",
                "silver-elephant; 5k4/P8p/10/10/10/10/10/R4K3R w KQ - 0 1; a7a8q a7a8e f1i1 f1c1; a7a8 a7a8k f1h1",
                "mini-courier; 5k4/9p/10/10/10/10/10/2E2K4 w C - 0 1; c1e3 c1c3 c1c2; c1a1 c1d3",
                "silver-elephant-placement; r2bqkb2r/pppppppppp/10/10/10/10/PPPPPPPPPP/R2BQKB2R[NNEEnnee] w KQkq - 0"
                        + " 1; @NEEN @ENNE; @NNEE a2a3"
            })
    void readsMoves(String id, String fen, String legal, String illegal) throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("new", "force", "variant " + id);
        dialogue.settled();
        for (String move : legal.split(" ")) {
            dialogue.send("setboard " + fen, "usermove " + move);
            assertThat(dialogue.settled()).as(move).doesNotContain("llegal").doesNotContain("Error");
        }
        for (String move : illegal.split(" ")) {
            dialogue.send("setboard " + fen, "usermove " + move);
            dialogue.await("Illegal move (");
        }
        dialogue.end();
    }

    /** Two engines at two ends of a referee, who passes on the moves and checks them all. */
    @ParameterizedTest
    @CsvSource({"seirawan", "silver-elephant", "mini-courier", "elven", "silver-elephant-placement", "normal"})
    void playsAWholeGame(String name) throws Exception {
        Dialogue[] players = {new Dialogue(), new Dialogue()};
        for (Dialogue player : players) {
            player.send(
                    "xboard", "protover 2", "new", "variant " + name, "option Level=3", "level 0 1 1", "easy", "force");
            player.settled();
        }
        Position position = Position.start(Variants.byId(name.equals("normal") ? "chess" : name));
        players[0].send("go");
        players[1].send("playother");
        int ply = 0;
        for (; ply < MOST_PLIES && !isOver(position); ply++) {
            String text = move(players[ply & 1]);
            position.make(CecpMoves.parse(position, text));
            players[ply + 1 & 1].send("time 5000", "otim 5000", "usermove " + text);
        }
        if (isOver(position)) {
            String result = Outcome.of(position).result().text() + " {";
            players[0].await(result);
            players[1].await(result);
        }
        for (Dialogue player : players) {
            assertThat(player.output())
                    .doesNotContain("llegal")
                    .doesNotContain("Error")
                    .doesNotContain("tellusererror");
            player.end();
        }
    }

    private static String move(Dialogue player) throws InterruptedException {
        String text = player.await("move ").substring(5);
        return text.endsWith(",") ? text + player.await("move ").substring(5) : text;
    }
}
