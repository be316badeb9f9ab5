package org.howdah.rules.variant;

import java.util.List;
import java.util.Objects;
import org.howdah.rules.board.Board;
import org.jspecify.annotations.Nullable;

/** Reads a variant file, table by table, and tells all that is wrong with it at once. */
final class VariantReader {

    private static final int FORMAT = 1;
    private static final int LATEST_YEAR = 9999;

    private final List<Document> documents;
    private final Mistakes mistakes;
    private final Section file;

    /** What a file never takes from the one it extends: what it is called. */
    private final Section own;

    /**
     * @param documents the file, then the one it extends, and so on
     */
    VariantReader(List<Document> documents, Mistakes mistakes) {
        this.documents = documents;
        this.mistakes = mistakes;
        this.file = new Section(documents, mistakes);
        this.own = new Section(documents.subList(0, 1), mistakes);
    }

    Variant read() throws VariantFileException {
        Schema.check(documents, mistakes);
        own.requiredNumber("format", FORMAT, FORMAT);
        Text id = id();
        Text name = own.requiredText("name");
        Text inventor = own.optionalText("inventor");
        Integer year = own.number("year", 1, LATEST_YEAR);
        Text summary = own.requiredText("summary");
        Board board = board();
        Symmetry symmetry = symmetry();
        Army army = PieceReader.read(file, mistakes);
        if (board == null || army.types().isEmpty()) {
            mistakes.throwIfAny();
        }
        Geometry geometry = new Geometry(Objects.requireNonNull(board), symmetry, mistakes);
        Layout layout = layout(geometry, army);
        Draft draft = new Draft(file, geometry, army, layout, mistakes);
        Castling castling = CastlingReader.read(draft);
        Promotion promotion = PromotionReader.read(draft);
        HandReader hands = new HandReader(draft);
        Gating gating = hands.gating();
        Placement placement = hands.placement();
        List<Integer> hand = hands.hand(placement);
        EndReader ends = new EndReader(draft);
        NamesReader names = new NamesReader(own, army, mistakes);
        Variant variant = new Variant(
                string(id),
                string(name),
                names.aliases(),
                inventor == null ? null : inventor.string(),
                year,
                string(summary),
                board,
                symmetry,
                army.types(),
                new Start(layout == null ? List.of() : layout.pieces(), hand),
                castling,
                promotion,
                gating,
                placement,
                ends.bareKing(),
                ends.tradeBan(),
                ends.deadMaterial(),
                ends.stalemate(),
                names.xboard(),
                origins());
        if (layout != null) {
            new Contradictions(draft, layout, variant).check();
        }
        mistakes.throwIfAny();
        return variant;
    }

    private List<Origin> origins() {
        return documents.stream()
                .map(document -> document.source().origin())
                .filter(Objects::nonNull)
                .toList();
    }

    private static String string(@Nullable Text text) {
        return text == null ? "" : text.string();
    }

    private @Nullable Text id() {
        Text id = own.requiredText("id");
        if (id != null && !id.string().matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            mistakes.add(id.mistake("an id has small letters, digits and single hyphens, not \"" + id.string() + "\""));
        }
        return id;
    }

    private @Nullable Board board() {
        Section table = file.table("board");
        if (!table.isPresent()) {
            table.mistake("[board] is missing");
            return null;
        }
        Integer files = table.requiredNumber("files", Board.MIN_SIDE, Board.MAX_SIDE);
        Integer ranks = table.requiredNumber("ranks", Board.MIN_SIDE, Board.MAX_SIDE);
        Integer first = table.number("first-rank", 0, 1);
        if (files == null || ranks == null) {
            return null;
        }
        if (files * ranks > Board.MAX_SQUARES) {
            Entry entry = Objects.requireNonNull(table.entry("files"));
            mistakes.add(entry.atValue(files + " files and " + ranks + " ranks are " + files * ranks
                    + " squares; a board has at most " + Board.MAX_SQUARES));
            return null;
        }
        return new Board(files, ranks, first == null ? 1 : first);
    }

    private Symmetry symmetry() {
        Text word = file.table("board").optionalText("symmetry");
        return word == null ? Symmetry.MIRROR : Words.read(word, Symmetry.MIRROR, mistakes);
    }

    private @Nullable Layout layout(Geometry geometry, Army army) {
        Section table = file.table("setup");
        if (!table.isPresent()) {
            table.mistake("[setup] is missing");
            return null;
        }
        Text drawing = table.requiredText("board");
        return drawing == null ? null : Layout.read(drawing, geometry, army);
    }
}
