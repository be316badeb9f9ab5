package org.howdah.lab.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.howdah.lab.LabException;
import org.howdah.lab.player.StartPosition;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.PgnEntry;
import org.howdah.rules.notation.PgnError;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.PgnMove;
import org.howdah.rules.notation.PgnReader;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.variant.CompiledVariant;

/** Openings from a file: FEN or EPD, one a line ({@code #} begins a comment), or the games of a PGN file. */
public final class OpeningFile {
    private static final int FEN_FIELDS = 6;
    private static final int EPD_FIELDS = 4;

    private OpeningFile() {}

    /**
     * Reads all openings; a name that ends in {@code .pgn} means PGN.
     *
     * @throws LabException when the file cannot be read, holds none, or one that cannot be played
     */
    public static List<Opening> read(Path file, CompiledVariant variant) throws LabException {
        boolean pgn = file.toString().toLowerCase(Locale.ROOT).endsWith(".pgn");
        try {
            List<Opening> openings = pgn ? games(file, variant) : lines(file, variant);
            if (openings.isEmpty()) {
                throw new LabException("there is no opening in " + file);
            }
            return openings;
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + reason(e));
        } catch (UncheckedIOException e) {
            throw new LabException("cannot read " + file + ": " + reason(Objects.requireNonNull(e.getCause())));
        }
    }

    private static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> "there is no such file";
            case MalformedInputException binary -> "it is not text in UTF-8";
            default -> String.valueOf(e.getMessage());
        };
    }

    private static List<Opening> lines(Path file, CompiledVariant variant) throws IOException, LabException {
        List<Opening> openings = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            String text = line.strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                openings.add(checked(position(text, variant, file + ", line " + number), file + ", line " + number));
            }
        }
        return openings;
    }

    private static Opening position(String text, CompiledVariant variant, String place) throws LabException {
        try {
            return new Opening(new StartPosition(Fen.parse(variant, fen(text))), List.of());
        } catch (FenException e) {
            throw new LabException(place + ": " + e.getMessage());
        }
    }

    /** The fields of the position: the two clocks may be missing, and EPD has operations in their place. */
    private static String fen(String text) {
        List<String> words = List.of(text.split("[\\s;]+", -1));
        StringBuilder fen = new StringBuilder();
        for (int i = 0; i < Math.min(words.size(), FEN_FIELDS); i++) {
            if (i >= EPD_FIELDS && !words.get(i).matches("\\d+")) {
                break;
            }
            fen.append(i == 0 ? "" : " ").append(words.get(i));
        }
        return fen.toString();
    }

    private static List<Opening> games(Path file, CompiledVariant variant) throws IOException, LabException {
        List<Opening> openings = new ArrayList<>();
        try (PgnReader reader = PgnReader.open(file, variant)) {
            while (reader.hasNext()) {
                PgnEntry entry = reader.next();
                String place = file + ", game " + (openings.size() + 1);
                switch (entry) {
                    case PgnError error -> throw new LabException(file + ": " + error);
                    case PgnGame game -> openings.add(checked(game(game, variant, place), place));
                }
            }
        }
        return openings;
    }

    private static Opening game(PgnGame game, CompiledVariant variant, String place) throws LabException {
        if (game.variant() != variant) {
            throw new LabException(
                    place + " is one of " + game.variant().variant().name() + ", not of "
                            + variant.variant().name());
        }
        List<Integer> moves = game.line().moves().stream().map(PgnMove::move).toList();
        return new Opening(new StartPosition(game.start()), moves);
    }

    private static Opening checked(Opening opening, String place) throws LabException {
        if (Ending.of(opening.position()) != null) {
            throw new LabException(place + ": that game is over, so it is no opening");
        }
        return opening;
    }
}
