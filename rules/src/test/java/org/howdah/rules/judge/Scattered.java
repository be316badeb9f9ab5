package org.howdah.rules.judge;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.slow.SlowFen;
import org.howdah.rules.slow.SlowPosition;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;

/** Positions that no game need lead to: few pieces anywhere, some of them still at home and unmoved. */
final class Scattered {
    private final CompiledVariant variant;
    private final RandomGenerator random;
    private final SlowPosition position;

    private Scattered(CompiledVariant variant, RandomGenerator random) {
        this.variant = variant;
        this.random = random;
        this.position = SlowPosition.empty(variant.variant());
    }

    /** The FEN of such a position, one that play can go on from. */
    static String fen(CompiledVariant variant, RandomGenerator random) {
        while (true) {
            Optional<String> fen = new Scattered(variant, random).tryOnce();
            if (fen.isPresent()) {
                return fen.get();
            }
        }
    }

    private Optional<String> tryOnce() {
        SlowPosition start = SlowPosition.start(variant.variant());
        double atHome = random.nextDouble();
        for (int square = 0; square < start.board.length; square++) {
            if (start.board[square] != 0 && (isKing(start.board[square]) || random.nextDouble() < atHome * atHome)) {
                position.board[square] = start.board[square];
                position.virgin[square] = random.nextInt(4) > 0;
            }
        }
        if (random.nextBoolean()) {
            moveKing(1);
            moveKing(-1);
        }
        int strays = random.nextInt(8);
        for (int i = 0; i < strays; i++) {
            addStray();
        }
        fillHands();
        position.side = random.nextInt(2);
        position.clock = random.nextInt(4) == 0 ? 90 + random.nextInt(10) : random.nextInt(20);
        position.moveNumber = 1 + position.clock;
        String fen = SlowFen.write(position);
        return isSound(fen) ? Optional.of(fen) : Optional.empty();
    }

    private boolean isKing(int piece) {
        return variant.variant().piece(Math.abs(piece)).royal();
    }

    private void moveKing(int sign) {
        for (int square = 0; square < position.board.length; square++) {
            int piece = position.board[square];
            if (piece * sign > 0 && isKing(piece)) {
                position.board[square] = 0;
                position.virgin[square] = false;
                position.board[freeSquare()] = piece;
                return;
            }
        }
    }

    private void addStray() {
        int type = 1 + random.nextInt(variant.variant().pieces().size());
        if (!isKing(type)) {
            position.board[freeSquare()] = random.nextBoolean() ? type : -type;
        }
    }

    private int freeSquare() {
        int square = random.nextInt(position.board.length);
        while (position.board[square] != 0) {
            square = random.nextInt(position.board.length);
        }
        position.virgin[square] = false;
        return square;
    }

    private void fillHands() {
        Variant declared = variant.variant();
        if (declared.gating() != null) {
            for (int color = 0; color < 2; color++) {
                for (int type : declared.start().hand()) {
                    position.hands[color][type] += random.nextInt(2);
                }
            }
        }
    }

    private boolean isSound(String fen) {
        try {
            return Fen.parse(variant, fen).problems().isEmpty();
        } catch (FenException e) {
            return false;
        }
    }
}
