package org.howdah.engine.protocol.cecp;

import java.util.ArrayList;
import java.util.List;
import org.howdah.engine.search.Info;
import org.howdah.engine.search.Level;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.LimitsBuilder;
import org.howdah.engine.search.SearchListener;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.ForeignFen;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.jspecify.annotations.Nullable;

/**
 * The engine at the board: it plays one side, or none, or analyses. Whatever changes the position gives up a search that
 * is going on. Used by one thread.
 */
final class CecpPlayer {
    private static final long HINT_NODES = 20_000;

    private enum Mode {
        /** Plays neither side. */
        FORCE,
        /** Plays one side. */
        PLAY,
        /** Thinks about every position and plays neither side. */
        ANALYZE
    }

    private enum Purpose {
        MOVE,
        PONDER,
        ANALYSIS
    }

    private final CecpOptions options;
    private final CecpOutput out;
    private final CecpClock clock;
    private final Thinker thinker;
    private final CecpGame game;
    private final List<String> pings = new ArrayList<>();
    private Mode mode = Mode.PLAY;
    private int side = Color.BLACK;
    private Purpose purpose = Purpose.MOVE;
    private boolean againstComputer;
    private int reply = Move.NONE;
    private final RootChoice choice = new RootChoice();
    private @Nullable Info lastInfo;

    CecpPlayer(CecpOptions options, CecpOutput out, CecpClock clock, Thinker thinker) {
        this.options = options;
        this.out = out;
        this.clock = clock;
        this.thinker = thinker;
        this.game = new CecpGame(options.variants()::usual);
    }

    /** Whether the engine is thinking about a move that it has to play. */
    boolean isMoving() {
        return thinker.current() != null && purpose == Purpose.MOVE;
    }

    /** How many moves the side to move has made. */
    int movesMade() {
        return game.movesMade(0);
    }

    /** {@code new}: the usual game, in which the engine plays Black. */
    void newGame() {
        begin(Position.start(options.variants().usual()));
        if (mode != Mode.ANALYZE) {
            mode = Mode.PLAY;
            side = Color.BLACK;
        }
        againstComputer = false;
        thinker.clear();
        clock.reset();
        analyzeOn();
    }

    /** {@code computer}: the other side is an engine too. */
    void againstComputer() {
        againstComputer = true;
    }

    /** {@code variant}: another game, from its beginning. */
    void variant(CecpVariants.Offer offer) throws CecpException {
        List<String> description = offer.described() ? XBoardDescription.of(offer.variant()) : List.of();
        begin(Position.start(offer.variant()));
        description.forEach(out::println);
        analyzeOn();
    }

    /** {@code setboard}. */
    void setBoard(String fen) throws CecpException {
        try {
            begin(ForeignFen.parse(game.variant(), fen).toPosition());
        } catch (FenException | SetupException e) {
            throw new CecpException(String.valueOf(e.getMessage()).replaceAll("\\R+", "; "));
        }
        analyzeOn();
    }

    private void begin(Position position) {
        change();
        lastInfo = null;
        game.begin(position);
    }

    /** {@code usermove}: answers at once when the move is illegal, and then changes nothing. */
    void userMove(String text) {
        if (isMoving()) {
            out.illegal("it is the engine's turn", text);
            return;
        }
        try {
            play(CecpMoves.parse(game.position(), text));
        } catch (MoveException e) {
            out.illegal(e.refusal().sentence(), text);
        }
    }

    private void play(int move) {
        Thinking pondering = thinker.current();
        if (pondering != null && purpose == Purpose.PONDER && move == reply) {
            purpose = Purpose.MOVE;
            reply = Move.NONE;
            advance(move);
            pondering.hit(options.post());
        } else {
            halt();
            advance(move);
            proceed();
        }
    }

    /** Plays a move; which moves to choose from was said of the position before. */
    private void advance(int move) {
        choice.reset();
        game.play(move);
    }

    /** {@code go}: the engine plays the side that is to move. */
    void go() throws CecpException {
        requireNotMoving();
        halt();
        mode = Mode.PLAY;
        side = game.sideToMove();
        proceed();
    }

    /** {@code playother}: the engine plays the side that is not to move. */
    void playOther() throws CecpException {
        requireNotMoving();
        halt();
        mode = Mode.PLAY;
        side = Color.opposite(game.sideToMove());
    }

    /** {@code force}, and what ends a game: the engine plays neither side. */
    void force() {
        halt();
        mode = Mode.FORCE;
    }

    /** {@code undo} and {@code remove}. */
    void takeBack(int plies) throws CecpException {
        requireNotMoving();
        if (plies > game.played()) {
            throw new CecpException("no move to take back");
        }
        change();
        game.takeBack(plies);
        analyzeOn();
    }

    private void requireNotMoving() throws CecpException {
        if (isMoving()) {
            throw new CecpException("command not legal now");
        }
    }

    void analyze() {
        halt();
        mode = Mode.ANALYZE;
        analyzeOn();
    }

    /** {@code exit}. */
    void endAnalysis() throws CecpException {
        if (mode != Mode.ANALYZE) {
            throw new CecpException("command not legal now");
        }
        force();
    }

    /** {@code .}: how far the analysis is. */
    void status() throws CecpException {
        Thinking thinking = thinker.current();
        if (thinking == null || mode != Mode.ANALYZE) {
            throw new CecpException("command not legal now");
        }
        out.println(thinking.status());
    }

    /** {@code ?}: a move at once. */
    void hurry() {
        if (isMoving()) {
            thinker.hurry();
        }
    }

    /** {@code pause}: what is being searched stands still, and no move is made. A command that changes the position ends the pause. */
    void pause() {
        thinker.pause();
    }

    /** {@code resume}. */
    void resume() {
        thinker.resume();
    }

    /** {@code exclude} and {@code include}: which moves of this position to choose from; {@code all} names all of them. */
    void exclude(String text, boolean exclude) throws CecpException {
        requireNotMoving();
        try {
            choice.change(game.position(), text, exclude);
        } catch (MoveException e) {
            out.illegal(e.refusal().sentence(), text);
            return;
        }
        if (mode == Mode.ANALYZE) {
            thinker.cancel();
            analyzeOn();
        }
    }

    /** {@code hint}: a move for the side to move. */
    void hint() throws CecpException {
        requireNotMoving();
        int move = reply;
        if (move == Move.NONE && thinker.current() == null) {
            move = thinker.prepare(game.variant())
                    .search(game.position(), Limits.nodes(HINT_NODES), SearchListener.NONE)
                    .bestMove();
        } else if (move == Move.NONE && lastOfAnalysis() != null) {
            move = lastOfAnalysis().pv().getFirst();
        }
        if (move == Move.NONE) {
            throw new CecpException("no hint");
        }
        out.println("Hint: " + CecpMoves.write(game.position(), move));
    }

    private @Nullable Info lastOfAnalysis() {
        Thinking thinking = thinker.current();
        return thinking == null || purpose != Purpose.ANALYSIS ? null : thinking.latest();
    }

    /** {@code draw}: the other side offers one. The engine takes it when it stands worse. */
    void drawOffered() {
        if (mode == Mode.PLAY && lastInfo != null && lastInfo.score().value() < 0) {
            out.println("offer draw");
        }
    }

    /** {@code ping}: answered when all before it is done, which a move that has to be found is not. */
    void ping(String number) {
        pings.add("pong " + number);
        if (!isMoving()) {
            if (thinker.current() == null) {
                thinker.prepare(game.variant());
            }
            answerPings();
        }
    }

    private void answerPings() {
        pings.forEach(out::println);
        pings.clear();
    }

    /** {@code easy}: no thinking in the opponent's time. */
    void stopPondering() {
        if (purpose == Purpose.PONDER) {
            thinker.cancel();
        }
    }

    void clearHash() throws CecpException {
        requireNotMoving();
        thinker.cancel();
        thinker.clear();
        analyzeOn();
    }

    /** Ends all thinking. */
    void close() {
        thinker.close();
    }

    /** Takes the result of a search. */
    void found(Thinking.Found found) {
        boolean wanted = thinker.accept(found) && purpose == Purpose.MOVE;
        if (!wanted) {
            return;
        }
        if (found.move() == Move.NONE) {
            mode = Mode.FORCE;
        } else {
            answer(found);
        }
        answerPings();
    }

    private void answer(Thinking.Found found) {
        clock.spend(found.by().millis());
        lastInfo = found.by().latest();
        CecpMoves.legs(game.position(), found.move()).forEach(leg -> out.println("move " + leg));
        advance(found.move());
        reply = found.reply();
        if (game.isOver()) {
            claim();
        } else if (options.ponder() && reply != Move.NONE && options.level().number() == Level.COUNT) {
            ponder();
        }
    }

    /** What comes of a new position. */
    private void proceed() {
        analyzeOn();
        if (mode == Mode.PLAY && game.isOver()) {
            claim();
        } else if (mode == Mode.PLAY && game.sideToMove() == side) {
            think(Purpose.MOVE, game.position(), limits(0).build(), options.post());
        }
    }

    /**
     * Claims the end. Between two engines XBoard takes the claim of a win that is no mate for false, and that of a loss
     * for true: so the loser claims.
     */
    private void claim() {
        if (!againstComputer || !game.isWonWithoutMate(side)) {
            out.println(game.claim());
        }
    }

    private LimitsBuilder limits(int pliesAhead) {
        return clock.limits(side, game.movesMade(pliesAhead), options.overheadMillis())
                .searchMoves(choice.included(game.position()));
    }

    private void analyzeOn() {
        if (mode == Mode.ANALYZE && !choice.isNothing(game.position())) {
            Limits limits = Limits.builder()
                    .infinite(true)
                    .searchMoves(choice.included(game.position()))
                    .build();
            think(Purpose.ANALYSIS, game.position(), limits, true);
        }
    }

    /** Looks at the answer it expects; when that comes, the search goes on and its clock begins. */
    private void ponder() {
        Position expected = game.position().copy();
        expected.make(reply);
        think(Purpose.PONDER, expected, limits(1).ponder(true).build(), false);
    }

    private void think(Purpose why, Position position, Limits limits, boolean shown) {
        purpose = why;
        thinker.begin(position, limits, options.level(), shown);
    }

    /** Before the position changes. */
    private void change() {
        halt();
        choice.reset();
    }

    /** Gives up what is being searched; who waits for it need not wait any longer. */
    private void halt() {
        thinker.cancel();
        reply = Move.NONE;
        answerPings();
    }
}
