package momentum.app.web;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.app.web.view.CompanyView;
import momentum.app.web.view.CompanyView.Person;
import momentum.app.web.view.CompanyView.Proposal;
import momentum.app.web.view.CompanyView.Said;
import momentum.play.Hero;
import momentum.table.Circle;
import momentum.table.Seats;
import momentum.table.journal.Cabinet;
import momentum.table.seat.Aside;
import momentum.table.seat.Deed;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/** Draws up those around a table for one of them. */
final class Companies {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());

    private Companies() {}

    static CompanyView view(House.Visit visit, Cabinet cabinet) {
        Circle circle = visit.circle();
        Set<String> here = visit.room().here();
        Set<String> thinking = visit.room().thinking();
        EnumSet<Deed> may = EnumSet.allOf(Deed.class);
        may.removeIf(deed -> !circle.may(deed));
        List<Aside> asides = circle.mode() == Mode.GUIDED ? cabinet.asides(visit.id()) : List.of();
        return new CompanyView(
                circle.me().name(),
                around(circle, cabinet, here)
                        .map(seat -> new Person(
                                seat.id(),
                                seat.name(),
                                seat.role().inWords(),
                                seat.heroes(),
                                here.contains(seat.id()),
                                thinking.contains(seat.id()),
                                seat.id().equals(circle.me().id())))
                        .toList(),
                may,
                asides.stream()
                        .filter(aside -> aside.kind() == Aside.Kind.WHISPER && isHeard(circle, aside))
                        .map(aside -> said(circle, aside))
                        .toList(),
                asides.stream()
                        .filter(aside -> aside.kind() != Aside.Kind.WHISPER && !aside.isGone())
                        .filter(aside -> circle.may(Deed.LOOK_BEHIND_THE_SCREEN))
                        .map(aside -> said(circle, aside))
                        .toList(),
                visit.campaign().now().table().heroes().stream()
                        .map(Hero::name)
                        .filter(circle::mayPlay)
                        .toList(),
                circle.me().role() == Role.PLAYER && circle.me().heroes().isEmpty(),
                visit.room().proposals(visit.campaign().now().table()).stream()
                        .map(each -> new Proposal(each.hero(), each.choice(), each.by()))
                        .toList());
    }

    /** All who have a seat here; the host, who has one at every table, is named while they look in. */
    private static Stream<Seat> around(Circle circle, Cabinet cabinet, Set<String> here) {
        if (circle.seats().isEmpty()) {
            return Stream.empty();
        }
        Stream<Seat> hosts = Stream.concat(cabinet.seats(Seats.HOUSE).stream(), Stream.of(Seat.HOME))
                .filter(seat ->
                        here.contains(seat.id()) || seat.id().equals(circle.me().id()));
        return Stream.concat(circle.seats().stream(), hosts);
    }

    /** A whisper is heard by the one it is for and by the one who said it. */
    static boolean isHeard(Circle circle, Aside whisper) {
        return whisper.from().equals(circle.me().name())
                || (whisper.to().isEmpty()
                        ? circle.may(Deed.LOOK_BEHIND_THE_SCREEN)
                        : whisper.to().equals(circle.me().id()));
    }

    private static Said said(Circle circle, Aside aside) {
        String to = circle.seats().stream()
                .filter(seat -> seat.id().equals(aside.to()))
                .map(Seat::name)
                .findFirst()
                .orElseGet(() -> circle.seats().stream()
                        .filter(seat -> seat.role() == Role.GUIDE)
                        .map(Seat::name)
                        .collect(Collectors.joining(", ")));
        return new Said(
                aside.number(),
                aside.kind().name().toLowerCase(Locale.ROOT),
                aside.from(),
                to.isEmpty() ? "the guide" : to,
                aside.text(),
                TIME.format(aside.at()));
    }
}
