package org.howdah.cluster;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.howdah.lab.LabException;

/**
 * Where a coordinator listens.
 *
 * @param host a name, or an IPv4 address
 * @param port 1 to 65535
 */
public record Address(String host, int port) {
    /** Where it listens when nothing else is said. */
    public static final int USUAL_PORT = 5710;

    private static final int LAST_PORT = 65535;

    /**
     * Reads {@code HOST} or {@code HOST:PORT}.
     *
     * @throws LabException when it is neither
     */
    public static Address parse(String text) throws LabException {
        int colon = text.indexOf(':');
        String host = colon < 0 ? text : text.substring(0, colon);
        String port = colon < 0 ? String.valueOf(USUAL_PORT) : text.substring(colon + 1);
        if (host.isBlank()
                || !port.matches("\\d{1,5}")
                || Integer.parseInt(port) < 1
                || Integer.parseInt(port) > LAST_PORT) {
            throw new LabException(
                    text + ": an address is HOST or HOST:PORT, with a name or an IPv4 address, and a port from 1 to "
                            + LAST_PORT);
        }
        return new Address(host, Integer.parseInt(port));
    }

    /** @throws LabException when nobody knows the host */
    InetAddress resolve() throws LabException {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            throw new LabException(this + ": there is no host " + host);
        }
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
