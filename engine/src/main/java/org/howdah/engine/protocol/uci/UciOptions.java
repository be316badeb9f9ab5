package org.howdah.engine.protocol.uci;

import java.util.List;
import java.util.Set;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Strength;
import org.jspecify.annotations.Nullable;

/** The options that can be set, and what those are set to that do not concern the engine itself. */
final class UciOptions {
    private static final int MOST_OVERHEAD = 5000;

    /** So many mistakes in files are told. */
    private static final int MOST_COMPLAINTS = 5;

    private final UciEngine engine;
    private final UciVariants variants;
    private final UciOutput out;
    private final List<UciOption> options;
    private boolean showWdl;
    private boolean limitStrength;
    private int elo = Strength.USUAL_ELO;

    UciOptions(UciEngine engine, UciVariants variants, UciOutput out) {
        this.engine = engine;
        this.variants = variants;
        this.out = out;
        options = List.of(
                UciOption.spin("Hash", Engine.DEFAULT_HASH_MEGABYTES, 1, Engine.MAX_HASH_MEGABYTES, engine::hash),
                UciOption.button("Clear Hash", engine::clear),
                UciOption.spin("Threads", 1, 1, Engine.MAX_THREADS, engine::threads),
                UciOption.spin("MultiPV", 1, 1, Engine.MAX_LINES, engine::lines),
                // Programs read from this option that they may send go ponder; there is nothing to set.
                UciOption.check("Ponder", false, on -> {}),
                UciOption.spin("Move Overhead", Engine.DEFAULT_OVERHEAD_MILLIS, 0, MOST_OVERHEAD, engine::overhead),
                new UciOption("UCI_Variant", this::describeVariants, value -> engine.variant(value.until(Set.of()))),
                UciOption.string("VariantPath", this::load),
                UciOption.string("TablebasePath", engine::tablebasePath),
                UciOption.check("Use NNUE", true, engine::network),
                UciOption.check("UCI_ShowWDL", false, on -> showWdl = on),
                UciOption.check("UCI_LimitStrength", false, on -> limitStrength = on),
                UciOption.spin(
                        "UCI_Elo", Strength.USUAL_ELO, Strength.LEAST_ELO, Strength.MOST_ELO, value -> elo = value));
    }

    /** The lines that tell a program what there is to set. */
    List<String> describe() {
        return options.stream().map(UciOption::describe).toList();
    }

    /** Whether to tell the chances to win, draw and lose beside each score. */
    boolean showWdl() {
        return showWdl;
    }

    /** How well to play, null for all it can. */
    @Nullable Strength strength() {
        return limitStrength ? Strength.ofElo(elo) : null;
    }

    /**
     * Sets an option from the words after {@code setoption}.
     *
     * @throws UciException when there is no such option or value; nothing has changed then
     */
    void set(UciWords words) throws UciException {
        if (!words.accept("name")) {
            throw new UciException("setoption takes 'name NAME value VALUE'");
        }
        String name = words.until(Set.of("value"));
        words.accept("value");
        option(name).setter().set(words);
    }

    private UciOption option(String name) throws UciException {
        for (UciOption option : options) {
            if (option.name().equalsIgnoreCase(name)) {
                return option;
            }
        }
        throw new UciException("there is no option '" + name + "'");
    }

    private String describeVariants() {
        return "combo default " + engine.variantId() + " var " + String.join(" var ", variants.ids());
    }

    /** The game chosen stays, unless a file has changed it or it is not there any more. */
    private void load(String path) throws UciException {
        List<String> complaints = variants.load(path);
        complaints.stream().limit(MOST_COMPLAINTS).forEach(out::say);
        if (complaints.size() > MOST_COMPLAINTS) {
            out.say("and " + (complaints.size() - MOST_COMPLAINTS) + " mistakes more");
        }
        String id = engine.variantId();
        if (variants.has(id)) {
            engine.variant(id);
        } else {
            out.say("the variant '" + id + "' is not there any more: now it is '" + variants.usual() + "'");
            engine.variant(variants.usual());
        }
    }
}
