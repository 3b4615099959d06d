package momentum.app.web;

import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.RequestException;
import io.helidon.webserver.http.ServerRequest;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import momentum.app.slate.SlateStore;
import momentum.app.web.http.FormData;
import momentum.app.web.http.HeavyWork;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.UnreadableForm;
import momentum.app.web.security.Authentication;
import momentum.app.web.security.BindAddress;
import momentum.app.web.security.NoSeat;
import momentum.app.web.view.ViewCache;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.Permissions;
import momentum.table.Seats;
import momentum.table.cache.InstanceCache;
import momentum.table.journal.CampaignState;
import momentum.table.seat.Permission;
import momentum.table.seat.Seat;

/**
 * What all routes share.
 *
 * @param random for what is thrown beside the table and kept by nobody
 */
record PageContext(
        Campaigns campaigns,
        Authentication authentication,
        Seats seats,
        InstanceCache<Presence> presences,
        DiceChecks checks,
        HeavyWork heavy,
        PageRenderer pages,
        ViewCache views,
        LiveFeed feed,
        SlateStore slates,
        BindAddress bindAddress,
        RandomGenerator random,
        InstantSource clock) {
    /** A chapter of a story; everyone's page shows it, again and again. */
    private static final int LONGEST_TEXT = 20_000;

    private static final Duration TURN_COMES_WITHIN = Duration.ofSeconds(5);

    /** Of all that is not written but named, picked or pointed to. */
    private static final int LONGEST_NAME = 2_000;

    static PageContext of(
            Campaigns campaigns, BindAddress bindAddress, SlateStore slates, LiveFeed feed, InstantSource clock) {
        Seats seats = new Seats(campaigns.journal().tableStore(), clock);
        return new PageContext(
                campaigns,
                new Authentication(seats, bindAddress),
                seats,
                new InstanceCache<>(Campaigns.MOST_IDLE),
                new DiceChecks(),
                new HeavyWork(TURN_COMES_WITHIN),
                new PageRenderer(),
                new ViewCache(),
                feed,
                slates,
                bindAddress,
                new SecureRandom(),
                clock);
    }

    /** A campaign, and those around it as the one who asks sees them. */
    record Visit(Campaign campaign, Permissions permissions, Presence presence) {
        Seat me() {
            return permissions.me();
        }

        String id() {
            return campaign.heading().id();
        }

        void require(Permission permission) {
            permissions.unless(permission).ifPresent(why -> {
                throw new NoSeat(why);
            });
        }
    }

    /**
     * The campaign a path names, as the disk has it: another process, such as the terminal's, may have appended rows. A request without a
     * seat is answered the same whether or not the campaign exists.
     */
    Visit visit(ServerRequest request) {
        String id = request.path().pathParameters().get("id");
        if (!authentication.demandsSeats() && campaigns.open(id).isEmpty()) {
            throw new NotFound("There is no campaign at this address.");
        }
        Seat me = authentication.seat(request, id);
        Campaign found = campaigns.open(id).orElseThrow(() -> new NotFound("There is no campaign at this address."));
        CampaignState state = campaigns.journal().state(id);
        if (state.last() > found.now().seq()) {
            found.refresh();
        }
        return new Visit(found, found.permissions(me, state.seating()), presence(id));
    }

    Presence presence(String campaign) {
        return presences.get(campaign, () -> new Presence(clock, presences.inUse()));
    }

    static FormData form(ServerRequest request) {
        Map<String, List<String>> fields = new HashMap<>();
        for (String part : sent(request).split("&", -1)) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                fields.computeIfAbsent(decoded(part.substring(0, equals)), name -> new ArrayList<>())
                        .add(decoded(part.substring(equals + 1)));
            }
        }
        if (fields.isEmpty()) {
            throw noForm();
        }
        fields.forEach((name, values) -> values.forEach(value -> {
            int most = name.equals("text") || name.equals("pen") ? LONGEST_TEXT : LONGEST_NAME;
            if (value.length() > most) {
                throw new UnreadableForm("That is too long: %,d letters, where %,d are the most. Nothing was done."
                        .formatted(value.length(), most));
            }
        }));
        return new FormData(fields);
    }

    /**
     * Read here and not by the server's own reader, which takes the square of its length for a form without an equals sign. A browser
     * that hangs up in the middle has sent none; to what is too large the server has an answer of its own.
     */
    private static String sent(ServerRequest request) {
        try (InputStream in = request.content().inputStream()) {
            if (request.headers()
                    .contentType()
                    .filter(type -> type.mediaType().equals(MediaTypes.APPLICATION_FORM_URLENCODED))
                    .isEmpty()) {
                throw noForm();
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (RequestException | UnreadableForm e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            throw noForm();
        }
    }

    private static String decoded(String part) {
        try {
            return URLDecoder.decode(part, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw noForm();
        }
    }

    private static UnreadableForm noForm() {
        return new UnreadableForm(
                "What was sent is not a filled-in form. Go back to the page, and send it from there.");
    }

    static String query(ServerRequest request, String name) {
        return request.query().first(name).orElse("");
    }
}
