package org.howdah.lab.player;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Another program, and what is set of it.
 *
 * @param command the program and its arguments
 * @param protocol what it speaks
 * @param folder where it works; here when null
 * @param trace the file to which all that is said is added, none when null
 * @param variantName what it calls the game; our id when null
 * @param options what it is to set, in this order
 * @param letters what it calls the pieces
 * @param hashMegabytes size of its table, if it can be told
 * @param threads how many it may use, if it can be told
 */
record ProgramSettings(
        List<String> command,
        Protocol protocol,
        @Nullable Path folder,
        @Nullable Path trace,
        @Nullable String variantName,
        Map<String, String> options,
        LetterMap letters,
        int hashMegabytes,
        int threads) {
    /** The languages that engines speak. */
    enum Protocol {
        UCI,
        CECP
    }

    ProgramSettings {
        command = List.copyOf(command);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }
}
