package org.howdah.server.api;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** One file of the page, ready to send. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record PageFile(byte[] bytes, byte @Nullable [] gzip, String type, String etag, String caching) {

    /** For files whose name changes with their content. */
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    private static final String ASK_AGAIN = "no-cache";
    private static final int WORTH_PACKING = 1_000;
    private static final int NOT_MODIFIED = 304;

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json; charset=utf-8"),
            Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
            Map.entry("svg", "image/svg+xml; charset=utf-8"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("webp", "image/webp"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("ogg", "audio/ogg"),
            Map.entry("wav", "audio/wav"));

    static PageFile read(Path path, boolean unchanging) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        String name = String.valueOf(path.getFileName());
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        String type = TYPES.getOrDefault(ending, "application/octet-stream");
        CRC32 crc = new CRC32();
        crc.update(bytes);
        String etag = "\"" + Long.toHexString(crc.getValue()) + "-" + bytes.length + "\"";
        return new PageFile(bytes, packed(type, bytes), type, etag, unchanging ? FOR_EVER : ASK_AGAIN);
    }

    private static byte @Nullable [] packed(String type, byte[] bytes) throws IOException {
        if (!type.contains("charset") || bytes.length < WORTH_PACKING) {
            return null;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 3);
        try (GZIPOutputStream packing = new GZIPOutputStream(out)) {
            packing.write(bytes);
        }
        return out.toByteArray();
    }

    void answer(Call call) {
        call.header("ETag", etag);
        call.header("Cache-Control", caching);
        call.header("Vary", "Accept-Encoding");
        if (etag.equals(call.header("If-None-Match"))) {
            call.empty(NOT_MODIFIED);
            return;
        }
        String accepted = call.header("Accept-Encoding");
        if (gzip != null && accepted != null && accepted.contains("gzip")) {
            call.header("Content-Encoding", "gzip");
            call.bytes(200, type, gzip);
        } else {
            call.bytes(200, type, bytes);
        }
    }
}
