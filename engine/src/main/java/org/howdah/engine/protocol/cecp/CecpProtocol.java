package org.howdah.engine.protocol.cecp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.howdah.engine.protocol.LineReader;
import org.jspecify.annotations.Nullable;

/**
 * Speaks the Chess Engine Communication Protocol of XBoard and WinBoard (Tim Mann and H. G. Muller, version 2). Input,
 * and what searches find, are events that one thread takes one after the other, so that every command is answered while
 * the engine thinks. A command that cannot be followed gets one line, {@code Error} or {@code Illegal move}, and changes
 * nothing.
 */
public final class CecpProtocol {

    private sealed interface Event {}

    private record Line(String text) implements Event {}

    private record Result(Thinking.Found found) implements Event {}

    /** Nothing more will be read, because of an error if there is one. */
    private record End(@Nullable IOException error) implements Event {}

    private final BufferedReader in;
    private final CecpOutput out;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final CecpOptions options = new CecpOptions();
    private final CecpClock clock = new CecpClock();
    private final CecpPlayer player;
    private boolean open = true;

    /**
     * @param in where commands come from, one a line
     * @param out where answers go
     */
    public CecpProtocol(BufferedReader in, PrintStream out) {
        this.in = in;
        this.out = new CecpOutput(out);
        Thinker thinker = new Thinker(options, this.out, found -> events.add(new Result(found)));
        this.player = new CecpPlayer(options, this.out, clock, thinker);
    }

    /**
     * Follows commands until {@code quit} or the end of the input; at the end a move that is being thought about is still
     * made.
     *
     * @throws IOException when the input cannot be read
     */
    public void run() throws IOException {
        LineReader.start(in, text -> events.add(new Line(text)), error -> events.add(new End(error)));
        try {
            while (open || player.isMoving()) {
                take(events.take());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            player.close();
        }
    }

    private void take(Event event) throws IOException {
        switch (event) {
            case Line line -> follow(line.text().strip());
            case Result result -> player.found(result.found());
            case End end -> {
                open = false;
                player.resume();
                if (end.error() != null) {
                    throw end.error();
                }
            }
        }
    }

    private void follow(String line) {
        String[] parts = line.split("\\s+", 2);
        if (line.isEmpty()) {
            return;
        }
        try {
            dispatch(parts[0], parts.length == 1 ? "" : parts[1]);
        } catch (CecpException e) {
            out.error(e.reason(), line);
        } catch (RuntimeException e) {
            // A mistake of ours; the game of whoever plays through this program should go on all the same.
            out.fail(e, line);
        } catch (OutOfMemoryError e) {
            out.error("not enough memory", line);
        }
    }

    private void dispatch(String command, String argument) throws CecpException {
        switch (command) {
            case "xboard", "accepted", "rejected", "random", "name", "rating", "ics" -> {}
            case "computer" -> player.againstComputer();
            case "protover" -> options.features().forEach(out::println);
            case "quit" -> {
                open = false;
                player.close();
            }
            case "new" -> player.newGame();
            case "variant" -> player.variant(options.variants().find(argument));
            case "setboard" -> player.setBoard(argument);
            case "usermove" -> player.userMove(argument);
            case "go" -> player.go();
            case "playother" -> player.playOther();
            case "force", "result" -> player.force();
            case "?" -> player.hurry();
            case "pause" -> player.pause();
            case "resume" -> player.resume();
            case "undo" -> player.takeBack(1);
            case "remove" -> player.takeBack(2);
            case "analyze" -> player.analyze();
            case "exit" -> player.endAnalysis();
            case "." -> player.status();
            case "exclude" -> player.exclude(argument, true);
            case "include" -> player.exclude(argument, false);
            case "hint" -> player.hint();
            case "draw" -> player.drawOffered();
            case "ping" -> player.ping(argument);
            default -> set(command, argument);
        }
    }

    private void set(String command, String argument) throws CecpException {
        switch (command) {
            case "level" -> clock.level(argument, player.movesMade());
            case "st" -> clock.secondsAMove(argument);
            case "sd" -> clock.depth(argument);
            case "time" -> clock.engineTime(argument);
            case "otim" -> clock.opponentTime(argument);
            case "post" -> options.post(true);
            case "nopost" -> options.post(false);
            case "hard" -> options.ponder(true);
            case "easy" -> {
                options.ponder(false);
                player.stopPondering();
            }
            case "memory" -> options.memory(argument);
            case "cores" -> options.cores(argument);
            case "option" -> option(argument);
            default -> bareMove(command, argument);
        }
    }

    private void option(String argument) throws CecpException {
        switch (options.set(argument)) {
            case CLEAR -> player.clearHash();
            case VARIANTS -> out.println(options.variantsFeature());
            case NOTHING -> {}
        }
    }

    /** Programs that know no {@code usermove} send the move alone. */
    private void bareMove(String command, String argument) throws CecpException {
        if (!argument.isEmpty() || !CecpMoves.hasForm(command)) {
            throw new CecpException("unknown command");
        }
        player.userMove(command);
    }
}
