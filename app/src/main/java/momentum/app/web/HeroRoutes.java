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
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.app.web.form.CommandForms;
import momentum.app.web.form.TruthsForm;
import momentum.app.web.http.FormData;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.PercentEncoding;
import momentum.app.web.http.UnreadableForm;
import momentum.app.web.http.WrongForm;
import momentum.app.web.page.HeroView;
import momentum.app.web.page.TruthsView;
import momentum.app.web.view.Address;
import momentum.app.web.view.GameCatalog;
import momentum.content.Library;
import momentum.content.book.Truth;
import momentum.play.Command;
import momentum.table.Campaign;
import momentum.table.CommandBatch;
import momentum.table.PendingCommand;
import momentum.table.SayResult;
import momentum.table.dice.DiceSource;
import momentum.table.seat.Permission;
import momentum.text.Names;
import momentum.text.VisibleText;

/** How a story begins: the truths of its world, a new hero step by step on one page; and the sheet of one, to be printed. */
record HeroRoutes(PageContext context) implements HttpService {
    private static final String ROLL = "roll";

    @Override
    public void routing(HttpRules rules) {
        rules.get(
                        "/{id}/hero",
                        (request, response) ->
                                show(request, response, Status.OK_200, FormData.EMPTY, HeroView.Wrong.NONE))
                .post("/{id}/hero", this::add)
                .get(
                        "/{id}/truths",
                        (request, response) -> truths(request, response, Status.OK_200, FormData.EMPTY, ""))
                .post("/{id}/truths", this::write)
                .get("/{id}/suggest", this::suggest)
                .get("/{id}/sheet", this::sheet);
    }

    private void show(
            ServerRequest request, ServerResponse response, Status status, FormData typed, HeroView.Wrong wrong) {
        PageContext.Visit visit = context.visit(request);
        visit.require(Permission.JOIN);
        Campaign campaign = visit.campaign();
        HeroView view = HeroView.of(campaign, catalog(campaign), typed, open(typed));
        context.pages().send(request, response, status, "hero", Map.of("view", view, "typed", typed, "wrong", wrong));
    }

    /** The truth that was just rolled for; otherwise the first. */
    private static int open(FormData typed) {
        return typed.text(ROLL).matches("\\d{1,2}") ? Integer.parseInt(typed.text(ROLL)) : 0;
    }

    private void add(ServerRequest request, ServerResponse response) {
        PageContext.Visit visit = context.visit(request);
        visit.require(Permission.JOIN);
        Campaign campaign = visit.campaign();
        FormData form = PageContext.form(request);
        if (!form.text("do").equals("hero")) {
            throw new UnreadableForm("This page is for a new hero, and for nothing else.");
        }
        if (form.has(ROLL) || form.has("suggest")) {
            show(request, response, Status.OK_200, helped(campaign, form), HeroView.Wrong.NONE);
            return;
        }
        Optional<HeroView.Quest> quest = HeroView.Quest.of(campaign.play().rulebook());
        try {
            Optional<SayResult> against = said(visit, form, quest);
            if (against.isEmpty()) {
                PageRenderer.redirect(response, after(visit.id(), form, quest));
                return;
            }
            Status status = against.get() instanceof SayResult.Stale ? Status.CONFLICT_409 : PageRenderer.NOT_TAKEN;
            show(request, response, status, form, HeroView.Wrong.of(why(against.get()), form, campaign));
        } catch (WrongForm wrong) {
            show(request, response, PageRenderer.NOT_TAKEN, form, HeroView.Wrong.of(wrong.why(), form, campaign));
        }
    }

    /** Where no script does it: a name from the oracle, or a truth from the dice. */
    private FormData helped(Campaign campaign, FormData form) {
        DiceSource dice = new DiceSource(context.random());
        if (form.has(ROLL)) {
            return new TruthsForm(truths(campaign), form).rolled(form.text(ROLL), dice);
        }
        List<String> tables = List.of(form.text("suggest").split("\\|", -1));
        return form.with("name", commands(campaign, dice).suggestion(tables.get(dice.die(tables.size()) - 1)));
    }

    /**
     * Says all of it to the table, in one breath: the truths, the hero, and where no move swears what sets the story going, that as
     * well. A hero that is refused leaves nothing behind.
     *
     * @return what stood against it, if anything did
     */
    private static Optional<SayResult> said(PageContext.Visit visit, FormData form, Optional<HeroView.Quest> quest) {
        Campaign campaign = visit.campaign();
        if (form.has("quest") && Names.areSame(form.text("quest"), form.text("sworn"))) {
            throw new WrongForm("What sets the story going has the name of what was sworn long ago: give it another.");
        }
        List<PendingCommand> commands = new ArrayList<>();
        new TruthsForm(truths(campaign), form).note().ifPresent(note -> commands.add(writing(note)));
        commands.add((table, dice) -> commands(campaign, dice).read(form, table));
        quest.filter(wanted -> wanted.move().isEmpty() && form.has("quest"))
                .ifPresent(wanted ->
                        commands.add((table, dice) -> commands(campaign, dice).read(begun(wanted, form), table)));
        return against(visit, commands);
    }

    private static PendingCommand writing(String note) {
        return (_, _) -> new Command.Note(note);
    }

    private static FormData begun(HeroView.Quest quest, FormData form) {
        return FormData.EMPTY
                .with("do", "track")
                .with("hero", Names.tidied(form.text("name")))
                .with("kind", quest.kind())
                .with("name", form.text("quest"))
                .with("rank", form.text("quest-rank"))
                .with("ticks", "0")
                .with("reason", "what sets the story going");
    }

    private static Optional<SayResult> against(PageContext.Visit visit, List<PendingCommand> commands) {
        return Optional.of(visit.campaign()
                        .say(visit.me(), Campaign.ANY, CommandBatch.of(commands))
                        .join())
                .filter(result -> !(result instanceof SayResult.Done));
    }

    private static String why(SayResult result) {
        return switch (result) {
            case SayResult.Done ignored -> "";
            case SayResult.Refused refused -> refused.why();
            case SayResult.Forbidden(String why) -> why;
            case SayResult.Unreadable(String why) -> why;
            case SayResult.Stale ignored -> "The table has moved on: send it once more.";
        };
    }

    /** The table with the hero in view; where something sets the story going, with the move open that swears it. */
    private static String after(String campaign, FormData form, Optional<HeroView.Quest> quest) {
        Address table = Address.of(campaign).withHero(Names.tidied(form.text("name")));
        return quest.flatMap(HeroView.Quest::move)
                .filter(_ -> form.has("quest"))
                .map(move -> table.opening("moves", move).url()
                        + "&name=" + PercentEncoding.encode(form.text("quest"))
                        + "&rank=" + PercentEncoding.encode(form.text("quest-rank")))
                .orElse(table.url());
    }

    private void truths(ServerRequest request, ServerResponse response, Status status, FormData typed, String wrong) {
        PageContext.Visit visit = context.visit(request);
        visit.require(Permission.WRITE);
        Campaign campaign = visit.campaign();
        context.pages()
                .send(
                        request,
                        response,
                        status,
                        "truths",
                        Map.of(
                                "heading",
                                HeroView.Heading.of(campaign),
                                "world",
                                TruthsView.of(truths(campaign), typed, open(typed)),
                                "hasTruths",
                                HeroView.hasTruths(campaign),
                                "hasHero",
                                !campaign.now().table().heroes().isEmpty(),
                                "wrong",
                                wrong));
    }

    private void write(ServerRequest request, ServerResponse response) {
        PageContext.Visit visit = context.visit(request);
        visit.require(Permission.WRITE);
        Campaign campaign = visit.campaign();
        FormData form = PageContext.form(request);
        if (!form.text("do").equals("truths")) {
            throw new UnreadableForm("This page is for the truths of a world, and for nothing else.");
        }
        TruthsForm truths = new TruthsForm(truths(campaign), form);
        if (form.has(ROLL)) {
            FormData rolled = truths.rolled(form.text(ROLL), new DiceSource(context.random()));
            truths(request, response, Status.OK_200, rolled, "");
            return;
        }
        try {
            String note = truths.note()
                    .orElseThrow(() -> new WrongForm("Nothing is chosen, rolled or written yet; or go on without."));
            Optional<SayResult> against = against(visit, List.of(writing(note)));
            if (against.isPresent()) {
                truths(request, response, PageRenderer.NOT_TAKEN, form, why(against.get()));
                return;
            }
            boolean hasHero = !campaign.now().table().heroes().isEmpty();
            PageRenderer.redirect(response, "/t/" + visit.id() + (hasHero ? "" : "/hero"));
        } catch (WrongForm wrong) {
            truths(request, response, PageRenderer.NOT_TAKEN, form, wrong.why());
        }
    }

    /** For a field that someone is stuck at: a row of a table; for a truth, which of its answers, by number. */
    private void suggest(ServerRequest request, ServerResponse response) {
        PageContext.Visit visit = context.visit(request);
        visit.require(Permission.JOIN);
        DiceSource dice = new DiceSource(context.random());
        String truth = PageContext.query(request, "truth");
        String text = truth.isEmpty()
                ? commands(visit.campaign(), dice).suggestion(PageContext.query(request, "from"))
                : roll(truths(visit.campaign()), truth, dice);
        response.header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .header(HeaderNames.CACHE_CONTROL, "no-store")
                .send(VisibleText.of(text).getBytes(StandardCharsets.UTF_8));
    }

    private static String roll(List<Truth> truths, String which, DiceSource dice) {
        return which.matches("\\d{1,2}") && Integer.parseInt(which) < truths.size()
                ? TruthsForm.roll(truths.get(Integer.parseInt(which)), dice).stream()
                        .map(Object::toString)
                        .collect(Collectors.joining(" "))
                : "";
    }

    private void sheet(ServerRequest request, ServerResponse response) {
        Campaign campaign = context.visit(request).campaign();
        var view = momentum.app.web.page.PrintView.of(campaign, catalog(campaign), PageContext.query(request, "hero"))
                .orElseThrow(() -> new NotFound("There is no hero by that name at this table."));
        context.pages().send(request, response, "sheet", Map.of("view", view));
    }

    private static List<Truth> truths(Campaign campaign) {
        return catalog(campaign).library().map(Library::truths).orElse(List.of());
    }

    private static CommandForms commands(Campaign campaign, DiceSource dice) {
        return new CommandForms(dice, campaign.play().rulebook(), catalog(campaign));
    }

    private static GameCatalog catalog(Campaign campaign) {
        return GameCatalog.of(campaign.heading().game());
    }
}
