package org.howdah.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.howdah.rules.betza.Betza;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VariantFileTest {

    private static final String SMALL = """
            format = 1
            id = "small"
            name = "Small"
            inventor = "I"
            year = 2026
            summary = "A small game."

            [board]
            files = 5
            ranks = 4
            first-rank = 0
            symmetry = "rotate"

            [pieces]
            K = { name = "King", moves = "K", royal = true }
            R = { name = "Rook", moves = "R", art = "tower" }
            H = { name = "Horse", moves = "nN" }
            P = { name = "Pawn", moves = "mfWcfF" }

            [setup]
            hand = "HH"
            board = '''
            . p k . r
            . . . . .
            . . . . .
            R . K P .
            '''

            [castling]
            king = "K"
            partner = "R"
            king-to = ["a0"]

            [promotion]
            pieces = "P"
            zone = "rank 2"
            to = "RH"

            [gating]
            movers = "KR"

            [trade-ban]
            piece = "R"

            [dead-material]
            single = "H"

            [end]
            stalemate = "loss"
            """;

    @Test
    void readsEveryKey() throws Exception {
        Variant variant = VariantFile.read(SMALL, "small.toml");

        assertThat(variant.id()).isEqualTo("small");
        assertThat(variant.name()).isEqualTo("Small");
        assertThat(variant.inventor()).isEqualTo("I");
        assertThat(variant.year()).isEqualTo(2026);
        assertThat(variant.summary()).isEqualTo("A small game.");
        assertThat(variant.board()).isEqualTo(new Board(5, 4, 0));
        assertThat(variant.symmetry()).isEqualTo(Symmetry.ROTATE);
        assertThat(variant.pieces())
                .containsExactly(
                        new PieceType('K', "King", "K", Betza.parse("K"), true, null),
                        new PieceType('R', "Rook", "R", Betza.parse("R"), false, "tower"),
                        new PieceType('H', "Horse", "nN", Betza.parse("nN"), false, null),
                        new PieceType('P', "Pawn", "mfWcfF", Betza.parse("mfWcfF"), false, null));
        assertThat(variant.start().board().subList(0, 5)).containsExactly(2, 0, 1, 4, 0);
        assertThat(variant.start().board().get(15 + 4)).isEqualTo(Pieces.of(Color.BLACK, 2));
        assertThat(variant.start().hand()).containsExactly(3, 3);
        assertThat(variant.castling()).isEqualTo(new Castling(1, 2, List.of(0)));
        assertThat(variant.promotion())
                .isEqualTo(new Promotion(List.of(4), List.of(10, 11, 12, 13, 14, 15, 16, 17, 18, 19), List.of(2, 3)));
        assertThat(variant.gating()).isEqualTo(new Gating(List.of(1, 2)));
        assertThat(variant.placement()).isNull();
        assertThat(variant.bareKing()).isFalse();
        assertThat(variant.tradeBan()).isEqualTo(new TradeBan(2));
        assertThat(variant.deadMaterial()).isEqualTo(new DeadMaterial(List.of(3), List.of()));
        assertThat(variant.stalemate()).isEqualTo(Stalemate.LOSS);
    }

    @Test
    void namesTypesByTheirLetters() throws Exception {
        Variant variant = VariantFile.read(SMALL, "small.toml");
        assertThat(variant.type('H')).isEqualTo(3);
        assertThat(variant.type('h')).isZero();
        assertThat(variant.piece(3).name()).isEqualTo("Horse");
    }

    @Test
    void hasDefaults() throws Exception {
        String plain = """
                format = 1
                id = "plain"
                name = "Plain"
                summary = "A plain game."

                [board]
                files = 3
                ranks = 3

                [pieces]
                K.name = "King"
                K.moves = "K"
                K.royal = true

                [setup]
                board = ".k.\\n ... \\n\\n .K."
                """;
        Variant variant = VariantFile.read(plain, "plain.toml");

        assertThat(variant.inventor()).isNull();
        assertThat(variant.year()).isNull();
        assertThat(variant.board().firstRank()).isEqualTo(1);
        assertThat(variant.symmetry()).isEqualTo(Symmetry.MIRROR);
        assertThat(variant.start().hand()).isEmpty();
        assertThat(variant.castling()).isNull();
        assertThat(variant.promotion()).isNull();
        assertThat(variant.gating()).isNull();
        assertThat(variant.placement()).isNull();
        assertThat(variant.bareKing()).isFalse();
        assertThat(variant.tradeBan()).isNull();
        assertThat(variant.deadMaterial()).isNull();
        assertThat(variant.stalemate()).isEqualTo(Stalemate.DRAW);
    }

    private static final String CHILD = """
            format = 1
            id = "child"
            name = "Child"
            summary = "Its parent with other pieces."
            extends = "small.toml"

            [board]
            first-rank = 1

            [pieces]
            E = { name = "Elephant", moves = "A" }
            R = { moves = "R2" }
            H = false

            [setup]
            hand = "E"

            [castling]
            king-to = ["a1"]

            [promotion]
            to = "RE"
            """;

    @Test
    void extendsAFileKeyByKey(@TempDir Path folder) throws Exception {
        write(folder, "small.toml", SMALL);
        write(folder, "child.toml", "dead-material = false\ngating.movers = \"R\"\n" + CHILD);

        Variant variant = VariantFile.read(folder.resolve("child.toml"));

        assertThat(variant.id()).isEqualTo("child");
        assertThat(variant.board()).isEqualTo(new Board(5, 4, 1));
        assertThat(variant.symmetry()).isEqualTo(Symmetry.ROTATE);
        assertThat(variant.pieces().stream().map(PieceType::letter)).containsExactly('K', 'R', 'P', 'E');
        assertThat(variant.piece(2)).isEqualTo(new PieceType('R', "Rook", "R2", Betza.parse("R2"), false, "tower"));
        assertThat(variant.start().hand()).containsExactly(4);
        assertThat(variant.castling()).isEqualTo(new Castling(1, 2, List.of(0)));
        assertThat(variant.gating()).isEqualTo(new Gating(List.of(2)));
        assertThat(variant.deadMaterial()).isNull();
    }

    @Test
    void isCalledByItsOwnNameAlone(@TempDir Path folder) throws Exception {
        write(folder, "small.toml", SMALL);
        write(folder, "child.toml", "dead-material = false\n" + CHILD);

        Variant variant = VariantFile.read(folder.resolve("child.toml"));

        assertThat(variant.inventor()).isNull();
        assertThat(variant.year()).isNull();
    }

    @Test
    void extendsAFileThatExtendsAnotherFromItsOwnFolder(@TempDir Path folder) throws Exception {
        Files.createDirectory(folder.resolve("deep"));
        write(folder, "small.toml", SMALL);
        write(folder, "deep/child.toml", "dead-material = false\n" + CHILD.replace("small.toml", "../small.toml"));
        write(folder, "grandchild.toml", """
                format = 1
                id = "grandchild"
                name = "Grandchild"
                summary = "The pieces are back."
                extends = "deep/child.toml"

                [pieces]
                H = { name = "Other horse", moves = "N" }

                [setup]
                hand = "H"

                [dead-material]
                single = "E"
                """);

        Variant variant = VariantFile.read(folder.resolve("grandchild.toml"));

        assertThat(variant.piece(variant.type('H')).betza()).isEqualTo("N");
        assertThat(variant.deadMaterial()).isEqualTo(new DeadMaterial(List.of(variant.type('E')), List.of()));
    }

    @Test
    void extendsBuiltInVariants() throws Exception {
        Variant variant = VariantFile.read("""
                format = 1
                id = "knights"
                name = "Knights"
                summary = "Chess without bishops."
                extends = "chess"

                [pieces]
                B = false

                [setup]
                board = '''
                r n n q k n n r
                p p p p p p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                R N N Q K N N R
                '''

                [promotion]
                to = "QRN"

                [dead-material]
                one-colour = ""
                """, "knights.toml");
        assertThat(variant.type('B')).isZero();
        assertThat(variant.castling()).isNotNull();
        assertThat(variant.deadMaterial()).isEqualTo(new DeadMaterial(List.of(variant.type('N')), List.of()));
    }

    private static void write(Path folder, String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }
}
