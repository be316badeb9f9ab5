package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Commands that read standard input, as processes with a pipe for it. */
class PipedTest {
    @Test
    void playingByPipe() throws IOException, InterruptedException {
        Shell.Result result = HowdahProcess.run("e4\nnonsense\n?\nquit\n", "play", "seirawan", "--level", "1");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.lines().getFirst()).isEqualTo("Seirawan Chess against the computer, level 1. You are White.");
        assertThat(result.out()).contains("1... ", "nonsense: ", "Nf3/Hg1");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void theComputerBeginsWhenItIsWhite() throws IOException, InterruptedException {
        Shell.Result result = HowdahProcess.run("resign\n", "play", "elven", "--color", "black", "--level", "2");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).containsPattern("\\R1\\. \\S").endsWith("White wins: you have resigned.\n");
    }

    @Test
    void theEngineSpeaksUci() throws IOException, InterruptedException {
        Shell.Result result = HowdahProcess.run("""
            uci
            setoption name UCI_Variant value seirawan
            isready
            position startpos moves e2e4
            go depth 2
            position startpos
            go perft 2
            quit
            """, "uci");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.lines()).contains("uciok", "readyok", "Nodes searched: 784");
        assertThat(result.lines()).anyMatch(line -> line.startsWith("bestmove "));
        assertThat(result.lines())
                .anyMatch(line -> line.startsWith("option name UCI_Variant type combo")
                        && line.contains("var mini-courier-gifford"));
    }

    @Test
    void theUciEngineSurvivesGarbage() throws IOException, InterruptedException {
        Shell.Result result = HowdahProcess.run(
                "go\nposition fen x\nsetoption name UCI_Variant value x\n\u0000\u0007 \n@@@\nquit\n", "uci");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.err()).isEmpty();
    }

    @Test
    void theEngineSpeaksCecp() throws IOException, InterruptedException {
        Shell.Result result = HowdahProcess.run("""
            xboard
            protover 2
            new
            variant mini-courier
            sd 2
            usermove e2e4
            """, "xboard");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.lines()).contains("feature done=1", "piece E& fWFifDiA");
        assertThat(result.lines()).last().asString().startsWith("move ");
    }

    @Test
    void aPgnFileMayComeByPipe() throws IOException, InterruptedException {
        Shell.Result result = HowdahProcess.run("1. e4 e5 *\n", "replay", "chess", "--pgn", "-", "--json");
        assertThat(result.json().get("san").toString()).isEqualTo("[\"e4\",\"e5\"]");
    }

    @Test
    void exitCodesReachTheShell() throws IOException, InterruptedException {
        assertThat(HowdahProcess.run("", "replay", "chess", "e5").exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(HowdahProcess.run("", "replay", "chss").exitCode()).isEqualTo(ExitCode.WRONG_USE);
    }
}
