package org.howdah.lab.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Crew;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Plays games for their positions and writes them to a file, each as soon as it is over. A run that was stopped goes on
 * where it was.
 */
public final class Generation {
    private final GenerationJob job;
    private final Path file;
    private final Consumer<Tally> progress;
    private Tally tally = Tally.NONE;

    /**
     * What there is so far.
     *
     * @param games games in the file
     * @param positions positions in it
     * @param whiteWins games that White won
     * @param draws games that were drawn
     * @param plies of all games together
     */
    public record Tally(int games, long positions, int whiteWins, int draws, long plies) {
        static final Tally NONE = new Tally(0, 0, 0, 0, 0);

        Tally plus(PlayedGame game) {
            return new Tally(
                    games + 1,
                    positions + game.samples().size(),
                    whiteWins + (game.result() == 1 ? 1 : 0),
                    draws + (game.result() == 0.5 ? 1 : 0),
                    plies + game.plies());
        }
    }

    /**
     * @param file where the games go, or are already
     * @param progress told after each game
     */
    public Generation(CompiledVariant variant, GenerationRules rules, Path file, Consumer<Tally> progress) {
        job = new GenerationJob(variant, rules);
        this.file = file;
        this.progress = progress;
    }

    /**
     * Plays the games numbered below {@code games} that are not in the file yet.
     *
     * @param crew who plays them; which does not change them
     * @return what is then in the file
     * @throws PositionFileException when the file is there but holds something else
     * @throws IOException when it cannot be read or written
     * @throws LabException when the games cannot be played
     */
    public Tally run(int games, Crew crew) throws IOException, PositionFileException, LabException {
        boolean[] done = new boolean[games];
        Run run = job.run();
        if (Files.exists(file)) {
            PositionFile.mend(file);
            Run there = PositionFile.read(file, game -> take(game, done));
            if (!there.equals(run)) {
                throw new PositionFileException(file + " holds games of another run: " + there.line());
            }
        } else {
            PositionFile.begin(file, run);
        }
        int[] missing = IntStream.range(0, games).filter(i -> !done[i]).toArray();
        crew.work(job, missing, this::write);
        return tally;
    }

    private void take(PlayedGame game, boolean[] done) {
        if (game.number() < done.length) {
            done[game.number()] = true;
        }
        tally = tally.plus(game);
    }

    private void write(PlayedGame game) throws IOException {
        PositionFile.append(file, List.of(game));
        tally = tally.plus(game);
        progress.accept(tally);
    }
}
