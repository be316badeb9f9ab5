package org.howdah.engine.protocol.uci;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.howdah.engine.eval.WeightsFile;
import org.howdah.engine.search.Engine;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.UnknownVariantException;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;

/** The options of the engine as UCI sets them, and what they are set to. Names are known in any case. */
final class UciOptions {
    private static final int MOST_OVERHEAD = 5000;

    private final Map<String, CompiledVariant> variants = new LinkedHashMap<>();
    private CompiledVariant variant = Variants.all().getFirst();
    private int hash = Engine.DEFAULT_HASH_MEGABYTES;
    private int overhead = Engine.DEFAULT_OVERHEAD_MILLIS;

    UciOptions() {
        Variants.all().forEach(each -> variants.put(each.id(), each));
    }

    CompiledVariant variant() {
        return variant;
    }

    int hashMegabytes() {
        return hash;
    }

    int overheadMillis() {
        return overhead;
    }

    /** The lines that tell a program what there is to set. */
    List<String> describe() {
        StringBuilder ids = new StringBuilder();
        variants.keySet().forEach(id -> ids.append(" var ").append(id));
        return List.of(
                "option name Hash type spin default " + Engine.DEFAULT_HASH_MEGABYTES + " min 1 max "
                        + Engine.MAX_HASH_MEGABYTES,
                "option name Clear Hash type button",
                "option name Move Overhead type spin default " + Engine.DEFAULT_OVERHEAD_MILLIS + " min 0 max "
                        + MOST_OVERHEAD,
                "option name UCI_Variant type combo default " + variant.id() + ids,
                "option name VariantPath type string default <empty>");
    }

    /** What setting an option calls for. */
    enum Change {
        NOTHING,
        ENGINE,
        CLEAR,
        VARIANT
    }

    /**
     * Sets an option from the words after {@code setoption}.
     *
     * @throws UciException when there is no such option or value; nothing has changed then
     */
    Change set(UciWords words) throws UciException {
        if (!words.accept("name")) {
            throw new UciException("setoption takes 'name NAME value VALUE'");
        }
        String name = words.until(Set.of("value"));
        words.accept("value");
        return switch (name.toLowerCase(java.util.Locale.ROOT)) {
            case "hash" -> {
                hash = (int) words.number("Hash", 1, Engine.MAX_HASH_MEGABYTES);
                yield Change.ENGINE;
            }
            case "clear hash" -> Change.CLEAR;
            case "move overhead" -> {
                overhead = (int) words.number("Move Overhead", 0, MOST_OVERHEAD);
                yield Change.ENGINE;
            }
            case "uci_variant" -> choose(words.until(Set.of()));
            case "variantpath" -> load(words.until(Set.of()));
            default -> throw new UciException("there is no option '" + name + "'");
        };
    }

    private Change choose(String id) throws UciException {
        CompiledVariant chosen = variants.get(id);
        if (chosen == null) {
            throw new UciException(
                    "there is no variant '" + id + "'; there are: " + String.join(" ", variants.keySet()));
        }
        variant = chosen;
        return Change.VARIANT;
    }

    /** Makes the variant of a file one of those to choose from, in place of any of the same id. */
    private Change load(String path) throws UciException {
        if (path.isEmpty() || path.equals("<empty>")) {
            return Change.NOTHING;
        }
        try {
            CompiledVariant loaded = Variants.find(path);
            WeightsFile.read(loaded.variant()); // mistakes in it are told now, not when the search begins
            variants.put(loaded.id(), loaded);
            return Change.NOTHING;
        } catch (VariantFileException e) {
            List<String> mistakes = new ArrayList<>();
            e.mistakes().forEach(mistake -> mistakes.add(mistake.toString()));
            throw new UciException(String.join("; ", mistakes));
        } catch (IOException | UnknownVariantException e) {
            throw new UciException("cannot read " + path + ": " + e.getMessage());
        }
    }
}
