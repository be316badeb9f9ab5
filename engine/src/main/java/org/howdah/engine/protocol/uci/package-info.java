/** The engine as UCI programs know it. Uses {@code search} and the rules library. */
@NullMarked
package org.howdah.engine.protocol.uci;

import org.jspecify.annotations.NullMarked;
