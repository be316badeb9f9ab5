package org.howdah.server.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The built page, held in memory: small, and no path can lead out of it. A path without a file of its own is the page's
 * business and gets {@code index.html}.
 */
public final class Page {

    private static final String INDEX = "/index.html";
    private static final String ASSETS = "/assets/";
    private static final String API = "/api";

    private final Map<String, PageFile> files;

    private Page(Map<String, PageFile> files) {
        this.files = Map.copyOf(files);
    }

    /**
     * Reads the page.
     *
     * @param folder where its files are; null: there is no page
     */
    public static Page load(@Nullable Path folder) throws IOException {
        Map<String, PageFile> files = new HashMap<>();
        if (folder != null && Files.isDirectory(folder)) {
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
                    String name = "/" + folder.relativize(path).toString().replace('\\', '/');
                    files.put(name, PageFile.read(path, name.startsWith(ASSETS)));
                }
            }
        }
        return new Page(files);
    }

    /** Answers a path that is no endpoint's. */
    void answer(Call call) {
        boolean reading = call.method().equals("GET") || call.method().equals("HEAD");
        if (!reading || call.path().equals(API) || call.path().startsWith(API + "/")) {
            throw new HttpError(HttpError.NOT_FOUND, "There is nothing at " + call.path() + ".");
        }
        PageFile file = files.get(call.path());
        if (file == null && !looksLikeFile(call.path())) {
            file = files.get(INDEX);
        }
        if (file == null) {
            missing(call);
        } else {
            file.answer(call);
        }
    }

    private static boolean looksLikeFile(String path) {
        return path.startsWith(ASSETS) || path.contains(".");
    }

    private void missing(Call call) {
        if (files.isEmpty()) {
            throw new HttpError(HttpError.NOT_FOUND, "The page is not built; the interface is at /api.");
        }
        throw new HttpError(HttpError.NOT_FOUND, "There is nothing at " + call.path() + ".");
    }
}
