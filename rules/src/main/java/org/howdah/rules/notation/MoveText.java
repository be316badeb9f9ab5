package org.howdah.rules.notation;

import org.howdah.rules.position.Position;

/** Moves in whatever form they are typed: UCI, SAN, or the Game Courier form of a placement. */
public final class MoveText {
    private MoveText() {}

    /**
     * The legal move that a text means. What is made like UCI is read as UCI only: on a board whose shown ranks do not
     * count from 1, the same text could be another move in SAN.
     *
     * @throws MoveException when it is no legal move, with the rule that forbids it
     */
    public static int parse(Position position, String text) throws MoveException {
        String tidy = text.strip();
        if (Uci.hasForm(tidy)) {
            return Uci.parse(position, tidy);
        }
        return GameCourier.isMeant(position, tidy) ? GameCourier.parse(position, tidy) : San.parse(position, tidy);
    }
}
