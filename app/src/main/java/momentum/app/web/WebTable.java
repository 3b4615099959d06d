package momentum.app.web;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.slate.SlateStore;
import momentum.app.web.http.HeavyWork;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.StaticFiles;
import momentum.app.web.http.UnreadableForm;
import momentum.app.web.security.BindAddress;
import momentum.app.web.security.NoSeat;
import momentum.app.web.security.OneTimeCodes;
import momentum.app.web.security.RateLimiter;
import momentum.app.web.security.RequestGuard;
import momentum.app.web.server.ConnectionLimits;
import momentum.app.web.server.Listener;
import momentum.app.web.view.TableView.Notice;
import momentum.table.Campaigns;
import momentum.table.journal.NotAllowed;
import momentum.table.journal.StoredTime;
import momentum.text.VisibleText;

/** The server of the web table. */
public final class WebTable implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(WebTable.class.getName());

    /** The address of a table, and what of it was asked for. */
    private static final Pattern TABLE = Pattern.compile("(/t/[0-9a-f]+)(.*)");

    /**
     * The server's own loggers say little that a player wants to read, and would tell at length of whatever garbage anyone sends;
     * held here, for one that is let go forgets its level.
     */
    private static final Logger SERVER = Logger.getLogger("io.helidon");

    static {
        SERVER.setLevel(java.util.logging.Level.SEVERE);
        for (Handler handler : Logger.getLogger("").getHandlers()) {
            handler.setFormatter(new VisibleLogFormatter());
        }
    }

    /** The message of a failure may quote what someone sent, and a log is read in a terminal. */
    private static final class VisibleLogFormatter extends SimpleFormatter {
        @Override
        public String format(LogRecord record) {
            return VisibleText.of(super.format(record));
        }
    }

    private final Listener server;
    private final LiveFeed feed;
    private final PageContext context;
    private final StaticFiles files = new StaticFiles();
    private final BindAddress bindAddress;
    private final OneTimeCodes codes;

    /**
     * A server that is not running yet.
     *
     * @param data the folder of the campaigns, where the first release kept its slates
     */
    public WebTable(Campaigns campaigns, Path data, BindAddress bindAddress, InstantSource clock) {
        this(campaigns, data, bindAddress, clock, ConnectionLimits.ofThisProcess(Set.of()));
    }

    public WebTable(
            Campaigns campaigns, Path data, BindAddress bindAddress, InstantSource source, ConnectionLimits limits) {
        InstantSource clock = StoredTime.of(source);
        this.bindAddress = bindAddress;
        this.feed = new LiveFeed(campaigns.journal().tableStore());
        this.codes = new OneTimeCodes(clock);
        this.context =
                PageContext.of(campaigns, bindAddress, new SlateStore(campaigns.journal(), data, clock), feed, clock);
        HttpRouting.Builder routing = HttpRouting.builder();
        routes(routing);
        DirectHandlers.Builder handlers = DirectHandlers.builder();
        unparsable(handlers);
        this.server = new Listener(
                new InetSocketAddress(bindAddress.host(), bindAddress.port()), limits, routing, handlers.build());
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
        routing.addFilter(new RequestGuard(
                        bindAddress, context.authentication(), new RateLimiter(context.clock()), this::seated))
                .register("/", new HomeRoutes(context))
                .register(
                        "/t",
                        new TableRoutes(context),
                        new ReadRoutes(context),
                        new HeroRoutes(context),
                        new SeatsRoutes(context),
                        new ScreenRoutes(context),
                        new DiceRoutes(context),
                        new ExportRoutes(context))
                .get("/s/{secret}", new SeatsRoutes(context)::offer)
                .post("/s", new SeatsRoutes(context)::sit)
                .register("/open", new OpenRoutes(context, codes))
                .register("/slate", new SlateRoutes(context))
                .register("/", new RulesRoutes(context))
                .get(
                        "/web/{+name}",
                        (request, response) ->
                                file(request.path().pathParameters().get("name"), request, response))
                .get("/favicon.ico", (request, response) -> file("favicon.ico", request, response))
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
                .error(HeavyWork.TooBusy.class, (request, response, busy) -> {
                    response.header(HeaderNames.RETRY_AFTER, "5");
                    trouble(
                            request,
                            response,
                            Status.SERVICE_UNAVAILABLE_503,
                            "Too much at once",
                            String.valueOf(busy.getMessage()));
                })
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

    /** Only once requests come, which is after the listener was made. */
    private void seated(String connection) {
        server.seated(connection);
    }

    private void file(String name, ServerRequest request, ServerResponse response) {
        if (files.has(name)) {
            RequestGuard.isNoPage(response);
        }
        if (!files.send(name, request, response)) {
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
        String path = request.path().path().replaceFirst("^/(s|open)/.*", "/$1/...");
        Optional<StoreFailure> store = StoreFailure.of(failure);
        if (store.isPresent()) {
            LOG.log(Level.ERROR, "The store failed at " + path + ": " + failure.getMessage());
            store.get().mark(response);
            trouble(
                    request,
                    response,
                    store.get().status(),
                    store.get().title(),
                    store.get().text());
            return;
        }
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

    /** To a form of a page with scripts, in the place where the form stands; otherwise as a page of its own. */
    private void trouble(ServerRequest request, ServerResponse response, Status status, String title, String text) {
        response.header(HeaderNames.CACHE_CONTROL, "no-store");
        if (PageRenderer.have(request).isPresent()) {
            Notice notice = new Notice("", Notice.Kind.REFUSAL, title, text, "", "");
            byte[] said =
                    context.pages().part("part/say", Map.of("notice", notice)).getBytes(StandardCharsets.UTF_8);
            context.pages().send(request, response, status, said);
            return;
        }
        if (PageRenderer.isPart(request)) {
            response.header("HX-Retarget", "#notice")
                    .header("HX-Reselect", "#notice")
                    .header("HX-Reswap", "outerHTML");
        }
        context.pages()
                .send(
                        request,
                        response,
                        status,
                        "trouble",
                        Map.of("title", title, "text", text, "back", back(request), "backLabel", "Back to the table"));
    }

    /** The table whose page or form this was, whether or not there is one: nobody learns from it which tables there are. */
    private static String back(ServerRequest request) {
        Matcher table = TABLE.matcher(request.path().path());
        boolean isItself = request.prologue().method().equals(Method.GET)
                && table.matches()
                && table.group(2).isEmpty();
        return table.matches() && !isItself ? table.group(1) : "";
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

    /** An address that leads to a seat once, for the browser of whoever starts the table. */
    String addressOnce(String secret) {
        return address() + "open/" + codes.issue(secret);
    }

    @Override
    public void close() {
        feed.close();
        server.close();
        context.checks().close();
    }
}
