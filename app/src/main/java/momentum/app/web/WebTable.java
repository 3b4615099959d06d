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
import java.util.logging.Logger;
import momentum.table.Campaigns;

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
    private final LiveFeed feed = new LiveFeed();
    private final House house;
    private final StaticFiles files = new StaticFiles();
    private final Doorway doorway;

    /**
     * A server that is not running yet.
     *
     * @param data the folder for what is kept beside the campaigns
     */
    public WebTable(Campaigns campaigns, Path data, Doorway doorway, InstantSource clock) {
        this.doorway = doorway;
        this.house = House.of(campaigns, doorway, new SlateShelf(data), feed, clock);
        this.server = WebServer.builder()
                .host(doorway.host())
                .port(doorway.port())
                .shutdownHook(false)
                .shutdownGracePeriod(Duration.ofMillis(500))
                .maxPayloadSize(MOST_SENT)
                // One who asks whether to go on is told so at once: else a form that nobody reads would be taken for
                // the next
                // request.
                .protocolsDiscoverServices(false)
                .addProtocol(Http1Config.builder().continueImmediately(true).build())
                .directHandlers(WebTable::garbled)
                .routing(this::routes)
                .build();
    }

    /** Every page has its own answer to trouble: what comes here never came to one, for it was no request that can be read. */
    private static void garbled(DirectHandlers.Builder handlers) {
        handlers.addHandler(
                DirectHandler.EventType.INTERNAL_ERROR,
                (request, type, status, headers, message) -> DirectHandler.TransportResponse.builder()
                        .status(Status.BAD_REQUEST_400)
                        .keepAlive(false)
                        .entity("That is no request.")
                        .build());
    }

    private void routes(HttpRouting.Builder routing) {
        routing.addFilter(new Guard(doorway, house.door(), new Pace(house.clock())))
                .register("/", new HomeDesk(house))
                .register(
                        "/t",
                        new TableDesk(house),
                        new HeroDesk(house),
                        new SeatsDesk(house),
                        new ScreenDesk(house),
                        new DiceDesk(house))
                .get("/s/{secret}", new SeatsDesk(house)::sit)
                .register("/slate", new SlateDesk(house))
                .register("/", new RulesDesk(house))
                .get("/web/{+name}", this::file)
                .any((request, response) -> {
                    throw new NotHere("There is no page at this address.");
                })
                .error(
                        NotHere.class,
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
                        NoForm.class,
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
            throw new NotHere("There is no such file.");
        }
    }

    private void unexpected(ServerRequest request, ServerResponse response, Throwable failure) {
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

    private void trouble(ServerRequest request, ServerResponse response, Status status, String title, String text) {
        if (Pages.isPart(request)) {
            response.header("HX-Retarget", "#notice")
                    .header("HX-Reselect", "#notice")
                    .header("HX-Reswap", "outerHTML");
        }
        response.header(HeaderNames.CACHE_CONTROL, "no-store");
        house.pages().send(request, response, status, "trouble", Map.of("title", title, "text", text));
    }

    public WebTable start() {
        server.start();
        return this;
    }

    public int port() {
        return server.port();
    }

    public String address() {
        return doorway.at(port()) + "/";
    }

    @Override
    public void close() {
        feed.close();
        server.stop();
        house.checks().close();
    }
}
