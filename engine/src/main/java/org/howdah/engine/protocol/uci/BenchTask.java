package org.howdah.engine.protocol.uci;

import org.howdah.engine.bench.Bench;

/** Runs the bench and prints what it finds. */
final class BenchTask extends UciTask {
    private final Bench bench;
    private final UciOutput out;

    BenchTask(Bench bench, UciOutput out) {
        super(out);
        this.bench = bench;
        this.out = out;
    }

    @Override
    String work() {
        bench.run(result -> out.println(result.toString()));
        out.println("");
        out.println("Nodes searched: " + bench.nodes());
        return "Nodes/second: " + bench.nodesPerSecond();
    }

    @Override
    String failed() {
        return "Nodes searched: 0";
    }

    @Override
    void stop() {
        bench.stop();
    }

    @Override
    boolean isEndless() {
        return false;
    }

    @Override
    boolean isWholeOrNothing() {
        return true;
    }
}
