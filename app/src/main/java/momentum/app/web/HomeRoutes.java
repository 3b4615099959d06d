package momentum.app.web;

import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import momentum.app.cli.campaign.CampaignChange;
import momentum.app.cli.campaign.CampaignEditor;
import momentum.app.text.TextLayout;
import momentum.app.web.form.CommandForms;
import momentum.app.web.http.FormData;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.Preferences;
import momentum.app.web.http.ReturnAddress;
import momentum.app.web.http.WrongForm;
import momentum.app.web.page.HomeView;
import momentum.app.web.page.HomeView.Refusal;
import momentum.app.web.security.NoSeat;
import momentum.content.Rulebooks;
import momentum.table.Campaign;
import momentum.table.CampaignName;
import momentum.table.DamagedCampaign;
import momentum.table.export.ImportResult;
import momentum.table.journal.Heading;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Rights;
import momentum.table.seat.Seat;

/** The first page: one's campaigns, and a new one. */
record HomeRoutes(PageContext context) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.get("/", (request, response) -> show(request, response, Status.OK_200, FormData.EMPTY, Refusal.NONE))
                .post("/campaigns", this::begin)
                .post("/import", this::take)
                .post("/t/{id}/campaign", this::change)
                .post("/mine", this::prefer);
    }

    private void show(ServerRequest request, ServerResponse response, Status status, FormData typed, Refusal wrong) {
        Seat seat = context.authentication().requireSeat(request);
        byte[] page = context.heavy().page(seat.id(), () -> {
            HomeView view = view(request);
            return context.pages()
                    .inTurn(() -> context.pages()
                            .render(request, "home", Map.of("view", view, "typed", typed, "wrong", wrong)));
        });
        context.pages().send(request, response, status, page);
    }

    private HomeView view(ServerRequest request) {
        return HomeView.of(
                context.campaigns(),
                new HomeView.Visitor(
                        campaign -> context.authentication().isKnown(request, campaign),
                        heading -> keeper(request, heading).isPresent(),
                        context.authentication().host(request).isPresent(),
                        Preferences.of(request).appearance().zoneId()),
                context.clock().instant());
    }

    private void begin(ServerRequest request, ServerResponse response) {
        Seat host = context.authentication().requireHost(request);
        FormData form = PageContext.form(request);
        try {
            if (!form.has("name")) {
                throw new WrongForm("Give the campaign a name.");
            }
            CampaignName.fault(form.text("name")).ifPresent(why -> {
                throw new WrongForm(TextLayout.sentence(why));
            });
            String game = form.text("game");
            if (Rulebooks.game(game).isEmpty()) {
                throw new WrongForm("There is no game called \"%s\" here.".formatted(game));
            }
            Campaign begun = context.campaigns()
                    .begin(
                            host,
                            form.text("name"),
                            game,
                            CommandForms.strictness(form.text("strictness")),
                            Mode.of(form.text("mode")).orElse(Mode.SOLO));
            Preferences.of(request).with(form).keep(response);
            // A group begins with seats for those who are not here yet; at home everyone is.
            boolean isForOthers =
                    context.authentication().demandsSeats() && begun.heading().mode() != Mode.SOLO;
            PageRenderer.redirect(response, "/t/" + begun.heading().id() + (isForOthers ? "/seats" : "/hero"));
        } catch (WrongForm wrong) {
            refuse(request, response, form, new Refusal(Refusal.NEW, wrong.why()));
        } catch (CompletionException refused) {
            refuse(request, response, form, new Refusal(Refusal.NEW, WriteRefusal.why(refused)));
        }
    }

    /** Shows the page again, with what was typed, and why it was not taken in the very form. */
    private void refuse(ServerRequest request, ServerResponse response, FormData typed, Refusal wrong) {
        show(request, response, PageRenderer.NOT_TAKEN, typed, wrong);
    }

    /** Brings a campaign here from a file. All of it is tried before any of it is kept. */
    private void take(ServerRequest request, ServerResponse response) {
        Seat host = context.authentication().requireHost(request);
        ImportFile file = ImportFile.of(request);
        try {
            switch (context.heavy().run(host.id(), () -> file.take(context.campaigns(), host))) {
                case ImportResult.Imported(Heading heading) -> PageRenderer.redirect(response, "/t/" + heading.id());
                case ImportResult.AlreadyHere here ->
                    refuse(request, response, FormData.EMPTY, new Refusal(Refusal.IMPORT, alreadyHere(here)));
            }
        } catch (WrongForm wrong) {
            refuse(request, response, FormData.EMPTY, new Refusal(Refusal.IMPORT, wrong.why()));
        } catch (DamagedCampaign damaged) {
            refuse(
                    request,
                    response,
                    FormData.EMPTY,
                    new Refusal(
                            Refusal.IMPORT,
                            TextLayout.sentence(String.valueOf(damaged.getMessage())) + " Nothing was taken over."));
        } catch (CompletionException refused) {
            refuse(request, response, FormData.EMPTY, new Refusal(Refusal.IMPORT, WriteRefusal.why(refused)));
        }
    }

    private static String alreadyHere(ImportResult.AlreadyHere here) {
        return "%s is here already (%s): %d rows here, %d in the file, the first %d the same. Tick the box to take the file over all the same, as a campaign of its own."
                .formatted(
                        here.heading().name(),
                        CampaignEditor.inWords(here.heading().life()),
                        here.rows(),
                        here.inFile(),
                        here.same());
    }

    /** A campaign that is deleted has no table any more, but still those who own it. */
    private void change(ServerRequest request, ServerResponse response) {
        String id = request.path().pathParameters().get("id");
        Optional<Heading> heading = context.campaigns().journal().heading(id).filter(each -> !each.isSlate());
        if (heading.isEmpty() && context.authentication().host(request).isPresent()) {
            throw new NotFound("There is no campaign at this address.");
        }
        Seat keeper = heading.flatMap(found -> keeper(request, found))
                .orElseThrow(() -> new NoSeat("Only the owner of a campaign may rename it, put it away or delete it."));
        FormData form = PageContext.form(request);
        CampaignEditor editor = new CampaignEditor(context.campaigns(), keeper);
        try {
            CampaignChange change = wanted(editor, heading.get(), form);
            boolean isPossible = editor.candidates(change).stream()
                    .anyMatch(each -> each.heading().id().equals(id));
            if (!isPossible) {
                throw new WrongForm("%s is %s."
                        .formatted(
                                heading.get().name(),
                                CampaignEditor.inWords(heading.get().life())));
            }
            editor.apply(change, heading.get());
            context.presence(id).tellAll(LiveFeed.ServerEvent.look());
            PageRenderer.redirect(response, "/");
        } catch (WrongForm wrong) {
            refuse(request, response, form, new Refusal(id, wrong.why()));
        }
    }

    private static CampaignChange wanted(CampaignEditor editor, Heading heading, FormData form) {
        if (!form.text("do").equals("rename")) {
            return CampaignChange.of(form.text("do"))
                    .orElseThrow(() -> new WrongForm("There is nothing like that to do with a campaign."));
        }
        String name = form.text("name");
        editor.fault(heading, name).ifPresent(why -> {
            throw new WrongForm(TextLayout.sentence(why));
        });
        return new CampaignChange.Rename(name);
    }

    /** The seat by which someone may change a campaign, if they have one. */
    private Optional<Seat> keeper(ServerRequest request, Heading heading) {
        return context.authentication().seats(request, heading.id()).stream()
                .filter(seat -> Rights.may(seat.role(), Permission.KEEP_CAMPAIGN, heading.mode(), false))
                .findFirst();
    }

    private void prefer(ServerRequest request, ServerResponse response) {
        context.authentication().requireSeat(request);
        FormData form = PageContext.form(request);
        Preferences.of(request).with(form).keep(response);
        PageRenderer.redirect(response, ReturnAddress.to(form, "/"));
    }
}
