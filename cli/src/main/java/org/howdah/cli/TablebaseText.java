package org.howdah.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.howdah.lab.tablebase.Proof;
import org.howdah.rules.board.Color;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** What tables tell, as people read it in a terminal. */
final class TablebaseText {
    private static final int KILOBYTE = 1024;

    private TablebaseText() {}

    static void print(CompiledVariant game, List<TablebaseCommand.Answer> answers, PrintWriter out) {
        for (TablebaseCommand.Answer answer : answers) {
            out.printf(
                    "%s of %s: %s, %s%n", answer.ending(), game.variant().name(), answer.file(), size(answer.bytes()));
            if (answer.proof() != null) {
                print(answer.proof(), out);
                out.println();
            }
        }
    }

    private static void print(Proof proof, PrintWriter out) {
        out.printf("  %-14s %13s %8s %8s %8s%n", "", "positions", "won", "drawn", "lost");
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            Proof.Side side = proof.side(color);
            out.printf(
                    Locale.ROOT,
                    "  %-14s %,13d %8s %8s %8s%n",
                    Text.side(color) + " to move",
                    side.positions(),
                    percent(side.won(), side.positions()),
                    percent(side.drawn(), side.positions()),
                    percent(side.lost(), side.positions()));
        }
        long spoiled = proof.white().spoiled() + proof.black().spoiled();
        if (spoiled > 0) {
            out.printf(Locale.ROOT, "  The fifty-move rule draws %,d of the decided positions.%n", spoiled);
        }
        line("White to move wins", proof.white().longestWin(), Color.WHITE, out);
        line("Black to move wins", proof.black().longestWin(), Color.BLACK, out);
        zugzwangs(proof.zugzwangs(), out);
    }

    private static void line(String what, Proof.@Nullable Line line, int color, PrintWriter out) {
        if (line == null) {
            return;
        }
        out.printf("  %s in at most %s: %s%n", what, Text.count(line.length(), "move"), line.fen());
        if (!line.moves().isEmpty()) {
            out.println("    " + Text.numbered(line.moves(), 1, color));
        }
    }

    private static void zugzwangs(Proof.Zugzwangs found, PrintWriter out) {
        if (found.example() == null) {
            out.println("  No mutual zugzwang.");
            return;
        }
        long all = found.whoeverMovesLoses() + found.onlyWhiteWins() + found.onlyBlackWins();
        out.printf(
                Locale.ROOT,
                "  %s: whoever moves loses %,d, drawn unless Black moves %,d, drawn unless White moves %,d; as in %s%n",
                Text.count(all, "mutual zugzwang"),
                found.whoeverMovesLoses(),
                found.onlyWhiteWins(),
                found.onlyBlackWins(),
                found.example());
    }

    private static String percent(long part, long all) {
        if (part == 0) {
            return "0";
        }
        double share = 100.0 * part / Math.max(1, all);
        return share < 0.05 ? String.format(Locale.ROOT, "%,d", part) : String.format(Locale.ROOT, "%.1f%%", share);
    }

    /** "380 bytes", "12.3 KB", "4.5 MB". */
    static String size(long bytes) {
        if (bytes < KILOBYTE) {
            return bytes + " bytes";
        }
        double kilobytes = bytes / (double) KILOBYTE;
        return kilobytes < KILOBYTE
                ? String.format(Locale.ROOT, "%.1f KB", kilobytes)
                : String.format(Locale.ROOT, "%.1f MB", kilobytes / KILOBYTE);
    }
}
