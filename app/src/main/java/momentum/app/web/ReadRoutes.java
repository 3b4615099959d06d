package momentum.app.web;

import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.ZoneId;
import java.util.Map;
import java.util.function.Supplier;
import momentum.app.web.PageContext.Visit;
import momentum.app.web.http.Preferences;
import momentum.app.web.page.FindView;
import momentum.app.web.page.ReadViews;
import momentum.table.Campaign;
import momentum.table.seat.Permission;
import momentum.table.story.StorySearch;

/** The story, to be read and to be searched. */
record ReadRoutes(PageContext context) implements HttpService {
    private static final int LONGEST_QUERY = 200;

    @Override
    public void routing(HttpRules rules) {
        rules.get("/{id}/read", this::read).get("/{id}/find", this::find);
    }

    private void read(ServerRequest request, ServerResponse response) {
        Visit visit = visit(request);
        Campaign campaign = visit.campaign();
        boolean hasRolls = !PageContext.query(request, "rolls").equals("no");
        show(
                request,
                response,
                visit,
                "read",
                () -> new ReadViews(campaign, context.views().outlines().of(campaign), zone(request), hasRolls)
                        .at(number(request, "at", 0)));
    }

    private void find(ServerRequest request, ServerResponse response) {
        Visit visit = visit(request);
        Campaign campaign = visit.campaign();
        String typed = PageContext.query(request, "q").strip();
        String query = typed.substring(0, Math.min(typed.length(), LONGEST_QUERY));
        show(request, response, visit, "find", () -> {
            StorySearch.Found found = StorySearch.find(
                    campaign, context.views().outlines().of(campaign), query, number(request, "below", Long.MAX_VALUE));
            return FindView.of(
                    campaign,
                    query,
                    found,
                    zone(request),
                    !visit.permissions().seats().isEmpty());
        });
    }

    private Visit visit(ServerRequest request) {
        Visit visit = context.visit(request);
        visit.require(Permission.LOOK);
        return visit;
    }

    private static ZoneId zone(ServerRequest request) {
        return Preferences.of(request).appearance().zoneId();
    }

    /** Many rows are read for either. */
    private void show(
            ServerRequest request, ServerResponse response, Visit visit, String template, Supplier<Object> view) {
        byte[] page = context.heavy()
                .run(
                        visit.me().id(),
                        () -> context.pages()
                                .inTurn(() -> context.pages().render(request, template, Map.of("view", view.get()))));
        context.pages().send(request, response, Status.OK_200, page);
    }

    /** What an address says that nobody has typed; whatever else is there counts as nothing. */
    private static long number(ServerRequest request, String name, long otherwise) {
        String text = PageContext.query(request, name);
        return text.matches("\\d{1,9}") ? Long.parseLong(text) : otherwise;
    }
}
