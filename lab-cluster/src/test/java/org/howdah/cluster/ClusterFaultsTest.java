package org.howdah.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.core.HazelcastInstance;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.concurrent.Future;
import org.howdah.lab.LabException;
import org.howdah.lab.values.ValuesRun;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.OptionalRule;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

/** Who is refused, what is not counted, and what is told when there is nobody there. */
class ClusterFaultsTest extends OverTheNetwork {
    @Test
    void otherWorkersAreRefusedByName() throws Exception {
        Path there = folder.resolve("there");
        Future<?> run = start(values(there), cluster(), 2);
        CompiledVariant other = CompiledVariant.compile(CHESS.variant().without(OptionalRule.CASTLING));
        GameFinder none = id -> {
            throw new LabException("it does not know the game '" + id + "'");
        };
        refused(
                run,
                new LabWorker("stranger", token("another token than theirs"), Variants::byId, 1, text -> {}),
                "its token is not the one");
        refused(
                run,
                new LabWorker("old", "0.0.9 build 0", token(), Variants::byId, 1, text -> {}),
                "it is another Howdah: 0.0.9 build 0, not ");
        refused(run, new LabWorker("variant", token(), id -> other, 1, text -> {}), "its rules of chess are others: ");
        refused(run, new LabWorker("ignorant", token(), none, 1, text -> {}), "it does not know the game 'chess'");
        join(worker("right"), run);
        run.get();
        assertThatGamesAreThoseOfALocalRun(there, 2);
        assertThat(news)
                .anyMatch(text -> text.equals("stranger (127.0.0.1) was refused: its token is not the one here"))
                .anyMatch(text ->
                        text.startsWith("old (127.0.0.1) was refused: it is another Howdah: 0.0.9 build 0, not "))
                .anyMatch(text -> text.startsWith("variant (127.0.0.1) was refused: its rules of chess are others: "))
                .anyMatch(text -> text.equals("ignorant (127.0.0.1) was refused: it does not know the game 'chess'"));
    }

    private void refused(Future<?> run, LabWorker worker, String why) {
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> join(worker, run))
                .withMessageStartingWith("the coordinator refuses this worker: " + why);
    }

    @Test
    void nonsenseIsNotCountedAndWhoSaysItIsDropped() throws Exception {
        Path there = folder.resolve("there");
        values(folder.resolve("local")).play(6, new LocalThreads(1));
        String second = games(folder.resolve("local")).stream()
                .filter(line -> line.startsWith("1;"))
                .findFirst()
                .orElseThrow();
        Future<?> run = start(values(there), cluster(), 6);
        impostor(run, channel -> send(channel, 0, "1-0"));
        impostor(run, channel -> send(channel, 0, second));
        impostor(run, channel -> send(channel, 1, second + "\n" + second));
        impostor(run, channel -> send(channel, 5, second.replaceFirst("1", "5")));
        impostor(run, channel -> send(channel, -1, second));
        join(worker("right"), run);
        run.get();
        assertThatGamesAreThoseOfALocalRun(there, 6);
        assertThat(news)
                .contains(
                        "impostor (127.0.0.1) was dropped: it answers nonsense: this is not a game of 'howdah values': 1-0; its 2 units will be done again",
                        "impostor (127.0.0.1) was dropped: it answers nonsense: this is not game 0: " + second
                                + "; its 2 units will be done again",
                        "impostor (127.0.0.1) was dropped: it answers for unit 5, which it was not given; its 2 units will be done again",
                        "impostor (127.0.0.1) was dropped: it answers for unit -1, which it was not given; its 2 units will be done again")
                .anyMatch(text -> text.contains(second + "?" + second));
    }

    /** Somebody without the token who speaks Hazelcast's own protocol. */
    @Test
    void whatIsThrownInIsNeitherReadNorCounted() throws Exception {
        Path there = folder.resolve("there");
        Future<?> run = start(values(there), cluster(), 2);
        HazelcastInstance intruder = patiently(
                () -> {
                    Connection.open(address).close();
                    return HazelcastClient.newHazelcastClient(Hazelcasts.client(address));
                },
                run);
        intruder.getQueue(Hazelcasts.TO_COORDINATOR).add(new Trap());
        intruder.getQueue(Hazelcasts.TO_COORDINATOR).add("text");
        intruder.getQueue(Hazelcasts.TO_COORDINATOR).add(new byte[5]);
        intruder.shutdown();
        join(worker("right"), run);
        run.get();
        assertThat(Trap.sprung).isFalse();
        assertThatGamesAreThoseOfALocalRun(there, 2);
    }

    static final class Trap implements Serializable {
        private static final long serialVersionUID = 1;
        private static boolean sprung;

        private void readObject(ObjectInputStream in) throws IOException {
            sprung = true;
        }
    }

    @Test
    void aLostConnectionIsToldAsSuch() throws Exception {
        Cluster cluster = cluster();
        Future<?> run = start(values(folder), cluster, 2);
        Connection connection = patiently(() -> Connection.open(address), run);
        connection.close();
        assertThatExceptionOfType(LostException.class)
                .isThrownBy(connection::next)
                .withMessage("the coordinator is not there any more");
        assertThatExceptionOfType(LostException.class)
                .isThrownBy(() ->
                        connection.send(Letter.unsealed(connection.id(), new Message.Hello("late", Seal.challenge()))));
        cluster.stop();
        run.get();
    }

    @Test
    void aPortInUseAndAWildcardAreNamed() throws Exception {
        ValuesRun run = values(folder);
        try (ServerSocket taken = new ServerSocket(address.port(), 1, InetAddress.getByName("127.0.0.1"))) {
            assertThatExceptionOfType(LabException.class)
                    .isThrownBy(() -> run.play(2, cluster()))
                    .withMessageStartingWith(
                            "cannot listen at 127.0.0.1:" + taken.getLocalPort() + ": Address already in use");
            assertThatExceptionOfType(LostException.class)
                    .isThrownBy(() -> worker("x").work(new Address("127.0.0.1", 1)))
                    .withMessageStartingWith("cannot reach a coordinator at 127.0.0.1:1: ");
        }
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> run.play(2, new Cluster(new Address("0.0.0.0", 5000), token(), news::add)))
                .withMessageContaining("name the one address of this machine");
    }
}
