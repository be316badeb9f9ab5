package org.howdah.server.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.DeadMaterial;
import org.howdah.rules.variant.Gating;
import org.howdah.rules.variant.Placement;
import org.howdah.rules.variant.Promotion;
import org.howdah.rules.variant.Stalemate;
import org.howdah.rules.variant.TradeBan;
import org.howdah.rules.variant.Variant;

/** A game's rules in English, made from what its variant file declares. */
final class RulesText {

    private final CompiledVariant compiled;
    private final Variant variant;
    private final Board board;

    RulesText(CompiledVariant compiled) {
        this.compiled = compiled;
        this.variant = compiled.variant();
        this.board = compiled.board();
    }

    List<RulesView.Section> sections() {
        List<RulesView.Section> sections = new ArrayList<>();
        add(sections, "The game", general());
        add(sections, "Placement", placement());
        add(sections, "Gating", gating());
        add(sections, "Castling", castling());
        add(sections, "Pawns and promotion", promotion());
        add(sections, "Trading", trading());
        add(sections, "The end", end());
        return sections;
    }

    private static void add(List<RulesView.Section> sections, String title, List<String> paragraphs) {
        if (!paragraphs.isEmpty()) {
            sections.add(new RulesView.Section(title, paragraphs));
        }
    }

    private List<String> general() {
        return List.of("The board has " + board.files() + " files and " + board.ranks() + " ranks. White moves first. "
                + "No move may leave one's own " + royal() + " attacked.");
    }

    private String royal() {
        return name(compiled.king());
    }

    private List<String> placement() {
        Placement placement = variant.placement();
        if (placement == null) {
            return List.of();
        }
        String wings = placement.wings().stream().map(this::squares).collect(Collectors.joining(", and on "));
        return List.of("The first turn of each side places the pieces that wait beside the board: White puts "
                + each(placement.pieces()) + " on " + wings
                + ", in any order on each wing; then Black does the same on "
                + "its own side, having seen White's. That is the whole turn.");
    }

    private List<String> gating() {
        Gating gating = variant.gating();
        if (gating == null) {
            return List.of();
        }
        return List.of(
                "Each side has in hand " + each(variant.start().hand()) + ". When " + one(gating.movers())
                        + " makes its first move from where it stood at the start, one piece in hand may be placed on the"
                        + " square it has just left, as part of the same move.",
                "The move must be legal without the placement. In castling at most one piece enters, on the square of the "
                        + royal()
                        + " or on that of its partner. When no piece is left that could gate, what is still in hand"
                        + " stays out of play.");
    }

    private List<String> castling() {
        if (compiled.castlings(Color.WHITE).length == 0) {
            return List.of();
        }
        return List.of(
                "White: " + ways(Color.WHITE) + ". Black: " + ways(Color.BLACK) + ".",
                "Neither has moved, nothing stands between them, and the " + royal()
                        + " is attacked nowhere on its way, from start to end.");
    }

    private String ways(int color) {
        return Arrays.stream(compiled.castlings(color)).map(this::way).collect(Collectors.joining("; "));
    }

    private String way(CastlingPath path) {
        int partner = Pieces.type(variant.start().board().get(path.partnerFrom()));
        return royal() + " " + board.shownName(path.kingFrom()) + "-" + board.shownName(path.kingTo()) + ", "
                + name(partner) + " " + board.shownName(path.partnerFrom()) + "-" + board.shownName(path.partnerTo())
                + (path.isShort() ? " (O-O)" : " (O-O-O)");
    }

    private List<String> promotion() {
        Promotion promotion = variant.promotion();
        if (promotion == null) {
            return List.of();
        }
        int white = promotion.zone().stream().mapToInt(board::rank).min().orElse(0);
        int black = board.ranks() - 1 - white;
        return List.of(
                "A pawn of White that reaches rank " + (white + board.firstRank())
                        + ", or one of Black that reaches rank "
                        + (black + board.firstRank()) + ", becomes at once " + one(promotion.to())
                        + ", as its player chooses.",
                "A pawn that has just made its double step may be taken en passant by a pawn, on the very next move only.");
    }

    private List<String> trading() {
        TradeBan ban = variant.tradeBan();
        if (ban == null) {
            return List.of();
        }
        String piece = name(ban.piece());
        return List.of(
                "A " + piece + " may not capture the other " + piece
                        + " if it then stands where any enemy piece attacks it, pinned or not.",
                "When another piece has just captured a " + piece + ", the reply may not capture the other side's "
                        + piece + ".");
    }

    private List<String> end() {
        List<String> end = new ArrayList<>();
        end.add("Checkmate wins.");
        if (variant.bareKing()) {
            end.add("Whoever leaves the opponent with only the " + royal()
                    + " wins, unless the winner has only one piece"
                    + " left and it is captured on the very next move: then it is a draw.");
        }
        end.add("To have no legal move without being in check " + stalemate(variant.stalemate()) + ".");
        DeadMaterial dead = variant.deadMaterial();
        if (dead != null) {
            end.add("It is a draw when nobody has enough left to mate: only " + royal() + "s, or besides them just "
                    + one(dead.single()) + ", or any number of " + plural(dead.oneColour())
                    + " that all stand on squares of one colour.");
        }
        end.add(
                "It is a draw when the same position stands for the third time, and after fifty moves of each side without"
                        + " a capture or a pawn move.");
        return end;
    }

    private static String stalemate(Stalemate meaning) {
        return switch (meaning) {
            case DRAW -> "is a draw";
            case LOSS -> "loses";
            case WIN -> "wins";
        };
    }

    private String name(int type) {
        return variant.piece(type).name().toLowerCase(Locale.ROOT);
    }

    /** "a king, rook or knight". */
    private String one(List<Integer> types) {
        return article(name(types.getFirst())) + " "
                + list(types.stream().map(this::name).toList(), " or ");
    }

    /** "an elephant and a knight". */
    private String each(List<Integer> types) {
        return list(
                types.stream()
                        .map(this::name)
                        .map(name -> article(name) + " " + name)
                        .toList(),
                " and ");
    }

    private String plural(List<Integer> types) {
        return list(types.stream().map(type -> name(type) + "s").toList(), " or ");
    }

    private static String article(String name) {
        return "aeiou".indexOf(name.charAt(0)) < 0 ? "a" : "an";
    }

    private static String list(List<String> items, String last) {
        int most = items.size() - 1;
        return most < 1 ? String.join("", items) : String.join(", ", items.subList(0, most)) + last + items.get(most);
    }

    private String squares(List<Integer> squares) {
        return list(squares.stream().map(board::shownName).toList(), " and ");
    }
}
