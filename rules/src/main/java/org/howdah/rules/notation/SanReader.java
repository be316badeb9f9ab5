package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.notation.SanPattern.Extra;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Refusal;
import org.howdah.rules.rule.RuleName;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.XBoard;

/** Finds the legal move of a position that a SAN text means. */
final class SanReader {
    private static final int LONGEST = 40;
    /** What other programs write for a turn in which nothing moves. */
    private static final Set<String> NULL_MOVES = Set.of("--", "@@@@");

    private static final Pattern ANNOTATION = Pattern.compile("(\\s*(e\\.p\\.|ep|[+#!?]))+$");

    /** Where cutechess puts it. */
    private static final Pattern CHECK_BEFORE_GATING = Pattern.compile("[+#](?=/)");

    private static final Pattern CASTLING =
            Pattern.compile("(?<king>[O0o])-?\\k<king>(?<long>-?\\k<king>)?(?<extra>[=/(]?[A-Za-z].*)?");

    private final Position position;
    private final CompiledVariant variant;
    private final MoveList legal;
    private final String text;
    private final String body;

    private SanReader(Position position, String text) {
        this.position = position;
        this.variant = position.variant();
        this.legal = San.legal(position);
        this.text = text;
        String bare = ANNOTATION.matcher(text.strip()).replaceFirst("");
        this.body = ourLetter(variant, CHECK_BEFORE_GATING.matcher(bare).replaceFirst(""));
    }

    /** What XBoard writes in a game it has built in may begin with another letter for the piece. */
    private static String ourLetter(CompiledVariant variant, String body) {
        XBoard xboard = variant.variant().xboard();
        if (xboard == null) {
            return body;
        }
        for (Map.Entry<Integer, String> pair : xboard.letters().entrySet()) {
            String theirs = pair.getValue();
            boolean isOurs = Letters.type(variant, theirs.charAt(0)) != 0;
            if (body.startsWith(theirs) && !isOurs) {
                return Letters.of(variant, pair.getKey()) + body.substring(theirs.length());
            }
        }
        return body;
    }

    static int read(Position position, String text) throws MoveException {
        if (text.length() > LONGEST) {
            throw MoveException.unreadable(text, "no move is that long");
        }
        return new SanReader(position, text).move();
    }

    private int move() throws MoveException {
        if (NULL_MOVES.contains(body)) {
            return pass();
        }
        if (body.startsWith("@")) {
            return only(placements());
        }
        Matcher castling = CASTLING.matcher(body);
        return castling.matches() ? only(castlings(castling)) : only(pieceMoves());
    }

    /** The only move of several, or the one that is written exactly so. */
    private int only(List<Integer> moves) throws MoveException {
        if (moves.size() == 1) {
            return moves.getFirst();
        }
        SanWriter writer = new SanWriter(position, legal);
        for (int move : moves) {
            if (writer.body(move).equals(body)) {
                return move;
            }
        }
        throw MoveException.ambiguous(
                text, moves.stream().map(writer::write).sorted().toList());
    }

    private List<Integer> candidates(IntPredicate fits) {
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            if (fits.test(legal.get(i))) {
                moves.add(legal.get(i));
            }
        }
        return moves;
    }

    /** Any pass: they all leave the same position. */
    private int pass() throws MoveException {
        List<Integer> passes = candidates(move -> Move.kind(move) == Move.PASS);
        if (passes.isEmpty()) {
            throw MoveException.unreadable(text, "no piece can pass the turn here");
        }
        return passes.getFirst();
    }

    private List<Integer> placements() throws MoveException {
        List<Integer> moves = candidates(move -> Move.kind(move) == Move.PLACEMENT
                && Letters.placement(variant, move).equalsIgnoreCase(body));
        if (moves.isEmpty()) {
            throw new Wishes(position, text).placement();
        }
        return moves;
    }

    private List<Integer> castlings(Matcher castling) throws MoveException {
        boolean isShort = castling.group("long") == null;
        Extra extra = SanParser.extra(variant, castling.group("extra"));
        if (extra == null) {
            throw MoveException.unreadable(text, "what stands after the castling is no piece and its square");
        }
        for (CastlingPath path : variant.castlings(position.sideToMove())) {
            if (path.isShort() == isShort) {
                List<Integer> moves = candidates(
                        move -> Move.isCastling(move) && Move.via(move) == path.partnerFrom() && extra.fits(move));
                if (moves.isEmpty()) {
                    int wish = Wishes.castling(path, extra.type(), extra.square() == path.partnerFrom());
                    throw new Wishes(position, text).refusal(wish);
                }
                return moves;
            }
        }
        throw new MoveException(text, new Refusal(RuleName.CASTLING_RIGHT, "this game has no such castling"));
    }

    /** Reads a first letter in lower case as a file, and as a piece only where no move fits that. */
    private List<Integer> pieceMoves() throws MoveException {
        SanPattern strict = SanParser.parse(variant, body, false);
        SanPattern loose = SanParser.parse(variant, body, true);
        for (SanPattern pattern : new SanPattern[] {strict, loose}) {
            List<Integer> moves = pattern == null ? List.of() : candidates(move -> pattern.fits(position, move));
            if (!moves.isEmpty()) {
                return moves;
            }
        }
        SanPattern meant = strict == null ? loose : strict;
        if (meant == null) {
            throw MoveException.unreadable(text, "this is no move in algebraic notation");
        }
        Wishes wishes = new Wishes(position, text);
        throw wishes.refusal(meant.type(), meant.wishes(position, wishes));
    }
}
