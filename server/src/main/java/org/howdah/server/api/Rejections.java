package org.howdah.server.api;

import java.util.LinkedHashMap;
import java.util.Map;
import org.howdah.server.play.Rejection;

/** What HTTP says when a game rejects something. */
public final class Rejections {

    private Rejections() {}

    static HttpError toHttp(Rejection rejection) {
        int status = switch (rejection.kind()) {
            case UNKNOWN -> HttpError.NOT_FOUND;
            case CONFLICT -> HttpError.CONFLICT;
            case IMPOSSIBLE -> HttpError.IMPOSSIBLE;
            case UNAVAILABLE -> HttpError.UNAVAILABLE;
        };
        return new HttpError(status, String.valueOf(rejection.getMessage()), more(rejection));
    }

    private static Map<String, Object> more(Rejection rejection) {
        Map<String, Object> more = new LinkedHashMap<>();
        if (rejection.rule() != null) {
            more.put("rule", rejection.rule());
        }
        if (!rejection.problems().isEmpty()) {
            more.put("problems", rejection.problems());
        }
        return more;
    }

    /** The error as JSON. */
    public static ErrorView view(Rejection rejection) {
        return toHttp(rejection).view();
    }
}
