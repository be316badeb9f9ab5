package org.howdah.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.howdah.lab.LabException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LetterTest {
    private static final UUID ID = UUID.randomUUID();
    private static final byte[] ONE = Seal.challenge();
    private static final byte[] OTHER = Seal.challenge();

    private static Seal seal(String token, UUID id, byte[] one, byte[] other) throws LabException {
        return new Seal(Token.find(null, Map.of(Token.VARIABLE, token.repeat(20))), id, one, other);
    }

    @Test
    void arrivesAsItWasSent() throws Exception {
        Message.Join join = new Message.Join("0.1 build x", 3, new LinkedHashMap<>(Map.of("rules of x", "y")), null);
        Seal seal = seal("a", ID, ONE, OTHER);
        Letter letter =
                Letter.read(Letter.sealed(ID, seal, Seal.Side.WORKER, join).bytes());
        assertThat(letter.worker()).isEqualTo(ID);
        assertThat(letter.message()).isEqualTo(join);
        assertThat(letter.isSealed(seal, Seal.Side.WORKER)).isTrue();
        byte[] result = {0, -1, 10};
        Letter answer =
                Letter.read(Letter.unsealed(ID, new Message.Answer(7, result)).bytes());
        assertThat(answer.message())
                .isInstanceOfSatisfying(
                        Message.Answer.class, a -> assertThat(a.result()).isEqualTo(result));
    }

    @Test
    void isSealedByNobodyElse() throws Exception {
        Letter letter = Letter.sealed(ID, seal("a", ID, ONE, OTHER), Seal.Side.WORKER, new Message.End(true, "done"));
        assertThat(letter.isSealed(seal("a", ID, ONE, OTHER), Seal.Side.WORKER)).isTrue();
        assertThat(letter.isSealed(seal("a", ID, ONE, OTHER), Seal.Side.COORDINATOR))
                .isFalse();
        assertThat(letter.isSealed(seal("b", ID, ONE, OTHER), Seal.Side.WORKER)).isFalse();
        assertThat(letter.isSealed(seal("a", ID, ONE, ONE), Seal.Side.WORKER)).isFalse();
        assertThat(letter.isSealed(seal("a", UUID.randomUUID(), ONE, OTHER), Seal.Side.WORKER))
                .isFalse();
        byte[] changed = letter.bytes();
        changed[changed.length - 3] ^= 1;
        assertThat(Letter.read(changed).isSealed(seal("a", ID, ONE, OTHER), Seal.Side.WORKER))
                .isFalse();
        assertThat(Letter.unsealed(ID, new Message.End(true, "done"))
                        .isSealed(seal("a", ID, ONE, OTHER), Seal.Side.WORKER))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "{}",
                "[]",
                "null",
                "{\"is\":\"no such\"}",
                "{\"is\":\"hello\"}",
                "{\"is\":\"units\"}",
                "{\"is\":\"hello\",\"name\":\"x\",\"challenge\":\"AAAA\"}",
                "{\"is\":\"answer\",\"unit\":\"x\",\"result\":\"\"}",
                "{\"is\":\"java.lang.Runtime\"}"
            })
    void nonsenseIsNoMessage(String body) {
        Letter letter = new Letter(ID, new byte[Seal.BYTES], body.getBytes(StandardCharsets.UTF_8));
        assertThatExceptionOfType(LabException.class).isThrownBy(letter::message);
    }

    @Test
    void tooLittleIsNoLetter() {
        assertThatExceptionOfType(LabException.class).isThrownBy(() -> Letter.read(new byte[47]));
    }
}
