package org.howdah.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.databind.json.JsonMapper;

/** What programs read: one object on one line, without members that have no value. */
final class Json {
    private Json() {}

    static String text(Object value) {
        return JsonMapper.builder()
                .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_NULL))
                .build()
                .writeValueAsString(value);
    }
}
