package org.howdah.cluster;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.howdah.cluster.RemoteWorker.State;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Build;
import org.howdah.lab.work.Crew;
import org.howdah.lab.work.Job;
import org.jspecify.annotations.Nullable;

/**
 * Hands out the units of one job and keeps what comes of them. A worker is first told what there is to do, sealed; it makes the job
 * for itself, and says by which software and with which games; only if all that is as it is here does it get units. What it
 * answers must be sealed, and be what that unit can give. All is done by one thread.
 */
final class Coordinator<R> {
    private static final long POLL_MILLIS = 100;
    private static final long ALONE_NANOS = 20_000_000_000L;
    private static final long FAREWELL_NANOS = 3_000_000_000L;
    private static final int MOST_THREADS = 1024;

    private final Job<R> job;
    private final Crew.Sink<R> sink;
    private final Post post;
    private final Token token;
    private final Consumer<String> news;
    private final Ledger ledger;
    private final String build = Build.name();
    private final SequencedMap<String, String> traits;
    private final Map<UUID, RemoteWorker> workers = new HashMap<>();
    private volatile int working;
    private long alone = System.nanoTime();
    private long patience = ALONE_NANOS;

    Coordinator(Job<R> job, int[] units, Crew.Sink<R> sink, Post post, Token token, Consumer<String> news) {
        this.job = job;
        this.sink = sink;
        this.post = post;
        this.token = token;
        this.news = news;
        ledger = new Ledger(units, job::needs);
        traits = job.traits();
    }

    /** How many workers are at work. From any thread. */
    int workers() {
        return working;
    }

    /** Until all is done, or it is stopped. */
    void run(BooleanSupplier stopped) throws IOException {
        String why = "the run has failed";
        try {
            while (!ledger.isDone() && !stopped.getAsBoolean()) {
                attend(post.next(POLL_MILLIS));
            }
            why = ledger.isDone() ? "all is done" : "the run was stopped";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            farewell(why);
        }
    }

    private void attend(Post.@Nullable Event event) throws IOException {
        switch (event) {
            case null -> remindIfAlone();
            case Post.Gone(UUID id) -> gone(id);
            case Letter letter -> open(letter);
        }
    }

    private void remindIfAlone() {
        if (working > 0) {
            alone = System.nanoTime();
            patience = ALONE_NANOS;
        } else if (System.nanoTime() - alone > patience) {
            news.accept("no worker is there; waiting for one");
            patience *= 2;
        }
    }

    private void open(Letter letter) throws IOException {
        RemoteWorker worker = workers.get(letter.worker());
        try {
            if (worker == null) {
                if (letter.message() instanceof Message.Hello hello) {
                    greet(letter.worker(), hello);
                }
            } else if (worker.hasSealed(letter)) {
                hear(worker, letter.message());
            } else if (worker.is(State.GREETED)) {
                refuse(worker, "its token is not the one here");
            }
        } catch (LabException e) {
            if (worker != null) {
                drop(worker, String.valueOf(e.getMessage()));
            }
        }
    }

    private void greet(UUID id, Message.Hello hello) {
        String place = post.whereabouts(id);
        if (place == null) {
            return; // nobody is there to be greeted
        }
        byte[] challenge = Seal.challenge();
        String name = printable(hello.name()) + " (" + place + ")";
        RemoteWorker worker = new RemoteWorker(id, name, new Seal(token, id, hello.challenge(), challenge));
        workers.put(id, worker);
        post.send(worker.letter(new Message.Welcome(challenge, build, job.kind(), job.line())));
    }

    /** What somebody who has the token says. */
    private void hear(RemoteWorker worker, Message message) throws IOException {
        switch (message) {
            case Message.Join join when worker.is(State.GREETED) -> join(worker, join);
            case Message.Answer answer when worker.is(State.WORKING) -> take(worker, answer);
            case Message.End end
            when !worker.is(State.DISMISSED) -> {
                leave(worker, "has left: " + printable(end.why()));
                post.send(worker.letter(new Message.End(end.good(), end.why())));
            }
            default -> {
                if (worker.is(State.WORKING)) {
                    drop(worker, "it says what is not its turn to say");
                }
            }
        }
    }

    private void join(RemoteWorker worker, Message.Join join) {
        String problem = problem(join);
        if (problem != null) {
            refuse(worker, problem);
            return;
        }
        worker.works(Math.clamp(join.threads(), 1, MOST_THREADS));
        working++;
        news.accept(
                worker.name() + " has joined with " + join.threads() + (join.threads() == 1 ? " thread" : " threads"));
        give(worker);
    }

    /** Why a worker would do other work than is to be done, or null. */
    private @Nullable String problem(Message.Join join) {
        if (!join.build().equals(build)) {
            return "it is another Howdah: " + printable(join.build()) + ", not " + build;
        }
        if (join.problem() != null) {
            return printable(join.problem());
        }
        for (Map.Entry<String, String> trait : traits.entrySet()) {
            String there = join.traits().get(trait.getKey());
            if (!trait.getValue().equals(there)) {
                return "its " + trait.getKey() + " are others: " + printable(String.valueOf(there)) + ", not "
                        + trait.getValue();
            }
        }
        return null;
    }

    private void refuse(RemoteWorker worker, String why) {
        worker.dismiss();
        news.accept(worker.name() + " was refused: " + why);
        post.send(worker.letter(new Message.End(false, why)));
    }

    private void give(RemoteWorker worker) {
        int[] units = ledger.give(worker.id(), worker.load());
        if (units.length > 0) {
            for (int unit : units) {
                tell(worker, job.needs(unit));
            }
            worker.gives(units);
            post.send(worker.letter(new Message.Units(units)));
        }
    }

    private void tell(RemoteWorker worker, int[] needed) {
        for (int unit : needed) {
            if (worker.isNewTo(unit)) {
                post.send(worker.letter(new Message.Known(unit, job.known(unit))));
            }
        }
    }

    private void giveAll() {
        workers.values().stream().filter(worker -> worker.is(State.WORKING)).forEach(this::give);
    }

    private void take(RemoteWorker worker, Message.Answer answer) throws IOException {
        if (!worker.id().equals(ledger.holder(answer.unit()))) {
            if (!worker.wasGiven(answer.unit())) {
                drop(worker, "it answers for unit " + answer.unit() + ", which it was not given");
            }
            return;
        }
        R result;
        try {
            result = job.result(answer.unit(), answer.result());
        } catch (LabException e) {
            drop(worker, "it answers nonsense: " + printable(String.valueOf(e.getMessage())));
            return;
        }
        ledger.done(answer.unit());
        worker.isNewTo(answer.unit());
        sink.take(result);
        giveAll();
    }

    private void drop(RemoteWorker worker, String why) {
        if (!worker.is(State.DISMISSED)) {
            leave(worker, "was dropped: " + why);
            post.send(worker.letter(new Message.End(false, why)));
        }
    }

    private void gone(UUID id) {
        RemoteWorker worker = workers.remove(id);
        if (worker != null && worker.is(State.WORKING)) {
            leave(worker, "is lost");
        }
        post.forget(id);
    }

    /** It does nothing more; others do what it had. */
    private void leave(RemoteWorker worker, String how) {
        if (worker.is(State.WORKING)) {
            working--;
            alone = System.nanoTime();
        }
        worker.dismiss();
        int units = ledger.takeBack(worker.id());
        news.accept(worker.name() + " " + how + (units == 0 ? "" : "; its " + units + " units will be done again"));
        giveAll();
    }

    /** Sends all home, and waits a little until they have gone. */
    private void farewell(String why) {
        workers.values().stream()
                .filter(worker -> !worker.is(State.DISMISSED))
                .forEach(worker -> post.send(worker.letter(new Message.End(true, why))));
        long begin = System.nanoTime();
        try {
            while (!post.connected().isEmpty() && System.nanoTime() - begin < FAREWELL_NANOS) {
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** As it can be shown: it comes from elsewhere. */
    private static String printable(String text) {
        String line = text.replaceAll("\\p{Cntrl}", "?");
        return line.length() > 200 ? line.substring(0, 200) + "..." : line;
    }
}
