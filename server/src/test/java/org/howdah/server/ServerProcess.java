package org.howdah.server;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.howdah.server.clock.Ticker;

/** A server in a process of its own, to be killed. Prints its port. */
final class ServerProcess {

    private ServerProcess() {}

    public static void main(String[] args) throws Exception {
        ServerOptions options = new ServerOptions(0, Path.of(args[0]), null);
        HowdahServer server = HowdahServer.start(options, new QuickOpponent(), Ticker.system());
        System.out.println(server.port());
        new CountDownLatch(1).await();
    }
}
