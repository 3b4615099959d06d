package momentum.app.web;

import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.app.slate.SlateGame;
import momentum.app.text.TextLayout;
import momentum.app.web.http.FormData;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.WrongForm;
import momentum.app.web.page.RefusedForm;
import momentum.app.web.page.SlateView;
import momentum.app.web.security.NoSeat;
import momentum.slate.PlainGain;
import momentum.slate.Players;
import momentum.table.journal.NotAllowed;
import momentum.table.seat.Seat;

/** The War Slate: a phone between two players. */
record SlateRoutes(PageContext context) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.any((request, response) -> {
                    context.authentication().requireHost(request);
                    response.next();
                })
                .get("/", (request, response) -> index(request, response, Status.OK_200, FormData.EMPTY, ""))
                .post("/", this::begin)
                .get("/{id}", (request, response) -> show(request, response, Status.OK_200, RefusedForm.NONE))
                .get("/{id}/live", this::live)
                .post("/{id}", this::say);
    }

    private void index(ServerRequest request, ServerResponse response, Status status, FormData typed, String wrong) {
        context.pages()
                .send(
                        request,
                        response,
                        status,
                        "slates",
                        Map.of("listing", context.slates().all(), "typed", typed, "wrong", wrong));
    }

    private void begin(ServerRequest request, ServerResponse response) {
        FormData form = form(request);
        try {
            Players players = Players.begin(form.text("left"), form.text("right"));
            SlateGame begun = context.slates()
                    .begin(
                            speaker(request),
                            players,
                            form.numberBetween("left-seals", "Command seals", 0, 20),
                            form.numberBetween("right-seals", "Command seals", 0, 20));
            PageRenderer.redirect(response, "/slate/" + begun.id());
        } catch (WrongForm wrong) {
            index(request, response, PageRenderer.NOT_TAKEN, form, wrong.why());
        } catch (IllegalArgumentException wrong) {
            index(request, response, PageRenderer.NOT_TAKEN, form, wrong.getMessage() + ".");
        }
    }

    private Seat speaker(ServerRequest request) {
        return context.authentication()
                .host(request)
                .orElseThrow(() -> new NoSeat("This is for the host of the table."));
    }

    /** The host's seat may have been revoked while the form was on its way. */
    private FormData form(ServerRequest request) {
        FormData form = PageContext.form(request);
        context.authentication().requireHost(request);
        return form;
    }

    private SlateGame slate(ServerRequest request) {
        return context.slates()
                .open(request.path().pathParameters().get("id"))
                .orElseThrow(() -> new NotFound("There is no slate at this address."));
    }

    private void show(ServerRequest request, ServerResponse response, Status status, RefusedForm refused) {
        SlateGame slate = slate(request);
        SlateView view = SlateView.of(slate.id(), slate.row(), slate.players(), slate.slate(), slate.told(), refused);
        context.pages().send(request, response, status, "slate", Map.of("view", view));
    }

    private void live(ServerRequest request, ServerResponse response) {
        SlateGame slate = slate(request);
        context.feed().stream(
                response,
                context.authentication().host(request).flatMap(Seat::hash),
                slate.row(),
                page -> slate.listen(row -> page.accept(LiveFeed.ServerEvent.row(row))));
    }

    private void say(ServerRequest request, ServerResponse response) {
        SlateGame slate = slate(request);
        FormData form = form(request);
        SlateGame.Answer answer;
        try {
            answer = slate.say(speaker(request), form.read(), line(form).replaceAll("\\p{Cntrl}+", " "));
        } catch (WrongForm wrong) {
            answer = new SlateGame.Answer.Wrong(wrong.why());
        } catch (NotAllowed refused) {
            throw new NoSeat("This seat has been taken back, or the slate deleted: nothing was done.");
        }
        switch (answer) {
            case SlateGame.Answer.Taken _ -> PageRenderer.redirect(response, "/slate/" + slate.id());
            case SlateGame.Answer.Wrong(String why) ->
                show(request, response, PageRenderer.NOT_TAKEN, new RefusedForm(TextLayout.sentence(why), form));
            case SlateGame.Answer.Outdated _ ->
                show(
                        request,
                        response,
                        Status.CONFLICT_409,
                        new RefusedForm("The slate has changed since you looked: look, and tap again.", form));
        }
    }

    /** What a button says, or what one action gained together. Whoever's action it was is named first. */
    private static String line(FormData form) {
        if (!form.has("side")) {
            return String.join(", ", form.all("line"));
        }
        String own = gained(form, form.text("side"), "");
        String others = form.has("other") ? gained(form, form.text("other"), "other-") : "";
        if (own.isEmpty() && others.isEmpty()) {
            throw new WrongForm("Say what was gained: tick what was met, or choose a plain gain.");
        }
        return Stream.of(own, others).filter(gains -> !gains.isEmpty()).collect(Collectors.joining("; "));
    }

    /** A side and what it gained; empty where that is nothing. */
    private static String gained(FormData form, String side, String fields) {
        List<String> gains = new ArrayList<>(form.all(fields + "met"));
        form.optional(fields + "plain").ifPresent(gains::add);
        form.optional(fields + "because").ifPresent(reason -> {
            if (!form.has(fields + "plain")) {
                throw new WrongForm("A reason goes with a plain gain: choose how much.");
            }
            PlainGain.wrongReason(reason).ifPresent(why -> {
                throw new WrongForm(why);
            });
            gains.add("%s because %s".formatted(gains.removeLast(), reason));
        });
        return gains.isEmpty() ? "" : side + " " + String.join(", ", gains);
    }
}
