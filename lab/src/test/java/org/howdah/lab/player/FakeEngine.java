package org.howdah.lab.player;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Engines that are shell scripts: they say what a test has them say, whatever the position. */
public final class FakeEngine {
    private static final String UCI = """
            #!/bin/sh
            here=%s
            while read -r line; do
                echo "$line" >> "$here/heard"
                case $line in
                    uci)
                        echo "id name Fake"
                        echo "option name Hash type spin default 1 min 1 max 64"
                        echo "option name Own Book type check default false"
                        echo "option name Style type combo default Solid var Solid var Very Wild"
                        echo "option name UCI_Variant type combo default chess var chess var crazyhouse"
                        echo uciok ;;
                    isready) echo readyok ;;
                    go*)
                        echo "info depth 7 score cp 31 nodes 100 pv e2e4"
                        %s ;;
                    quit) exit ;;
                esac
            done
            """;

    private static final String CECP = """
            #!/bin/sh
            here=%s
            going=false
            answer() {
                echo " 7 31 12 345 e4 e5"
                %s
            }
            while read -r line; do
                echo "$line" >> "$here/heard"
                case $line in
                    protover*)
                        echo "feature done=0 myname=\\"Fake 1\\" ping=1 setboard=1 usermove=1 memory=1 smp=1"
                        echo "feature variants=\\"normal,elven,silver-elephant\\" option=\\"Resign now -check 0\\" done=1" ;;
                    ping*) echo "pong ${line#ping }" ;;
                    force) going=false ;;
                    go) going=true; answer ;;
                    usermove*) if $going; then answer; fi ;;
                    quit) exit ;;
                esac
            done
            """;

    private final Path folder;
    private final Path script;

    private FakeEngine(Path folder, String form, String answer) {
        try {
            this.folder = Files.createDirectories(folder);
            script = Files.writeString(folder.resolve("engine.sh"), form.formatted(folder, answer));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One that speaks UCI, with a shell command that answers {@code go}; {@code $here} is its folder. */
    public static FakeEngine uci(Path folder, String answer) {
        return new FakeEngine(folder, UCI, answer);
    }

    /** One that speaks CECP, with a shell command that answers each move and {@code go}. */
    public static FakeEngine cecp(Path folder, String answer) {
        return new FakeEngine(folder, CECP, answer);
    }

    /** What {@code cmd=} is to be. */
    public String command() {
        return "sh '" + script + "'";
    }

    /** The lines it was sent, in all its lives. */
    public List<String> heard() {
        try {
            return Files.readAllLines(folder.resolve("heard"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
