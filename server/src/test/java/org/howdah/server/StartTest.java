package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starting, with everything that can be in the way. */
class StartTest {

    @TempDir
    Path folder;

    private HowdahServer start(int port, Path data) throws StartException {
        return HowdahServer.start(new ServerOptions(port, data, null));
    }

    @Test
    void itStartsOnAFreePortAndStopsTwiceWithoutHarm() throws Exception {
        HowdahServer server = start(0, folder.resolve("data"));
        assertThat(server.port()).isPositive();
        server.close();
        server.close();
    }

    @Test
    void aPortInUseIsNamedWithTheWayOut() throws Exception {
        try (ServerSocket taken = new ServerSocket(0)) {
            assertThatThrownBy(() -> start(taken.getLocalPort(), folder))
                    .isInstanceOf(StartException.class)
                    .hasMessageContaining("Port " + taken.getLocalPort())
                    .hasMessageContaining("--port");
        }
        start(0, folder).close(); // the folder was let go
    }

    @Test
    void aFolderInUseIsNamedWithTheWayOut() throws Exception {
        try (HowdahServer first = start(0, folder)) {
            assertThat(first.port()).isPositive();
            assertThatThrownBy(() -> start(0, folder))
                    .isInstanceOf(StartException.class)
                    .hasMessageContaining(folder.toString())
                    .hasMessageContaining("--data");
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamedWithTheWayOut() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> start(0, file))
                .isInstanceOf(StartException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("--data");
        assertThatThrownBy(() -> start(0, Path.of("/proc/none")))
                .isInstanceOf(StartException.class)
                .hasMessageContaining("/proc/none");
    }

    @Test
    void aDamagedDatabaseIsNamedWithTheWayOut() throws Exception {
        Files.writeString(folder.resolve("howdah.db"), "x".repeat(5_000));
        assertThatThrownBy(() -> start(0, folder))
                .isInstanceOf(StartException.class)
                .hasMessageContaining("howdah.db")
                .hasMessageContaining("--data");
    }

    @Test
    void theRealComputerAnswersWithALegalMove() throws Exception {
        try (HowdahServer server = start(0, folder)) {
            Player player = new Player(server::port);
            for (String level : new String[] {"1", "4"}) {
                String game = player.begin("{\"variant\":\"silver-elephant\",\"level\":" + level
                        + ",\"color\":\"black\",\"clock\":" + "{\"initialSeconds\":60,\"incrementSeconds\":1}}");
                assertThat(player.myTurn(game).path("moves")).hasSize(1);
                assertThat(player.act(game, "hint").json().path("uci").asString())
                        .isNotBlank();
            }
        }
    }
}
