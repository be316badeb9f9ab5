package org.howdah.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.howdah.lab.work.Job;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a worker, which do units and send what comes of them.
 *
 * @param <R> what comes of a unit
 */
final class Hands<R> implements AutoCloseable {
    private final Job<R> job;
    private final Channel channel;
    private final BlockingQueue<Integer> units = new LinkedBlockingQueue<>();
    private final List<Thread> threads = new ArrayList<>();
    private volatile @Nullable String failure;
    private volatile boolean closed;

    private Hands(Job<R> job, Channel channel) {
        this.job = job;
        this.channel = channel;
    }

    static <R> Hands<R> of(Job<R> job, int count, Channel channel) {
        Hands<R> hands = new Hands<>(job, channel);
        for (int i = 0; i < count; i++) {
            hands.threads.add(Thread.ofPlatform().daemon().name("work " + i).start(hands::work));
        }
        return hands;
    }

    /** There is more to do. */
    void take(int[] more) {
        for (int unit : more) {
            units.add(unit);
        }
    }

    /** Why a thread could not go on; null as long as all can. */
    @Nullable String failure() {
        return failure;
    }

    private void work() {
        try (Job.Station<R> station = job.open()) {
            while (!closed) {
                int unit = units.take();
                channel.send(new Message.Answer(unit, job.bytes(station.work(unit))));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nothing more to do
        } catch (LostException e) {
            failure = e.getMessage();
        } catch (RuntimeException | Error e) {
            failure = "it has failed: " + e;
        }
    }

    @Override
    public void close() {
        closed = true;
        threads.forEach(Thread::interrupt);
    }
}
