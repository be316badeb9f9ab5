package org.howdah.engine.protocol.cecp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.UnknownVariantException;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;
import org.howdah.rules.variant.XBoard;

/** The games on offer: those that come with Howdah and those of files. */
final class CecpVariants {
    /** What the protocol calls the game that is meant when none is named. */
    private static final String USUAL = "normal";

    private final List<CompiledVariant> variants = new ArrayList<>(Variants.all());

    /** The game that {@code new} begins. */
    CompiledVariant usual() {
        return variants.stream()
                .filter(variant -> names(variant).contains(USUAL))
                .findFirst()
                .orElseGet(variants::getFirst);
    }

    /**
     * A game under the name it was asked for.
     *
     * @param described whether it has to be described to XBoard, which does not know it or plays it by other rules
     */
    record Offer(CompiledVariant variant, boolean described) {}

    /** The game with a name: one of those on offer, or else an id of ours. */
    Offer find(String name) throws CecpException {
        return variants.stream()
                .filter(variant -> names(variant).contains(name))
                .findFirst()
                .or(() -> variants.stream()
                        .filter(variant -> variant.id().equals(name))
                        .findFirst())
                .map(variant -> new Offer(variant, isDescribed(variant, name)))
                .orElseThrow(() -> new CecpException("unknown variant"));
    }

    private static boolean isDescribed(CompiledVariant variant, String name) {
        XBoard xboard = variant.variant().xboard();
        return xboard == null || name.equals(xboard.describedAs());
    }

    /** The names of the games that can be played in a board window: not those in which a turn places many pieces. */
    String names() {
        return variants.stream()
                .filter(variant -> variant.variant().placement() == null)
                .flatMap(variant -> names(variant).stream())
                .collect(Collectors.joining(","));
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
            CompiledVariant loaded = Variants.find(path);
            variants.removeIf(variant -> variant.id().equals(loaded.id()));
            variants.add(loaded);
        } catch (VariantFileException e) {
            throw new CecpException(e.mistakes().stream().map(Object::toString).collect(Collectors.joining("; ")));
        } catch (IOException | UnknownVariantException e) {
            throw new CecpException("cannot read the file: " + e.getMessage());
        }
    }
}
