package org.howdah.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.engine.search.SearchResult;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/** Plays games of the engine against itself, each determined by the rules of the run and its number. For one thread. */
final class SelfPlay implements AutoCloseable {
    private static final int HASH_MEGABYTES = 2;

    private final CompiledVariant variant;
    private final GenerationRules rules;
    private final Engine engine;
    private final Limits limits;
    private final MoveList moves = new MoveList();

    SelfPlay(CompiledVariant variant, GenerationRules rules) {
        this.variant = variant;
        this.rules = rules;
        engine = new Engine(variant, HASH_MEGABYTES);
        limits = Limits.nodes(rules.nodes());
    }

    /** Plays one game to its end. */
    PlayedGame play(int number) {
        SplittableRandom random = new SplittableRandom(rules.seed() * 1_000_003 + number);
        Position position = opening(random);
        List<Sample> samples = new ArrayList<>();
        int wonFor = 0;
        int drawnFor = 0;
        while (true) {
            Ending ending = Ending.of(position);
            if (ending != null) {
                return game(number, result(ending.winner(position)), position, ending.name(), samples);
            }
            if (position.ply() >= GenerationRules.LONGEST_PLIES) {
                return game(number, 0.5, position, "long", samples);
            }
            SearchResult found = engine.search(position, limits, SearchListener.NONE);
            int score = white(position, found.score().value());
            if (isQuiet(position, found.bestMove()) && Math.abs(score) <= GenerationRules.LARGEST_SAMPLED) {
                samples.add(new Sample(Fen.write(position), score));
            }
            // Consecutive verdicts have to agree on the side: one sign for all.
            boolean won = Math.abs(score) >= GenerationRules.WON_CENTIPAWNS;
            wonFor = !won ? 0 : score > 0 ? Math.max(0, wonFor) + 1 : Math.min(0, wonFor) - 1;
            drawnFor = Math.abs(score) <= GenerationRules.DRAWN_CENTIPAWNS ? drawnFor + 1 : 0;
            if (Math.abs(wonFor) >= GenerationRules.WON_PLIES) {
                return game(number, wonFor > 0 ? 1 : 0, position, "adjudicated", samples);
            }
            if (drawnFor >= GenerationRules.DRAWN_PLIES) {
                return game(number, 0.5, position, "adjudicated", samples);
            }
            position.make(found.bestMove());
        }
    }

    /** Draws random moves until the position they lead to is one to play on: not over, and about even. */
    private Position opening(SplittableRandom random) {
        while (true) {
            engine.clear();
            Position position = Position.start(variant);
            int placing = variant.arrangements() == null ? 0 : 2;
            for (int ply = 0; ply < rules.randomPlies() + placing && Ending.of(position) == null; ply++) {
                moves.clear();
                Moves.legal(position, moves);
                position.make(moves.get(random.nextInt(moves.size())));
            }
            if (Ending.of(position) == null) {
                int score = engine.search(position, limits, SearchListener.NONE)
                        .score()
                        .value();
                if (Math.abs(score) <= GenerationRules.EVEN_CENTIPAWNS) {
                    return position;
                }
            }
        }
    }

    /** Whether the static evaluation can be asked about the position: nothing is in check, taken or promoted. */
    private static boolean isQuiet(Position position, int bestMove) {
        return !position.inCheck()
                && !position.isCapture(bestMove)
                && !Move.isPromotion(bestMove)
                && Move.kind(bestMove) != Move.PLACEMENT;
    }

    private static int white(Position position, int score) {
        return position.sideToMove() == Color.WHITE ? score : -score;
    }

    private static double result(int winner) {
        return winner == Ending.NOBODY ? 0.5 : winner == Color.WHITE ? 1 : 0;
    }

    private static PlayedGame game(int number, double result, Position position, String end, List<Sample> samples) {
        String word = end.toLowerCase(Locale.ROOT).replace('_', '-');
        return new PlayedGame(number, result, position.ply(), word, samples);
    }

    @Override
    public void close() {
        engine.close();
    }
}
