package org.howdah.cluster;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Tells whether a message comes from the other side of one worker's connection: HMAC-SHA256, with a key made of the token and of a
 * challenge from each side. What was overheard is thus of no use on any other connection.
 */
final class Seal {
    /** How long a seal is, in bytes. */
    static final int BYTES = 32;

    private static final String ALGORITHM = "HmacSHA256";
    private static final int CHALLENGE_BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Who has sealed a message, so that none can be sent back as the other side's. */
    enum Side {
        COORDINATOR,
        WORKER
    }

    private final byte[] key;

    Seal(Token token, UUID worker, byte[] workersChallenge, byte[] coordinatorsChallenge) {
        byte[] id = ByteBuffer.allocate(16)
                .putLong(worker.getMostSignificantBits())
                .putLong(worker.getLeastSignificantBits())
                .array();
        key = hmac(token.secret(), id, workersChallenge, coordinatorsChallenge);
    }

    static byte[] challenge() {
        byte[] bytes = new byte[CHALLENGE_BYTES];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    static boolean isChallenge(byte[] bytes) {
        return bytes.length == CHALLENGE_BYTES;
    }

    byte[] of(Side side, byte[] message) {
        return hmac(key, new byte[] {(byte) side.ordinal()}, message);
    }

    boolean isOf(Side side, byte[] message, byte[] seal) {
        return MessageDigest.isEqual(of(side, message), seal);
    }

    private static byte[] hmac(byte[] key, byte[]... parts) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            for (byte[] part : parts) {
                mac.update(part);
            }
            return mac.doFinal();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
