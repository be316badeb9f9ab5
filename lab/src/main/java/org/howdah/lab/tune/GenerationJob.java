package org.howdah.lab.tune;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.howdah.lab.LabException;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.Job;
import org.howdah.lab.work.Traits;
import org.howdah.rules.variant.CompiledVariant;

/** Games that are played for their positions, each a unit. */
public final class GenerationJob implements Job<PlayedGame> {
    /** Its kind. */
    public static final String KIND = "datagen";

    private final CompiledVariant variant;
    private final GenerationRules rules;

    GenerationJob(CompiledVariant variant, GenerationRules rules) {
        this.variant = variant;
        this.rules = rules;
    }

    /**
     * The job that a line tells.
     *
     * @throws LabException when it is no such line, or the game is not known
     */
    public static GenerationJob read(String line, GameFinder games) throws LabException {
        Run run = Run.of(line);
        if (run == null) {
            throw new LabException("these are not games of 'howdah datagen': " + line);
        }
        return new GenerationJob(games.find(run.variant()), run.rules());
    }

    Run run() {
        return Run.of(variant.variant(), rules);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String line() {
        return run().line();
    }

    @Override
    public SequencedMap<String, String> traits() {
        return Traits.of(new LinkedHashMap<>(Map.of(variant.id(), variant)));
    }

    @Override
    public Station<PlayedGame> open() {
        return new SampledGames(variant, rules);
    }

    @Override
    public byte[] bytes(PlayedGame game) {
        return PositionFile.text(List.of(game)).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public PlayedGame result(int unit, byte[] bytes) throws LabException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        try {
            List<PlayedGame> games = PositionFile.games(text);
            if (games.size() == 1
                    && games.getFirst().number() == unit
                    && PositionFile.text(games).equals(text)) {
                games.getFirst().samples().forEach(sample -> sample.position(variant));
                return games.getFirst();
            }
        } catch (PositionFileException | IllegalArgumentException e) {
            throw new LabException("this is not game " + unit + ": " + e.getMessage());
        }
        throw new LabException(
                "this is not game " + unit + ": " + text.lines().findFirst().orElse("nothing"));
    }
}
