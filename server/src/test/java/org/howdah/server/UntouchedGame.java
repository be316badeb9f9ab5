package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game on a server, which is as it was after every test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class UntouchedGame {
    TestServer server;
    Player player;
    String game;
    private JsonNode before;

    @BeforeAll
    void start(@TempDir Path data) throws Exception {
        server = new TestServer(data);
        player = server.player();
        game = player.begin("chess", "white");
    }

    @BeforeEach
    void remember() {
        before = withoutRevision();
    }

    @AfterEach
    void nothingHasHappened() {
        assertThat(withoutRevision()).isEqualTo(before);
    }

    private JsonNode withoutRevision() {
        return ((ObjectNode) player.state(game)).without("revision");
    }

    @AfterAll
    void stop() {
        server.close();
    }
}
