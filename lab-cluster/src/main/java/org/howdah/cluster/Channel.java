package org.howdah.cluster;

import java.util.concurrent.TimeUnit;
import org.howdah.lab.LabException;
import org.jspecify.annotations.Nullable;

/** What a worker and its coordinator say, once each has seen that the other may have the token. Any thread may send. */
final class Channel {
    private static final long ANSWER_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final long FAREWELL_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final Connection connection;
    private final Seal seal;
    private final Message.Welcome welcome;

    private Channel(Connection connection, Seal seal, Message.Welcome welcome) {
        this.connection = connection;
        this.seal = seal;
        this.welcome = welcome;
    }

    /**
     * Says hello.
     *
     * @throws LabException when the coordinator has another token
     * @throws LostException when it does not answer
     */
    static Channel open(Connection connection, String name, Token token) throws LabException, LostException {
        byte[] challenge = Seal.challenge();
        connection.send(Letter.unsealed(connection.id(), new Message.Hello(name, challenge)));
        Letter letter = null;
        for (long begin = System.nanoTime(); letter == null && System.nanoTime() - begin < ANSWER_NANOS; ) {
            letter = connection.next();
        }
        if (letter == null || !(letter.message() instanceof Message.Welcome welcome)) {
            throw new LostException("the coordinator does not answer");
        }
        Seal seal = new Seal(token, connection.id(), challenge, welcome.challenge());
        Channel channel = new Channel(connection, seal, welcome);
        if (!letter.isSealed(seal, Seal.Side.COORDINATOR)) {
            channel.leave(false, "another token"); // not sealed as it should be: by this the coordinator sees it too
            throw refused("its token is not the one there");
        }
        return channel;
    }

    /** What there is to do. */
    Message.Welcome welcome() {
        return welcome;
    }

    /** @throws LostException when the coordinator is not there any more */
    void send(Message message) throws LostException {
        connection.send(Letter.sealed(connection.id(), seal, Seal.Side.WORKER, message));
    }

    /**
     * What the coordinator says; null when that is nothing for half a second, or somebody else said something.
     *
     * @throws LostException when the coordinator is not there any more
     */
    @Nullable Message next() throws LabException, LostException {
        Letter letter = connection.next();
        return letter == null || !letter.isSealed(seal, Seal.Side.COORDINATOR) ? null : letter.message();
    }

    /** Says why nothing more will come, and waits a little until that has arrived. */
    void leave(boolean good, String why) throws LabException, LostException {
        send(new Message.End(good, why));
        for (long begin = System.nanoTime(); System.nanoTime() - begin < FAREWELL_NANOS; ) {
            Letter letter = connection.next();
            if (letter != null && letter.message() instanceof Message.End) {
                return;
            }
        }
    }

    /** What the coordinator has against this worker, once it says so. */
    LabException refusal() throws LabException, LostException {
        for (long begin = System.nanoTime(); System.nanoTime() - begin < ANSWER_NANOS; ) {
            if (next() instanceof Message.End end) {
                return refused(end.why());
            }
        }
        throw new LostException("the coordinator does not answer");
    }

    static LabException refused(String why) {
        return new LabException("the coordinator refuses this worker: " + why);
    }
}
