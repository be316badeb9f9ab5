package org.howdah.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Game;
import org.howdah.rules.game.LegalMove;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/** A game in the terminal, one line of input at a time. The end of the input quits. */
final class TerminalGame {
    private static final String WORDS = """
            A move in SAN (Nf3) or UCI (g1f3), or one of:
              ?        list the legal moves
              board    draw the board again
              fen      print the position
              undo     take your last move back
              random   place your pieces at random, where a game begins so
              resign   give the game up
              quit     leave
            """;

    /** Whoever plays the other side. */
    @FunctionalInterface
    interface Opponent {
        /** A legal move of that position, which is the opponent's own copy. */
        int choose(Position position);
    }

    private final int color;
    private final Opponent opponent;
    private final RandomGenerator random;
    private final BufferedReader in;
    private final PrintWriter out;
    private Game game;
    private boolean left;

    /** @param color the side of the person who types */
    TerminalGame(Game game, int color, Opponent opponent, RandomGenerator random, BufferedReader in, PrintWriter out) {
        this.game = game;
        this.color = color;
        this.opponent = opponent;
        this.random = random;
        this.in = in;
        this.out = out;
    }

    /** Plays until the game ends or the person leaves. */
    void play() throws IOException {
        out.println("Type a move, ? for the legal moves, or help.");
        if (game.sideToMove() == color) {
            drawBoard();
        }
        while (!left && !game.outcome().isOver()) {
            if (game.sideToMove() == color) {
                askPerson();
            } else {
                askOpponent();
            }
        }
        if (game.outcome().isOver()) {
            drawBoard();
            out.println(game.outcome().sentence());
        }
        out.flush();
    }

    private void askOpponent() {
        String number = number();
        game = game.play(opponent.choose(game.position()));
        out.println(number + game.moves().getLast().san());
        if (!game.outcome().isOver()) {
            drawBoard();
        }
    }

    private void askPerson() throws IOException {
        out.print(number());
        out.flush();
        String line = in.readLine();
        if (line == null) {
            out.println();
            left = true;
            return;
        }
        String text = line.strip();
        switch (text) {
            case "" -> {}
            case "?" -> listMoves();
            case "help" -> out.print(WORDS);
            case "board" -> drawBoard();
            case "fen" -> out.println(game.fen());
            case "undo" -> undo();
            case "random" -> placeAtRandom();
            case "resign" -> resign();
            case "quit", "exit" -> left = true;
            default -> move(text);
        }
    }

    private void move(String text) {
        try {
            game = game.play(text);
        } catch (MoveException e) {
            out.println(e.getMessage());
        }
    }

    private void listMoves() {
        out.println(game.legal().stream().map(LegalMove::san).collect(Collectors.joining(" ")));
    }

    /** Takes back to the person's turn before: its own last move, and the answer to it. */
    private void undo() {
        long own = game.moves().size() / 2;
        if (own == 0) {
            out.println("You have not moved yet.");
            return;
        }
        game = game.takeBack().takeBack();
        drawBoard();
    }

    private void placeAtRandom() {
        List<LegalMove> choices = game.legal();
        if (Move.kind(choices.getFirst().move()) != Move.PLACEMENT) {
            out.println("There is nothing to place.");
            return;
        }
        game = game.play(choices.get(random.nextInt(choices.size())).move());
        out.println(game.moves().getLast().san());
    }

    private void resign() {
        out.println(Text.side(Color.opposite(color)) + " wins: you have resigned.");
        left = true;
    }

    private void drawBoard() {
        out.println();
        out.println(BoardPicture.draw(game.position(), color == Color.BLACK, lastMoveSquares()));
    }

    private Set<Integer> lastMoveSquares() {
        Set<Integer> squares = new HashSet<>();
        if (!game.moves().isEmpty()) {
            int move = game.moves().getLast().move();
            if (Move.kind(move) != Move.PLACEMENT) {
                squares.add(Move.from(move));
                squares.add(Move.to(move));
            }
        }
        return squares;
    }

    /** The number of the next move, as a score sheet has it: "12. " or "12... ". */
    private String number() {
        return game.position().fullmoveNumber() + (game.sideToMove() == Color.WHITE ? ". " : "... ");
    }
}
