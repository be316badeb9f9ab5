package org.howdah.engine.protocol.cecp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.howdah.engine.nnue.NetworkException;
import org.howdah.engine.search.Engine;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.UnknownVariantException;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;
import org.howdah.rules.variant.XBoard;

/** The games on offer: those that come with Howdah and those of files. */
final class CecpVariants {
    /** What the protocol calls the game that is meant when none is named. */
    private static final String USUAL = "normal";

    /**
     * The names of those that come with Howdah, and their ids. Their files say the same, but it takes a while to read them
     * all, and a program waits for the names.
     */
    private final Map<String, String> builtIn = readNames();

    private final List<CompiledVariant> loaded = new ArrayList<>();

    private static Map<String, String> readNames() {
        Map<String, String> names = new LinkedHashMap<>();
        try (InputStream in = Objects.requireNonNull(CecpVariants.class.getResourceAsStream("names.txt"))) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\\R")) {
                String[] nameAndId = line.split(" ");
                names.put(nameAndId[0], nameAndId[1]);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }

    /** The game that {@code new} begins. */
    CompiledVariant usual() {
        return named(USUAL).orElseGet(() -> Variants.byId(Variants.ids().getFirst()));
    }

    /**
     * A game under the name it was asked for.
     *
     * @param described whether it has to be described to XBoard, which does not know it or plays it by other rules
     */
    record Offer(CompiledVariant variant, boolean described) {}

    /** The game with a name: one of those on offer, or else an id of ours. */
    Offer find(String name) throws CecpException {
        CompiledVariant found =
                named(name).or(() -> byId(name)).orElseThrow(() -> new CecpException("unknown variant"));
        return new Offer(found, isDescribed(found, name));
    }

    private Optional<CompiledVariant> named(String name) {
        String id = builtIn.get(name);
        return id != null
                ? Optional.of(Variants.byId(id))
                : loaded.stream()
                        .filter(variant -> names(variant).contains(name))
                        .findFirst();
    }

    private Optional<CompiledVariant> byId(String id) {
        return loaded.stream()
                .filter(variant -> variant.id().equals(id))
                .findFirst()
                .or(() -> Variants.ids().contains(id) ? Optional.of(Variants.byId(id)) : Optional.empty());
    }

    private static boolean isDescribed(CompiledVariant variant, String name) {
        XBoard xboard = variant.variant().xboard();
        return xboard == null || name.equals(xboard.describedAs());
    }

    /** The names of the games that can be played in a board window: not those in which a turn places many pieces. */
    String names() {
        Stream<String> ours = loaded.stream()
                .filter(variant -> variant.variant().placement() == null)
                .flatMap(variant -> names(variant).stream());
        return Stream.concat(builtIn.keySet().stream(), ours).collect(Collectors.joining(","));
    }

    private static List<String> names(CompiledVariant variant) {
        XBoard xboard = variant.variant().xboard();
        if (xboard == null) {
            return List.of(variant.id());
        }
        return xboard.describedAs() == null ? List.of(xboard.name()) : List.of(xboard.name(), xboard.describedAs());
    }

    /** Adds the game of a file, in place of any of the same id. */
    void load(String path) throws CecpException {
        if (path.isBlank()) {
            return;
        }
        try {
            CompiledVariant read = Variants.find(path);
            // Whatever would fail when the game is chosen is told now.
            XBoardDescription.of(read);
            Engine.check(read);
            builtIn.values().removeIf(read.id()::equals);
            loaded.removeIf(variant -> variant.id().equals(read.id()));
            loaded.add(read);
        } catch (VariantFileException e) {
            throw new CecpException(e.mistakes().stream().map(Object::toString).collect(Collectors.joining("; ")));
        } catch (NetworkException e) {
            throw new CecpException(String.valueOf(e.getMessage()));
        } catch (IOException | UnknownVariantException e) {
            throw new CecpException("cannot read the file: " + e.getMessage());
        }
    }
}
