package momentum.app.web;

import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import momentum.app.web.form.Form;
import momentum.app.web.form.WrongForm;
import momentum.app.web.view.SlateView;
import momentum.slate.Players;

/** The War Slate: a phone between two players. */
record SlateDesk(House house) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.any((request, response) -> {
                    house.door().requireHost(request);
                    response.next();
                })
                .get("/", (request, response) -> door(request, response, Status.OK_200, new Form(Map.of()), ""))
                .post("/", this::begin)
                .get("/{id}", (request, response) -> show(request, response, Status.OK_200, ""))
                .get("/{id}/live", this::live)
                .post("/{id}", this::say);
    }

    private void door(ServerRequest request, ServerResponse response, Status status, Form typed, String wrong) {
        var slates = house.slates().all().stream()
                .map(slate -> new String[] {
                    slate.id(), slate.players().left(), slate.players().right()
                })
                .toList();
        house.pages()
                .send(request, response, status, "slates", Map.of("slates", slates, "typed", typed, "wrong", wrong));
    }

    private void begin(ServerRequest request, ServerResponse response) {
        Form form = House.form(request);
        try {
            Players players = new Players(form.text("left"), form.text("right"));
            SlateGame begun = house.slates()
                    .begin(
                            players,
                            form.numberBetween("left-seals", "Command seals", 0, 20),
                            form.numberBetween("right-seals", "Command seals", 0, 20));
            Pages.goOn(response, "/slate/" + begun.id());
        } catch (WrongForm wrong) {
            door(request, response, Pages.NOT_TAKEN, form, wrong.why());
        } catch (IllegalArgumentException wrong) {
            door(request, response, Pages.NOT_TAKEN, form, wrong.getMessage() + ".");
        }
    }

    private SlateGame slate(ServerRequest request) {
        return house.slates()
                .open(request.path().pathParameters().get("id"))
                .orElseThrow(() -> new NotHere("There is no slate at this address."));
    }

    private void show(ServerRequest request, ServerResponse response, Status status, String wrong) {
        SlateGame slate = slate(request);
        SlateView view = SlateView.of(slate.id(), slate.row(), slate.players(), slate.slate(), slate.told(), wrong);
        house.pages().send(request, response, status, "slate", Map.of("view", view));
    }

    private void live(ServerRequest request, ServerResponse response) {
        SlateGame slate = slate(request);
        house.feed().tell(response, slate.row(), told -> slate.listen(row -> told.accept(LiveFeed.Told.row(row))));
    }

    private void say(ServerRequest request, ServerResponse response) {
        SlateGame slate = slate(request);
        Form form = House.form(request);
        String line = String.join(", ", form.all("line"));
        if (form.read() != slate.row()) {
            show(
                    request,
                    response,
                    Status.CONFLICT_409,
                    "The slate has changed since you looked: look, and tap again.");
            return;
        }
        String why = slate.say(line.replaceAll("\\p{Cntrl}+", " "));
        if (why.isEmpty()) {
            Pages.goOn(response, "/slate/" + slate.id());
        } else {
            show(request, response, Pages.NOT_TAKEN, why);
        }
    }
}
