package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.app.text.TextLayout;
import momentum.app.web.PageContext.Visit;
import momentum.app.web.form.CommandForms;
import momentum.app.web.form.DraftForm;
import momentum.app.web.http.FormData;
import momentum.app.web.http.GzipResponse;
import momentum.app.web.http.Preferences;
import momentum.app.web.http.ReturnAddress;
import momentum.app.web.http.WrongForm;
import momentum.app.web.security.NoSeat;
import momentum.app.web.story.ReadersClock;
import momentum.app.web.view.Address;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.TableView.Notice;
import momentum.app.web.view.TableViews;
import momentum.app.web.view.Viewer;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.EventText;
import momentum.rule.Source;
import momentum.state.Table;
import momentum.table.Campaign;
import momentum.table.CommandBatch;
import momentum.table.JournalEntry;
import momentum.table.Moment;
import momentum.table.SayResult;
import momentum.table.dice.DiceSource;
import momentum.table.seat.Permission;
import momentum.table.story.StoryOutline;

/** The table: a page that shows it, and the one way in for all that is said to it. */
record TableRoutes(PageContext context) implements HttpService {
    /** How many events a notice lists whose sender was too late. */
    private static final int MOST_NEWS = 6;

    private static final int MOST_OUTLINED = 20_000;

    /** How many rows are looked at for them, however old the page was. */
    private static final int MOST_LATE = 100;

    @Override
    public void routing(HttpRules rules) {
        rules.get("/{id}", (request, response) -> {
                    Address from = AddressReader.read(request);
                    show(request, response, Status.OK_200, from, Optional.empty());
                })
                .get("/{id}/live", this::live)
                .get("/{id}/index", this::index)
                .post("/{id}/say", this::say)
                .post("/{id}/undo", (request, response) -> turn(request, response, true))
                .post("/{id}/redo", (request, response) -> turn(request, response, false))
                .post("/{id}/thinking", this::thinking)
                .post("/{id}/propose", this::propose);
    }

    private void live(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        context.feed().stream(
                response, visit.me().hash(), visit.campaign().now().seq(), page -> {
                    Runnable leave = visit.presence().enter(visit.me(), page);
                    Runnable stopListening =
                            visit.campaign().listen(entry -> page.accept(LiveFeed.ServerEvent.row(entry.seq())));
                    return () -> {
                        stopListening.run();
                        leave.run();
                    };
                });
    }

    /** The names of all that can be opened at the side, for the search on the page. */
    private void index(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.LOOK);
        response.header(HeaderNames.CONTENT_TYPE, "application/json").header(HeaderNames.CACHE_CONTROL, "no-store");
        GzipResponse.send(request, response, catalog(visit.campaign()).index().getBytes(StandardCharsets.UTF_8));
    }

    /** Someone is typing; nothing of it is kept. */
    private void thinking(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.WRITE);
        visit.presence().thinks(visit.me());
        response.status(Status.NO_CONTENT_204).send();
    }

    private void propose(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.PROPOSE);
        FormData form = PageContext.form(request);
        Table table = visit.campaign().now().table();
        table.questions().stream()
                .map(question -> new Presence.Proposal(
                        question.source(),
                        form.text("hero"),
                        form.text("choice"),
                        visit.me().name()))
                .filter(proposal -> proposal.isAsked(table))
                .findFirst()
                .ifPresent(proposal -> propose(request, visit, proposal));
        PageRenderer.redirect(
                response, ReturnAddress.to(form, Address.of(visit.id()).url()));
    }

    /** The seat may have been revoked while the form was on its way; so it is looked up again once all can see the proposal. */
    private void propose(ServerRequest request, Visit visit, Presence.Proposal proposal) {
        visit.presence().propose(proposal);
        try {
            context.visit(request).require(Permission.PROPOSE);
        } catch (NoSeat gone) {
            visit.presence().forget(visit.me());
            throw gone;
        }
    }

    private void show(
            ServerRequest request, ServerResponse response, Status status, Address from, Optional<Notice> notice) {
        Visit visit = context.visit(request);
        visit.require(Permission.LOOK);
        Optional<String> have = PageRenderer.have(request);
        if (have.isPresent() && !PageRenderer.isLink(request)) {
            PageRenderer.showAddress(response, from.url());
        }
        Supplier<byte[]> page = () -> context.pages().inTurn(() -> {
            TablePage made = page(request, visit, from, notice);
            return have.map(theirs -> made.changes(theirs)).orElseGet(() -> made.whole(request));
        });
        context.pages()
                .send(
                        request,
                        response,
                        status,
                        from.isLarge()
                                ? context.heavy().run(visit.me().id(), page)
                                : context.heavy().page(visit.me().id(), page));
    }

    private TablePage page(ServerRequest request, Visit visit, Address from, Optional<Notice> notice) {
        Campaign campaign = visit.campaign();
        Preferences mine = Preferences.of(request);
        Optional<Draft> draft = draft(from);
        Viewer viewer = new Viewer(
                draft.isPresent() ? from : from.unfilled(),
                visit.permissions(),
                mine,
                draft.orElseGet(() -> Draft.of(from.open())),
                new ReadersClock(context.clock().instant(), mine.appearance().zoneId()));
        return new TablePage(
                context.pages(),
                new TableViews(campaign, catalog(campaign), context.views(), outline(campaign)).view(viewer, notice),
                PartyViews.view(
                        visit,
                        context.campaigns().journal().tableStore(),
                        mine.appearance().zoneId()),
                mine,
                viewer.clock().day());
    }

    /** That of a very long campaign takes too long to find for a page that is wanted at once. */
    private Optional<StoryOutline> outline(Campaign campaign) {
        return campaign.now().seq() <= MOST_OUTLINED
                ? Optional.of(context.views().outlines().of(campaign))
                : Optional.empty();
    }

    /** The move that is open, as it is filled in; nothing, where what is filled in cannot be read. */
    private static Optional<Draft> draft(Address from) {
        try {
            return Optional.of(DraftForm.read(from.filled(), from.open()));
        } catch (WrongForm unreadable) {
            return Optional.empty();
        }
    }

    private static GameCatalog catalog(Campaign campaign) {
        return GameCatalog.of(campaign.heading().game());
    }

    private void say(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        Campaign campaign = visit.campaign();
        FormData form = PageContext.form(request);
        long read = isIndependentOfRow(form) ? Campaign.ANY : form.read();
        CompletableFuture<SayResult> said = form.text("do").equals("line")
                ? campaign.say(visit.me(), read, form.prose("line"), form.optional("hero"))
                        // Not on the thread that writes rows: a second row waits for it.
                        .thenComposeAsync(result -> rolled(request, visit, result), Thread::startVirtualThread)
                : campaign.say(visit.me(), read, filledIn(form, campaign));
        visit.presence().hasSpoken(visit.me());
        answer(request, response, form, said);
    }

    /** A line that makes a move which can be rolled in one way only is followed by the table's dice. */
    private static CompletableFuture<SayResult> rolled(ServerRequest request, Visit visit, SayResult result) {
        if (!(result instanceof SayResult.Done(Moment now, JournalEntry entry))
                || Preferences.of(request).hasOwnDice()
                || entry.commands().isEmpty()
                || !(entry.commands().getLast() instanceof Command.Make make)) {
            return CompletableFuture.completedFuture(result);
        }
        FormData form = FormData.EMPTY.with("hero", make.hero());
        Campaign campaign = visit.campaign();
        CommandBatch roll = (table, dice, before) -> (before > 0
                        ? Optional.<Command>empty()
                        : commands(dice, campaign).rolled(form, table, before))
                .<CommandBatch.Next>map(CommandBatch.Next.Say::new)
                .orElseGet(CommandBatch.Next.End::new);
        return campaign.say(visit.me(), now.seq(), roll)
                .thenApply(rolled -> rolled instanceof SayResult.Done ? rolled : result);
    }

    private static CommandForms commands(DiceSource dice, Campaign campaign) {
        return new CommandForms(dice, campaign.play().rulebook(), catalog(campaign));
    }

    /** What a form says at the table as it is by then: one command, or a few in one breath. */
    private static CommandBatch filledIn(FormData form, Campaign campaign) {
        return (table, dice, before) -> {
            try {
                return commands(dice, campaign)
                        .read(form, table, before)
                        .<CommandBatch.Next>map(CommandBatch.Next.Say::new)
                        .orElseGet(CommandBatch.Next.End::new);
            } catch (WrongForm wrong) {
                return new CommandBatch.Next.Unreadable(wrong.why());
            }
        };
    }

    /** Commands that do not depend on the state of the table need no check of the row they were based on. */
    private static boolean isIndependentOfRow(FormData form) {
        return Set.of("note", "rewrite", "remove", "move", "move-up", "oracle", "pair", "odds")
                .contains(form.text("do"));
    }

    private void turn(ServerRequest request, ServerResponse response, boolean isUndo) {
        Visit visit = context.visit(request);
        Campaign campaign = visit.campaign();
        FormData form = PageContext.form(request);
        answer(
                request,
                response,
                form,
                isUndo ? campaign.undo(visit.me(), form.read()) : campaign.redo(visit.me(), form.read()));
    }

    private void answer(
            ServerRequest request, ServerResponse response, FormData form, CompletableFuture<SayResult> said) {
        SayResult result;
        try {
            result = said.join();
        } catch (CompletionException failure) {
            StoreFailure store = StoreFailure.of(failure).orElseThrow(() -> failure);
            store.mark(response);
            refuse(request, response, form, store.status(), refusal(form, store.title(), store.text(), ""));
            return;
        }
        switch (result) {
            case SayResult.Done done -> {
                Address then = then(form, AddressReader.read(form, request));
                response.header("Momentum-Row", Long.toString(done.entry().seq()));
                if (PageRenderer.have(request).isPresent()) {
                    show(request, response, Status.OK_200, then, Optional.empty());
                } else {
                    PageRenderer.redirect(response, then.url());
                }
            }
            case SayResult.Refused refused ->
                refuse(
                        request,
                        response,
                        form,
                        refusal(
                                form,
                                "The rules say no",
                                TextLayout.sentence(refused.why()),
                                refused.rule().equals(Source.BY_HAND)
                                        ? ""
                                        : refused.rule().toString()));
            case SayResult.Forbidden(String why) ->
                refuse(request, response, form, refusal(form, "Not yours to do", why, ""));
            case SayResult.Unreadable(String why) ->
                refuse(request, response, form, refusal(form, "That cannot be read", TextLayout.sentence(why), ""));
            case SayResult.Stale ignored ->
                refuse(
                        request,
                        response,
                        form,
                        Status.CONFLICT_409,
                        late(context.visit(request).campaign(), form));
        }
    }

    /** Where a page is once a form of it was taken. */
    private static Address then(FormData form, Address sentFrom) {
        Address from = sentFrom.unfilled();
        return switch (form.text("then")) {
            case "closed" -> from.closed();
            case "written" -> from.written();
            case "now" -> from.now();
            default -> from;
        };
    }

    private static Notice refusal(FormData form, String title, String text, String rule) {
        return new Notice(slot(form), Notice.Kind.REFUSAL, title, text, rule, typed(form));
    }

    private static String slot(FormData form) {
        return form.optional("slot").orElse("dock");
    }

    /** Someone was quicker: what they did is said, and nothing of this was done. */
    private static Notice late(Campaign campaign, FormData form) {
        long now = campaign.now().seq();
        String since = campaign.entries(Math.clamp(form.read(), Math.max(0, now - MOST_LATE), now), now).stream()
                .flatMap(entry -> entry.events().stream())
                .map(EventText::inWords)
                .filter(words -> !words.isBlank())
                .limit(MOST_NEWS)
                .collect(Collectors.joining("; "));
        return new Notice(
                slot(form),
                Notice.Kind.CONFLICT,
                "The table has moved on",
                "This was not done, for something happened here after you last looked"
                        + (since.isEmpty() ? "" : ": " + since)
                        + ". Say it again if you still want it.",
                "",
                typed(form));
    }

    private void refuse(ServerRequest request, ServerResponse response, FormData form, Notice notice) {
        refuse(request, response, form, PageRenderer.NOT_TAKEN, notice);
    }

    /** Only the notice is new: what was typed stands where it was typed. */
    private void refuse(ServerRequest request, ServerResponse response, FormData form, Status status, Notice notice) {
        if (PageRenderer.isPart(request)) {
            context.visit(request).require(Permission.LOOK);
            context.pages()
                    .send(
                            request,
                            response,
                            status,
                            context.pages()
                                    .part("part/say", Map.of("notice", notice))
                                    .getBytes(StandardCharsets.UTF_8));
        } else {
            show(request, response, status, AddressReader.read(form, request), Optional.of(notice));
        }
    }

    private static String typed(FormData form) {
        return Stream.of("text", "question", "line")
                .filter(form::has)
                .map(form::prose)
                .findFirst()
                .orElse("");
    }
}
