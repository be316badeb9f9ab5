package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no proper request, or larger than one may be: the game stays as it was, the server lives on. */
class BadRequestTest extends UntouchedGame {
    private static final int MEGABYTES_10 = 10 * 1024 * 1024;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "howdah=",
                "howdah=x",
                "howdah=AAAAAAAAAAAAAAAAAAAAAA",
                "howdah=../../../../../../..",
                "=;=;;;",
                "howdah=\u0001"
            })
    void aForgedCookieIsNobody(String cookie) throws Exception {
        String answer = raw("GET /api/games/" + game + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: " + cookie
                + "\r\n\r\n");
        assertThat(answer).containsPattern("HTTP/1.1 (400|404)");
    }

    @Test
    void aMethodThatDoesNotExist() throws Exception {
        assertThat(raw("FROBNICATE /api/variants HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                .containsPattern("HTTP/1.1 (400|404|405|501)");
    }

    @Test
    void aBodyOfTenMegabytes() throws Exception {
        for (String path :
                new String[] {"/api/games", "/api/games/" + game + "/move", "/api/games/" + game + "/resign"}) {
            String answer = rawBody(path, "Content-Length: " + MEGABYTES_10 + "\r\n", MEGABYTES_10);
            assertThat(answer).startsWith("HTTP/1.1 413").contains("64 KB");
        }
    }

    @Test
    void anEndlessChunkedBody() throws Exception {
        String answer = rawBody("/api/games/" + game + "/move", "Transfer-Encoding: chunked\r\n", -MEGABYTES_10);
        assertThat(answer).startsWith("HTTP/1.1 413").contains("64 KB");
    }

    @Test
    void aBodyThatStopsHalfway() throws Exception {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.getOutputStream()
                    .write(("POST /api/games/" + game
                                    + "/move HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: 100\r\n\r\n{\"uci\":")
                            .getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            socket.setSoTimeout(30_000);
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 400");
        }
    }

    @Test
    void connectionsThatSayNothingOrHalf() throws Exception {
        for (int i = 0; i < 200; i++) {
            try (Socket socket = new Socket("localhost", server.port())) {
                socket.getOutputStream().write("POST /api/ga".getBytes(StandardCharsets.UTF_8), 0, i % 12);
            }
        }
    }

    @Test
    void garbageInsteadOfARequest() throws Exception {
        Random random = new Random(7);
        for (int i = 0; i < 50; i++) {
            byte[] bytes = new byte[random.nextInt(2_000)];
            random.nextBytes(bytes);
            try (Socket socket = new Socket("localhost", server.port())) {
                socket.getOutputStream().write(bytes);
                socket.getOutputStream().flush();
            }
        }
    }

    @Test
    void aBrokenRequestLineAndHeadersThatAreTooLong() throws Exception {
        assertThat(raw("HELLO\r\n\r\n")).startsWith("HTTP/1.1 400").contains("\"error\"");
        assertThat(raw("GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 400");
        assertThat(raw("GET / HTTP/1.1\r\nHost: x\r\nX: " + "y".repeat(40_000) + "\r\n\r\n"))
                .startsWith("HTTP/1.1 431")
                .contains("\"error\"");
        assertThat(raw("GET /" + "y".repeat(40_000) + " HTTP/1.1\r\nHost: x\r\n\r\n"))
                .containsPattern("HTTP/1.1 (414|431)");
    }

    private String raw(String request) throws Exception {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return answer(socket.getInputStream());
        }
    }

    /** Sends a body that the server need not read to the end; a negative size is sent in chunks. */
    private String rawBody(String path, String header, int size) throws Exception {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.setSoTimeout(30_000);
            OutputStream out = socket.getOutputStream();
            out.write(("POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + header + "\r\n")
                    .getBytes(StandardCharsets.UTF_8));
            Thread.ofVirtual().start(() -> pour(out, size));
            return answer(socket.getInputStream());
        }
    }

    private static void pour(OutputStream out, int size) {
        byte[] spaces = " ".repeat(16 * 1024).getBytes(StandardCharsets.UTF_8);
        byte[] chunk = ("4000\r\n" + " ".repeat(16 * 1024) + "\r\n").getBytes(StandardCharsets.UTF_8);
        try {
            for (int sent = 0; sent < Math.abs(size); sent += spaces.length) {
                out.write(size < 0 ? chunk : spaces);
            }
        } catch (java.io.IOException e) {
            // The server has closed the connection, as it may.
            assertThat(e).isNotNull();
        }
    }

    /** What can be read of an answer before the connection ends, in whatever way it does. */
    private static String answer(InputStream in) throws Exception {
        StringBuilder answer = new StringBuilder();
        byte[] buffer = new byte[8192];
        try {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                answer.append(new String(buffer, 0, n, StandardCharsets.UTF_8));
                if (answer.indexOf("\"error\"") >= 0
                        && answer.toString().strip().endsWith("}")) {
                    break;
                }
            }
        } catch (java.net.SocketException e) {
            assertThat(answer).as("reset before an answer").isNotEmpty();
        }
        return answer.toString();
    }
}
