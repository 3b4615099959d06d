package momentum.app.web.bad;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.Seats;
import momentum.table.journal.Journal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/**
 * Three tables, and who comes to them.
 *
 * @param shut a table that nobody comes to who may change anything there
 * @param hosts the cookies of those who own every table; used only where none is named
 */
public record Guests(Place coop, Place guided, Place shut, List<String> hosts) {
    /** So many of each kind, for each has a pace of its own. */
    private static final int OF_EACH = 8;

    /**
     * A table.
     *
     * @param welcome cookies of those who may do something there
     * @param unwelcome of those who may at most look: spectators, the revoked, those of other tables, and those who lie
     */
    public record Place(String id, List<String> welcome, List<String> unwelcome) {
        /** All that is kept of the table. */
        public List<Object> kept(Journal journal) {
            return List.of(
                    journal.heading(id),
                    journal.rows(id, 0, Long.MAX_VALUE),
                    journal.tableStore().seats(id),
                    journal.tableStore().seals(id),
                    journal.tableStore().asides(id));
        }
    }

    public List<Place> places() {
        return List.of(coop, guided, shut);
    }

    public static Guests invite(Campaigns campaigns) {
        Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        List<String> hosts = new ArrayList<>();
        for (int i = 0; i < OF_EACH; i++) {
            hosts.add("host="
                    + seats.give(Seats.EVERY_TABLE, "host" + i, Role.OWNER, List.of())
                            .secret());
        }
        Place coop = place(campaigns, seats, Mode.COOP, List.of(Role.OWNER, Role.PLAYER));
        Place guided = place(campaigns, seats, Mode.GUIDED, List.of(Role.OWNER, Role.GUIDE, Role.PLAYER));
        Place shut = place(campaigns, seats, Mode.COOP, List.of());
        return new Guests(with(coop, guided), with(guided, coop), with(shut, coop), List.copyOf(hosts));
    }

    private static Place place(Campaigns campaigns, Seats seats, Mode mode, List<Role> roles) {
        Campaign campaign = campaigns.begin("Bad weather", "ironsworn", Strictness.ENFORCE, mode);
        String id = campaign.heading().id();
        for (String hero : List.of("Kára", "Ylva")) {
            campaign.say(
                            Seat.HOME,
                            Campaign.ANY,
                            new Command.AddHero(
                                    hero, List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), ""))
                    .join();
        }
        List<String> welcome = new ArrayList<>();
        for (Role role : roles) {
            for (int i = 0; i < OF_EACH; i++) {
                List<String> heroes = role == Role.PLAYER && i < 2 ? List.of(i == 0 ? "Kára" : "Ylva") : List.of();
                welcome.add(cookie(
                        id, seats.give(id, role.inWords() + i, role, heroes).secret()));
            }
        }
        List<String> unwelcome = new ArrayList<>();
        for (int i = 0; i < OF_EACH; i++) {
            unwelcome.add(cookie(
                    id,
                    seats.give(id, "spectator" + i, Role.SPECTATOR, List.of()).secret()));
            Seats.Given revoked = seats.give(id, "gone" + i, Role.OWNER, List.of("Kára"));
            seats.revoke(revoked.seat());
            unwelcome.add(cookie(id, revoked.secret()));
            unwelcome.add(cookie(id, "A".repeat(20 + i)));
        }
        unwelcome.addAll(
                List.of("", cookie(id, ""), cookie(id, "%00"), "host=" + "B".repeat(27), "seat-=;;seat-" + id));
        return new Place(id, List.copyOf(welcome), List.copyOf(unwelcome));
    }

    /** The seats of another table are of no use here, under whatever name they come. */
    private static Place with(Place place, Place other) {
        List<String> unwelcome = new ArrayList<>(place.unwelcome());
        for (String cookie : other.welcome()) {
            String secret = cookie.substring(cookie.indexOf('=') + 1);
            unwelcome.add(cookie);
            unwelcome.add(cookie(place.id(), secret));
            unwelcome.add("host=" + secret);
        }
        return new Place(place.id(), place.welcome(), List.copyOf(unwelcome));
    }

    private static String cookie(String campaign, String secret) {
        return "seat-" + campaign + "=" + secret;
    }
}
