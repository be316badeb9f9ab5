package org.howdah.lab.selfplay;

import java.util.Locale;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.engine.search.SearchResult;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.variant.CompiledVariant;

/**
 * One engine that plays both sides. What it finds depends on the position and the number of nodes alone, so a game can
 * be played again. For one thread.
 */
public final class SelfPlay implements AutoCloseable {
    private static final int HASH_MEGABYTES = 2;

    private final Engine engine;

    public SelfPlay(CompiledVariant variant) {
        engine = new Engine(variant, HASH_MEGABYTES);
    }

    /**
     * The score of a position, in centipawns for White, the engine beginning from nothing.
     *
     * @param nodes positions to search
     */
    public int score(Position position, long nodes) {
        engine.clear();
        return white(position, search(position, nodes));
    }

    /**
     * Plays a game to its end.
     *
     * @param position where it begins, its history included; where it ends afterwards
     * @param nodes positions to search for each move
     */
    public Outcome play(Position position, long nodes, Adjudication adjudication, PlyListener listener) {
        engine.clear();
        Verdicts verdicts = new Verdicts(adjudication);
        while (true) {
            Ending ending = Ending.of(position);
            if (ending != null) {
                return new Outcome(result(ending.winner(position)), position.ply(), word(ending));
            }
            if (position.ply() >= adjudication.longestPlies()) {
                return new Outcome(0.5, position.ply(), Adjudication.LONG);
            }
            SearchResult found = search(position, nodes);
            int score = white(position, found);
            listener.move(position, found.bestMove(), score);
            Double settled = verdicts.after(score);
            if (settled != null) {
                return new Outcome(settled, position.ply(), Adjudication.ADJUDICATED);
            }
            position.make(found.bestMove());
        }
    }

    private SearchResult search(Position position, long nodes) {
        return engine.search(position, Limits.nodes(nodes), SearchListener.NONE);
    }

    private static int white(Position position, SearchResult found) {
        int score = found.score().value();
        return position.sideToMove() == Color.WHITE ? score : -score;
    }

    private static double result(int winner) {
        return winner == Ending.NOBODY ? 0.5 : winner == Color.WHITE ? 1 : 0;
    }

    private static String word(Ending ending) {
        return ending.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public void close() {
        engine.close();
    }
}
