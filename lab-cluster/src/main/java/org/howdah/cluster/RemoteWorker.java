package org.howdah.cluster;

import java.util.BitSet;
import java.util.UUID;

/** A worker as the coordinator knows it. For one thread. */
final class RemoteWorker {
    /** How far it has come. */
    enum State {
        /** It was told what there is to do, and has not said yet that it would. */
        GREETED,
        WORKING,
        /** Refused, dropped or gone: whatever it says does not count. */
        DISMISSED
    }

    private final UUID id;
    private final String name;
    private final Seal seal;
    private final BitSet given = new BitSet();
    private final BitSet told = new BitSet();
    private State state = State.GREETED;
    private int threads;

    RemoteWorker(UUID id, String name, Seal seal) {
        this.id = id;
        this.name = name;
        this.seal = seal;
    }

    UUID id() {
        return id;
    }

    /** For people. */
    String name() {
        return name;
    }

    boolean is(State which) {
        return state == which;
    }

    void works(int threads) {
        state = State.WORKING;
        this.threads = threads;
    }

    void dismiss() {
        state = State.DISMISSED;
    }

    /** How many units it should have: while one is sent, another can be done. */
    int load() {
        return 2 * threads;
    }

    void gives(int[] units) {
        for (int unit : units) {
            given.set(unit);
        }
    }

    /** Whether it has yet to be told what came of a unit; it is, after this. */
    boolean isNewTo(int unit) {
        boolean isNew = !told.get(unit);
        told.set(unit);
        return isNew;
    }

    /** Whether it was ever given that unit. */
    boolean wasGiven(int unit) {
        return unit >= 0 && given.get(unit);
    }

    boolean hasSealed(Letter letter) {
        return letter.isSealed(seal, Seal.Side.WORKER);
    }

    Letter letter(Message message) {
        return Letter.sealed(id, seal, Seal.Side.COORDINATOR, message);
    }
}
