package org.howdah.lab.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.Result;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an engine hears over CECP, and how its moves are read. */
class CecpTalkTest {
    private static final CompiledVariant ELVEN = Variants.byId("elven");

    @TempDir
    private Path folder;

    private static Turn turn(StartPosition start, Clocks clocks, String... moves) throws Exception {
        Position position = start.position();
        List<Integer> played = new ArrayList<>();
        for (String move : moves) {
            played.add(Uci.parse(position, move));
            position.make(played.getLast());
        }
        return new Turn(start, played, position, clocks);
    }

    @Test
    void aGameFromTheStart() throws Exception {
        FakeEngine engine = FakeEngine.cecp(
                folder, "if [ -e $here/2 ]; then echo move g7g6; else touch $here/2; echo move e7e6; fi");
        Pace pace = new Pace.Clock(65_000, 50, 0);
        StartPosition start = new StartPosition(Setup.start(ELVEN));
        try (Player player = EngineSpec.parse(
                        List.of("cmd=" + engine.command(), "proto=cecp", "hash=64", "threads=2"), pace)
                .start(ELVEN, 2000)) {
            player.newGame(start, 1);
            assertThat(player.choose(turn(start, new Clocks(64_990, 65_000, 0), "e3e4"))
                            .move())
                    .isEqualTo(Uci.parse(turn(start, Clocks.NONE, "e3e4").position(), "e8e7"));
            player.choose(turn(start, new Clocks(60_000, 61_230, 0), "e3e4", "e8e7", "f3f5", "f8f7", "d3d4"));
            player.gameOver(Result.DRAW, "enough");
        }
        assertThat(engine.heard())
                .contains("accepted usermove", "accepted option")
                .filteredOn(line -> !line.startsWith("accepted"))
                .containsExactly(
                        "xboard",
                        "protover 2",
                        "memory 64",
                        "cores 2",
                        "ping 1",
                        "new",
                        "variant elven",
                        "level 0 1:05 0.05",
                        "easy",
                        "post",
                        "force",
                        "ping 2",
                        "usermove e2e3",
                        "time 6500",
                        "otim 6499",
                        "go",
                        "usermove f2f4",
                        "usermove f7f6",
                        "time 6123",
                        "otim 6000",
                        "usermove d2d3",
                        "force",
                        "result 1/2-1/2 {enough}",
                        "quit");
    }

    @Test
    void aGameFromElsewhereWithOtherLetters() throws Exception {
        FakeEngine engine = FakeEngine.cecp(folder, "echo move f4f5,; echo move f5g6");
        StartPosition start = new StartPosition(Fen.parse(ELVEN, "4k5/10/10/6r3/5p4/5W4/10/10/3D6/5K4 w - - 3 20"));
        try (Player player = EngineSpec.parse(
                        List.of("cmd=" + engine.command(), "proto=cecp", "letters=L=W,M=D", "movetime=2000"), null)
                .start(ELVEN, 2000)) {
            player.newGame(start, 1);
            int move = player.choose(turn(start, Clocks.NONE)).move();
            assertThat(Uci.write(start.position(), move)).isEqualTo("f5f6,f6g7");
        }
        assertThat(engine.heard()).contains("st 2", "setboard 4k5/10/10/6r3/5p4/5L4/10/10/3M6/5K4 w - - 3 20", "go");
    }

    @Test
    void aStepToAnEmptySquareAndBackIsAPass() throws Exception {
        Dialect dialect = Dialect.cecp(ELVEN, LetterMap.SAME);
        Position position =
                Fen.parse(ELVEN, "4k5/10/10/6r3/10/5W4/10/10/10/5K4 w - - 3 20").toPosition();
        int pass = Move.of(Move.PASS, ELVEN.board().parse("f5"), ELVEN.board().parse("f5"), 0, 0);
        assertThat(dialect.parse(position, "f4f5,f5f4")).isEqualTo(pass);
        assertThat(dialect.parse(position, "@@@@")).isEqualTo(pass);
        assertThat(dialect.write(position, pass)).isEqualTo("@@@@");
        assertThat(dialect.parse(position, "f4f5,f5g6")).isEqualTo(Uci.parse(position, "f5g7"));
    }
}
