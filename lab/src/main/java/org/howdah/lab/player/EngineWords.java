package org.howdah.lab.player;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Level;
import org.howdah.engine.tablebase.TableShelf;
import org.howdah.rules.variant.Nearest;
import org.jspecify.annotations.Nullable;

/** Reads an engine's settings from words of the form {@code key=value}. */
final class EngineWords {
    private static final String OPTION = "option.";
    private static final List<String> OURS =
            List.of("name", "level", "hash", "threads", "overhead", "tablebase", "network");
    private static final List<String> THEIRS =
            List.of("name", "cmd", "proto", "dir", "variant", "letters", "hash", "threads", "trace", "option.NAME");
    private static final int USUAL_HASH = 16;
    private static final int MOST_THREADS = 1024;
    private static final int USUAL_OVERHEAD = 5;
    private static final int MOST_OVERHEAD = 5000;

    private final List<String> words;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, String> options = new LinkedHashMap<>();

    EngineWords(List<String> words) throws StartException {
        this.words = words;
        for (String word : words) {
            int equals = word.indexOf('=');
            if (equals < 1) {
                throw new StartException(
                        "'" + word + "' is not a setting of an engine: they are KEY=VALUE, as in level=5");
            }
            String key = word.substring(0, equals);
            Map<String, String> map = key.startsWith(OPTION) ? options : values;
            String name = key.startsWith(OPTION) ? key.substring(OPTION.length()) : key.toLowerCase(Locale.ROOT);
            if (map.put(name, word.substring(equals + 1)) != null) {
                throw new StartException("'" + key + "' is set twice");
            }
        }
    }

    EngineSpec read(@Nullable Pace usual) throws StartException {
        boolean program = values.containsKey("cmd");
        refuseUnknown(program);
        return program ? program(usual) : own(usual);
    }

    private void refuseUnknown(boolean program) throws StartException {
        List<String> known = new ArrayList<>(program ? THEIRS : OURS);
        known.addAll(PaceText.KINDS);
        for (String key : values.keySet()) {
            if (!known.contains(key)) {
                String whose = program ? "another program" : "our engine";
                String hint = Nearest.to(key, known)
                        .map(near -> " (did you mean " + near + "?)")
                        .orElse("");
                throw new StartException("there is no setting '" + key + "' of " + whose + hint + "; there are: "
                        + String.join(", ", known) + (program ? "" : "; cmd=COMMAND is for another program"));
            }
        }
        if (!program && !options.isEmpty()) {
            throw new StartException("option.NAME is for another program, with cmd=COMMAND");
        }
    }

    private EngineSpec own(@Nullable Pace usual) throws StartException {
        int level = number("level", Level.COUNT, 1, Level.COUNT);
        OwnSettings own = new OwnSettings(
                level,
                number("hash", USUAL_HASH, 1, Engine.MAX_HASH_MEGABYTES),
                number("threads", 1, 1, Engine.MAX_THREADS),
                tables(level),
                onOrOff("network"),
                number("overhead", USUAL_OVERHEAD, 0, MOST_OVERHEAD));
        Pace ownPace = level < Level.COUNT ? new Pace.Own() : null;
        String name = level < Level.COUNT ? "Howdah level " + level : "Howdah";
        return new EngineSpec(
                values.getOrDefault("name", name), words, pace(usual == null ? ownPace : usual), own, null);
    }

    /** A setting that is on unless it says off. */
    private boolean onOrOff(String key) throws StartException {
        String value = values.getOrDefault(key, "on");
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "on" -> true;
            case "off" -> false;
            default -> throw new StartException(key + " is on or off, not '" + value + "'");
        };
    }

    private @Nullable TableShelf tables(int level) throws StartException {
        Path root = path("tablebase");
        if (root == null) {
            return null;
        }
        if (level < Level.COUNT) {
            throw new StartException("tablebase is for level " + Level.COUNT + ": lower ones ask no tables");
        }
        TableShelf shelf = new TableShelf();
        shelf.root(root);
        return shelf;
    }

    private EngineSpec program(@Nullable Pace usual) throws StartException {
        List<String> command = CommandWords.split(values.getOrDefault("cmd", ""));
        if (command.isEmpty()) {
            throw new StartException("cmd is empty: it is the command that starts the engine");
        }
        String letters = values.get("letters");
        ProgramSettings program = new ProgramSettings(
                command,
                protocol(),
                path("dir"),
                path("trace"),
                values.get("variant"),
                options,
                letters == null ? LetterMap.SAME : LetterMap.parse(letters),
                number("hash", USUAL_HASH, 1, Integer.MAX_VALUE),
                number("threads", 1, 1, MOST_THREADS));
        String name = String.valueOf(Path.of(command.getFirst()).getFileName());
        return new EngineSpec(values.getOrDefault("name", name), words, pace(usual), null, program);
    }

    private ProgramSettings.Protocol protocol() throws StartException {
        String name = values.getOrDefault("proto", "uci").toLowerCase(Locale.ROOT);
        return switch (name) {
            case "uci" -> ProgramSettings.Protocol.UCI;
            case "cecp", "xboard" -> ProgramSettings.Protocol.CECP;
            default -> throw new StartException("proto is uci or cecp, not '" + name + "'");
        };
    }

    private @Nullable Path path(String key) throws StartException {
        String text = values.get(key);
        try {
            return text == null ? null : Path.of(text);
        } catch (InvalidPathException e) {
            throw new StartException(key + " is a path, not '" + text + "'");
        }
    }

    private Pace pace(@Nullable Pace usual) throws StartException {
        List<String> given = PaceText.KINDS.stream().filter(values::containsKey).toList();
        if (given.size() > 1) {
            throw new StartException("give one of tc, movetime, nodes and depth, not " + String.join(" and ", given));
        }
        if (given.isEmpty() && usual == null) {
            throw new StartException("say how long it may think: with tc, movetime, nodes or depth");
        }
        return given.isEmpty()
                ? Objects.requireNonNull(usual)
                : PaceText.parse(given.getFirst(), values.getOrDefault(given.getFirst(), ""));
    }

    private int number(String key, int usual, int least, int most) throws StartException {
        String text = values.get(key);
        return text == null ? usual : (int) PaceText.number(key, text, least, most);
    }
}
