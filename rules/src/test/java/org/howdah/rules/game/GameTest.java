package org.howdah.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.howdah.rules.Reference;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.Result;
import org.howdah.rules.rule.RuleName;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

class GameTest {

    @Test
    void endsAsTheReferenceSays() throws Exception {
        for (Reference line : Reference.endings()) {
            Game game = Game.from(Variants.byId(line.variant()), line.fen());
            for (String move : line.list("moves")) {
                assertThat(game.outcome().isOver())
                        .as("%s before %s", line, move)
                        .isFalse();
                game = game.play(move);
            }
            assertThat(game.outcome().word()).as(line.toString()).isIn(line.statuses());
            assertThat(game.fen()).as(line.toString()).isEqualTo(line.text("final_fen"));
            assertThat(game.legalMoves().isEmpty()).isEqualTo(game.outcome().isOver());
        }
    }

    @Test
    void takesMovesInAnyNotationAndRemembersThem() throws Exception {
        Game game =
                Game.start(Variants.byId("seirawan")).play("e2e4").play("e5").play("b1c3h");
        assertThat(game.moves()).extracting(Played::san).containsExactly("e4", "e5", "Nc3/Hb1");
        assertThat(game.moves()).extracting(Played::uci).containsExactly("e2e4", "e7e5", "b1c3h");
        assertThat(game.fen()).isEqualTo(game.moves().getLast().fenAfter());
        assertThat(game.startFen()).endsWith("[HEhe] w KQBCDFGkqbcdfg - 0 1");
        assertThat(game.sideToMove()).isEqualTo(Color.BLACK);
        assertThat(game.position().ply()).isEqualTo(3);
    }

    @Test
    void doesNotChange() throws Exception {
        Game game = Game.start(Variants.byId("chess"));
        Game next = game.play("e4");
        next.position().make(next.legal().getFirst().move());
        assertThat(game.moves()).isEmpty();
        assertThat(game.play("d4").takeBack().fen()).isEqualTo(game.fen());
        assertThat(next.takeBack().legalMoves()).isEqualTo(game.legalMoves());
        assertThat(next.fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assertThatThrownBy(game::takeBack).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void takesBackAcrossARepetition() throws Exception {
        Game game = Game.start(Variants.byId("chess"));
        for (String move : "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(" ")) {
            game = game.play(move);
        }
        assertThat(game.outcome().word()).isEqualTo("threefold");
        Game before = game.takeBack();
        assertThat(before.outcome().isOver()).isFalse();
        assertThat(before.play("Ng8").outcome().word()).isEqualTo("threefold");
        assertThat(before.play("e6").outcome().word()).isEqualTo("ongoing");
    }

    @Test
    void namesTheRuleThatRefusesAMove() throws Exception {
        Game game = Game.start(Variants.byId("chess"));
        assertThat(game.refusal("e2e4")).isEmpty();
        assertThat(game.refusal("O-O"))
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo(RuleName.CASTLING_PATH));
        MoveException refused = catchThrowableOfType(MoveException.class, () -> game.play("Nd2"));
        assertThat(refused.refusal().rule()).isEqualTo(RuleName.OWN_PIECE_IN_THE_WAY);
        assertThatThrownBy(() -> game.play(12345)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.play(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void allowsNothingAfterTheEnd() throws Exception {
        Game game = Game.start(Variants.byId("chess"));
        for (String move : "f3 e5 g4 Qh4#".split(" ")) {
            game = game.play(move);
        }
        Outcome outcome = game.outcome();
        assertThat(outcome.word()).isEqualTo("black-mates");
        assertThat(outcome.winner()).isEqualTo(Color.BLACK);
        assertThat(outcome.result()).isEqualTo(Result.BLACK_WINS);
        assertThat(outcome.sentence()).isEqualTo("Black wins: White is checkmated.");
        assertThat(game.inCheck()).isTrue();
        assertThat(game.legal()).isEmpty();
        assertThat(game.refusal("a3"))
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo(RuleName.GAME_OVER));
    }

    @Test
    void saysWhoWonByBaring() throws Exception {
        Game game = Game.from(Variants.byId("silver-elephant"), "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1");
        assertThat(game.outcome().word()).isEqualTo("bare-king-white");
        assertThat(game.outcome().sentence()).isEqualTo("White wins: Black has only the king left.");
    }

    @Test
    void becomesPgnAndBack() throws Exception {
        Game game = Game.start(Variants.byId("silver-elephant-placement"));
        for (String move : "@NEEN @ENNE e4 e5".split(" ")) {
            game = game.play(move);
        }
        PgnGame pgn = game.toPgn(Map.of("White", "me"));
        assertThat(pgn.tag("White")).isEqualTo("me");
        assertThat(pgn.result()).isEqualTo(Result.OPEN);
        assertThat(Game.from(pgn).moves()).isEqualTo(game.moves());
    }

    @Test
    void isSafeToShare() throws Exception {
        Game game = Game.start(Variants.byId("elven")).play("e4");
        List<String> expected = Game.start(Variants.byId("elven")).play("e4").legalMoves();
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Callable<List<String>>> jobs = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                String move = expected.get(i % expected.size());
                jobs.add(() -> {
                    game.play(move).takeBack();
                    game.refusal("Wf9");
                    return game.legalMoves();
                });
            }
            for (Future<List<String>> job : threads.invokeAll(jobs)) {
                assertThat(job.get()).isEqualTo(expected);
            }
        }
    }
}
