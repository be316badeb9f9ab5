package org.howdah.server.api;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.rule.Reach;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variants;
import org.howdah.server.play.Sentence;
import org.jspecify.annotations.Nullable;

/** What can be asked about the games themselves. */
public final class VariantApi implements WebServer.Routes {

    /** A FEN to check. */
    record FenBody(@Nullable String variant, @Nullable String fen) {}

    /** What became of it. */
    record FenView(
            boolean ok, List<String> problems, @Nullable String fen) {}

    /** A piece on a square of a position. */
    record ReachBody(
            @Nullable String variant,
            @Nullable String fen,
            @Nullable String square) {}

    /** How it moves. */
    record ReachView(String piece, @Nullable String color, String name, String betza, List<ReachSquare> squares) {}

    /** One square it reaches. */
    record ReachSquare(String square, List<String> ways) {}

    @Override
    public void addTo(Router router) {
        router.get("/api/variants", this::list);
        router.get("/api/variants/{id}/rules", this::rules);
        router.post("/api/check-fen", this::checkFen);
        router.post("/api/reach", this::reach);
    }

    private void list(Call call) {
        call.json(Variants.all().stream().map(VariantView::of).toList());
    }

    private void rules(Call call) {
        String id = call.path("id");
        if (!Variants.ids().contains(id)) {
            throw new HttpError(HttpError.NOT_FOUND, "There is no variant \"" + id + "\".");
        }
        call.json(RulesView.of(Variants.byId(id)));
    }

    private void checkFen(Call call) {
        FenBody body = call.body(FenBody.class);
        CompiledVariant variant = variant(Wanted.text("variant", body.variant()));
        try {
            Position position = position(variant, Wanted.text("fen", body.fen()));
            call.json(new FenView(true, List.of(), Fen.write(position)));
        } catch (FenException e) {
            call.json(new FenView(false, problems(e), null));
        }
    }

    private void reach(Call call) {
        ReachBody body = call.body(ReachBody.class);
        CompiledVariant variant = variant(Wanted.text("variant", body.variant()));
        int square = variant.board().parse(Wanted.text("square", body.square()));
        if (square < 0) {
            throw new HttpError(HttpError.IMPOSSIBLE, "There is no square " + body.square() + " on this board.");
        }
        try {
            call.json(reach(position(variant, Wanted.text("fen", body.fen())), square));
        } catch (FenException e) {
            throw new HttpError(HttpError.IMPOSSIBLE, "That FEN is no position.", Map.of("problems", problems(e)));
        }
    }

    private static ReachView reach(Position position, int square) {
        int piece = position.pieceAt(square);
        if (piece == Pieces.NONE) {
            throw new HttpError(HttpError.IMPOSSIBLE, "That square is empty.");
        }
        PieceType type = position.variant().variant().piece(Pieces.type(piece));
        List<ReachSquare> squares = Reach.of(position, square).entrySet().stream()
                .map(entry -> new ReachSquare(position.variant().board().name(entry.getKey()), words(entry.getValue())))
                .toList();
        return new ReachView(
                String.valueOf(type.letter()), Squares.color(Pieces.color(piece)), type.name(), type.betza(), squares);
    }

    private static List<String> words(Set<Reach.Way> ways) {
        return ways.stream()
                .map(way -> way.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }

    private static CompiledVariant variant(String id) {
        try {
            return Variants.byId(id);
        } catch (IllegalArgumentException e) {
            throw new HttpError(HttpError.IMPOSSIBLE, Sentence.of(e.getMessage()));
        }
    }

    private static Position position(CompiledVariant variant, String fen) throws FenException {
        try {
            return Fen.parse(variant, fen).toPosition();
        } catch (SetupException e) {
            throw new IllegalStateException("A FEN was read without its problems: " + fen, e);
        }
    }

    private static List<String> problems(FenException e) {
        return e.problems().stream().map(Object::toString).toList();
    }
}
