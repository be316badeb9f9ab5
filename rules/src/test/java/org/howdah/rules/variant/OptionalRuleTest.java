package org.howdah.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OptionalRuleTest {
    private static Variant variant(String id) {
        return Variants.byId(id).variant();
    }

    @Test
    void eachGameHasItsOwn() {
        assertThat(variant("chess").optionalRules()).containsExactly(OptionalRule.CASTLING);
        assertThat(variant("seirawan").optionalRules()).containsExactly(OptionalRule.CASTLING, OptionalRule.GATING);
        assertThat(variant("mini-courier").optionalRules())
                .containsExactly(OptionalRule.CASTLING, OptionalRule.BARE_KING);
        assertThat(variant("elven").optionalRules()).containsExactly(OptionalRule.CASTLING, OptionalRule.TRADE_BAN);
    }

    /** Rules gone are not the same rules; nothing else is gone, and the game can be compiled. */
    @Test
    void oneIsTakenAwayAndNoOther() {
        for (String id : Variants.ids()) {
            Variant game = variant(id);
            for (OptionalRule rule : game.optionalRules()) {
                Variant without = game.without(rule);
                assertThat(without.optionalRules())
                        .isEqualTo(game.optionalRules().stream()
                                .filter(other -> other != rule)
                                .toList());
                assertThat(without.fingerprint()).isNotEqualTo(game.fingerprint());
                assertThat(CompiledVariant.compile(without).id()).isEqualTo(id);
            }
        }
    }

    @Test
    void withoutGatingNobodyHasAHand() {
        assertThat(variant("seirawan").without(OptionalRule.GATING).start().hand())
                .isEmpty();
    }

    @Test
    void withoutBareKingTheKingsAloneAreADraw() {
        assertThat(variant("mini-courier").without(OptionalRule.BARE_KING).deadMaterial())
                .isNotNull();
        assertThat(variant("chess").without(OptionalRule.BARE_KING))
                .satisfies(same -> assertThat(same.deadMaterial())
                        .isEqualTo(variant("chess").deadMaterial()));
    }
}
