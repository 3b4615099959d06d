package momentum.app.web;

import io.helidon.common.parameters.Parameters;
import io.helidon.http.RequestException;
import io.helidon.webserver.http.ServerRequest;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import momentum.app.web.form.Form;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.Circle;
import momentum.table.Seats;
import momentum.table.seat.Deed;
import momentum.table.seat.Seat;

/**
 * What every desk of the house shares.
 *
 * @param chance for what is thrown beside the table and kept by nobody
 */
record House(
        Campaigns campaigns,
        Door door,
        Seats seats,
        Map<String, Room> rooms,
        Checks checks,
        Pages pages,
        LiveFeed feed,
        SlateShelf slates,
        Doorway doorway,
        RandomGenerator chance,
        InstantSource clock) {
    /** A chapter of a story; everyone's page shows it, again and again. */
    private static final int LONGEST_TEXT = 20_000;

    /** Of all that is not written but named, picked or pointed to. */
    private static final int LONGEST_NAME = 2_000;

    static House of(Campaigns campaigns, Doorway doorway, SlateShelf slates, LiveFeed feed, InstantSource clock) {
        Seats seats = new Seats(campaigns.journal().cabinet(), clock);
        return new House(
                campaigns,
                new Door(seats, doorway),
                seats,
                new ConcurrentHashMap<>(),
                new Checks(),
                new Pages(),
                feed,
                slates,
                doorway,
                new SecureRandom(),
                clock);
    }

    /** A campaign, and those around it as the one who asks sees them. */
    record Visit(Campaign campaign, Circle circle, Room room) {
        Seat me() {
            return circle.me();
        }

        String id() {
            return campaign.heading().id();
        }

        void require(Deed deed) {
            circle.unless(deed).ifPresent(why -> {
                throw new NoSeat(why);
            });
        }
    }

    /**
     * The campaign a path names, as the disk has it: another program, such as the terminal's, may have played on. Whoever has no
     * seat at it is told nothing of it, not even whether it is there.
     */
    Visit visit(ServerRequest request) {
        String id = request.path().pathParameters().get("id");
        if (!door.demandsSeats() && campaigns.open(id).isEmpty()) {
            throw new NotHere("There is no campaign at this address.");
        }
        Seat me = door.seat(request, id);
        Campaign found = campaigns.open(id).orElseThrow(() -> new NotHere("There is no campaign at this address."));
        if (campaigns.journal().last(id) > found.now().seq()) {
            found.refresh();
        }
        Circle circle = new Circle(me, found.heading().mode(), seats.of(id), found.play());
        return new Visit(found, circle, room(id));
    }

    Room room(String campaign) {
        return rooms.computeIfAbsent(campaign, id -> new Room(clock));
    }

    static Form form(ServerRequest request) {
        Parameters sent = sent(request);
        Map<String, List<String>> fields = new HashMap<>();
        sent.names().forEach(name -> fields.put(name, List.copyOf(sent.all(name))));
        fields.forEach((name, values) -> values.forEach(value -> {
            int most = name.equals("text") ? LONGEST_TEXT : LONGEST_NAME;
            if (value.length() > most) {
                throw new NoForm("That is too long: %,d letters, where %,d are the most. Nothing was done."
                        .formatted(value.length(), most));
            }
        }));
        return new Form(fields);
    }

    /**
     * The server throws whatever its readers throw at an empty body, another kind of content, a broken escape, or a browser that
     * hangs up in the middle. To what is too large it has an answer of its own.
     */
    private static Parameters sent(ServerRequest request) {
        try {
            return request.content().as(Parameters.class);
        } catch (RequestException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new NoForm("What was sent is not a filled-in form. Go back to the page, and send it from there.");
        }
    }

    static String query(ServerRequest request, String name) {
        return request.query().first(name).orElse("");
    }
}
