package org.howdah.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The capital letters: which steps a piece makes when nothing limits it. */
enum Atom {
    W(Shape.WAZIR),
    F(Shape.FERZ),
    D(Shape.DABBABA),
    N(Shape.KNIGHT),
    A(Shape.ALFIL),
    H(Shape.THREELEAPER),
    C(Shape.CAMEL),
    Z(Shape.ZEBRA),
    G(Shape.TRIPPER),
    K(Shape.WAZIR, Shape.FERZ),
    R(true, Shape.WAZIR),
    B(true, Shape.FERZ),
    Q(true, Shape.WAZIR, Shape.FERZ);

    private final boolean rider;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<Shape> shapes;

    Atom(Shape... shapes) {
        this(false, shapes);
    }

    Atom(boolean rider, Shape... shapes) {
        this.rider = rider;
        this.shapes = List.of(shapes);
    }

    /** The atom with that letter, or null. */
    static @Nullable Atom of(char letter) {
        for (Atom atom : values()) {
            if (atom.letter() == letter) {
                return atom;
            }
        }
        return null;
    }

    char letter() {
        return name().charAt(0);
    }

    /** Whether it repeats its step without a number: R, B and Q. */
    boolean isRider() {
        return rider;
    }

    /** One shape; two for K and Q. */
    List<Shape> shapes() {
        return shapes;
    }

    /** All its steps. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        shapes.forEach(shape -> steps.addAll(shape.steps()));
        return steps;
    }
}
