package org.howdah.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.howdah.lab.LabException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
    @Test
    void hostAndPort() throws LabException {
        assertThat(Address.parse("lab.example:6000")).isEqualTo(new Address("lab.example", 6000));
        assertThat(Address.parse("10.8.0.1")).isEqualTo(new Address("10.8.0.1", Address.USUAL_PORT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ":6000", "host:", "host:0", "host:65536", "host:x", "::1", "a:1:2"})
    void whatIsNoneIsNamed(String text) {
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> Address.parse(text))
                .withMessageStartingWith(text + ": an address is HOST or HOST:PORT");
    }

    @Test
    void anUnknownHostIsNamed() {
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> new Address("no-such-host.invalid", 6000).resolve())
                .withMessage("no-such-host.invalid:6000: there is no host no-such-host.invalid");
    }
}
