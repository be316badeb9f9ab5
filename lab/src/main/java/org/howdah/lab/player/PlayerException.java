package org.howdah.lab.player;

/** A player has failed, and the game with it. */
public final class PlayerException extends Exception {
    private final Fault fault;

    /**
     * @param fault the kind
     * @param message what it did, without its name: {@code sent e2e5: the pawn on e2 cannot go to e5}
     */
    public PlayerException(Fault fault, String message) {
        super(message);
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }
}
