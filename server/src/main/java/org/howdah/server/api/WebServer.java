package org.howdah.server.api;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpResponseException;
import io.javalin.http.NotFoundResponse;
import java.util.List;
import org.howdah.server.clock.Ticker;
import org.howdah.server.play.Rejection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web server: limits, headers, errors, and the routes it is given. */
public final class WebServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

    private final Javalin javalin;

    private WebServer(Javalin javalin) {
        this.javalin = javalin;
    }

    /** Adds routes. */
    @FunctionalInterface
    public interface Routes {
        void addTo(Router router);
    }

    /**
     * Listens on that port.
     *
     * @param port 0: any free port
     * @param page what answers paths that are nobody's
     * @throws io.javalin.util.JavalinBindException if the port is taken or may not be used
     */
    public static WebServer start(int port, Ticker ticker, Page page, List<Routes> routes) {
        Javalin javalin = Javalin.create(config -> {
            limits(config);
            config.routes.before(SecurityHeaders::set);
            Router router = new Router(config.routes, ticker);
            routes.forEach(each -> each.addTo(router));
            errors(config, ticker, page);
        });
        javalin.start(port);
        return new WebServer(javalin);
    }

    private static void limits(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        JettyLimits.apply(config.jetty);
    }

    private static void errors(JavalinConfig config, Ticker ticker, Page page) {
        config.routes.exception(HttpError.class, (e, context) -> answer(new Call(context, ticker), e));
        config.routes.exception(
                Rejection.class, (e, context) -> answer(new Call(context, ticker), Rejections.toHttp(e)));
        config.routes.exception(NotFoundResponse.class, (e, context) -> elsewhere(new Call(context, ticker), page));
        config.routes.exception(HttpResponseException.class, (e, context) -> refused(new Call(context, ticker), e));
        config.router.javaLangErrorHandler((response, error) -> {
            LOG.error("A request failed", error);
            response.setStatus(HttpError.BROKEN);
        });
        config.routes.exception(Exception.class, (e, context) -> broken(new Call(context, ticker), e));
    }

    /** A path that is no endpoint's. */
    private static void elsewhere(Call call, Page page) {
        try {
            page.answer(call);
        } catch (HttpError e) {
            answer(call, e);
        }
    }

    /** What Javalin refuses by itself: a path that is there, but not with this method. */
    private static void refused(Call call, HttpResponseException e) {
        String methods = e.getDetails().get("availableMethods");
        if (methods == null) {
            answer(call, new HttpError(e.getStatus(), String.valueOf(e.getMessage())));
        } else {
            call.header("Allow", methods);
            answer(call, new HttpError(e.getStatus(), "This address takes only " + methods + "."));
        }
    }

    private static void answer(Call call, HttpError e) {
        call.json(e.status(), e.view());
    }

    private static void broken(Call call, Exception e) {
        LOG.error("{} {}", call.method(), call.path(), e);
        answer(call, new HttpError(HttpError.BROKEN, "Something went wrong in the server; it is in its log."));
    }

    /** The port it listens on. */
    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        JettyLimits.stopsSoon(javalin.jettyServer().server());
        javalin.stop();
    }
}
