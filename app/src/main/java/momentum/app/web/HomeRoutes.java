package momentum.app.web;

import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import momentum.app.web.form.CommandForms;
import momentum.app.web.http.FormData;
import momentum.app.web.http.Preferences;
import momentum.app.web.http.ReturnAddress;
import momentum.app.web.http.WrongForm;
import momentum.app.web.page.HomeView;
import momentum.content.Rulebooks;
import momentum.table.Campaign;
import momentum.table.seat.Mode;

/** The first page: one's campaigns, and a new one. */
record HomeRoutes(PageContext context) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.get("/", (request, response) -> show(request, response, Status.OK_200, new FormData(Map.of()), ""))
                .post("/campaigns", this::begin)
                .post("/mine", this::prefer);
    }

    private void show(ServerRequest request, ServerResponse response, Status status, FormData typed, String wrong) {
        context.authentication().requireSeat(request);
        HomeView view = HomeView.of(
                context.campaigns(),
                campaign -> context.authentication().isKnown(request, campaign),
                context.authentication().host(request).isPresent(),
                context.clock().instant());
        context.pages().send(request, response, status, "home", Map.of("view", view, "typed", typed, "wrong", wrong));
    }

    private void begin(ServerRequest request, ServerResponse response) {
        context.authentication().requireHost(request);
        FormData form = PageContext.form(request);
        try {
            if (!form.has("name")) {
                throw new WrongForm("Give the campaign a name.");
            }
            String game = form.text("game");
            if (Rulebooks.game(game).isEmpty()) {
                throw new WrongForm("There is no game called \"%s\" here.".formatted(game));
            }
            Campaign begun = context.campaigns()
                    .begin(
                            context.authentication().host(request).orElseThrow(),
                            form.text("name"),
                            game,
                            CommandForms.strictness(form.text("strictness")),
                            Mode.of(form.text("mode")).orElse(Mode.SOLO));
            Preferences.of(request).withDice(form.text("dice")).keep(response);
            // A group begins with seats for those who are not here yet; at home everyone is.
            boolean isForOthers =
                    context.authentication().demandsSeats() && begun.heading().mode() != Mode.SOLO;
            PageRenderer.redirect(response, "/t/" + begun.heading().id() + (isForOthers ? "/seats" : "/hero"));
        } catch (WrongForm wrong) {
            show(request, response, PageRenderer.NOT_TAKEN, form, wrong.why());
        }
    }

    private void prefer(ServerRequest request, ServerResponse response) {
        context.authentication().requireSeat(request);
        FormData form = PageContext.form(request);
        Preferences now = Preferences.of(request);
        Preferences then = form.has("dice") ? now.withDice(form.text("dice")) : now.toggling(form.text("favourite"));
        then.keep(response);
        PageRenderer.redirect(response, ReturnAddress.to(form, "/"));
    }
}
