package org.howdah.server.api;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.Map;

/**
 * An error as JSON.
 *
 * @param error a sentence for people
 * @param more what a program may want to know beside it
 */
public record ErrorView(String error, @JsonAnyGetter Map<String, Object> more) {}
