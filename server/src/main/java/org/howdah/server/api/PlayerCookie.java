package org.howdah.server.api;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who plays: whoever has the cookie. The server knows a player by the cookie's hash, so that a stolen database opens
 * nobody's games.
 */
public final class PlayerCookie {

    /** What the cookie is called. */
    public static final String NAME = "howdah";

    private static final int BYTES = 16;
    private static final int SECONDS = 365 * 24 * 60 * 60;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private PlayerCookie() {}

    static @Nullable String read(Context context) {
        return player(context.cookie(NAME));
    }

    /** Whose cookie that is; null, if it is none that this server gives. */
    public static @Nullable String player(@Nullable String cookie) {
        return cookie != null && FORM.matcher(cookie).matches() ? hash(cookie) : null;
    }

    static String readOrGive(Context context) {
        String player = read(context);
        return player == null ? give(context) : player;
    }

    private static String give(Context context) {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        String value = base64(bytes);
        context.cookie(new Cookie(NAME, value, "/", SECONDS, false, true, null, SameSite.LAX));
        return hash(value);
    }

    private static String hash(String cookie) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            return base64(sha.digest(cookie.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every Java has SHA-256", e);
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
