package org.howdah.cluster;

import org.howdah.lab.LabException;
import org.howdah.lab.balance.BalanceJob;
import org.howdah.lab.match.MatchJob;
import org.howdah.lab.tablebase.TableJob;
import org.howdah.lab.tune.GenerationJob;
import org.howdah.lab.values.ValuesJob;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.Job;

/** The jobs that workers can do. */
final class Jobs {
    private Jobs() {}

    /**
     * The job of a kind that a line tells.
     *
     * @throws LabException when it cannot be done here
     */
    static Job<?> read(String kind, String line, GameFinder games) throws LabException {
        return switch (kind) {
            case ValuesJob.KIND -> ValuesJob.read(line, games);
            case BalanceJob.KIND -> BalanceJob.read(line, games);
            case GenerationJob.KIND -> GenerationJob.read(line, games);
            case MatchJob.KIND -> MatchJob.read(line, games);
            case TableJob.KIND -> TableJob.read(line, games);
            default -> throw new LabException("it knows no job '" + kind + "'");
        };
    }
}
