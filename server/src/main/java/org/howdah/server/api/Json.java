package org.howdah.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** JSON in and out. What comes in is taken literally: nothing unknown, nothing twice, no text for a number. */
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    textual -> textual.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .changeDefaultPropertyInclusion(value -> value.withValueInclusion(JsonInclude.Include.ALWAYS))
            .build();

    private Json() {}

    /** The JSON text of a record. */
    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** The JSON text of a record, in UTF-8. */
    static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /**
     * Reads a record.
     *
     * @throws HttpError 400, saying what is wrong with the text
     */
    static <T> T read(byte[] text, Class<T> type) {
        try {
            return required(MAPPER.readValue(text, type));
        } catch (JacksonException e) {
            throw new HttpError(HttpError.BAD_REQUEST, wrong(e));
        }
    }

    private static <T> T required(@Nullable T value) {
        if (value == null) {
            throw new HttpError(HttpError.BAD_REQUEST, "The body is null; an object is wanted.");
        }
        return value;
    }

    private static String wrong(JacksonException e) {
        return switch (e) {
            case UnrecognizedPropertyException unknown -> "Unknown field \"" + path(unknown) + "\".";
            case DatabindException wrong
            when !wrong.getPath().isEmpty() -> "The field \"" + path(wrong) + "\" has a value of the wrong kind.";
            case InputCoercionException wide -> "A number is out of range.";
            case StreamReadException broken ->
                "The body is not JSON (line " + broken.getLocation().getLineNr() + ", column "
                        + broken.getLocation().getColumnNr() + ").";
            default -> "The body is not the JSON object that is wanted.";
        };
    }

    private static String path(DatabindException e) {
        return e.getPath().stream()
                .map(step -> step.getPropertyName() == null ? "[" + step.getIndex() + "]" : step.getPropertyName())
                .collect(Collectors.joining("."));
    }
}
