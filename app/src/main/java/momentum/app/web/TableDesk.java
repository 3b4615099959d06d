package momentum.app.web;

import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import momentum.app.web.House.Visit;
import momentum.app.web.form.Commands;
import momentum.app.web.form.Form;
import momentum.app.web.form.WrongForm;
import momentum.app.web.view.Address;
import momentum.app.web.view.CompanyView;
import momentum.app.web.view.GameShelf;
import momentum.app.web.view.TableView;
import momentum.app.web.view.TableView.Notice;
import momentum.app.web.view.TableViews;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.play.Table;
import momentum.play.Telling;
import momentum.table.Campaign;
import momentum.table.Entry;
import momentum.table.Moment;
import momentum.table.Told;
import momentum.table.seat.Deed;

/** The table: a page that shows it, and the one way in for all that is said to it. */
record TableDesk(House house) implements HttpService {
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
                .post("/{id}/redo", (request, response) -> turn(request, response, false))
                .post("/{id}/thinking", this::thinking)
                .post("/{id}/propose", this::propose);
    }

    private void live(ServerRequest request, ServerResponse response) {
        Visit visit = house.visit(request);
        if (visit.room().isFull(visit.me())) {
            throw new NoSeat("You have this table open on too many pages: close some.");
        }
        house.feed().tell(response, visit.campaign().now().seq(), told -> {
            Runnable deaf = visit.campaign().listen(entry -> told.accept(LiveFeed.Told.row(entry.seq())));
            Runnable out = visit.room().enter(visit.me(), told);
            return () -> {
                deaf.run();
                out.run();
            };
        });
    }

    /** Someone is typing; nothing of it is kept. */
    private void thinking(ServerRequest request, ServerResponse response) {
        Visit visit = house.visit(request);
        visit.require(Deed.WRITE);
        visit.room().thinks(visit.me());
        response.status(Status.NO_CONTENT_204).send();
    }

    private void propose(ServerRequest request, ServerResponse response) {
        Visit visit = house.visit(request);
        visit.require(Deed.PROPOSE);
        Form form = House.form(request);
        Table table = visit.campaign().now().table();
        table.questions().stream()
                .map(question -> new Room.Proposal(
                        question.source(),
                        form.text("hero"),
                        form.text("choice"),
                        visit.me().name()))
                .filter(proposal -> proposal.isAsked(table))
                .findFirst()
                .ifPresent(visit.room()::propose);
        Pages.goOn(response, Back.to(form, Address.of(visit.id()).url()));
    }

    private void show(
            ServerRequest request, ServerResponse response, Status status, Address from, Optional<Notice> notice) {
        Visit visit = house.visit(request);
        visit.require(Deed.LOOK);
        Campaign campaign = visit.campaign();
        Preferences mine = Preferences.of(request);
        TableViews.Looking looking = new TableViews.Looking(
                from, visit.circle(), mine.hasOwnDice(), mine.favourites(), House.query(request, "roll"));
        TableView view = new TableViews(campaign, shelf(campaign))
                .view(looking, notice, house.clock().instant());
        CompanyView company = Companies.view(visit, house.campaigns().journal().cabinet());
        house.pages().send(request, response, status, "table", Map.of("view", view, "company", company));
    }

    private static GameShelf shelf(Campaign campaign) {
        return GameShelf.of(campaign.heading().game());
    }

    private void say(ServerRequest request, ServerResponse response) {
        Visit visit = house.visit(request);
        Campaign campaign = visit.campaign();
        Form form = House.form(request);
        long read = isWelcomeAnyTime(form) ? Campaign.ANY : form.read();
        CompletableFuture<Told> said;
        try {
            said = campaign.say(visit.me().name(), read, (table, cup) -> {
                Command command =
                        new Commands(cup, campaign.play().rulebook().game(), shelf(campaign)).read(form, table);
                visit.circle()
                        .against(command, table, row -> author(campaign, row))
                        .ifPresent(why -> {
                            throw new NotYours(why);
                        });
                return command;
            });
        } catch (WrongForm wrong) {
            refuse(request, response, form, new Notice("That cannot be read", wrong.why(), "", typed(form)));
            return;
        } catch (NotYours wrong) {
            refuse(request, response, form, new Notice("Not yours to do", wrong.why(), "", typed(form)));
            return;
        }
        visit.room().hasSpoken(visit.me());
        answer(request, response, form, said);
    }

    /** Something was said that is for others to say. */
    private static final class NotYours extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotYours(String why) {
            super(why);
        }

        String why() {
            return String.valueOf(getMessage());
        }
    }

    private static String author(Campaign campaign, long row) {
        return campaign.entries(row - 1, row).stream()
                .findFirst()
                .map(Entry::who)
                .orElse("");
    }

    /** What changes nothing on the sheet cannot be told too late. */
    private static boolean isWelcomeAnyTime(Form form) {
        return Set.of("note", "rewrite", "oracle", "odds").contains(form.text("do"));
    }

    /** Who has said what they roll need not say so again: the page that follows throws the table's dice by itself. */
    private static boolean isRolledAtOnce(Command command) {
        return command instanceof Command.Make
                || (command instanceof Command.Answer(var ignored, Reply reply) && reply instanceof Reply.Names);
    }

    private void turn(ServerRequest request, ServerResponse response, boolean isUndo) {
        Visit visit = house.visit(request);
        Campaign campaign = visit.campaign();
        Form form = House.form(request);
        String who = visit.me().name();
        Optional<String> against =
                visit.circle().againstTurning(turned(campaign, isUndo).orElse(who));
        if (against.isPresent()) {
            refuse(request, response, form, new Notice("Not yours to do", against.get(), "", ""));
            return;
        }
        answer(request, response, form, isUndo ? campaign.undo(who, form.read()) : campaign.redo(who, form.read()));
    }

    /** Who did what an undo would take back, or a redo bring back. */
    private static Optional<String> turned(Campaign campaign, boolean isUndo) {
        Moment now = campaign.now();
        if (isUndo ? !now.canUndo() : !now.canRedo()) {
            return Optional.empty();
        }
        return Optional.of(author(campaign, isUndo ? now.head() : now.undone().getLast()));
    }

    private void answer(ServerRequest request, ServerResponse response, Form form, CompletableFuture<Told> said) {
        switch (said.join()) {
            case Told.Done done -> {
                boolean isRolledAtOnce =
                        done.entry().command().filter(TableDesk::isRolledAtOnce).isPresent();
                String back = Back.to(
                        form,
                        Address.of(request.path().pathParameters().get("id")).url());
                response.header("Momentum-Row", Long.toString(done.entry().seq()));
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
                        Optional.of(late(house.visit(request).campaign(), form)));
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
        String end = why.matches("(?s).*[.?!]") ? "" : ".";
        return why.isEmpty() ? why : Character.toUpperCase(why.charAt(0)) + why.substring(1) + end;
    }
}
