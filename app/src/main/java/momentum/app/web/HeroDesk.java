package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import momentum.app.web.form.Commands;
import momentum.app.web.form.Form;
import momentum.app.web.form.WrongForm;
import momentum.app.web.view.Address;
import momentum.app.web.view.GameShelf;
import momentum.app.web.view.HeroView;
import momentum.table.Campaign;
import momentum.table.Told;
import momentum.table.dice.Cup;
import momentum.table.seat.Deed;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/** A new hero, step by step on one page; and the sheet of one, to be printed. */
record HeroDesk(House house) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.get("/{id}/hero", (request, response) -> show(request, response, Status.OK_200, new Form(Map.of()), ""))
                .post("/{id}/hero", this::add)
                .get("/{id}/suggest", this::suggest)
                .get("/{id}/sheet", this::sheet);
    }

    private void show(ServerRequest request, ServerResponse response, Status status, Form typed, String wrong) {
        House.Visit visit = house.visit(request);
        visit.require(Deed.JOIN);
        Campaign campaign = visit.campaign();
        HeroView view =
                HeroView.of(campaign, shelf(campaign), campaign.heading().mode().inWords());
        house.pages().send(request, response, status, "hero", Map.of("view", view, "typed", typed, "wrong", wrong));
    }

    private void add(ServerRequest request, ServerResponse response) {
        House.Visit visit = house.visit(request);
        visit.require(Deed.JOIN);
        Campaign campaign = visit.campaign();
        Form form = House.form(request);
        if (!form.text("do").equals("hero")) {
            throw new NoForm("This page is for a new hero, and for nothing else.");
        }
        try {
            Told told = campaign.say(
                            visit.me().name(),
                            Campaign.ANY,
                            (table, cup) -> commands(campaign, cup).read(form, table))
                    .join();
            switch (told) {
                case Told.Done ignored -> {
                    seat(visit.me(), form.text("name"));
                    Pages.goOn(
                            response,
                            Address.of(visit.id()).withHero(form.text("name")).url());
                }
                case Told.Refused refused -> show(request, response, Pages.NOT_TAKEN, form, refused.why());
                case Told.Stale ignored ->
                    show(request, response, Status.CONFLICT_409, form, "The table has moved on: send it once more.");
            }
        } catch (WrongForm wrong) {
            show(request, response, Pages.NOT_TAKEN, form, wrong.why());
        }
    }

    /** A row of a table, for a field that someone is stuck at. */
    private void suggest(ServerRequest request, ServerResponse response) {
        House.Visit visit = house.visit(request);
        visit.require(Deed.JOIN);
        String text = commands(visit.campaign(), new Cup(house.chance())).suggestion(House.query(request, "from"));
        response.header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .header(HeaderNames.CACHE_CONTROL, "no-store")
                .send(text.getBytes(StandardCharsets.UTF_8));
    }

    private void sheet(ServerRequest request, ServerResponse response) {
        Campaign campaign = house.visit(request).campaign();
        var view = momentum.app.web.view.PrintView.of(campaign, shelf(campaign), House.query(request, "hero"))
                .orElseThrow(() -> new NotHere("There is no hero by that name at this table."));
        house.pages().send(request, response, "sheet", Map.of("view", view));
    }

    /** Whoever brings a hero plays it; those who own or guide the table may bring one for another. */
    private void seat(Seat me, String hero) {
        if (me.role() == Role.PLAYER && !me.plays(hero)) {
            List<String> heroes = new ArrayList<>(me.heroes());
            heroes.add(hero);
            house.seats().keep(me.withHeroes(heroes));
        }
    }

    private static Commands commands(Campaign campaign, Cup cup) {
        return new Commands(cup, campaign.play().rulebook().game(), shelf(campaign));
    }

    private static GameShelf shelf(Campaign campaign) {
        return GameShelf.of(campaign.heading().game());
    }
}
