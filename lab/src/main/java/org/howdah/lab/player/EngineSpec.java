package org.howdah.lab.player;

import java.util.List;
import java.util.Objects;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * An engine as it is to play: our own with settings, or another program.
 *
 * @param name what the reports call it
 * @param words the text it was read from, to know it again
 * @param pace how long it may think
 * @param own settings of our engine, null for another program
 * @param program settings of another program, null for our engine
 */
public record EngineSpec(
        String name,
        List<String> words,
        Pace pace,
        @Nullable OwnSettings own,
        @Nullable ProgramSettings program) {

    public EngineSpec {
        words = List.copyOf(words);
        if ((own == null) == (program == null)) {
            throw new IllegalArgumentException("an engine is either ours or another program");
        }
    }

    /**
     * Reads words of the form {@code key=value}, as {@code docs/match.md} lists them.
     *
     * @param usual how long it may think when the words do not say; null when they have to
     * @throws StartException when a word is not understood, naming what would be
     */
    public static EngineSpec parse(List<String> words, @Nullable Pace usual) throws StartException {
        return new EngineWords(words).read(usual);
    }

    /** Whether it is our own with endgame tables. */
    public boolean asksTables() {
        return own != null && own.tables() != null;
    }

    /** The same under another name. */
    public EngineSpec named(String newName) {
        return new EngineSpec(newName, words, pace, own, program);
    }

    /**
     * Starts it.
     *
     * @param patienceMillis how long it may be silent beyond its time
     * @throws StartException when it cannot be started, or does not know the game or an option
     */
    public Player start(CompiledVariant variant, long patienceMillis) throws StartException {
        if (own != null) {
            return new OwnPlayer(variant, own, pace);
        }
        ProgramSettings settings = Objects.requireNonNull(program);
        return new ProgramPlayer(
                settings.protocol() == ProgramSettings.Protocol.UCI
                        ? () -> UciTalk.start(settings, variant, pace, patienceMillis)
                        : () -> CecpTalk.start(settings, variant, pace, patienceMillis));
    }
}
