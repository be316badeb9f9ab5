package org.howdah.cluster;

import com.hazelcast.client.Client;
import com.hazelcast.client.ClientListener;
import com.hazelcast.collection.IQueue;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceNotActiveException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.howdah.lab.LabException;
import org.jspecify.annotations.Nullable;

/** The coordinator's end of all connections. */
final class Post implements AutoCloseable {
    private static final int MOST_WAITING = 1000;

    /** What happens on a connection. */
    sealed interface Event permits Letter, Gone {}

    /** A worker's connection is lost, or closed. */
    record Gone(UUID worker) implements Event {}

    private final HazelcastInstance member;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>(MOST_WAITING);

    private Post(HazelcastInstance member) {
        this.member = member;
        member.getClientService().addClientListener(new ClientListener() {
            @Override
            public void clientConnected(Client client) {
                // It will say hello.
            }

            @Override
            public void clientDisconnected(Client client) {
                add(new Gone(client.getUuid()));
            }
        });
        Thread.ofPlatform().daemon().name("post").start(this::fetch);
    }

    /**
     * Listens.
     *
     * @throws LabException when that cannot be done there
     */
    static Post open(Address address) throws LabException {
        InetAddress at = address.resolve();
        if (at.isAnyLocalAddress()) {
            throw new LabException(address + ": name the one address of this machine that the workers reach");
        }
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(at, address.port()));
        } catch (IOException e) {
            throw cannotListen(address, e);
        }
        try {
            return new Post(Hazelcast.newHazelcastInstance(Hazelcasts.member(at.getHostAddress(), address.port())));
        } catch (HazelcastException e) {
            throw cannotListen(address, e);
        }
    }

    private static LabException cannotListen(Address address, Exception e) {
        return new LabException("cannot listen at " + address + ": " + e.getMessage());
    }

    private void fetch() {
        IQueue<Object> letters = member.getQueue(Hazelcasts.TO_COORDINATOR);
        while (member.getLifecycleService().isRunning()) {
            try {
                if (letters.take() instanceof byte[] bytes) {
                    add(Letter.read(bytes));
                }
            } catch (HazelcastInstanceNotActiveException | InterruptedException e) {
                return; // closed
            } catch (LabException | RuntimeException e) {
                // Whoever sent this has no token, or has gone mad: it has no name, and is told nothing.
            }
        }
    }

    private void add(Event event) {
        try {
            events.put(event);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What happens next; null when nothing does for so long. */
    @Nullable Event next(long millis) throws InterruptedException {
        return events.poll(millis, TimeUnit.MILLISECONDS);
    }

    /** Sends a letter to the worker whose it is. One that takes none any more is gone, which is told as an event. */
    void send(Letter letter) {
        inbox(letter.worker()).offer(letter.bytes());
    }

    /** Forgets what was sent to a worker that is gone. */
    void forget(UUID worker) {
        inbox(worker).destroy();
    }

    private IQueue<byte[]> inbox(UUID worker) {
        return member.getQueue(Hazelcasts.TO_WORKER + worker);
    }

    /** The workers that are connected. */
    Set<UUID> connected() {
        return member.getClientService().getConnectedClients().stream()
                .map(Client::getUuid)
                .collect(Collectors.toSet());
    }

    /** Where a worker is, for people; null when there is no such connection. */
    @Nullable String whereabouts(UUID worker) {
        return member.getClientService().getConnectedClients().stream()
                .filter(client -> client.getUuid().equals(worker))
                .map(client -> client.getSocketAddress().getAddress().getHostAddress())
                .findFirst()
                .orElse(null);
    }

    @Override
    public void close() {
        member.getLifecycleService().terminate();
    }
}
