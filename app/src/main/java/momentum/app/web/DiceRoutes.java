package momentum.app.web;

import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.app.web.PageContext.Visit;
import momentum.app.web.http.FormData;
import momentum.app.web.page.ChecksView;
import momentum.app.web.page.RefusedForm;
import momentum.app.web.security.NoSeat;
import momentum.rule.Source;
import momentum.table.SayResult;
import momentum.table.dice.DiceStatus;
import momentum.table.seat.Permission;

/** What the dice follow from, so that anyone can check them. */
record DiceRoutes(PageContext context) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.get("/{id}/dice", (request, response) -> show(request, response, Status.OK_200, RefusedForm.NONE))
                .post("/{id}/dice", this::open)
                .post("/{id}/word", this::word);
    }

    private void show(ServerRequest request, ServerResponse response, Status status, RefusedForm refused) {
        Visit visit = context.visit(request);
        visit.require(Permission.LOOK);
        boolean hasWord = visit.permissions().may(Permission.ADD_A_WORD)
                && visit.me().campaign().equals(visit.id());
        DiceStatus dice = visit.campaign().diceStatus();
        ChecksView view = new ChecksView(
                visit.id(),
                visit.campaign().heading().name(),
                dice,
                context.checks().of(visit.campaign()),
                visit.permissions().may(Permission.OPEN_THE_SEAL),
                visit.permissions().may(Permission.EXPORT),
                hasWord ? Optional.of(dice.step(visit.me().id())) : Optional.empty(),
                refused);
        context.pages().send(request, response, status, "dice", Map.of("view", view));
    }

    /** Only the seal that was meant: a second click does not open the next. */
    private void open(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.OPEN_THE_SEAL);
        FormData form = PageContext.form(request);
        int used = visit.campaign().seals().size();
        answer(
                request,
                response,
                visit,
                form,
                form.text("seal").equals(Integer.toString(used))
                        ? Optional.of(
                                visit.campaign().openSeal(visit.me(), used).join())
                        : Optional.empty());
    }

    /** A word of one's own in the dice: first its fingerprint, then the word. */
    private void word(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.ADD_A_WORD);
        FormData form = PageContext.form(request);
        CompletableFuture<SayResult> said = form.has("promise")
                ? visit.campaign().promiseWord(visit.me(), form.text("promise").toLowerCase(Locale.ROOT))
                : visit.campaign().showWord(visit.me(), form.text("show"));
        answer(request, response, visit, form, Optional.of(said.join()));
    }

    private void answer(
            ServerRequest request, ServerResponse response, Visit visit, FormData form, Optional<SayResult> result) {
        Optional<String> refused = result.flatMap(each -> switch (each) {
            case SayResult.Done _ -> Optional.empty();
            case SayResult.Refused(Source _, String why) -> Optional.of("Not taken: " + why + ".");
            case SayResult.Unreadable(String why) -> Optional.of(why);
            case SayResult.Stale _ -> Optional.of("The table has moved on: look again.");
            case SayResult.Forbidden(String why) -> throw new NoSeat(why);
        });
        if (refused.isPresent()) {
            show(request, response, PageRenderer.NOT_TAKEN, new RefusedForm(refused.get(), form));
        } else {
            visit.presence().tellAll(LiveFeed.ServerEvent.look());
            PageRenderer.redirect(response, "/t/" + visit.id() + "/dice");
        }
    }
}
