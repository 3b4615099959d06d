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
import momentum.app.text.TextLayout;
import momentum.app.web.PageContext.Visit;
import momentum.app.web.http.FormData;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.ReturnAddress;
import momentum.app.web.http.WrongForm;
import momentum.app.web.page.SeatsView;
import momentum.app.web.security.NoSeat;
import momentum.state.Hero;
import momentum.table.Seats.Given;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import momentum.text.Names;
import momentum.text.VisibleText;

/** Where seats are given out, changed and taken back, and where one sits down with the link to one. */
record SeatsRoutes(PageContext context) implements HttpService {
    /** What those are called who have no seat of this table's own. */
    private static final Set<String> RESERVED = Set.of(Seat.HOME.name(), Seat.HOST);

    private static final int LONGEST_NAME = 40;
    private static final int MOST_SEATS = 40;

    @Override
    public void routing(HttpRules rules) {
        rules.get("/{id}/seats", (request, response) -> show(request, response, Status.OK_200, Optional.empty(), ""))
                .post("/{id}/seats", this::change)
                .post("/{id}/mode", this::mode)
                .post("/{id}/leave", this::leave);
    }

    /** The link leads to the seat, and out of the address bar at once. */
    void sit(ServerRequest request, ServerResponse response) {
        String secret = request.path().pathParameters().get("secret");
        Seat seat = context.seats()
                .at(secret)
                .orElseThrow(() -> new NoSeat("This link leads to no seat any more. Ask the owner for a new one."));
        context.authentication().sit(response, seat, secret);
        response.header(HeaderNames.CACHE_CONTROL, "no-store").header("Referrer-Policy", "no-referrer");
        PageRenderer.redirect(response, seat.campaign().isEmpty() ? "/" : "/t/" + seat.campaign());
    }

    private void show(
            ServerRequest request, ServerResponse response, Status status, Optional<Given> given, String wrong) {
        Visit visit = context.visit(request);
        visit.require(Permission.KEEP_SEATS);
        SeatsView view = new SeatsView(
                visit.id(),
                visit.campaign().heading().name(),
                visit.campaign().heading().mode().inWords(),
                context.seats().of(visit.id()),
                visit.presence().here(),
                visit.campaign().now().table().heroes().stream().map(Hero::name).toList(),
                given.map(each -> new SeatsView.Link(each.seat(), address(request) + "/s/" + each.secret())),
                context.authentication().demandsSeats(),
                wrong);
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
                    context.seats().keep(seat(visit, form).withHeroes(heroes(visit, form)));
                    yield Optional.empty();
                }
                default -> throw new WrongForm("There is nothing like that to do with a seat.");
            };
            visit.presence().tellAll(LiveFeed.ServerEvent.look());
            if (given.isPresent()) {
                show(request, response, Status.OK_200, given, "");
            } else {
                PageRenderer.redirect(response, "/t/" + visit.id() + "/seats");
            }
        } catch (WrongForm wrong) {
            show(request, response, PageRenderer.NOT_TAKEN, Optional.empty(), wrong.why());
        }
    }

    private Given give(Visit visit, FormData form) {
        String name = Names.tidied(form.text("name"));
        if (name.isEmpty()) {
            throw new WrongForm("Say who sits there, in at most %d letters.".formatted(LONGEST_NAME));
        }
        Names.fault(name, LONGEST_NAME).ifPresent(why -> {
            throw new WrongForm(TextLayout.sentence(why));
        });
        List<Seat> all = context.seats().of(visit.id());
        if (RESERVED.contains(name.toLowerCase(Locale.ROOT))
                || all.stream().anyMatch(seat -> Names.areSame(seat.name(), name))) {
            throw new WrongForm("Somebody called %s has a seat here already.".formatted(name));
        }
        if (all.size() >= MOST_SEATS) {
            throw new WrongForm("There is room for %d seats at a table.".formatted(MOST_SEATS));
        }
        Role role = Role.of(form.text("role"))
                .orElseThrow(() -> new WrongForm("A seat is an owner's, a guide's, a player's or a spectator's."));
        if (role == Role.GUIDE && visit.campaign().heading().mode() != Mode.GUIDED) {
            visit.campaign().play(Mode.GUIDED);
        }
        boolean isToPlay = role == Role.PLAYER || role == Role.OWNER;
        return context.seats().give(visit.id(), name, role, isToPlay ? heroes(visit, form) : List.of());
    }

    private static List<String> heroes(Visit visit, FormData form) {
        Set<String> wanted = form.set("hero");
        return visit.campaign().now().table().heroes().stream()
                .map(Hero::name)
                .filter(name -> wanted.contains(name) || wanted.contains(VisibleText.of(name)))
                .toList();
    }

    private Seat seat(Visit visit, FormData form) {
        return context.seats().of(visit.id()).stream()
                .filter(seat -> seat.id().equals(form.text("seat")))
                .findFirst()
                .orElseThrow(() -> new WrongForm("There is no such seat."));
    }

    private Given again(Visit visit, Seat seat) {
        Given given = context.seats().again(seat);
        visit.presence().tell(seat.id(), LiveFeed.ServerEvent.gone());
        return given;
    }

    private void revoke(Visit visit, Seat seat) {
        if (seat.id().equals(visit.me().id())) {
            throw new WrongForm("You cannot take away the seat you sit on.");
        }
        context.seats().revoke(seat);
        visit.presence().tell(seat.id(), LiveFeed.ServerEvent.gone());
    }

    private void mode(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.CHANGE_MODE);
        FormData form = PageContext.form(request);
        Mode.of(form.text("mode")).ifPresent(visit.campaign()::play);
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
