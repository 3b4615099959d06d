package momentum.app.web;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.http1.Http1Config;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Logger;
import momentum.app.slate.SlateFiles;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.StaticFiles;
import momentum.app.web.http.UnreadableForm;
import momentum.app.web.security.BindAddress;
import momentum.app.web.security.NoSeat;
import momentum.app.web.security.RateLimiter;
import momentum.app.web.security.RequestGuard;
import momentum.table.Campaigns;
import momentum.table.journal.NotAllowed;

/** The server of the web table. */
public final class WebTable implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(WebTable.class.getName());
    private static final int MOST_SENT = 256_000;

    /**
     * The server's own loggers say little that a player wants to read, and would tell at length of whatever garbage anyone sends;
     * held here, for one that is let go forgets its level.
     */
    private static final Logger SERVER = Logger.getLogger("io.helidon");

    static {
        SERVER.setLevel(java.util.logging.Level.SEVERE);
    }

    private final WebServer server;
    private final LiveFeed feed;
    private final PageContext context;
    private final StaticFiles files = new StaticFiles();
    private final BindAddress bindAddress;

    /**
     * A server that is not running yet.
     *
     * @param data the folder for what is kept beside the campaigns
     */
    public WebTable(Campaigns campaigns, Path data, BindAddress bindAddress, InstantSource clock) {
        this.bindAddress = bindAddress;
        this.feed = new LiveFeed(campaigns.journal().tableStore());
        this.context = PageContext.of(campaigns, bindAddress, new SlateFiles(data), feed, clock);
        this.server = WebServer.builder()
                .host(bindAddress.host())
                .port(bindAddress.port())
                .shutdownHook(false)
                .shutdownGracePeriod(Duration.ofMillis(500))
                .maxPayloadSize(MOST_SENT)
                // 100-continue is answered at once: otherwise the body of a form that no route reads would be parsed as
                // the next request.
                .protocolsDiscoverServices(false)
                .addProtocol(Http1Config.builder().continueImmediately(true).build())
                .directHandlers(WebTable::unparsable)
                .routing(this::routes)
                .build();
    }

    /** A request that cannot be parsed never reaches a route: it is answered with 400, and its connection closed. */
    private static void unparsable(DirectHandlers.Builder handlers) {
        handlers.addHandler(
                DirectHandler.EventType.INTERNAL_ERROR,
                (request, type, status, headers, message) -> DirectHandler.TransportResponse.builder()
                        .status(Status.BAD_REQUEST_400)
                        .keepAlive(false)
                        .entity("That is no request.")
                        .build());
    }

    private void routes(HttpRouting.Builder routing) {
        routing.addFilter(new RequestGuard(bindAddress, context.authentication(), new RateLimiter(context.clock())))
                .register("/", new HomeRoutes(context))
                .register(
                        "/t",
                        new TableRoutes(context),
                        new HeroRoutes(context),
                        new SeatsRoutes(context),
                        new ScreenRoutes(context),
                        new DiceRoutes(context))
                .get("/s/{secret}", new SeatsRoutes(context)::offer)
                .post("/s", new SeatsRoutes(context)::sit)
                .register("/slate", new SlateRoutes(context))
                .register("/", new RulesRoutes(context))
                .get("/web/{+name}", this::file)
                .any((request, response) -> {
                    throw new NotFound("There is no page at this address.");
                })
                .error(
                        NotFound.class,
                        (request, response, missing) -> trouble(
                                request,
                                response,
                                Status.NOT_FOUND_404,
                                "Nothing here",
                                String.valueOf(missing.getMessage())))
                .error(
                        NoSeat.class,
                        (request, response, without) -> trouble(
                                request,
                                response,
                                Status.FORBIDDEN_403,
                                "Not your seat",
                                String.valueOf(without.getMessage())))
                .error(
                        UnreadableForm.class,
                        (request, response, sent) -> trouble(
                                request,
                                response,
                                Status.BAD_REQUEST_400,
                                "That cannot be read",
                                String.valueOf(sent.getMessage())))
                .error(Throwable.class, this::unexpected);
    }

    private void file(ServerRequest request, ServerResponse response) {
        if (!files.send(request.path().pathParameters().get("name"), request, response)) {
            throw new NotFound("There is no such file.");
        }
    }

    private void unexpected(ServerRequest request, ServerResponse response, Throwable failure) {
        Optional<NotAllowed> refusal = WriteRefusal.of(failure);
        if (refusal.isPresent()) {
            refused(request, response, refusal.get());
            return;
        }
        // The address of a seat's link has its secret.
        String path = request.path().path().replaceFirst("^/s/.*", "/s/...");
        LOG.log(Level.ERROR, "A page failed: " + path, failure);
        trouble(
                request,
                response,
                Status.INTERNAL_SERVER_ERROR_500,
                "Something went wrong",
                "The table itself is safe: everything said to it before this is on disk. Go back and try again.");
    }

    /** What stands against a write may come up only when it is written. */
    private void refused(ServerRequest request, ServerResponse response, NotAllowed refusal) {
        switch (refusal.reason()) {
            case SEAT_REVOKED, NO_RIGHT ->
                trouble(request, response, Status.FORBIDDEN_403, "Not your seat", refusal.why());
            case CAMPAIGN_DELETED, SEATING_CHANGED, NO_ROOM ->
                trouble(request, response, PageRenderer.NOT_TAKEN, "Not done", refusal.why());
        }
    }

    private void trouble(ServerRequest request, ServerResponse response, Status status, String title, String text) {
        if (PageRenderer.isPart(request)) {
            response.header("HX-Retarget", "#notice")
                    .header("HX-Reselect", "#notice")
                    .header("HX-Reswap", "outerHTML");
        }
        response.header(HeaderNames.CACHE_CONTROL, "no-store");
        context.pages().send(request, response, status, "trouble", Map.of("title", title, "text", text));
    }

    public WebTable start() {
        server.start();
        return this;
    }

    public int port() {
        return server.port();
    }

    public String address() {
        return bindAddress.at(port()) + "/";
    }

    @Override
    public void close() {
        feed.close();
        server.stop();
        context.checks().close();
    }
}
