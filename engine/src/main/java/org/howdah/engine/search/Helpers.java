package org.howdah.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** The threads that help the main one. */
final class Helpers {
    private final CompiledVariant variant;
    private final @Nullable Network network;
    private final TranspositionTable table;
    private final Deadline main;
    private final LongAdder tableHits;
    private volatile List<Helper> helpers = List.of();
    private boolean asksNetwork = true;
    private @Nullable Tablebase tables;

    /**
     * @param network of the game, null when it has none
     * @param main that of the main thread, whose nodes count with those of all helpers
     * @param tableHits told of each position that the endgame tables know
     */
    Helpers(
            CompiledVariant variant,
            @Nullable Network network,
            TranspositionTable table,
            Deadline main,
            LongAdder tableHits) {
        this.variant = variant;
        this.network = network;
        this.table = table;
        this.main = main;
        this.tableHits = tableHits;
    }

    /**
     * Sets how many there are.
     *
     * @throws OutOfMemoryError when there is not enough memory; there are as many as before, or fewer
     */
    void resize(int count) {
        List<Helper> kept = new ArrayList<>(helpers.subList(0, Math.min(count, helpers.size())));
        helpers.subList(kept.size(), helpers.size()).forEach(Helper::close);
        keep(kept);
        List<Helper> more = new ArrayList<>();
        try {
            while (kept.size() + more.size() < count) {
                Helper helper = new Helper(variant, network, table, tableHits, kept.size() + more.size() + 1);
                helper.tables(tables);
                helper.asksNetwork(asksNetwork);
                more.add(helper);
            }
        } catch (OutOfMemoryError e) {
            more.forEach(Helper::close);
            throw e;
        }
        kept.addAll(more);
        keep(kept);
    }

    private void keep(List<Helper> kept) {
        helpers = List.copyOf(kept);
        List<Deadline> all = new ArrayList<>(List.of(main));
        helpers.forEach(helper -> all.add(helper.deadline()));
        for (Deadline each : all) {
            each.include(all.stream().filter(other -> other != each).toList());
        }
    }

    /** Whether to ask the game's network, if it has one. */
    void asksNetwork(boolean on) {
        asksNetwork = on;
        helpers.forEach(helper -> helper.asksNetwork(on));
    }

    /** Asks these endgame tables from now on, or none. */
    void tables(@Nullable Tablebase asked) {
        tables = asked;
        helpers.forEach(helper -> helper.tables(asked));
    }

    /** Has all begin, none before all have let go of what they counted in the search before. */
    void start(Position position, Limits limits, SearchPlan plan) {
        helpers.forEach(helper -> helper.take(position, limits));
        helpers.forEach(helper -> helper.start(plan));
    }

    /** Ends their search; they have stopped when this returns. */
    void stop() {
        helpers.forEach(helper -> helper.deadline().stop());
        helpers.forEach(Helper::await);
    }

    void pause() {
        helpers.forEach(helper -> helper.deadline().pause());
    }

    void resume() {
        helpers.forEach(helper -> helper.deadline().resume());
    }

    void clear() {
        helpers.forEach(Helper::clear);
    }

    /**
     * Which of the threads to believe: each votes for its move, the deeper it has searched and the better it scores the
     * louder; of those for the winning move the loudest is taken.
     */
    Deepening elect(Deepening mainThread) {
        if (helpers.isEmpty()) {
            return mainThread;
        }
        List<Deepening> all = new ArrayList<>(List.of(mainThread));
        helpers.forEach(helper -> all.add(helper.deepening()));
        all.removeIf(each -> each.depth() == 0);
        Deepening best = mainThread;
        long most = votesFor(mainThread, all);
        for (Deepening each : all) {
            long votes = votesFor(each, all);
            if (votes > most || votes == most && voice(each, all) > voice(best, all)) {
                best = each;
                most = votes;
            }
        }
        return best;
    }

    private static long votesFor(Deepening candidate, List<Deepening> all) {
        return all.stream()
                .filter(each -> each.best().move() == candidate.best().move())
                .mapToLong(each -> voice(each, all))
                .sum();
    }

    private static long voice(Deepening voter, List<Deepening> all) {
        int worst = all.stream().mapToInt(each -> each.best().score).min().orElse(0);
        return (voter.best().score - worst + 14L) * voter.depth();
    }
}
