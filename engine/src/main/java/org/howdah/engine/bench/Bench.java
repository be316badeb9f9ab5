package org.howdah.engine.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.engine.search.SearchResult;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.variant.Variants;

/**
 * Searches a list of positions of all games ({@code bench.tsv}) with one thread. The sum of the positions visited is the
 * engine's signature: it is the same on every machine, and changes with whatever changes the search or the evaluation.
 * For one run.
 */
public final class Bench {
    /** How deep to search for the signature, in plies. */
    public static final int USUAL_DEPTH = 8;

    private static final int HASH_MEGABYTES = 8;

    private final int depth;
    private volatile boolean stopAsked;
    private long nodes;
    private long nanos;

    /** @param depth plies to search each position */
    public Bench(int depth) {
        this.depth = depth;
    }

    /**
     * What came of one position.
     *
     * @param variant the game's id
     * @param fen the position
     * @param nodes positions visited
     */
    public record Result(String variant, String fen, long nodes) {
        @Override
        public String toString() {
            return variant + " " + fen + ": " + nodes;
        }
    }

    /** Searches the positions, each beginning from nothing. */
    public void run(Consumer<Result> told) {
        for (String line : lines()) {
            if (stopAsked) {
                return;
            }
            String[] fields = line.split("\t");
            told.accept(run(fields[0], fields[1]));
        }
    }

    private Result run(String variant, String fen) {
        Position position = position(variant, fen);
        try (Engine engine = new Engine(position.variant(), HASH_MEGABYTES)) {
            long before = System.nanoTime();
            SearchResult found = engine.search(position, Limits.depth(depth), SearchListener.NONE);
            nanos += System.nanoTime() - before;
            nodes += found.nodes();
            return new Result(variant, fen, found.nodes());
        }
    }

    private static Position position(String variant, String fen) {
        try {
            return Fen.parse(Variants.byId(variant), fen).toPosition();
        } catch (FenException | SetupException e) {
            throw new IllegalStateException("the bench has a wrong position: " + fen, e);
        }
    }

    private static List<String> lines() {
        InputStream in = Objects.requireNonNull(Bench.class.getResourceAsStream("bench.tsv"));
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the run after the position that is being searched; from any thread. */
    public void stop() {
        stopAsked = true;
    }

    /** The positions visited so far: once it has run to its end, the signature. */
    public long nodes() {
        return nodes;
    }

    /** Positions visited in a second of searching. */
    public long nodesPerSecond() {
        return Math.round(nodes * 1e9 / Math.max(1, nanos));
    }
}
