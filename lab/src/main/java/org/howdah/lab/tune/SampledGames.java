package org.howdah.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.lab.selfplay.Adjudication;
import org.howdah.lab.selfplay.Outcome;
import org.howdah.lab.selfplay.SelfPlay;
import org.howdah.lab.work.Job;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/** Plays games from random openings and keeps their quiet positions. For one thread. */
final class SampledGames implements Job.Station<PlayedGame> {
    private final CompiledVariant variant;
    private final GenerationRules rules;
    private final SelfPlay player;
    private final MoveList moves = new MoveList();

    SampledGames(CompiledVariant variant, GenerationRules rules) {
        this.variant = variant;
        this.rules = rules;
        player = new SelfPlay(variant);
    }

    @Override
    public PlayedGame work(int number) {
        SplittableRandom random = new SplittableRandom(rules.seed() * 1_000_003 + number);
        List<Sample> samples = new ArrayList<>();
        Outcome outcome = player.play(opening(random), rules.nodes(), Adjudication.LATE, (position, move, score) -> {
            if (isQuiet(position, move) && Math.abs(score) <= GenerationRules.LARGEST_SAMPLED) {
                samples.add(new Sample(Fen.write(position), score));
            }
        });
        return new PlayedGame(number, outcome.result(), outcome.plies(), outcome.end(), samples);
    }

    /** Draws random moves until the position they lead to is one to play on: not over, and about even. */
    private Position opening(SplittableRandom random) {
        while (true) {
            Position position = Position.start(variant);
            int placing = variant.arrangements() == null ? 0 : 2;
            for (int ply = 0; ply < rules.randomPlies() + placing && Ending.of(position) == null; ply++) {
                moves.clear();
                Moves.legal(position, moves);
                position.make(moves.get(random.nextInt(moves.size())));
            }
            if (Ending.of(position) == null
                    && Math.abs(player.score(position, rules.nodes())) <= GenerationRules.EVEN_CENTIPAWNS) {
                return position;
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

    @Override
    public void close() {
        player.close();
    }
}
