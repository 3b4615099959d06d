package momentum.app.web;

import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import momentum.app.web.form.Commands;
import momentum.app.web.form.Form;
import momentum.app.web.form.WrongForm;
import momentum.app.web.view.Address;
import momentum.app.web.view.GameShelf;
import momentum.app.web.view.TableView;
import momentum.app.web.view.TableView.Notice;
import momentum.app.web.view.TableViews;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.play.Telling;
import momentum.table.Campaign;
import momentum.table.Told;

/** The table: a page that shows it, and the one way in for all that is said to it. */
record TableDesk(House house) implements HttpService {
    /** Who speaks: at home there is one seat. */
    private static final String OWNER = "owner";

    /** So much is told to one who is late; the page shows the rest. */
    private static final int MOST_NEWS = 6;

    @Override
    public void routing(HttpRules rules) {
        rules.get("/{id}", (request, response) -> {
                    Address from = Addresses.read(request);
                    show(request, response, Status.OK_200, from, Optional.empty());
                })
                .get("/{id}/live", this::live)
                .post("/{id}/say", this::say)
                .post("/{id}/undo", (request, response) -> turn(request, response, true))
                .post("/{id}/redo", (request, response) -> turn(request, response, false));
    }

    private void live(ServerRequest request, ServerResponse response) {
        Campaign campaign = house.campaign(request);
        house.feed().tell(response, campaign.now().seq(), told -> campaign.listen(entry -> told.accept(entry.seq())));
    }

    private void show(
            ServerRequest request, ServerResponse response, Status status, Address from, Optional<Notice> notice) {
        Campaign campaign = house.campaign(request);
        Preferences mine = Preferences.of(request);
        TableViews.Looking looking = new TableViews.Looking(
                from,
                house.modes().of(campaign.heading().id()),
                mine.hasOwnDice(),
                mine.favourites(),
                House.query(request, "roll"));
        TableView view = new TableViews(campaign, shelf(campaign))
                .view(looking, notice, house.clock().instant());
        house.pages().send(request, response, status, "table", Map.of("view", view));
    }

    private static GameShelf shelf(Campaign campaign) {
        return GameShelf.of(campaign.heading().game());
    }

    private void say(ServerRequest request, ServerResponse response) {
        Campaign campaign = house.campaign(request);
        Form form = House.form(request);
        Command command;
        try {
            command = new Commands(house.cup(), campaign.play().rulebook().game(), shelf(campaign))
                    .read(form, campaign.now().table());
        } catch (WrongForm wrong) {
            refuse(request, response, form, new Notice("That cannot be read", wrong.why(), "", typed(form)));
            return;
        }
        long read = isWelcomeAnyTime(command) ? Campaign.ANY : form.read();
        answer(request, response, form, campaign.say(OWNER, read, command), isRolledAtOnce(command));
    }

    /** What changes nothing on the sheet cannot be told too late. */
    private static boolean isWelcomeAnyTime(Command command) {
        return switch (command) {
            case Command.Note ignored -> true;
            case Command.Rewrite ignored -> true;
            case Command.Consult ignored -> true;
            case Command.AskOdds ignored -> true;
            case Command.Read ignored -> true;
            case Command.AddHero ignored -> false;
            case Command.Make ignored -> false;
            case Command.Answer ignored -> false;
            case Command.SetValue ignored -> false;
            case Command.SetTrack ignored -> false;
            case Command.Impose ignored -> false;
            case Command.SetStrictness ignored -> false;
            case Command.SetAside ignored -> false;
        };
    }

    /** Who has said what they roll need not say so again: the page that follows throws the table's dice by itself. */
    private static boolean isRolledAtOnce(Command command) {
        return command instanceof Command.Make
                || (command instanceof Command.Answer(var ignored, Reply reply) && reply instanceof Reply.Names);
    }

    private void turn(ServerRequest request, ServerResponse response, boolean isUndo) {
        Campaign campaign = house.campaign(request);
        Form form = House.form(request);
        answer(
                request,
                response,
                form,
                isUndo ? campaign.undo(OWNER, form.read()) : campaign.redo(OWNER, form.read()),
                false);
    }

    private void answer(
            ServerRequest request,
            ServerResponse response,
            Form form,
            CompletableFuture<Told> said,
            boolean isRolledAtOnce) {
        switch (said.join()) {
            case Told.Done ignored -> {
                String back = Back.to(
                        form,
                        Address.of(request.path().pathParameters().get("id")).url());
                Pages.goOn(response, isRolledAtOnce ? back + (back.contains("?") ? "&" : "?") + "roll=now" : back);
            }
            case Told.Refused refused ->
                refuse(
                        request,
                        response,
                        form,
                        new Notice(
                                "The rules say no",
                                sentence(refused.why()),
                                refused.rule().toString(),
                                typed(form)));
            case Told.Stale ignored ->
                show(
                        request,
                        response,
                        Status.CONFLICT_409,
                        Addresses.read(form, request),
                        Optional.of(late(house.campaign(request), form)));
        }
    }

    /** Someone was quicker: what they did is said, and nothing of this was done. */
    private static Notice late(Campaign campaign, Form form) {
        String since = campaign
                .entries(
                        Math.min(form.read(), campaign.now().seq()),
                        campaign.now().seq())
                .stream()
                .flatMap(entry -> entry.events().stream())
                .map(Telling::inWords)
                .filter(words -> !words.isBlank())
                .limit(MOST_NEWS)
                .collect(Collectors.joining("; "));
        return new Notice(
                "The table has moved on",
                "This was not done, for something happened here after you last looked"
                        + (since.isEmpty() ? "" : ": " + since)
                        + ". Say it again if you still want it.",
                "",
                typed(form));
    }

    /** Only the notice is new: what was typed stands where it was typed. */
    private void refuse(ServerRequest request, ServerResponse response, Form form, Notice notice) {
        if (Pages.isPart(request)) {
            response.header("HX-Retarget", "#notice")
                    .header("HX-Reselect", "#notice")
                    .header("HX-Reswap", "outerHTML");
        }
        show(request, response, Pages.NOT_TAKEN, Addresses.read(form, request), Optional.of(notice));
    }

    private static String typed(Form form) {
        return form.has("text") ? form.prose("text") : form.text("question");
    }

    private static String sentence(String why) {
        return why.isEmpty() ? why : Character.toUpperCase(why.charAt(0)) + why.substring(1) + ".";
    }
}
