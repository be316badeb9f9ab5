package org.howdah.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.server.play.Match;
import org.howdah.server.play.Settings;
import org.howdah.server.play.Snapshot;
import org.jspecify.annotations.Nullable;

/** A game as JSON: STATE of {@code docs/http-api.md}. */
public record StateView(
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String type,
        String id,
        String variant,
        @Nullable String color,
        int level,
        long revision,
        String startFen,
        String fen,
        @Nullable String toMove,
        @Nullable String check,
        boolean inCheck,
        List<MoveView> moves,
        List<LegalView> legal,
        List<PremoveView> premoves,
        Map<String, Map<String, Integer>> hands,
        @Nullable ClockView clock,
        String status,
        @Nullable String winner,
        String sentence,
        String result,
        boolean canTakeBack,
        boolean drawDeclined,
        boolean thinking,
        boolean stalled) {

    /** The state as an answer. */
    static StateView of(Snapshot snapshot) {
        return of(null, snapshot);
    }

    /** The state as a message of that type. */
    public static StateView of(@Nullable String type, Snapshot snapshot) {
        Match match = snapshot.match();
        Settings settings = match.settings();
        CompiledVariant variant = settings.variant();
        Board board = variant.board();
        Position position = match.game().position();
        return new StateView(
                type,
                settings.id(),
                variant.id(),
                Squares.color(settings.human()),
                settings.level(),
                snapshot.revision(),
                settings.startFen(),
                match.game().fen(),
                Squares.color(match.turn()),
                Squares.name(board, match.check()),
                match.game().inCheck(),
                match.plies().stream()
                        .map(ply -> MoveView.of(variant.variant(), ply))
                        .toList(),
                match.isHumanToMove() ? LegalView.all(match.game()) : List.of(),
                match.isComputerToMove() ? PremoveView.all(position, settings.human()) : List.of(),
                Map.of("white", hand(position, Color.WHITE), "black", hand(position, Color.BLACK)),
                ClockView.of(snapshot),
                match.verdict().word(),
                Squares.color(match.verdict().winner()),
                match.verdict().sentence(),
                match.verdict().result(),
                match.canTakeBack(),
                snapshot.drawDeclined(),
                snapshot.thinking(),
                snapshot.stalled());
    }

    private static Map<String, Integer> hand(Position position, int color) {
        Map<String, Integer> hand = new LinkedHashMap<>();
        for (int type : position.variant().variant().start().hand()) {
            if (position.hand(color, type) > 0) {
                String letter = Objects.requireNonNull(
                        LegalView.letter(position.variant().variant(), type));
                hand.put(letter, position.hand(color, type));
            }
        }
        return hand;
    }
}
