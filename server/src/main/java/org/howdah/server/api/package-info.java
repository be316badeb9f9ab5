/**
 * The HTTP interface of {@code docs/http-api.md}: routes, the JSON they speak, the page's files, and what is refused.
 *
 * <p>{@code WebServer} and {@code Call} are the layer over Javalin; the endpoints know only them. Uses {@code play} and the
 * rules.
 */
@NullMarked
package org.howdah.server.api;

import org.jspecify.annotations.NullMarked;
