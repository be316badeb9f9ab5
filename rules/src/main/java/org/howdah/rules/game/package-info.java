/**
 * Games for everybody: immutable, checked, with their history, their outcome and the reason for every refusal. What
 * programs outside use first; it may use all the other packages of the rules.
 */
@NullMarked
package org.howdah.rules.game;

import org.jspecify.annotations.NullMarked;
