package org.howdah.cluster;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.collection.IQueue;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.OperationTimeoutException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.howdah.lab.LabException;
import org.jspecify.annotations.Nullable;

/** A worker's connection to the coordinator. Any thread may send. */
final class Connection implements AutoCloseable {
    private static final int REACH_MILLIS = 5000;
    private static final int POLL_MILLIS = 500;

    private final HazelcastInstance client;
    private final UUID id;
    private final IQueue<byte[]> out;
    private final IQueue<byte[]> in;

    private Connection(HazelcastInstance client) {
        this.client = client;
        id = client.getLocalEndpoint().getUuid();
        out = client.getQueue(Hazelcasts.TO_COORDINATOR);
        in = client.getQueue(Hazelcasts.TO_WORKER + id);
    }

    /**
     * Connects.
     *
     * @throws LabException when the host is not known
     * @throws LostException when nobody listens there, or what listens is no coordinator
     */
    static Connection open(Address address) throws LabException, LostException {
        InetAddress to = address.resolve();
        try (Socket probe = new Socket()) {
            probe.connect(new InetSocketAddress(to, address.port()), REACH_MILLIS);
        } catch (IOException e) {
            throw new LostException("cannot reach a coordinator at " + address + ": " + e.getMessage());
        }
        try {
            return new Connection(HazelcastClient.newHazelcastClient(Hazelcasts.client(address)));
        } catch (IllegalStateException | HazelcastException e) {
            throw new LostException("there is something at " + address + ", but it is no coordinator");
        }
    }

    /** Which connection this is. */
    UUID id() {
        return id;
    }

    /** @throws LostException when the coordinator is not there any more */
    void send(Letter letter) throws LostException {
        try {
            out.put(letter.bytes());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IllegalStateException | HazelcastException e) { // not active, shut down, offline
            throw lost();
        }
    }

    /**
     * The next letter; null when none comes for half a second.
     *
     * @throws LostException when the coordinator is not there any more
     */
    @Nullable Letter next() throws LostException, LabException {
        try {
            byte[] bytes = in.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
            if (bytes == null && !client.getLifecycleService().isRunning()) {
                throw lost();
            }
            return bytes == null ? null : Letter.read(bytes);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        } catch (OperationTimeoutException e) {
            return null;
        } catch (IllegalStateException | HazelcastException e) { // not active, shut down, offline
            throw lost();
        }
    }

    private static LostException lost() {
        return new LostException("the coordinator is not there any more");
    }

    @Override
    public void close() {
        client.shutdown();
    }
}
