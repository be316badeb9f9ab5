package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Requests that are nearly right: whatever comes, the server never breaks, and says what it refuses. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FuzzedRequestsTest {

    private static final String START = "rnebqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQkq - 0 1";
    private static final List<String> BODIES = List.of(
            "/api/games {\"variant\":\"silver-elephant\",\"level\":1,\"color\":\"white\",\"clock\":"
                    + "{\"initialSeconds\":60,\"incrementSeconds\":1},\"fen\":\"" + START + "\"}",
            "/api/games {\"variant\":\"silver-elephant-placement\",\"level\":1,\"color\":\"white\",\"placement\":\"@NEEN\"}",
            "/api/check-fen {\"variant\":\"silver-elephant\",\"fen\":\"" + START + "\"}",
            "/api/reach {\"variant\":\"silver-elephant\",\"fen\":\"" + START + "\",\"square\":\"c1\"}",
            "/api/games/GAME/move {\"uci\":\"e2e4\",\"ply\":0}",
            "/api/games/GAME/move {\"san\":\"Nf3\",\"ply\":0}",
            "/api/games/GAME/hint {}");
    private static final String CHARACTERS = "{}[]\",:0123456789-.eEnkqrbpKQRBPNwx/@+= \\\u00e9\u2603\t";

    private TestServer server;

    @BeforeAll
    void start(@TempDir Path data) throws Exception {
        server = new TestServer(data);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void aFewHundred() {
        fuzz(400);
    }

    @Test
    @Tag("long")
    void manyThousands() {
        fuzz(40_000);
    }

    private void fuzz(int requests) {
        long seed = System.nanoTime();
        System.out.println("FuzzedRequestsTest seed " + seed);
        Random random = new Random(seed);
        Player player = server.player();
        String game = player.begin("chess", "white");
        for (int i = 0; i < requests; i++) {
            String[] whole = BODIES.get(random.nextInt(BODIES.size())).split(" ", 2);
            String body = mangled(random, whole[1]);
            Player.Reply reply = player.post(whole[0].replace("GAME", game), body);
            assertThat(reply.status())
                    .as("seed %d: %s %s", seed, whole[0], body)
                    .isLessThan(500);
            if (reply.status() >= 400) {
                assertThat(reply.error()).isNotBlank();
            }
        }
        assertThat(player.get("/api/variants").status()).isEqualTo(200);
    }

    private static String mangled(Random random, String text) {
        StringBuilder mangled = new StringBuilder(text);
        for (int change = random.nextInt(4); change >= 0 && !mangled.isEmpty(); change--) {
            int at = random.nextInt(mangled.length());
            char other = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
            switch (random.nextInt(4)) {
                case 0 -> mangled.setCharAt(at, other);
                case 1 -> mangled.insert(at, other);
                case 2 -> mangled.deleteCharAt(at);
                default -> mangled.delete(at, Math.min(mangled.length(), at + random.nextInt(20)));
            }
        }
        return mangled.toString();
    }
}
