package org.howdah.engine.eval;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * What a score means for the end of the game: a win becomes as likely as not at a score of {@code even} centipawns and
 * nearly certain some {@code spread}s above (a logistic curve), a loss the same below zero, and what is left are draws.
 * Both numbers change as the board empties. They stand in {@code win-model.properties}, for each game and for all others.
 */
public final class WinModel {
    private static final String FILE = "win-model.properties";

    private final PieceValues values;
    private final int types;
    private final int full;
    private final double[] even;
    private final double[] spread;

    private WinModel(CompiledVariant compiled, Properties numbers) {
        types = compiled.types();
        values = new PieceValues(compiled.variant());
        full = Math.max(1, material(Position.start(compiled)));
        String id = compiled.id();
        even = new double[] {number(numbers, id, "even.empty"), number(numbers, id, "even.full")};
        spread = new double[] {number(numbers, id, "spread.empty"), number(numbers, id, "spread.full")};
    }

    /** The model of a game. */
    public static WinModel of(CompiledVariant compiled) {
        Properties numbers = new Properties();
        try (InputStream in = Objects.requireNonNull(WinModel.class.getResourceAsStream(FILE))) {
            numbers.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new WinModel(compiled, numbers);
    }

    private static double number(Properties numbers, String id, String name) {
        String usual = numbers.getProperty("default." + name);
        return Double.parseDouble(numbers.getProperty(id + "." + name, usual));
    }

    private int material(Position position) {
        int sum = 0;
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int type = 1; type <= types; type++) {
                int piece = Pieces.of(color, type);
                int count = Long.bitCount(position.piecesLo(piece)) + Long.bitCount(position.piecesHi(piece));
                sum += values.of(type) * (count + position.hand(color, type));
            }
        }
        return sum;
    }

    /**
     * The chances of the side to move.
     *
     * @param centipawns its score, not that of a forced end
     */
    public WinChances of(Position position, int centipawns) {
        double fullness = Math.min(1, (double) material(position) / full);
        double middle = between(even, fullness);
        double width = between(spread, fullness);
        int win = permill((centipawns - middle) / width);
        int loss = permill((-centipawns - middle) / width);
        return new WinChances(win, 1000 - win - loss, loss);
    }

    private static double between(double[] ends, double fullness) {
        return ends[0] + fullness * (ends[1] - ends[0]);
    }

    private static int permill(double x) {
        return (int) Math.floor(1000 / (1 + Math.exp(-x)));
    }
}
