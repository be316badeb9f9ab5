package org.howdah.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.PgnLine;
import org.howdah.rules.notation.PgnMove;
import org.howdah.rules.notation.San;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.rule.Refusal;
import org.howdah.rules.rule.RuleName;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * A game: where it began, the moves that were played, and how it stands. Every move is checked.
 *
 * <p>Immutable and safe to share between threads: {@link #play} gives another game. For a search, which makes millions
 * of moves, take the {@link #position}.
 */
public final class Game {
    private final Setup start;
    /** Never changed once the constructor is done. */
    private final Position position;

    private final List<Played> moves;
    private final boolean inCheck;
    private final Outcome outcome;
    private volatile @Nullable List<LegalMove> legal;

    private Game(Setup start, Position position, List<Played> moves) {
        this.start = start;
        this.position = position;
        this.moves = List.copyOf(moves);
        this.inCheck = position.inCheck();
        this.outcome = Outcome.of(position);
    }

    /** A game from the variant's start position. */
    public static Game start(CompiledVariant variant) {
        return new Game(Setup.start(variant), Position.start(variant), List.of());
    }

    /**
     * A game from another position. It may be over already: see {@link #outcome}.
     *
     * @throws FenException when that is not the FEN of a position to play from
     */
    public static Game from(CompiledVariant variant, String fen) throws FenException {
        return from(Fen.parse(variant, fen));
    }

    private static Game from(Setup checked) {
        try {
            Position position = checked.toPosition();
            return new Game(position.setup(), position, List.of());
        } catch (SetupException e) {
            throw new IllegalArgumentException("a setup that was not checked", e);
        }
    }

    /**
     * The game that a PGN game tells, without its variations.
     *
     * @throws MoveException when it goes on after its end by the rules
     */
    public static Game from(PgnGame pgn) throws MoveException {
        Game game = from(pgn.start());
        for (PgnMove move : pgn.line().moves()) {
            game = game.play(move.san());
        }
        return game;
    }

    public CompiledVariant variant() {
        return start.variant();
    }

    /** The position now, with the game's moves as its history. A copy of the caller's own. */
    public Position position() {
        return position.copy();
    }

    /** The FEN of the position now. */
    public String fen() {
        return moves.isEmpty() ? startFen() : moves.getLast().fenAfter();
    }

    /** The FEN of the position in which the game began. */
    public String startFen() {
        return Fen.write(start);
    }

    /** The {@link org.howdah.rules.board.Color} whose turn it is. */
    public int sideToMove() {
        return position.sideToMove();
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return inCheck;
    }

    /** The UCI names of all legal moves; none once the game is over. */
    public List<String> legalMoves() {
        return legal().stream().map(LegalMove::uci).toList();
    }

    /** All legal moves; none once the game is over. */
    public List<LegalMove> legal() {
        List<LegalMove> found = legal;
        if (found == null) {
            found = outcome.isOver() ? List.of() : findLegal(position());
            legal = found;
        }
        return found;
    }

    private static List<LegalMove> findLegal(Position position) {
        MoveList list = new MoveList();
        Moves.legal(position, list);
        List<String> san = San.writeAll(position, list);
        List<LegalMove> legal = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            legal.add(new LegalMove(list.get(i), Uci.write(position, list.get(i)), san.get(i)));
        }
        return List.copyOf(legal);
    }

    /**
     * The game after one more move.
     *
     * @param text a move in SAN, in UCI, or in the Game Courier form of a placement
     * @throws MoveException when the move is not legal, with the rule that refuses it, or when the game is over
     */
    public Game play(String text) throws MoveException {
        refuseIfOver(text);
        Position next = position();
        return play(next, MoveText.parse(next, text));
    }

    /**
     * The game after one more move.
     *
     * @throws IllegalArgumentException when the move is not legal or the game is over
     */
    public Game play(int move) {
        Position next = position();
        if (outcome.isOver() || !Moves.isLegal(next, move)) {
            throw new IllegalArgumentException("not a legal move in " + fen() + ": " + Integer.toHexString(move));
        }
        return play(next, move);
    }

    private Game play(Position next, int move) {
        String uci = Uci.write(next, move);
        String san = San.write(next, move);
        next.make(move);
        List<Played> played = new ArrayList<>(moves);
        played.add(new Played(move, uci, san, Fen.write(next)));
        return new Game(start, next, played);
    }

    private void refuseIfOver(String text) throws MoveException {
        if (outcome.isOver()) {
            throw new MoveException(text, new Refusal(RuleName.GAME_OVER, "the game is over. " + outcome.sentence()));
        }
    }

    /** Why a text is not a move that may be played now; empty when it is one. */
    public Optional<Refusal> refusal(String text) {
        try {
            refuseIfOver(text);
            MoveText.parse(position(), text);
            return Optional.empty();
        } catch (MoveException e) {
            return Optional.of(e.refusal());
        }
    }

    /** The moves played so far. */
    public List<Played> moves() {
        return moves;
    }

    /** Whether the game has ended by the rules, and how. */
    public Outcome outcome() {
        return outcome;
    }

    /**
     * The game before its last move.
     *
     * @throws IllegalStateException when no move was played
     */
    public Game takeBack() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        Position before = position();
        before.unmake();
        return new Game(start, before, moves.subList(0, moves.size() - 1));
    }

    /**
     * The game as PGN, its result that of the {@link #outcome}.
     *
     * @param tags tags to write, such as {@code White} and {@code Date}, in their order
     */
    public PgnGame toPgn(Map<String, String> tags) {
        List<PgnMove> line = moves.stream()
                .map(played -> PgnMove.of(played.move(), played.san()))
                .toList();
        return new PgnGame(tags, start, PgnLine.of(line), outcome.result());
    }
}
