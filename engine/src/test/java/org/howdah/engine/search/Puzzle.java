package org.howdah.engine.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A position with moves that win, as a line of {@code puzzles.tsv}: variant, kind, FEN, the winning moves in UCI form and a
 * note, with tabs between.
 *
 * @param kind {@code mate} or {@code capture}
 */
record Puzzle(String variant, String kind, String fen, List<String> best, String note) {
    private static final String RESOURCE = "puzzles.tsv";

    static List<Puzzle> all() {
        try (InputStream in = Objects.requireNonNull(Puzzle.class.getResourceAsStream(RESOURCE), RESOURCE);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Puzzle::parse)
                    .toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Puzzle parse(String line) {
        String[] fields = line.split("\t");
        return new Puzzle(fields[0], fields[1], fields[2], List.of(fields[3].split(" ")), fields[4]);
    }

    String line() {
        return String.join("\t", variant, kind, fen, String.join(" ", best), note);
    }
}
