package org.howdah.rules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.slow.SlowFen;
import org.howdah.rules.slow.SlowGame;
import org.howdah.rules.slow.SlowMove;
import org.howdah.rules.slow.SlowPosition;
import org.howdah.rules.variant.CompiledVariant;

/** One game on two boards: the library's, and that of the judge. */
final class TwinGame {
    private final Position position;
    private final SlowGame judge;
    private final List<String> played = new ArrayList<>();
    private final String startFen;

    private TwinGame(Position position, SlowPosition judged) {
        this.position = position;
        this.judge = new SlowGame(judged);
        this.startFen = SlowFen.write(judged);
    }

    static TwinGame start(CompiledVariant variant) {
        return new TwinGame(Position.start(variant), SlowPosition.start(variant.variant()));
    }

    static TwinGame from(CompiledVariant variant, String fen) {
        try {
            Position position = Fen.parse(variant, fen).toPosition();
            return new TwinGame(position, SlowFen.read(variant.variant(), fen));
        } catch (FenException | SetupException e) {
            throw new AssertionError(variant.id() + " " + fen, e);
        }
    }

    Position position() {
        return position;
    }

    /** The legal moves, on which both boards agree; so they do on everything that a position says of itself. */
    List<String> agreedMoves() {
        Map<String, SlowMove> expected = judge.moves();
        Map<String, Integer> found = moves();
        assertThat(found.keySet()).as(this::toString).containsExactlyInAnyOrderElementsOf(expected.keySet());
        expected.forEach((uci, move) -> checkCaptures(move, found.get(uci)));
        assertThat(Fen.write(position)).as(this::toString).isEqualTo(SlowFen.write(judge.position()));
        assertThat(position.inCheck()).as(this::toString).isEqualTo(judge.isInCheck());
        assertThat(position.repetitions()).as(this::toString).isEqualTo(judge.repetitions());
        assertThat(word(Ending.of(position))).as(this::toString).isEqualTo(judge.status());
        return List.copyOf(expected.keySet());
    }

    private Map<String, Integer> moves() {
        MoveList list = new MoveList();
        Moves.legal(position, list);
        Map<String, Integer> moves = new LinkedHashMap<>();
        for (int i = 0; i < list.size(); i++) {
            String uci = Uci.write(position, list.get(i));
            assertThat(moves.put(uci, list.get(i)))
                    .as("%s twice in %s", uci, this)
                    .isNull();
        }
        return moves;
    }

    private void checkCaptures(SlowMove expected, int move) {
        List<Integer> types = new ArrayList<>();
        if (position.captured(move) != 0) {
            types.add(position.captured(move));
        }
        if (position.secondCaptured(move) != 0) {
            types.add(position.secondCaptured(move));
        }
        assertThat(types).as("taken by %s in %s", expected.uci(), this).isEqualTo(judge.takenBy(expected));
        assertThat(position.isCapture(move)).isEqualTo(!types.isEmpty());
        assertThat(Move.isPromotion(move)).isEqualTo(expected.promotes());
    }

    private String word(Ending ending) {
        if (ending == null) {
            return "ongoing";
        }
        int winner = ending.winner(position);
        String side = winner < 0 ? "nobody" : Color.name(winner);
        return switch (ending) {
            case CHECKMATE -> side + "-mates";
            case BARE_KING -> "bare-king-" + side;
            case BARE_DRAW -> "bare-draw";
            case STALEMATE -> "stalemate";
            case DEAD_MATERIAL -> "dead";
            case FIFTY_MOVES -> "fifty";
            case THREEFOLD -> "threefold";
        };
    }

    /** Whether nothing but a draw by counting has ended the game. */
    boolean goesOn() {
        return List.of("ongoing", "fifty", "threefold", "dead").contains(judge.status());
    }

    String identity() {
        return judge.identity();
    }

    /** Whether the judge finds a square attacked by a side, as if an enemy of that side stood there. */
    boolean isAttacked(int square, int byColor) {
        return judge.isAttacked(square, byColor);
    }

    void play(String uci) {
        played.add(uci);
        position.make(moves().get(uci));
        judge.play(uci);
    }

    @Override
    public String toString() {
        return position.variant().id() + " " + startFen + " moves " + played + ": " + SlowFen.write(judge.position());
    }
}
