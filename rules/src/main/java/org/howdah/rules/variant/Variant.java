package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.howdah.rules.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * A game as its variant file declares it. Types are numbered from 1 in declared order; squares are White's, and Black's
 * follow by the symmetry.
 *
 * @param id lower-case name for commands and protocols
 * @param name the name people read
 * @param aliases other names it goes by
 * @param inventor who invented it, if known
 * @param year when, if known
 * @param summary one sentence about it
 * @param board its board
 * @param symmetry how Black's side follows from White's
 * @param pieces its piece types; the type numbered n is element n-1
 * @param start how it begins
 * @param castling castling, or null
 * @param promotion pawns and their promotion, or null
 * @param gating gating, or null
 * @param placement the placement turn, or null
 * @param bareKing whether baring the king wins
 * @param tradeBan the piece that may not be traded, or null
 * @param deadMaterial which material is a draw, or null where none is
 * @param stalemate what stalemate means
 * @param xboard how XBoard speaks of it, or null where XBoard does not know it
 * @param origins the file that declares it, then the one that extends, and so on; none for what is in no file
 */
public record Variant(
        String id,
        String name,
        List<String> aliases,
        @Nullable String inventor,
        @Nullable Integer year,
        String summary,
        Board board,
        Symmetry symmetry,
        List<PieceType> pieces,
        Start start,
        @Nullable Castling castling,
        @Nullable Promotion promotion,
        @Nullable Gating gating,
        @Nullable Placement placement,
        boolean bareKing,
        @Nullable TradeBan tradeBan,
        @Nullable DeadMaterial deadMaterial,
        Stalemate stalemate,
        @Nullable XBoard xboard,
        List<Origin> origins) {

    public Variant {
        aliases = List.copyOf(aliases);
        pieces = List.copyOf(pieces);
        origins = List.copyOf(origins);
    }

    /** The type with that upper-case letter, 0 if there is none. */
    public int type(char letter) {
        for (int type = 1; type <= pieces.size(); type++) {
            if (piece(type).letter() == letter) {
                return type;
            }
        }
        return 0;
    }

    /**
     * The piece type with that number.
     *
     * @param type 1 to the number of pieces
     */
    public PieceType piece(int type) {
        return pieces.get(type - 1);
    }

    /** This game with another start. */
    public Variant withStart(Start other) {
        return new Variant(
                id,
                name,
                aliases,
                inventor,
                year,
                summary,
                board,
                symmetry,
                pieces,
                other,
                castling,
                promotion,
                gating,
                placement,
                bareKing,
                tradeBan,
                deadMaterial,
                stalemate,
                xboard,
                origins);
    }

    /** The optional rules that this game has. */
    public List<OptionalRule> optionalRules() {
        return Stream.of(OptionalRule.values()).filter(this::has).toList();
    }

    private boolean has(OptionalRule rule) {
        return switch (rule) {
            case CASTLING -> castling != null;
            case GATING -> gating != null;
            case BARE_KING -> bareKing;
            case TRADE_BAN -> tradeBan != null;
        };
    }

    /**
     * This game without one of its optional rules, as a file would declare it that extends this game's. Without gating
     * nobody has a hand. Where a bare king does not lose, king against king is drawn at once.
     */
    public Variant without(OptionalRule rule) {
        boolean ungated = rule == OptionalRule.GATING;
        boolean mayBeBared = rule == OptionalRule.BARE_KING && bareKing;
        List<Origin> chain = new ArrayList<>(origins);
        if (!origins.isEmpty()) {
            chain.addFirst(new Origin(origins.getFirst().file() + " without " + rule.word(), null));
        }
        return new Variant(
                id,
                name,
                aliases,
                inventor,
                year,
                summary,
                board,
                symmetry,
                pieces,
                ungated ? new Start(start.board(), List.of()) : start,
                rule == OptionalRule.CASTLING ? null : castling,
                promotion,
                ungated ? null : gating,
                placement,
                bareKing && !mayBeBared,
                rule == OptionalRule.TRADE_BAN ? null : tradeBan,
                mayBeBared ? new DeadMaterial(List.of(), List.of()) : deadMaterial,
                stalemate,
                xboard,
                chain);
    }

    /** Eight hexadecimal digits that tell these rules from others: what changes no game, such as names, does not count. */
    public String fingerprint() {
        return Fingerprint.of(this);
    }
}
