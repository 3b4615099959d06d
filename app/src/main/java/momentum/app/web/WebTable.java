package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
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

    /** The server's own loggers say little that a player wants to read; held here, for one that is let go forgets its level. */
    private static final Logger SERVER = Logger.getLogger("io.helidon");

    static {
        SERVER.setLevel(java.util.logging.Level.WARNING);
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
                .routing(this::routes)
                .build();
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
        LOG.log(Level.ERROR, "A page failed: " + request.path().path(), failure);
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
    }
}
