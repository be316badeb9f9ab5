package org.howdah.rules.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.howdah.rules.TestVariants;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.LameLeap;
import org.howdah.rules.variant.PieceMoves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every position of every game, whatever the rules. */
class PositionPropertiesTest {
    private static final int POSITIONS = 500;

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void takingAMoveBackRestoresEverything(CompiledVariant variant) {
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            Snapshot before = Snapshot.of(position);
            for (int move : legal.toArray()) {
                position.make(move);
                assertThat(position.lastMove()).isEqualTo(move);
                assertThat(position.ply()).isEqualTo(before.ply() + 1);
                assertThat(position.isConsistent()).isTrue();
                position.unmake();
                assertThat(Snapshot.of(position)).isEqualTo(before);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void remembersTheKeysAndMovesThatLedToIt(CompiledVariant variant) {
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            long key = position.key();
            for (int move : legal.toArray()) {
                position.make(move);
                long keyAfter = position.key();
                position.makeNull();
                assertThat(position.moveBefore(1)).isEqualTo(Move.NONE);
                assertThat(position.moveBefore(2)).isEqualTo(move);
                assertThat(position.keyBefore(1)).isEqualTo(keyAfter);
                assertThat(position.keyBefore(2)).isEqualTo(key);
                position.unmakeNull();
                position.unmake();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void theKeyOfAPositionDoesNotDependOnTheWayThere(CompiledVariant variant) {
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            for (int move : legal.toArray()) {
                position.make(move);
                assertThat(position.key()).isEqualTo(position.computeKey());
                position.unmake();
            }
            assertThat(reread(position).key()).isEqualTo(position.key());
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void aPositionReadFromItsFenIsTheSame(CompiledVariant variant) {
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            if (isUntold(position)) {
                return;
            }
            Position read = reread(position);
            assertThat(read.setup()).isEqualTo(position.setup());
            assertThat(Fen.write(read)).isEqualTo(Fen.write(position));
            assertThat(legalMoves(read)).isEqualTo(sorted(legal));
            assertThat(position.setup().problems()).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void aNullMoveIsTakenBackWithoutTrace(CompiledVariant variant) {
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            if (!position.inCheck()) {
                Snapshot before = Snapshot.of(position);
                position.makeNull();
                assertThat(position.sideToMove()).isNotEqualTo(before.setup().sideToMove());
                assertThat(position.isConsistent()).isTrue();
                assertThat(position.epSquare()).isEqualTo(Position.NO_SQUARE);
                assertThat(position.tradeBanSquare()).isEqualTo(Position.NO_SQUARE);
                position.unmakeNull();
                assertThat(Snapshot.of(position)).isEqualTo(before);
                assertThat(legalMoves(position)).isEqualTo(sorted(legal));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void aCopyIsEqualAndIndependent(CompiledVariant variant) {
        Position other = Position.start(variant);
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            Snapshot before = Snapshot.of(position);
            Position copy = position.copy();
            other.copyFrom(position);
            assertThat(Snapshot.of(copy)).isEqualTo(before);
            assertThat(Snapshot.of(other)).isEqualTo(before);
            while (copy.ply() > 0) {
                copy.unmake();
            }
            assertThat(Fen.write(copy)).isEqualTo(Fen.write(Position.start(variant)));
            if (!legal.isEmpty()) {
                other.make(legal.get(0));
            }
            assertThat(Snapshot.of(position)).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void theLegalMovesAreThoseThatAreLegal(CompiledVariant variant) {
        List<Integer> seen = new ArrayList<>();
        RandomPositions.each(variant, 150, (position, legal, random) -> {
            assertThat(legal.toArray()).doesNotHaveDuplicates();
            assertThat(legal.toArray()).doesNotContain(Move.NONE);
            assertThat(Moves.anyLegal(position)).isEqualTo(!legal.isEmpty());
            for (int move : legal.toArray()) {
                assertThat(Moves.isLegal(position, move)).as(text(move)).isTrue();
                int changed = change(move, position.variant(), random);
                assertThat(Moves.isLegal(position, changed)).as(text(changed)).isEqualTo(legal.contains(changed));
            }
            for (int i = 0; i < Math.min(60, seen.size()); i++) {
                int move = seen.get(random.nextInt(seen.size()));
                assertThat(Moves.isLegal(position, move)).as(text(move)).isEqualTo(legal.contains(move));
            }
            assertThat(Moves.isLegal(position, Move.NONE)).isFalse();
            Arrays.stream(legal.toArray()).forEach(seen::add);
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void theNoisyMovesAreTheCapturesAndPromotionsAndTheQuietOnesTheRest(CompiledVariant variant) {
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            MoveList noisy = new MoveList();
            Moves.noisy(position, noisy);
            int[] expected = Arrays.stream(legal.toArray())
                    .filter(move -> position.isCapture(move) || Move.isPromotion(move))
                    .sorted()
                    .toArray();
            assertThat(sorted(noisy)).isEqualTo(expected);
            MoveList both = new MoveList();
            Moves.noisy(position, both);
            Moves.quiet(position, both);
            assertThat(sorted(both)).as("with the quiet ones").isEqualTo(sorted(legal));
            MoveList counter = MoveList.counter();
            Moves.legal(position, counter);
            assertThat(counter.size()).isEqualTo(legal.size());
        });
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void withTheColorsTurnedTheMovesAreTurned(CompiledVariant variant) {
        RandomPositions.each(variant, POSITIONS, (position, legal, random) -> {
            if (!position.handIsEmpty(Color.WHITE) && position.variant().arrangements() != null) {
                return; // White places first
            }
            if (isUntold(position)) {
                return;
            }
            Position turned = Turned.of(position);
            int[] expected = IntStream.of(legal.toArray())
                    .map(move -> Turned.move(position.variant(), move))
                    .sorted()
                    .toArray();
            assertThat(legalMoves(turned)).isEqualTo(expected);
            assertThat(turned.inCheck()).isEqualTo(position.inCheck());
        });
    }

    @Test
    void copiesOnlyItsOwnVariant() {
        Position chess = Position.start(TestVariants.byId("chess"));
        Position elven = Position.start(TestVariants.byId("elven"));
        assertThatThrownBy(() -> chess.copyFrom(elven)).isInstanceOf(IllegalArgumentException.class);
    }

    /** A move like another, but for one part of it. */
    private static int change(int move, CompiledVariant variant, RandomGenerator random) {
        int squares = variant.board().squares();
        int kind = Move.kind(move);
        int from = Move.from(move);
        int to = Move.to(move);
        int via = Move.via(move);
        int piece = Move.piece(move);
        return switch (random.nextInt(5)) {
            case 0 -> Move.of(random.nextInt(Move.PLACEMENT + 1), from, to, via, piece);
            case 1 -> Move.of(kind, random.nextInt(squares), to, via, piece);
            case 2 -> Move.of(kind, from, random.nextInt(squares), via, piece);
            case 3 -> Move.of(kind, from, to, random.nextInt(squares), piece);
            default -> Move.of(kind, from, to, via, random.nextInt(variant.types() + 1));
        };
    }

    private static String text(int move) {
        return "kind %d %d-%d via %d piece %d"
                .formatted(Move.kind(move), Move.from(move), Move.to(move), Move.via(move), Move.piece(move));
    }

    private static Position reread(Position position) {
        try {
            return Fen.parse(position.variant(), Fen.write(position)).toPosition();
        } catch (FenException | SetupException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether more than one pawn may have passed the en passant square: a FEN does not tell which of them did. */
    private static boolean isUntold(Position position) {
        int passed = position.setup().enPassant();
        CompiledVariant variant = position.variant();
        int them = Color.opposite(position.sideToMove());
        Set<Integer> pawns = new HashSet<>();
        for (int type = 1; passed >= 0 && type <= variant.types(); type++) {
            int pawn = Pieces.of(them, type);
            PieceMoves first = variant.firstMoves(pawn);
            if (!variant.isPawn(type) || first == null) {
                continue;
            }
            for (int from = 0; from < variant.board().squares(); from++) {
                for (LameLeap leap : first.lameLeaps()) {
                    if (leap.onlyPassed(from) == passed && position.pieceAt(leap.target(from)) == pawn) {
                        pawns.add(leap.target(from));
                    }
                }
            }
        }
        return pawns.size() > 1;
    }

    private static int[] legalMoves(Position position) {
        MoveList moves = new MoveList();
        Moves.legal(position, moves);
        return sorted(moves);
    }

    private static int[] sorted(MoveList moves) {
        return Arrays.stream(moves.toArray()).sorted().toArray();
    }
}
