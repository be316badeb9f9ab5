package org.howdah.cluster;

import java.io.IOException;
import java.util.function.Consumer;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Crew;
import org.howdah.lab.work.Job;
import org.jspecify.annotations.Nullable;

/** Worker processes, here or on other machines, that join while there is work. */
public final class Cluster implements Crew {
    private final Address address;
    private final Token token;
    private final Consumer<String> news;
    private volatile @Nullable Coordinator<?> coordinator;
    private volatile boolean stopped;

    /**
     * @param address where workers join
     * @param token what they must have
     * @param news told what people should know: who joins, who is refused and why, who is lost
     */
    public Cluster(Address address, Token token, Consumer<String> news) {
        this.address = address;
        this.token = token;
        this.news = news;
    }

    @Override
    public <R> void work(Job<R> job, int[] units, Sink<R> sink) throws IOException, LabException {
        if (units.length == 0 || stopped) {
            return;
        }
        try (Post post = Post.open(address)) {
            Coordinator<R> now = new Coordinator<>(job, units, sink, post, token, news);
            coordinator = now;
            news.accept("workers can join: howdah lab-worker --join " + address);
            now.run(() -> stopped);
        }
    }

    @Override
    public void stop() {
        stopped = true;
    }

    @Override
    public String describe() {
        Coordinator<?> now = coordinator;
        int workers = now == null ? 0 : now.workers();
        return workers == 1 ? "1 worker" : workers + " workers";
    }

    @Override
    public void close() {
        // Nobody is connected but while there is work.
    }
}
