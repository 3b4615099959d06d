package momentum.app.web;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.app.web.view.PartyView;
import momentum.app.web.view.PartyView.Attention;
import momentum.app.web.view.PartyView.Person;
import momentum.app.web.view.PartyView.Proposal;
import momentum.app.web.view.PartyView.Said;
import momentum.state.Hero;
import momentum.table.Permissions;
import momentum.table.Seats;
import momentum.table.journal.TableStore;
import momentum.table.seat.Aside;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/** Draws up those around a table for one of them. */
final class PartyViews {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

    /** How many whispers a page shows, the latest ones; others come to light as these are put away. */
    private static final int MOST_WHISPERS = 100;

    private PartyViews() {}

    static PartyView view(PageContext.Visit visit, TableStore store, ZoneId zone) {
        Permissions permissions = visit.permissions();
        Set<String> here = visit.presence().here();
        EnumSet<Permission> may = EnumSet.allOf(Permission.class);
        may.removeIf(permission -> !permissions.may(permission));
        List<Aside> asides = permissions.mode() == Mode.GUIDED ? store.asides(visit.id()) : List.of();
        return new PartyView(
                permissions.me().name(),
                around(permissions, store, here)
                        .map(seat -> new Person(
                                seat.id(),
                                seat.name(),
                                seat.role().inWords(),
                                seat.heroNames(),
                                attention(visit.presence(), seat),
                                seat.id().equals(permissions.me().id())))
                        .toList(),
                may,
                asides(permissions, asides, zone),
                visit.campaign().now().table().heroes().stream()
                        .map(Hero::name)
                        .filter(permissions::mayPlay)
                        .toList(),
                permissions.me().role() == Role.PLAYER
                        && permissions.me().heroes().isEmpty(),
                visit.presence().proposals(visit.campaign().now().table()).stream()
                        .map(each -> new Proposal(each.hero(), each.choice(), each.by()))
                        .toList());
    }

    private static PartyView.Asides asides(Permissions permissions, List<Aside> asides, ZoneId zone) {
        List<Aside> whispers = asides.stream()
                .filter(aside -> aside.kind() == Aside.Kind.WHISPER && isHeard(permissions, aside))
                .toList();
        return new PartyView.Asides(
                whispers.stream()
                        .skip(Math.max(0, whispers.size() - MOST_WHISPERS))
                        .map(aside -> said(permissions, aside, zone))
                        .toList(),
                asides.stream()
                        .filter(aside -> aside.kind() != Aside.Kind.WHISPER)
                        .filter(aside -> permissions.may(Permission.LOOK_BEHIND_THE_SCREEN))
                        .map(aside -> said(permissions, aside, zone))
                        .toList());
    }

    private static Attention attention(Presence presence, Seat seat) {
        if (presence.thinking().contains(seat.id())) {
            return Attention.THINKING;
        }
        return presence.here().contains(seat.id()) ? Attention.HERE : Attention.AWAY;
    }

    /** All who have a seat here; the host, who has one at every table, is named while they look in. */
    private static Stream<Seat> around(Permissions permissions, TableStore store, Set<String> here) {
        if (permissions.seats().isEmpty()) {
            return Stream.empty();
        }
        Stream<Seat> hosts = Stream.concat(store.seats(Seats.EVERY_TABLE).stream(), Stream.of(Seat.HOME))
                .filter(seat -> here.contains(seat.id())
                        || seat.id().equals(permissions.me().id()));
        return Stream.concat(permissions.seats().stream(), hosts);
    }

    /** A whisper is heard by the one it is for and by the one who said it. */
    static boolean isHeard(Permissions permissions, Aside whisper) {
        return whisper.from().equals(permissions.me().name())
                || (whisper.to().isEmpty()
                        ? permissions.may(Permission.LOOK_BEHIND_THE_SCREEN)
                        : whisper.to().equals(permissions.me().id()));
    }

    private static Said said(Permissions permissions, Aside aside, ZoneId zone) {
        String to = permissions.seats().stream()
                .filter(seat -> seat.id().equals(aside.to()))
                .map(Seat::name)
                .findFirst()
                .orElseGet(() -> permissions.seats().stream()
                        .filter(seat -> seat.role() == Role.GUIDE)
                        .map(Seat::name)
                        .collect(Collectors.joining(", ")));
        return new Said(
                aside.number(),
                aside.kind().name().toLowerCase(Locale.ROOT),
                aside.kind() == Aside.Kind.FOE,
                aside.from(),
                to.isEmpty() ? "the guide" : to,
                aside.text(),
                TIME.format(aside.at().atZone(zone)));
    }
}
