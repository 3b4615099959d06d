package momentum.app.web;

import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import momentum.app.web.PageContext.Visit;
import momentum.app.web.http.FormData;
import momentum.app.web.http.ReturnAddress;
import momentum.app.web.http.UnreadableForm;
import momentum.app.web.view.Address;
import momentum.play.Command;
import momentum.rule.Likely;
import momentum.table.Campaign;
import momentum.table.SayResult;
import momentum.table.dice.DiceSource;
import momentum.table.journal.Author;
import momentum.table.journal.Conflict;
import momentum.table.journal.NotAllowed;
import momentum.table.journal.TableStore;
import momentum.table.seat.Aside;
import momentum.table.seat.Aside.Kind;
import momentum.table.seat.Permission;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/** What is said to some and not to all: whispers, and what the guide keeps behind the screen. */
record ScreenRoutes(PageContext context) implements HttpService {
    private static final int LONGEST = 4000;

    @Override
    public void routing(HttpRules rules) {
        rules.post("/{id}/whisper", this::whisper).post("/{id}/screen", this::screen);
    }

    private TableStore store() {
        return context.campaigns().journal().tableStore();
    }

    private void whisper(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.WHISPER);
        FormData form = PageContext.form(request);
        if (Set.of("drop", "clear").contains(form.text("do"))) {
            putAwayWhispers(visit, form);
            back(visit, form, response);
            return;
        }
        boolean isGuide = visit.permissions().may(Permission.LOOK_BEHIND_THE_SCREEN);
        Optional<Seat> to = visit.permissions().seats().stream()
                .filter(seat -> isGuide && seat.id().equals(form.text("to")))
                .findFirst();
        if (isGuide && to.isEmpty()) {
            throw new UnreadableForm("Say whom to whisper to.");
        }
        keep(visit, Permission.WHISPER, Kind.WHISPER, to.map(Seat::id).orElse(""), text(form));
        to.ifPresentOrElse(
                seat -> visit.presence().tell(seat.id(), LiveFeed.ServerEvent.look()), () -> tellGuides(visit));
        back(visit, form, response);
    }

    /** One whisper that the sender has said or heard, or all of them. */
    private void putAwayWhispers(Visit visit, FormData form) {
        store().asides(visit.id()).stream()
                .filter(aside -> aside.kind() == Kind.WHISPER && PartyViews.isHeard(visit.permissions(), aside))
                .filter(aside -> form.text("do").equals("clear")
                        || Long.toString(aside.number()).equals(form.text("number")))
                .forEach(aside -> isPutAway(visit, Permission.WHISPER, aside));
        visit.presence().tellAll(LiveFeed.ServerEvent.look());
    }

    /** Puts something away; only the first who tries has it. */
    private boolean isPutAway(Visit visit, Permission permission, Aside aside) {
        try {
            store().putAway(Author.needing(visit.me(), permission), aside).join();
            return true;
        } catch (CompletionException e) {
            if (e.getCause() instanceof Conflict) {
                return false;
            }
            throw e;
        }
    }

    private static void tellGuides(Visit visit) {
        visit.permissions().seats().stream()
                .filter(seat -> seat.role() == Role.GUIDE)
                .forEach(seat -> visit.presence().tell(seat.id(), LiveFeed.ServerEvent.look()));
        visit.presence().tell(Seat.HOME.id(), LiveFeed.ServerEvent.look());
    }

    private void screen(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.LOOK_BEHIND_THE_SCREEN);
        FormData form = PageContext.form(request);
        switch (form.text("do")) {
            case "note" -> keep(visit, Permission.LOOK_BEHIND_THE_SCREEN, Kind.NOTE, "", text(form));
            case "hide" ->
                keep(
                        visit,
                        Permission.LOOK_BEHIND_THE_SCREEN,
                        Kind.FOE,
                        "",
                        HiddenFoe.read(form).inWords());
            case "roll" -> keep(visit, Permission.LOOK_BEHIND_THE_SCREEN, Kind.ROLL, "", rolled(visit, form));
            case "reveal" -> reveal(visit, form);
            case "drop" ->
                behind(visit, form).ifPresent(aside -> isPutAway(visit, Permission.LOOK_BEHIND_THE_SCREEN, aside));
            default -> throw new UnreadableForm("There is nothing like that to do behind the screen.");
        }
        tellGuides(visit);
        back(visit, form, response);
    }

    /** Thrown where only the guide sees it: no part of the journal, and of no seal. */
    private String rolled(Visit visit, FormData form) {
        int shown = new DiceSource(context.random()).die(100);
        Optional<Likely> likely = visit.campaign().play().rulebook().odds().stream()
                .filter(each -> each.name().equals(form.text("likely")))
                .findFirst();
        String question = form.has("text") ? text(form) + " " : "";
        return likely.map(odds ->
                        "%s%s: %d, %s".formatted(question, odds.name(), shown, odds.isYes(shown) ? "yes" : "no"))
                .orElseGet(() -> question + shown);
    }

    /** A foe steps out: all may read of it, and only then does the screen hide it no longer. */
    private void reveal(Visit visit, FormData form) {
        // One at a time, so that two who press at once do not tell of it twice.
        synchronized (visit.campaign()) {
            behind(visit, form).filter(aside -> aside.kind() == Kind.FOE).ifPresent(aside -> {
                Command told = new Command.Note(HiddenFoe.of(aside.text()).revealed());
                switch (visit.campaign().say(visit.me(), Campaign.ANY, told).join()) {
                    case SayResult.Done _ -> isPutAway(visit, Permission.LOOK_BEHIND_THE_SCREEN, aside);
                    case SayResult.Forbidden(String why) -> throw new NotAllowed(NotAllowed.Reason.NO_RIGHT, why);
                    case SayResult.Refused _, SayResult.Stale _, SayResult.Unreadable _ ->
                        throw new UnreadableForm("It could not be told, and is still behind the screen: try again.");
                }
            });
        }
    }

    /** What is meant, if it is still behind the screen. */
    private Optional<Aside> behind(Visit visit, FormData form) {
        return store().asides(visit.id()).stream()
                .filter(aside -> aside.kind() != Kind.WHISPER)
                .filter(aside -> Long.toString(aside.number()).equals(form.text("number")))
                .findFirst();
    }

    private static String text(FormData form) {
        String text = form.prose("text");
        if (text.isBlank() || text.length() > LONGEST) {
            throw new UnreadableForm("Write something, in at most %d letters.".formatted(LONGEST));
        }
        return text;
    }

    private void keep(Visit visit, Permission permission, Kind kind, String to, String text) {
        Aside aside = new Aside(
                visit.id(), 0, context.clock().instant(), kind, visit.me().name(), to, text);
        store().add(Author.needing(visit.me(), permission), aside).join();
    }

    private static void back(Visit visit, FormData form, ServerResponse response) {
        PageRenderer.redirect(
                response, ReturnAddress.to(form, Address.of(visit.id()).url()));
    }
}
