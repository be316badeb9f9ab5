package org.howdah.server.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;
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
        String wings = placement.wings().stream().map(this::squares).collect(Collectors.joining(" and on "));
        return List.of("The first turn of each side places pieces that wait beside the board: White puts "
                + names(placement.pieces(), " and ") + " on " + wings
                + ", in any order on each wing; then Black does the same on its own side, having seen White's. "
                + "This is the whole turn.");
    }

    private List<String> gating() {
        Gating gating = variant.gating();
        if (gating == null) {
            return List.of();
        }
        return List.of(
                "Each side has in hand: " + names(variant.start().hand(), ", ") + ". When a "
                        + names(gating.movers(), " or ")
                        + " makes its first move from where it stood at the start, one piece in hand"
                        + " may be placed on the square it has just left, as part of the same move.",
                "The move must be legal without the placement. In castling one piece at most enters, on the square of the "
                        + royal()
                        + " or of its partner. A piece that never moved can gate only while it stands there; what is"
                        + " still in hand when no such piece is left stays out of play.");
    }

    private List<String> castling() {
        CastlingPath[] white = compiled.castlings(Color.WHITE);
        if (white.length == 0) {
            return List.of();
        }
        List<String> ways = new ArrayList<>();
        for (int color : new int[] {Color.WHITE, Color.BLACK}) {
            for (CastlingPath path : compiled.castlings(color)) {
                ways.add(way(color, path));
            }
        }
        return List.of(
                String.join("; ", ways) + ".",
                "Neither has moved, nothing stands between them, and the " + royal()
                        + " is not attacked on its way, from start to end.");
    }

    private String way(int color, CastlingPath path) {
        return Color.name(color).toLowerCase(Locale.ROOT) + " " + royal() + " " + board.shownName(path.kingFrom()) + "-"
                + board.shownName(path.kingTo()) + " with " + board.shownName(path.partnerFrom()) + "-"
                + board.shownName(path.partnerTo()) + (path.isShort() ? " (O-O)" : " (O-O-O)");
    }

    private List<String> promotion() {
        Promotion promotion = variant.promotion();
        if (promotion == null) {
            return List.of();
        }
        int rank = promotion.zone().stream().mapToInt(board::rank).min().orElse(0);
        return List.of(
                "A pawn that reaches rank " + (rank + board.firstRank())
                        + " (counted from White's side; Black's follows by symmetry) becomes a "
                        + names(promotion.to(), ", ") + " of its player's choice, at once.",
                "A pawn that has just made its double step may be taken en passant by a pawn, on the next move only.");
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
                "When another piece has just captured a " + piece + ", the reply may not capture the other side's.");
    }

    private List<String> end() {
        List<String> end = new ArrayList<>();
        end.add("Checkmate wins.");
        if (variant.bareKing()) {
            end.add("Whoever leaves the opponent with only the " + royal()
                    + " wins, unless the one piece the winner has left"
                    + " is captured on the very next move: then it is a draw.");
        }
        end.add("A side that has no legal move and is not in check " + stalemate(variant.stalemate()) + ".");
        if (variant.deadMaterial() != null) {
            end.add("It is a draw when nobody has enough left to mate: the bare kings, alone or with one "
                    + names(variant.deadMaterial().single(), " or ") + ", or with any number of "
                    + names(variant.deadMaterial().oneColour(), " or ") + "s that all stand on squares of one colour.");
        }
        end.add(
                "It is a draw when the same position stands for the third time, and after fifty moves of each side without a"
                        + " capture or a pawn move.");
        return end;
    }

    private static String stalemate(Stalemate meaning) {
        return switch (meaning) {
            case DRAW -> "draws";
            case LOSS -> "loses";
            case WIN -> "wins";
        };
    }

    private String name(int type) {
        return variant.piece(type).name();
    }

    private String names(List<Integer> types, String between) {
        return types.stream().map(this::name).collect(Collectors.joining(between));
    }

    private String squares(List<Integer> squares) {
        return squares.stream().map(board::shownName).collect(Collectors.joining(" and "));
    }
}
