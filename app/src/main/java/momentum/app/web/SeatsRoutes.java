package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import momentum.app.text.TextLayout;
import momentum.app.web.PageContext.Visit;
import momentum.app.web.http.FormData;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.ReturnAddress;
import momentum.app.web.http.WrongForm;
import momentum.app.web.page.RefusedForm;
import momentum.app.web.page.SeatsView;
import momentum.app.web.security.NoSeat;
import momentum.state.Hero;
import momentum.table.Campaign;
import momentum.table.Seats.Given;
import momentum.table.journal.Heading;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import momentum.text.Names;

/** Where seats are given out, changed and taken back, and where one sits down with the link to one. */
record SeatsRoutes(PageContext context) implements HttpService {
    /** What those are called who have no seat of this table's own. */
    private static final Set<String> RESERVED = Set.of(Seat.HOME.name(), Seat.HOST);

    private static final int LONGEST_NAME = 40;

    @Override
    public void routing(HttpRules rules) {
        rules.get(
                        "/{id}/seats",
                        (request, response) ->
                                show(request, response, Status.OK_200, Optional.empty(), RefusedForm.NONE))
                .post("/{id}/seats", this::change)
                .post("/{id}/mode", this::mode)
                .post("/{id}/leave", this::leave);
    }

    /**
     * The link leads to a page that asks. Looking at it changes nothing: a picture, a prefetch or the preview of a link can do so
     * without the person knowing.
     */
    void offer(ServerRequest request, ServerResponse response) {
        String secret = request.path().pathParameters().get("secret");
        Seat seat = seat(secret);
        String table = context.campaigns()
                .journal()
                .heading(seat.campaign())
                .map(Heading::name)
                .orElse("");
        // The page itself asks for "strict-origin": a form of a page without any referrer has no origin to be known by.
        response.header("Referrer-Policy", "no-referrer");
        context.pages()
                .send(
                        request,
                        response,
                        "sit",
                        Map.of(
                                "secret",
                                secret,
                                "name",
                                seat.name(),
                                "role",
                                seat.role().inWords(),
                                "table",
                                table));
    }

    /** The person takes the seat, and its secret moves into a cookie. */
    void sit(ServerRequest request, ServerResponse response) {
        String secret = PageContext.form(request).text("secret");
        Seat seat = seat(secret);
        context.authentication().sit(response, seat, secret);
        response.header(HeaderNames.CACHE_CONTROL, "no-store").header("Referrer-Policy", "no-referrer");
        PageRenderer.redirect(response, seat.campaign().isEmpty() ? "/" : "/t/" + seat.campaign());
    }

    private Seat seat(String secret) {
        return context.seats()
                .at(secret)
                .orElseThrow(() -> new NoSeat("This link leads to no seat any more. Ask the owner for a new one."));
    }

    private void show(
            ServerRequest request, ServerResponse response, Status status, Optional<Given> given, RefusedForm refused) {
        Visit visit = context.visit(request);
        visit.require(Permission.KEEP_SEATS);
        SeatsView view = new SeatsView(
                visit.id(),
                visit.campaign().heading().name(),
                visit.campaign().heading().mode().inWords(),
                visit.campaign().seats(),
                visit.presence().here(),
                visit.campaign().now().table().heroes().stream().map(Hero::name).toList(),
                given.map(each -> new SeatsView.Link(each.seat(), address(request) + "/s/" + each.secret())),
                context.authentication().demandsSeats(),
                refused);
        context.pages().send(request, response, status, "seats", Map.of("view", view));
    }

    /** Where the one who asks has found the table, which is where a friend may find it too, unless we were told better. */
    private String address(ServerRequest request) {
        return context.bindAddress().address().isPresent()
                ? context.bindAddress().at(0)
                : "http://" + request.headers().first(HeaderNames.HOST).orElse("localhost");
    }

    private void change(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.KEEP_SEATS);
        FormData form = PageContext.form(request);
        try {
            Optional<Given> given = switch (form.text("do")) {
                case "give" -> Optional.of(give(visit, form));
                case "again" -> Optional.of(again(visit, seat(visit, form)));
                case "revoke" -> {
                    revoke(visit, seat(visit, form));
                    yield Optional.empty();
                }
                case "heroes" -> {
                    play(visit, seat(visit, form), form);
                    yield Optional.empty();
                }
                default -> throw new WrongForm("There is nothing like that to do with a seat.");
            };
            visit.presence().tellAll(LiveFeed.ServerEvent.look());
            if (given.isPresent()) {
                show(request, response, Status.OK_200, given, RefusedForm.NONE);
            } else {
                PageRenderer.redirect(response, "/t/" + visit.id() + "/seats");
            }
        } catch (WrongForm wrong) {
            refuse(request, response, new RefusedForm(wrong.why(), form));
        } catch (CompletionException refused) {
            refuse(request, response, new RefusedForm(WriteRefusal.why(refused), form));
        }
    }

    private void refuse(ServerRequest request, ServerResponse response, RefusedForm refused) {
        show(request, response, PageRenderer.NOT_TAKEN, Optional.empty(), refused);
    }

    /** Whom a seat plays of those at the table; a hero that was undone stays whose it was. */
    private void play(Visit visit, Seat seat, FormData form) {
        Campaign campaign = visit.campaign();
        context.seats()
                .changeHeroes(visit.me(), seat, campaign.standingClaims(seat), campaign.claims(form.set("hero")));
    }

    private Given give(Visit visit, FormData form) {
        String name = Names.tidied(form.text("name"));
        if (name.isEmpty()) {
            throw new WrongForm("Say who sits there, in at most %d letters.".formatted(LONGEST_NAME));
        }
        Names.fault(name, LONGEST_NAME).ifPresent(why -> {
            throw new WrongForm(TextLayout.sentence(why));
        });
        if (RESERVED.contains(name.toLowerCase(Locale.ROOT))) {
            throw new WrongForm("Somebody called %s has a seat here already.".formatted(name));
        }
        Role role = Role.of(form.text("role"))
                .orElseThrow(() -> new WrongForm("A seat is an owner's, a guide's, a player's or a spectator's."));
        boolean isToPlay = role == Role.PLAYER || role == Role.OWNER;
        Given given = context.seats()
                .give(
                        visit.me(),
                        visit.id(),
                        name,
                        role,
                        isToPlay ? visit.campaign().claims(form.set("hero")) : List.of());
        if (role == Role.GUIDE && visit.campaign().heading().mode() != Mode.GUIDED) {
            visit.campaign().play(visit.me(), Mode.GUIDED);
        }
        return given;
    }

    private Seat seat(Visit visit, FormData form) {
        return context.seats().of(visit.id()).stream()
                .filter(seat -> seat.id().equals(form.text("seat")))
                .findFirst()
                .orElseThrow(() -> new WrongForm("There is no such seat."));
    }

    private Given again(Visit visit, Seat seat) {
        Given given = context.seats().again(visit.me(), seat);
        visit.presence().dismiss(seat);
        return given;
    }

    private void revoke(Visit visit, Seat seat) {
        if (seat.id().equals(visit.me().id())) {
            throw new WrongForm("You cannot take away the seat you sit on.");
        }
        context.seats().revoke(visit.me(), seat);
        visit.presence().dismiss(seat);
    }

    private void mode(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.CHANGE_MODE);
        FormData form = PageContext.form(request);
        Mode.of(form.text("mode")).ifPresent(mode -> visit.campaign().play(visit.me(), mode));
        visit.presence().tellAll(LiveFeed.ServerEvent.look());
        PageRenderer.redirect(response, ReturnAddress.to(form, "/t/" + visit.id() + "/seats"));
    }

    /** Gets up; the link still leads back. */
    private void leave(ServerRequest request, ServerResponse response) {
        String id = request.path().pathParameters().get("id");
        if (!id.matches("[0-9a-f]+")) {
            throw new NotFound("There is no campaign at this address.");
        }
        context.authentication().leave(response, id);
        PageRenderer.redirect(response, "/");
    }
}
