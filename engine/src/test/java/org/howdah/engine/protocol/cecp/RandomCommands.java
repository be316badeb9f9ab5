package org.howdah.engine.protocol.cecp;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Streams of commands, most of them nearly right. */
final class RandomCommands {
    private static final String[] COMMANDS = {
        "new",
        "force",
        "go",
        "?",
        "undo",
        "remove",
        "analyze",
        "exit",
        ".",
        "hint",
        "draw",
        "ping 3",
        "post",
        "nopost",
        "hard",
        "easy",
        "playother",
        "result 1-0 {x}",
        "usermove",
        "setboard",
        "variant",
        "level",
        "st",
        "sd",
        "time",
        "otim",
        "memory 2",
        "cores 2",
        "exclude",
        "include",
        "option",
        "protover 2",
        "xboard",
        "random",
        "computer",
        "pause",
        "resume",
        "quit!"
    };

    private static final String[] ARGUMENTS = {
        "",
        "e2e4",
        "e7e5",
        "g1f3",
        "b8c6",
        "a1b1",
        "@@@@",
        "O-O",
        "e2f3,f3g4",
        "b1c3h",
        "e1e1",
        "all",
        "elven",
        "seirawan",
        "mini-courier",
        "normal",
        "silver-elephant-placement",
        "@NEEN",
        "@ENNE",
        "0 0:01 0",
        "40 0:02 0.1",
        "1",
        "2",
        "-7",
        "99999999999",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "Level=3",
        "Level=8",
        "Clear Hash",
        "\u0000",
        "e0e1",
        "f0i0"
    };

    private RandomCommands() {}

    static List<String> lines(RandomGenerator random, int count) {
        List<String> lines = new ArrayList<>(List.of("new", "sd 3", "st 1"));
        for (int i = 0; i < count; i++) {
            String command = random.nextInt(4) == 0 ? "usermove" : COMMANDS[random.nextInt(COMMANDS.length)];
            lines.add(command + " " + ARGUMENTS[random.nextInt(ARGUMENTS.length)]);
        }
        return lines;
    }
}
