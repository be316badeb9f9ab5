package org.howdah.lab.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tables of small boards against plain search: pieces of every way of moving, pawns that meet, trade bans, baring, and each
 * meaning of stalemate.
 */
class PlainSearchTest {
    private static final int POSITIONS = 150;
    private static final int MOST_PLIES = 4;
    private static final String GAME = """
            format = 1
            id = "little"
            name = "Little"
            summary = "For tests."

            [board]
            files = %1$d
            ranks = 6
            symmetry = "%2$s"

            [pieces]
            K = { name = "King", moves = "K", royal = true }
            R = { name = "Rook", moves = "R" }
            B = { name = "Bishop", moves = "B" }
            W = { name = "Warlock", moves = "KNADmabKcaKcabK" }
            E = { name = "Elephant", moves = "FfWAfD" }
            F = { name = "Forward Rook", moves = "fRbW" }
            C = { name = "Cannon", moves = "mRpR" }
            L = { name = "Lame Knight", moves = "nN" }
            P = { name = "Pawn", moves = "mfWcfFimfnD" }

            [setup]
            board = \"""
            %3$s
            %4$s
            %5$s
            %6$s
            %7$s
            %8$s
            \"""

            [promotion]
            pieces = "P"
            zone = "rank 6"
            to = "RE"

            %9$s

            [end]
            stalemate = "%10$s"
            """;

    @TempDir
    Path folder;

    private CompiledVariant game(int files, String symmetry, String rule, String stalemate) throws Exception {
        String back = "k r " + ". ".repeat(files - 2);
        String others = "b w f c l " + ". ".repeat(files - 5);
        boolean mirror = symmetry.equals("mirror");
        String text = String.format(
                GAME,
                files,
                symmetry,
                mirror ? back : reversed(back),
                "p ".repeat(files),
                mirror ? others : reversed(others),
                others.toUpperCase(Locale.ROOT),
                "P ".repeat(files),
                back.toUpperCase(Locale.ROOT),
                rule,
                stalemate);
        Path file = Files.writeString(folder.resolve("little.toml"), text);
        return CompiledVariant.compile(VariantFile.read(file));
    }

    private static String reversed(String row) {
        return new StringBuilder(row.strip()).reverse().toString();
    }

    @ParameterizedTest
    @CsvSource({
        "5,mirror,[trade-ban]piece='W',draw,KFvK KCvKP KWvK KLvKP",
        "6,rotate,[trade-ban]piece='W',draw,KWvKW KPvKP KFvK",
        "6,mirror,[dead-material]single='B',loss,KPvKP KBvK KCvK",
        "5,rotate,[dead-material]single='B',win,KPvK KLvK KEvKE",
        "6,mirror,[bare-king],draw,KEvK KPvKP KWvKR",
    })
    void sayWhatPlainSearchSays(int files, String symmetry, String rule, String stalemate, String endings)
            throws Exception {
        CompiledVariant game = game(files, symmetry, rule.replace("]", "]\n").replace('\'', '"'), stalemate);
        TablebaseBuild build = new TablebaseBuild(game, folder.resolve("tables"), 2, TablebaseBuild.Listener.NONE);
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (String ending : endings.split(" ")) {
            Material material = Material.parse(ending, game);
            assertThat(build.build(material)).isTrue();
            for (int i = 0; i < POSITIONS; i++) {
                compare(build.tables(), random(game, material, random), random, "seed " + seed + " ");
            }
        }
    }

    /** The position itself, and one after a random move, which may leave en passant or a ban behind. */
    private static void compare(Tablebase tables, Position p, Random random, String seed) {
        compare(tables, p, seed);
        MoveList moves = new MoveList();
        Moves.legal(p, moves);
        if (!moves.isEmpty()) {
            p.make(moves.get(random.nextInt(moves.size())));
            compare(tables, p, seed);
        }
    }

    private static void compare(Tablebase tables, Position p, String seed) {
        String fen = Fen.write(p);
        int value = new Probe(tables).value(p);
        assertThat(value).as(seed + fen).isNotEqualTo(TableValue.UNKNOWN);
        int searched = search(p);
        boolean tooLong = value != TableValue.DRAW && TableValue.plies(value) > MOST_PLIES;
        assertThat(searched).as(seed + fen).isEqualTo(tooLong ? TableValue.DRAW : value);
        assertThat(Fen.write(p)).isEqualTo(fen);
    }

    /** The value if it is decided within a few plies, else drawn. */
    private static int search(Position p) {
        for (int plies = 0; plies <= MOST_PLIES; plies++) {
            if (wins(p, plies)) {
                return TableValue.win(plies);
            }
            if (loses(p, plies)) {
                return TableValue.loss(plies);
            }
        }
        return TableValue.DRAW;
    }

    private static boolean wins(Position p, int plies) {
        Ending ending = ending(p);
        if (ending != null) {
            return ending.winner(p) == p.sideToMove();
        }
        for (int move : plies == 0 ? new int[0] : moves(p)) {
            p.make(move);
            boolean lost = loses(p, plies - 1);
            p.unmake();
            if (lost) {
                return true;
            }
        }
        return false;
    }

    private static boolean loses(Position p, int plies) {
        Ending ending = ending(p);
        if (ending != null) {
            return ending.winner(p) == 1 - p.sideToMove();
        }
        if (plies == 0) {
            return false;
        }
        for (int move : moves(p)) {
            p.make(move);
            boolean won = wins(p, plies - 1);
            p.unmake();
            if (!won) {
                return false;
            }
        }
        return true;
    }

    private static Ending ending(Position p) {
        Ending ending = Ending.of(p);
        return ending == Ending.THREEFOLD ? null : ending;
    }

    private static int[] moves(Position p) {
        MoveList moves = new MoveList();
        Moves.legal(p, moves);
        return moves.toArray();
    }

    private static Position random(CompiledVariant game, Material material, Random random) throws Exception {
        List<Integer> hand = Collections.nCopies(game.types() + 1, 0);
        while (true) {
            List<Integer> board =
                    new ArrayList<>(Collections.nCopies(game.board().squares(), Pieces.NONE));
            boolean exchanged = random.nextBoolean();
            material.pieces()
                    .forEach(piece -> board.set(
                            random.nextInt(board.size()),
                            Pieces.of(exchanged ? 1 - Pieces.color(piece) : Pieces.color(piece), Pieces.type(piece))));
            Setup setup = new Setup(game, board, random.nextInt(2), hand, hand, Set.of(), -1, -1, 0, 1);
            long men = board.stream().filter(piece -> piece != Pieces.NONE).count();
            if (men == material.men() && setup.problems().isEmpty()) {
                return setup.toPosition();
            }
        }
    }
}
