package org.howdah.cluster;

import java.nio.ByteBuffer;
import java.util.UUID;
import org.howdah.lab.LabException;

/**
 * A message as it travels.
 *
 * @param worker whose connection it is on
 * @param seal of the body; zeros where nothing seals it
 * @param body the message
 */
record Letter(UUID worker, byte[] seal, byte[] body) implements Post.Event {
    private static final int HEAD = Long.BYTES * 2 + Seal.BYTES;

    static Letter unsealed(UUID worker, Message message) {
        return new Letter(worker, new byte[Seal.BYTES], message.bytes());
    }

    static Letter sealed(UUID worker, Seal seal, Seal.Side side, Message message) {
        byte[] body = message.bytes();
        return new Letter(worker, seal.of(side, body), body);
    }

    boolean isSealed(Seal by, Seal.Side side) {
        return by.isOf(side, body, seal);
    }

    /** @throws LabException when it holds no message */
    Message message() throws LabException {
        return Message.read(body);
    }

    byte[] bytes() {
        return ByteBuffer.allocate(HEAD + body.length)
                .putLong(worker.getMostSignificantBits())
                .putLong(worker.getLeastSignificantBits())
                .put(seal)
                .put(body)
                .array();
    }

    /** @throws LabException when these bytes are no letter */
    static Letter read(byte[] bytes) throws LabException {
        if (bytes.length < HEAD) {
            throw new LabException("this is no letter");
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        UUID worker = new UUID(in.getLong(), in.getLong());
        byte[] seal = new byte[Seal.BYTES];
        in.get(seal);
        byte[] body = new byte[in.remaining()];
        in.get(body);
        return new Letter(worker, seal, body);
    }
}
