package org.howdah.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Attack tests, move generation, make and unmake allocate nothing once their lists have grown. */
class AllocationTest {
    private static final int DEPTH = 3;
    private static final int MOST_LEAVES = 30_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final MoveList[] lists =
            Stream.generate(MoveList::new).limit(DEPTH + 1).toArray(MoveList[]::new);
    private int leaves;

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void walkingTheTreeAllocatesNothing(CompiledVariant variant) {
        Position position = Position.start(variant);
        long first = allocatedByWalking(position);
        long again = Math.min(allocatedByWalking(position), allocatedByWalking(position));
        assertThat(again)
                .as("after %d bytes at first, %d leaves", first, leaves)
                .isLessThan(1_000);
    }

    private long allocatedByWalking(Position position) {
        leaves = 0;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        walk(position, DEPTH);
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private void walk(Position position, int depth) {
        MoveList moves = lists[depth];
        moves.clear();
        Moves.noisy(position, moves);
        moves.clear();
        Moves.legal(position, moves);
        leaves += moves.size();
        if (depth == 1 || leaves > MOST_LEAVES || Ending.of(position) != null) {
            return;
        }
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (position.isCapture(move) && Moves.isLegal(position, move)) {
                leaves++;
            }
            position.make(move);
            walk(position, depth - 1);
            position.unmake();
        }
    }
}
