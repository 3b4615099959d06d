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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Logger;
import momentum.table.Campaigns;
import momentum.table.Cup;

/** The server of the web table. */
public final class WebTable implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(WebTable.class.getName());
    private static final int MOST_SENT = 1_000_000;

    /** The server's own loggers say little that a player wants to read; held here, for one that is let go forgets its level. */
    private static final Logger SERVER = Logger.getLogger("io.helidon");

    static {
        SERVER.setLevel(java.util.logging.Level.WARNING);
    }

    private final WebServer server;
    private final LiveFeed feed = new LiveFeed();
    private final House house;
    private final StaticFiles files = new StaticFiles();
    private final String host;

    /**
     * A server that is not running yet.
     *
     * @param data the folder for what is kept beside the campaigns
     * @param port where it listens; 0 for any that is free
     */
    public WebTable(Campaigns campaigns, Cup cup, Path data, String host, int port, InstantSource clock) {
        this.host = host;
        this.house = new House(campaigns, cup, new Modes(data), new Pages(), feed, new SlateShelf(data), clock);
        this.server = WebServer.builder()
                .host(host)
                .port(port)
                .shutdownHook(false)
                .shutdownGracePeriod(Duration.ofMillis(500))
                .maxPayloadSize(MOST_SENT)
                .routing(this::routes)
                .build();
    }

    private void routes(HttpRouting.Builder routing) {
        routing.addFilter(new Guard(names(host)))
                .register("/", new HomeDesk(house))
                .register("/t", new TableDesk(house), new HeroDesk(house))
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
                        NoForm.class,
                        (request, response, sent) -> trouble(
                                request,
                                response,
                                Status.BAD_REQUEST_400,
                                "That cannot be read",
                                String.valueOf(sent.getMessage())))
                .error(Throwable.class, this::unexpected);
    }

    /** Under which names this machine may be asked for the table. */
    private static Set<String> names(String host) {
        Set<String> names = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "[::1]"));
        names.add(host);
        return names;
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
        return "http://%s:%d/".formatted(host.contains(":") ? "[" + host + "]" : host, port());
    }

    @Override
    public void close() {
        feed.close();
        server.stop();
    }
}
