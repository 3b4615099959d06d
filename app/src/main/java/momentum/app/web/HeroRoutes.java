package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import momentum.app.web.form.CommandForms;
import momentum.app.web.http.FormData;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.UnreadableForm;
import momentum.app.web.http.WrongForm;
import momentum.app.web.page.HeroView;
import momentum.app.web.view.Address;
import momentum.app.web.view.GameCatalog;
import momentum.table.Campaign;
import momentum.table.SayResult;
import momentum.table.dice.DiceSource;
import momentum.table.seat.Permission;
import momentum.text.Names;
import momentum.text.VisibleText;

/** A new hero, step by step on one page; and the sheet of one, to be printed. */
record HeroRoutes(PageContext context) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.get(
                        "/{id}/hero",
                        (request, response) -> show(request, response, Status.OK_200, new FormData(Map.of()), ""))
                .post("/{id}/hero", this::add)
                .get("/{id}/suggest", this::suggest)
                .get("/{id}/sheet", this::sheet);
    }

    private void show(ServerRequest request, ServerResponse response, Status status, FormData typed, String wrong) {
        PageContext.Visit visit = context.visit(request);
        visit.require(Permission.JOIN);
        Campaign campaign = visit.campaign();
        HeroView view = HeroView.of(
                campaign, catalog(campaign), campaign.heading().mode().inWords());
        context.pages().send(request, response, status, "hero", Map.of("view", view, "typed", typed, "wrong", wrong));
    }

    private void add(ServerRequest request, ServerResponse response) {
        PageContext.Visit visit = context.visit(request);
        visit.require(Permission.JOIN);
        Campaign campaign = visit.campaign();
        FormData form = PageContext.form(request);
        if (!form.text("do").equals("hero")) {
            throw new UnreadableForm("This page is for a new hero, and for nothing else.");
        }
        try {
            SayResult result = campaign.say(
                            visit.me(),
                            Campaign.ANY,
                            (table, dice) -> commands(campaign, dice).read(form, table))
                    .join();
            switch (result) {
                case SayResult.Done ignored -> {
                    String name = Names.tidied(form.text("name"));
                    PageRenderer.redirect(
                            response, Address.of(visit.id()).withHero(name).url());
                }
                case SayResult.Refused refused -> show(request, response, PageRenderer.NOT_TAKEN, form, refused.why());
                case SayResult.Forbidden(String why) -> show(request, response, PageRenderer.NOT_TAKEN, form, why);
                case SayResult.Unreadable(String why) -> show(request, response, PageRenderer.NOT_TAKEN, form, why);
                case SayResult.Stale ignored ->
                    show(request, response, Status.CONFLICT_409, form, "The table has moved on: send it once more.");
            }
        } catch (WrongForm wrong) {
            show(request, response, PageRenderer.NOT_TAKEN, form, wrong.why());
        }
    }

    /** A row of a table, for a field that someone is stuck at. */
    private void suggest(ServerRequest request, ServerResponse response) {
        PageContext.Visit visit = context.visit(request);
        visit.require(Permission.JOIN);
        String text = commands(visit.campaign(), new DiceSource(context.random()))
                .suggestion(PageContext.query(request, "from"));
        response.header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .header(HeaderNames.CACHE_CONTROL, "no-store")
                .send(VisibleText.of(text).getBytes(StandardCharsets.UTF_8));
    }

    private void sheet(ServerRequest request, ServerResponse response) {
        Campaign campaign = context.visit(request).campaign();
        var view = momentum.app.web.page.PrintView.of(campaign, catalog(campaign), PageContext.query(request, "hero"))
                .orElseThrow(() -> new NotFound("There is no hero by that name at this table."));
        context.pages().send(request, response, "sheet", Map.of("view", view));
    }

    private static CommandForms commands(Campaign campaign, DiceSource dice) {
        return new CommandForms(dice, campaign.play().rulebook(), catalog(campaign));
    }

    private static GameCatalog catalog(Campaign campaign) {
        return GameCatalog.of(campaign.heading().game());
    }
}
