package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import momentum.app.web.PageContext.Visit;
import momentum.app.web.http.FormData;
import momentum.app.web.http.ReturnAddress;
import momentum.app.web.page.ChecksView;
import momentum.table.export.Jsonl;
import momentum.table.seat.Permission;
import momentum.table.seat.Seat;

/** What the dice follow from, so that anyone can check them; and the whole campaign as a file to do so elsewhere. */
record DiceRoutes(PageContext context) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.get("/{id}/dice", this::show).post("/{id}/dice", this::open).get("/{id}/export", this::export);
    }

    private void show(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.LOOK);
        boolean hasWord =
                visit.permissions().may(Permission.ADD_A_WORD) && !visit.me().equals(Seat.HOME);
        ChecksView view = new ChecksView(
                visit.id(),
                visit.campaign().heading().name(),
                visit.campaign().seals().reversed(),
                context.checks().of(visit.campaign()),
                visit.permissions().may(Permission.OPEN_THE_SEAL),
                visit.permissions().may(Permission.EXPORT),
                hasWord ? Optional.of(visit.me().word()) : Optional.empty());
        context.pages().send(request, response, "dice", Map.of("view", view));
    }

    /** Only the seal that was meant: a second click does not open the next. */
    private void open(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.OPEN_THE_SEAL);
        FormData form = PageContext.form(request);
        String meant = form.text("seal");
        if (meant.equals(Integer.toString(visit.campaign().seals().getLast().number()))) {
            visit.campaign().openSeal(visit.me());
            visit.presence().tellAll(LiveFeed.ServerEvent.look());
        }
        PageRenderer.redirect(response, ReturnAddress.to(form, "/t/" + visit.id() + "/dice"));
    }

    private void export(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.EXPORT);
        StringWriter out = new StringWriter();
        try {
            new Jsonl(context.campaigns()).write(visit.campaign().heading(), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        response.header(HeaderNames.CONTENT_TYPE, "application/jsonl; charset=utf-8")
                .header(HeaderNames.CACHE_CONTROL, "no-store")
                .header(HeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"campaign.jsonl\"")
                .send(out.toString().getBytes(StandardCharsets.UTF_8));
    }
}
