/**
 * The rules: one file each, which opens with the rule in words and holds the moves it adds, the moves it forbids or the
 * end it declares; and the generator that asks them. Nothing here allocates while moves are generated. Uses
 * {@code board}, {@code variant} and {@code position}.
 */
@NullMarked
package org.howdah.rules.rule;

import org.jspecify.annotations.NullMarked;
