package org.howdah.cluster;

import java.util.function.Consumer;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Build;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.Job;
import org.jspecify.annotations.Nullable;

/** Does units for a coordinator, on some threads, until there is nothing more to do. */
public final class LabWorker {
    private static final int MOST_SHOWN = 200;

    private final String name;
    private final String build;
    private final Token token;
    private final GameFinder games;
    private final int threads;
    private final Consumer<String> news;
    private volatile boolean stopped;

    /**
     * @param name for people
     * @param token what the coordinator has too
     * @param games finds the games that jobs name
     * @param threads how many units are done at the same time
     * @param news told what people should know
     */
    public LabWorker(String name, Token token, GameFinder games, int threads, Consumer<String> news) {
        this(name, Build.name(), token, games, threads, news);
    }

    LabWorker(String name, String build, Token token, GameFinder games, int threads, Consumer<String> news) {
        this.name = name;
        this.build = build;
        this.token = token;
        this.games = games;
        this.threads = threads;
        this.news = news;
    }

    /**
     * Works for the coordinator at an address.
     *
     * @return why there is nothing more to do
     * @throws LabException when this worker is refused, or cannot do the work, saying why
     * @throws LostException when the coordinator cannot be reached, or no longer
     */
    public String work(Address address) throws LabException, LostException {
        try (Connection connection = Connection.open(address)) {
            Channel channel = Channel.open(connection, name, token);
            Job<?> job = join(channel);
            news.accept("joined " + address + ": " + shown(job.line()));
            try (Hands<?> hands = Hands.of(job, threads, channel)) {
                return work(channel, job, hands);
            }
        }
    }

    private static String shown(String line) {
        return line.length() > MOST_SHOWN ? line.substring(0, MOST_SHOWN) + "..." : line;
    }

    /** Ends soon: what is being done is not finished. From any thread. */
    public void stop() {
        stopped = true;
    }

    /** Whether it was stopped. */
    public boolean isStopped() {
        return stopped;
    }

    private Job<?> join(Channel channel) throws LabException, LostException {
        Message.Welcome welcome = channel.welcome();
        if (!welcome.build().equals(build)) {
            channel.send(Message.Join.without(build, null));
            throw channel.refusal();
        }
        try {
            Job<?> job = Jobs.read(welcome.kind(), welcome.line(), games);
            channel.send(new Message.Join(build, threads, job.traits(), null));
            return job;
        } catch (LabException e) {
            channel.send(Message.Join.without(build, e.getMessage()));
            throw channel.refusal();
        }
    }

    private String work(Channel channel, Job<?> job, Hands<?> hands) throws LabException, LostException {
        while (true) {
            String failure = hands.failure();
            if (failure != null || stopped) {
                channel.leave(failure == null, failure == null ? "it was stopped" : failure);
                return ended(failure);
            }
            switch (channel.next()) {
                case Message.Known known -> job.know(known.unit(), known.result());
                case Message.Units units -> hands.take(units.units());
                case Message.End end
                when end.good() -> {
                    return end.why();
                }
                case Message.End end -> throw Channel.refused(end.why());
                case null, default -> {}
            }
        }
    }

    private static String ended(@Nullable String failure) throws LabException {
        if (failure != null) {
            throw new LabException(failure);
        }
        return "it was stopped";
    }
}
