package org.howdah.engine.protocol.cecp;

import java.util.Objects;
import java.util.function.Supplier;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Outcome;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** The game on the board: its moves can be taken back, and it may be played on after a drawn end, as analysis does. */
final class CecpGame {
    private final Supplier<CompiledVariant> usual;
    private @Nullable Position position;
    private int played;

    /** @param usual the game until another one begins, asked for when it is needed: programs mostly begin another */
    CecpGame(Supplier<CompiledVariant> usual) {
        this.usual = usual;
    }

    /** Puts up another position, in which nothing has been played yet. */
    void begin(Position start) {
        position = start;
        played = 0;
    }

    Position position() {
        if (position == null) {
            position = Position.start(usual.get());
        }
        return position;
    }

    CompiledVariant variant() {
        return position().variant();
    }

    int sideToMove() {
        return position().sideToMove();
    }

    /** How many moves the side that is to move after so many more plies has made since the beginning. */
    int movesMade(int pliesAhead) {
        return (played + pliesAhead) / 2;
    }

    /** How many plies can be taken back. */
    int played() {
        return played;
    }

    void play(int move) {
        position().make(move);
        played++;
    }

    /** Takes back so many plies, of those {@link #played}. */
    void takeBack(int plies) {
        for (int i = 0; i < plies; i++) {
            position().unmake();
        }
        played -= plies;
    }

    boolean isOver() {
        return Ending.of(position()) != null;
    }

    /** Whether a side has won by baring or the like. */
    boolean isWonWithoutMate(int side) {
        Outcome outcome = Outcome.of(position());
        return outcome.ending() != Ending.CHECKMATE && Objects.equals(outcome.winner(), side);
    }

    /** The claim for an end by the rules, such as {@code 1-0 {White mates}}. */
    String claim() {
        Outcome outcome = Outcome.of(position());
        String comment = outcome.ending() == Ending.CHECKMATE
                ? (position().sideToMove() == Color.WHITE ? "Black" : "White") + " mates"
                : outcome.sentence().replaceAll("\\.$", "");
        return outcome.result().text() + " {" + comment + "}";
    }
}
