package org.howdah.server.api;

import java.util.List;
import org.howdah.rules.game.Game;
import org.howdah.rules.variant.CompiledVariant;

/** A game's rules page as JSON. */
record RulesView(
        String id, String name, String summary, String startFen, List<PieceView> pieces, List<Section> sections) {

    /** A part of the page. */
    record Section(String title, List<String> paragraphs) {}

    static RulesView of(CompiledVariant compiled) {
        return new RulesView(
                compiled.id(),
                compiled.variant().name(),
                compiled.variant().summary(),
                Game.start(compiled).startFen(),
                PieceView.allWithMoves(compiled.variant()),
                new RulesText(compiled).sections());
    }
}
