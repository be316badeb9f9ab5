package org.howdah.rules.slow;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.variant.Variant;

/** All legal moves of a position: everything that can be tried, then what the rules forbid thrown away. */
public final class SlowMoves {
    private final SlowPosition position;
    private final Variant variant;
    private final int side;
    private final List<SlowMove> candidates = new ArrayList<>();

    private SlowMoves(SlowPosition position) {
        this.position = position;
        this.variant = position.variant;
        this.side = position.side;
    }

    /** The legal moves by their UCI text, in order of the texts. */
    public static Map<String, SlowMove> legal(SlowPosition position) {
        return new SlowMoves(position).legal();
    }

    private Map<String, SlowMove> legal() {
        if (variant.placement() != null && !position.handIsEmpty(side)) {
            SlowPlacement.moves(position).forEach(candidates::add);
        } else {
            position.squares(side).stream()
                    .flatMap(from -> Trip.of(position, from).stream())
                    .filter(trip -> !takesInstead(trip))
                    .forEach(this::addTrip);
            enPassant(position).forEach(this::addTrip);
            addCastlings();
        }
        Map<String, SlowMove> legal = new TreeMap<>();
        for (SlowMove candidate : candidates) {
            if (isLegal(candidate)) {
                List<SlowMove> gatings = withGating(candidate);
                keep(candidate, legal);
                gatings.stream().filter(this::isLegal).forEach(move -> keep(move, legal));
            }
        }
        return legal;
    }

    private static void keep(SlowMove move, Map<String, SlowMove> legal) {
        settle(move.after());
        SlowMove twin = legal.put(move.uci(), move);
        if (twin != null && !SlowFen.write(twin.after()).equals(SlowFen.write(move.after()))) {
            throw new IllegalStateException(move.uci() + " means two things before " + SlowFen.write(move.after()));
        }
    }

    private boolean isLegal(SlowMove move) {
        return !Trip.isInCheck(move.after(), side) && !isBannedTrade(move);
    }

    private boolean isBannedTrade(SlowMove move) {
        if (variant.tradeBan() == null) {
            return false;
        }
        int banned = variant.tradeBan().piece();
        if (move.captured().stream().noneMatch(square -> position.type(square) == banned)) {
            return false;
        }
        boolean justTaken = position.banSquare >= 0;
        boolean canBeRetaken = move.mover() == banned && Trip.attacks(move.after(), 1 - side, move.to());
        return justTaken || canBeRetaken;
    }

    /** The same move with each piece in hand set down. */
    private List<SlowMove> withGating(SlowMove move) {
        List<SlowMove> moves = new ArrayList<>();
        move.gates().forEach((square, text) -> {
            for (int type = 1; type <= variant.pieces().size(); type++) {
                if (position.hands[side][type] > 0) {
                    SlowPosition after = move.after().copy();
                    after.board[square] = SlowPosition.piece(side, type);
                    after.hands[side][type]--;
                    moves.add(move.gating(text + letter(type), after));
                }
            }
        });
        return moves;
    }

    /** Takes out what the move left pending that can have no consequence. */
    private static void settle(SlowPosition after) {
        if (after.passedSquare >= 0 && enPassant(after).isEmpty()) {
            after.passedSquare = -1;
            after.passedPawn = -1;
        }
        if (after.banSquare >= 0) {
            int banned = after.variant.tradeBan().piece();
            if (after.squares(1 - after.side).stream().noneMatch(square -> after.type(square) == banned)) {
                after.banSquare = -1;
            }
        }
    }

    private void addTrip(Trip trip) {
        SlowPosition after = afterTrip(trip);
        int mover = position.type(trip.from());
        if (promotes(trip)) {
            for (int type : variant.promotion().to()) {
                SlowPosition promoted = after.copy();
                promoted.board[trip.to()] = SlowPosition.piece(side, type);
                candidates.add(new SlowMove(
                        uci(trip) + letter(type), mover, trip.to(), trip.captured(), true, Map.of(), promoted));
            }
        } else {
            Map<Integer, String> gates =
                    trip.from() != trip.to() && gates(trip.from()) ? Map.of(trip.from(), uci(trip)) : Map.of();
            candidates.add(new SlowMove(uci(trip), mover, trip.to(), trip.captured(), false, gates, after));
        }
    }

    private SlowPosition afterTrip(Trip trip) {
        SlowPosition after = nextTurn();
        int piece = position.board[trip.from()];
        after.board[trip.from()] = 0;
        trip.captured().forEach(square -> after.board[square] = 0);
        after.board[trip.to()] = piece;
        if (trip.movement().again() != Again.PASS) {
            after.virgin[trip.from()] = false;
            after.virgin[trip.to()] = false;
            trip.captured().forEach(square -> after.virgin[square] = false);
        }
        if (position.isPawn(trip.from()) || !trip.captured().isEmpty()) {
            after.clock = 0;
        }
        if (position.isPawn(trip.from()) && isDoubleStep(trip.movement(), trip.step()) && !promotes(trip)) {
            after.passedSquare = (trip.from() + trip.to()) / 2;
            after.passedPawn = trip.to();
        }
        if (variant.tradeBan() != null
                && position.type(trip.from()) != variant.tradeBan().piece()
                && trip.captured().stream()
                        .anyMatch(square ->
                                position.type(square) == variant.tradeBan().piece())) {
            after.banSquare = trip.to();
        }
        return after;
    }

    /** The same board with the other side to move and nothing pending. */
    private SlowPosition nextTurn() {
        SlowPosition after = position.copy();
        after.side = 1 - side;
        after.passedSquare = -1;
        after.passedPawn = -1;
        after.banSquare = -1;
        after.clock++;
        after.moveNumber += side;
        return after;
    }

    static boolean isDoubleStep(Movement movement, Step step) {
        return movement.initial()
                && movement.travel() == Travel.LAME
                && Math.max(Math.abs(step.files()), Math.abs(step.ranks())) == 2
                && step.files() % 2 == 0
                && step.ranks() % 2 == 0;
    }

    private boolean promotes(Trip trip) {
        return position.isPawn(trip.from())
                && variant.promotion().zone().stream().anyMatch(white -> position.own(white, side) == trip.to());
    }

    /** Whether a piece set down on the square this piece leaves would be gating. */
    private boolean gates(int square) {
        return variant.gating() != null
                && variant.gating().movers().contains(position.type(square))
                && position.virgin[square];
    }

    /** Pawns take the passed pawn as if it stood on the square it passed. */
    private static List<Trip> enPassant(SlowPosition position) {
        if (position.passedSquare < 0) {
            return List.of();
        }
        SlowPosition asIf = position.copy();
        asIf.board[asIf.passedSquare] = asIf.board[asIf.passedPawn];
        asIf.board[asIf.passedPawn] = 0;
        return position.squares(position.side).stream()
                .filter(position::isPawn)
                .flatMap(from -> Trip.of(asIf, from).stream())
                .filter(trip -> trip.captured().contains(position.passedSquare))
                .map(trip -> new Trip(
                        trip.movement(), trip.step(), trip.from(), -1, trip.to(), List.of(position.passedPawn)))
                .toList();
    }

    /** A pawn that could either step onto the passed square or take on it takes. */
    private boolean takesInstead(Trip trip) {
        return trip.to() == position.passedSquare
                && enPassant(position).stream()
                        .filter(other -> other.from() == trip.from())
                        .anyMatch(other -> !Trip.isInCheck(afterTrip(other), side));
    }

    private void addCastlings() {
        if (variant.castling() != null) {
            variant.castling().kingTo().forEach(white -> addCastling(position.own(white, side)));
        }
    }

    private void addCastling(int to) {
        int king = position.kingStart(side);
        int partner = position.partnerStart(side, to);
        int way = Integer.signum(to - king);
        boolean free = between(king, partner).allMatch(square -> position.board[square] == 0);
        if (!position.hasCastlingRight(side, to)
                || !free
                || Trip.isInCheck(position, side)
                || crossesAttack(king, to)) {
            return;
        }
        SlowPosition after = nextTurn();
        after.board[king] = 0;
        after.board[partner] = 0;
        after.virgin[king] = false;
        after.virgin[partner] = false;
        after.board[to] = position.board[king];
        after.board[to - way] = position.board[partner];
        Map<Integer, String> gates = new TreeMap<>();
        if (gates(king)) {
            gates.put(king, name(king) + name(to));
        }
        if (gates(partner)) {
            gates.put(partner, name(partner) + name(king));
        }
        gates.keySet().removeIf(square -> after.board[square] != 0);
        candidates.add(new SlowMove(name(king) + name(to), position.type(king), to, List.of(), false, gates, after));
    }

    /** Whether the enemy could take on a square that the king crosses or lands on, as the board stands. */
    private boolean crossesAttack(int king, int to) {
        return IntStream.concat(between(king, to), IntStream.of(to)).anyMatch(square -> {
            SlowPosition withTarget = position.copy();
            withTarget.board[square] = withTarget.board[king];
            return Trip.attacks(withTarget, 1 - side, square);
        });
    }

    private static IntStream between(int one, int other) {
        return IntStream.range(Math.min(one, other) + 1, Math.max(one, other));
    }

    private String uci(Trip trip) {
        String first =
                trip.via() >= 0 ? name(trip.from()) + name(trip.via()) + "," + name(trip.via()) : name(trip.from());
        return first + name(trip.to());
    }

    private String name(int square) {
        return variant.board().name(square);
    }

    private String letter(int type) {
        return String.valueOf(variant.piece(type).letter()).toLowerCase(Locale.ROOT);
    }
}
