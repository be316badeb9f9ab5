package org.howdah.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Game;
import org.howdah.rules.game.LegalMove;
import org.howdah.rules.game.Outcome;
import org.howdah.rules.game.Played;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.notation.FenProblem;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.PgnError;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.PgnMove;
import org.howdah.rules.notation.PgnReader;
import org.howdah.rules.notation.PgnWriter;
import org.howdah.rules.notation.San;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.rule.RuleName;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of docs/library.md, between "// example" and "// end": they run here, and stand there word for word. */
class LibraryPageTest {
    private static final Path PAGE = Path.of("..", "docs", "library.md");
    private static final Path THIS = Path.of("src/test/java/org/howdah/example/LibraryPageTest.java");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\n(.*?)^```$");
    private static final Pattern EXAMPLE = Pattern.compile("(?ms)^ *// example\n(.*?)^ *// end$");

    private final List<Object> out = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void theExamplesStandOnThePage() throws IOException {
        List<String> examples = EXAMPLE.matcher(Files.readString(THIS))
                .results()
                .map(example -> example.group(1).stripTrailing().stripIndent() + "\n")
                .toList();
        List<String> blocks = BLOCK.matcher(Files.readString(PAGE))
                .results()
                .map(block -> block.group(1))
                .toList();
        assertThat(blocks).isNotEmpty().isEqualTo(examples);
    }

    private void print(Object what) {
        out.add(what);
    }

    @Test
    void legalMoves() {
        // example
        Game game = Game.start(Variants.byId("seirawan"));
        for (LegalMove move : game.legal()) {
            print(move.uci() + " is " + move.san()); // b1c3h is Nc3/Hb1, and 27 more
        }
        // end
        assertThat(out).hasSize(28).contains("b1c3h is Nc3/Hb1");
    }

    @Test
    void playing() throws MoveException {
        // example
        Game game = Game.start(Variants.byId("chess")).play("f3").play("e7e5").play("g4");
        Game after = game.play("Qh4"); // game itself stays as it was

        Outcome outcome = after.outcome();
        print(outcome.isOver()); // true
        print(outcome.word()); // black-mates
        print(outcome.sentence()); // Black wins: White is checkmated.
        print(after.fen());
        for (Played move : after.moves()) {
            print(move.san()); // f3, e5, g4, Qh4#
        }
        // end
        assertThat(out)
                .startsWith(true, "black-mates", "Black wins: White is checkmated.")
                .endsWith("f3", "e5", "g4", "Qh4#");
    }

    @Test
    void refusals() {
        // example
        Game game = Game.start(Variants.byId("chess"));
        try {
            game.play("O-O");
        } catch (MoveException e) {
            print(e.refusal().rule()); // CASTLING_PATH
            print(e.getMessage()); // O-O: castling needs the squares between king and partner empty
        }
        // end
        assertThat(out)
                .containsExactly(
                        RuleName.CASTLING_PATH, "O-O: castling needs the squares between king and partner empty");
    }

    @Test
    void fens() {
        // example
        CompiledVariant elephants = Variants.byId("silver-elephant");
        try {
            Game game = Game.from(elephants, "5k4/p9/10/10/10/10/10/R4K3R w KX - 0 one");
            print(game.legalMoves());
        } catch (FenException e) {
            for (FenProblem problem : e.problems()) {
                print(problem); // character 32: X names no piece of white that has a first move to make, and one more
            }
        }
        // end
        assertThat(out).hasSize(2);
        assertThat(out.getFirst()).hasToString("character 32: X names no piece of white that has a first move to make");
    }

    @Test
    void readingPgn() throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(
                file, "[White \"Ann\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"Bob\"]\n\n1. d4 {!} d5 (1... f5) *\n");
        // example
        try (PgnReader games = new PgnReader(Files.newBufferedReader(file), Variants.byId("chess"))) {
            while (games.hasNext()) {
                switch (games.next()) {
                    case PgnGame game -> {
                        print(game.tag("White")); // Bob
                        for (PgnMove move : game.line().moves()) {
                            print(move.san()); // d4, d5; its variations hang on d5
                        }
                    }
                    case PgnError error -> print(error); // game 1, line 3: Ke3: the King on e1 cannot go to e3
                }
            }
        }
        // end
        assertThat(out.stream().map(Object::toString))
                .containsExactly("game 1, line 3: Ke3: the King on e1 cannot go to e3", "Bob", "d4", "d5");
    }

    @Test
    void writingPgn() throws IOException, MoveException {
        Path file = folder.resolve("out.pgn");
        // example
        Game game = Game.start(Variants.byId("silver-elephant-placement"))
                .play("@NEEN")
                .play("@ENNE")
                .play("e4");
        try (Writer out = Files.newBufferedWriter(file);
                PgnWriter pgn = new PgnWriter(out)) {
            pgn.write(game.toPgn(Map.of("White", "Ann", "Black", "Bob")));
        }
        // end
        assertThat(Files.readString(file))
                .contains("[Variant \"silver-elephant-placement\"]", "1. @NEEN @ENNE 2. e4 *");
    }

    @Test
    void ownVariant() throws IOException, VariantFileException, MoveException {
        Path file = folder.resolve("amazons.toml");
        Matcher toml = Pattern.compile("(?ms)^```toml\n(.*?)^```$").matcher(Files.readString(PAGE));
        assertThat(toml.find()).isTrue();
        Files.writeString(file, toml.group(1));
        // example
        CompiledVariant amazons = CompiledVariant.compile(VariantFile.read(file));
        Game game = Game.start(amazons).play("Ae3");
        print(Fen.write(game.position())); // rnbakbnr/pppppppp/8/8/8/4A3/PPPPPPPP/RNB1KBNR b KQkq - 1 1
        // end
        assertThat(out).containsExactly("rnbakbnr/pppppppp/8/8/8/4A3/PPPPPPPP/RNB1KBNR b KQkq - 1 1");
    }

    @Test
    void searching() throws FenException, SetupException {
        // example
        Position position = Fen.parse(Variants.byId("chess"), "7k/R7/8/8/8/8/8/1R2K3 w - - 0 1")
                .toPosition();
        MoveList moves = new MoveList();
        Moves.legal(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            boolean mate = position.inCheck() && !Moves.anyLegal(position);
            position.unmake();
            if (mate) {
                print(San.write(position, moves.get(i))); // Rb8#
            }
        }
        // end
        assertThat(out).containsExactly("Rb8#");
        assertThat(position.sideToMove()).isEqualTo(Color.WHITE);
    }
}
