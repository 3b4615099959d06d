package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import momentum.app.web.http.PercentEncoding;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.SayResult;
import momentum.table.Seats;
import momentum.table.dice.Seal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.seat.Aside;
import momentum.table.seat.Mode;
import momentum.table.seat.Permission;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Who may do what, cell by cell: each is a request to a server that demands seats, and is taken or refused as the table says. */
class RightsTest {
    /**
     * The letters are those who may: owner, guide, player, spectator. A guide's seat can stand at a co-op table too, left from
     * another evening; a guided table may be without one.
     */
    private static final String TABLE = """
            permission                    co-op  guided  guided without a guide
            LOOK                    ogps   ogps    ops
            WRITE                   ogp    ogp     op
            PLAY                    ogp    ogp     op
            PLAY_FOR_OTHERS         og     og      o
            ASK_THE_ORACLE          ogp    og      o
            DECIDE                  ogp    og      o
            SET_BY_HAND             ogp    ogp     op
            SET_FOR_OTHERS          og     og      o
            HAND_OUT                og     og      o
            SET_ASIDE               ogp    ogp     op
            SET_ASIDE_FOR_OTHERS    og     og      o
            TAKE_BACK               ogp    ogp     op
            TAKE_BACK_FOR_OTHERS    og     og      o
            CHANGE_STRICTNESS       og     og      o
            JOIN                    ogp    ogp     op
            PROPOSE                 ogp    ogp     op
            WHISPER                 -      ogp     op
            LOOK_BEHIND_THE_SCREEN  -      g       o
            ADD_A_WORD              ogp    ogp     op
            OPEN_THE_SEAL           og     og      o
            EXPORT                  ogps   ogps    ops
            KEEP_SEATS              o      o       o
            CHANGE_MODE             o      o       o
            KEEP_CAMPAIGN           o      o       o
            """;

    private static final String SCREENED = "The wolves wait in the reeds.";

    /** Where seats are looked at, and what would be sent there. Whoever gets up needs no seat for it. */
    private static final Map<String, String> ROUTES = new LinkedHashMap<>();

    static {
        for (String page : List.of(
                "",
                "/live",
                "/hero",
                "/truths",
                "/suggest",
                "/sheet",
                "/read",
                "/find",
                "/index",
                "/seats",
                "/dice",
                "/export",
                "/export?as=markdown",
                "/export?as=record")) {
            ROUTES.put("GET " + page, "");
        }
        ROUTES.put("POST /say", "do=note&text=Hello");
        ROUTES.put("POST /undo", "read=2");
        ROUTES.put("POST /redo", "read=2");
        ROUTES.put("POST /thinking", "x=y");
        ROUTES.put("POST /propose", "hero=Mine&choice=x&read=2");
        ROUTES.put("POST /hero", "do=hero&name=New&stat-edge=3&stat-heart=2&stat-iron=2&stat-shadow=1&stat-wits=1");
        ROUTES.put("POST /truths", "do=truths&own-0=Hello");
        ROUTES.put("POST /seats", "do=give&name=New&role=owner");
        ROUTES.put("POST /mode", "mode=guided");
        ROUTES.put("POST /campaign", "do=delete");
        ROUTES.put("POST /word", "promise=" + Seal.hash("raven"));
        ROUTES.put("POST /whisper", "text=Hello");
        ROUTES.put("POST /screen", "do=note&text=Hello");
        ROUTES.put("POST /dice", "seal=1");
    }

    @TempDir
    Path data;

    private final HttpClient client = HttpClient.newHttpClient();
    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
    private final Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
    private Optional<WebTable> server = Optional.empty();

    /** How a table is played; the columns, in their order. */
    private record Setting(String name, Mode mode, boolean hasGuide) {
        static final List<Setting> ALL = List.of(
                new Setting("co-op", Mode.COOP, false),
                new Setting("guided", Mode.GUIDED, true),
                new Setting("guided without a guide", Mode.GUIDED, false));

        /** A guided table where someone has the guide's seat is one with a guide. */
        List<Role> roles() {
            return mode == Mode.GUIDED && !hasGuide
                    ? List.of(Role.OWNER, Role.PLAYER, Role.SPECTATOR)
                    : List.of(Role.values());
        }
    }

    @BeforeEach
    void open() {
        BindAddress doorway = new BindAddress("127.0.0.1", 0, true, Optional.empty());
        server = Optional.of(new WebTable(campaigns, data, doorway, InstantSource.system()).start());
    }

    @AfterEach
    void close() {
        server.orElseThrow().close();
        client.shutdownNow();
    }

    @TestFactory
    Stream<DynamicTest> eachRoleMayDoWhatTheTableSays() {
        List<DynamicTest> cells = new ArrayList<>();
        Set<Permission> named = EnumSet.noneOf(Permission.class);
        for (String line : TABLE.lines().skip(1).toList()) {
            String[] words = line.split(" +", -1);
            Permission permission = Permission.valueOf(words[0]);
            named.add(permission);
            for (int column = 0; column < Setting.ALL.size(); column++) {
                Setting setting = Setting.ALL.get(column);
                String who = words[1 + column];
                for (Role role : setting.roles()) {
                    boolean isAllowed = who.contains(role.inWords().substring(0, 1));
                    cells.add(DynamicTest.dynamicTest(
                            "%s: a %s %s %s"
                                    .formatted(
                                            setting.name(), role.inWords(), isAllowed ? "may" : "may not", permission),
                            () -> assertThat(new Evening(setting, role).isTaken(permission))
                                    .isEqualTo(isAllowed)));
                }
            }
        }
        assertThat(named).containsExactlyInAnyOrder(Permission.values());
        return cells.stream();
    }

    @Test
    void aSeatThatIsNoneOpensNoDoor() {
        Evening evening = new Evening(Setting.ALL.getFirst(), Role.OWNER);
        Evening other = new Evening(Setting.ALL.getFirst(), Role.OWNER);
        String expired = evening.secret;
        String good = seats.again(evening.seat()).secret();
        Seats.Given revoked = seats.give(evening.id(), "Gone", Role.OWNER, List.of());
        seats.revoke(revoked.seat());
        String mine = "seat-" + evening.id() + "=";
        List<String> cookies = List.of(
                "x=y",
                mine,
                mine + expired,
                mine + revoked.secret(),
                mine + "A".repeat(expired.length()),
                mine + seats.of(evening.id()).getFirst().hash(),
                mine + other.secret,
                "seat-" + other.id() + "=" + other.secret,
                "seat-" + other.id() + "=" + good,
                "host=" + good,
                "host=" + other.secret,
                "host=");
        List<Object> before = evening.kept();
        for (String cookie : cookies) {
            ROUTES.forEach((route, form) -> assertThat(
                            send(route, "/t/" + evening.id(), form, cookie).statusCode())
                    .as(route + " with " + cookie)
                    .isEqualTo(403));
            for (String route : List.of(
                    "POST /campaigns", "POST /import", "GET /slate", "POST /slate", "GET /slate/0123456789ab")) {
                assertThat(send(route, "", "name=Ash&game=ironsworn", cookie).statusCode())
                        .as(route + " with " + cookie)
                        .isEqualTo(403);
            }
            assertThat(send("GET /", "", "", cookie).body()).doesNotContain(evening.id());
        }
        assertThat(evening.kept()).isEqualTo(before);
        assertThat(campaigns.list()).hasSize(2);
        assertThat(send("GET ", "/t/" + evening.id(), "", mine + good).statusCode())
                .isEqualTo(200);
    }

    /** A campaign with two heroes, one of the one who comes and one of somebody else. */
    private final class Evening {
        private final Campaign campaign;
        private final Seats.Given me;
        private final Seat someone;
        private final String secret;

        Evening(Setting setting, Role role) {
            campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, setting.mode());
            for (String hero : List.of("Mine", "Theirs")) {
                done(new Command.AddHero(hero, List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), ""));
            }
            me = seats.give(id(), "Me", role, List.of("Mine"));
            secret = me.secret();
            someone =
                    seats.give(id(), "Someone", Role.PLAYER, List.of("Theirs")).seat();
            seats.give(id(), "Owner", Role.OWNER, List.of());
            if (setting.hasGuide()) {
                seats.give(id(), "Guide", Role.GUIDE, List.of());
            }
        }

        String id() {
            return campaign.heading().id();
        }

        Seat seat() {
            return me.seat();
        }

        private void done(Command command) {
            said(Seat.HOME, command);
        }

        private void said(Seat who, Command command) {
            assertThat(campaign.say(who, Campaign.ANY, command).join()).isInstanceOf(SayResult.Done.class);
        }

        /** A note of the seat's own, written when its role was one that may write. */
        private void writtenByMe() {
            done(new Command.Note("Mine."));
            Row note = campaigns.journal().rows(id(), 0, Long.MAX_VALUE).getLast();
            Row mine = new Row(
                    id(), note.seq() + 1, note.seq(), note.at(), "Me", note.kind(), note.content(), Optional.empty());
            campaigns.journal().append(RowBatch.of(List.of(mine))).join();
            campaign.refresh();
        }

        /** The price is the guide's to name, where there is one. */
        private void asked(String hero) {
            done(new Command.Make(hero, Draft.of("Pay the Price")));
            assertThat(campaign.now().table().questions()).hasSize(1);
        }

        /** Face Danger asks for dice, which are the player's own. */
        private void rolling(String hero) {
            done(new Command.Make(hero, Draft.of("Face Danger").rolling("iron")));
            assertThat(campaign.now().table().questions()).hasSize(1);
        }

        boolean isTaken(Permission permission) {
            return switch (permission) {
                case LOOK -> isShown(get(""));
                case WRITE -> isDone("/say", "do=note&text=Hello");
                case PLAY -> isDone("/say", "do=make&hero=Mine&move=Face%20Danger&stat=iron");
                case PLAY_FOR_OTHERS -> isDone("/say", "do=make&hero=Theirs&move=Face%20Danger&stat=iron");
                case ASK_THE_ORACLE -> isDone("/say", "do=odds&likely=Likely");
                case DECIDE -> {
                    asked("Mine");
                    yield isDone("/say", "do=answer&hero=Mine&reply=choose&choice=The%20story%20pays");
                }
                case SET_BY_HAND -> isDone("/say", "do=set&hero=Mine&what=momentum&value=5&reason=because");
                case SET_FOR_OTHERS -> isDone("/say", "do=set&hero=Theirs&what=momentum&value=5&reason=because");
                case HAND_OUT -> isDone("/say", "do=impose&hero=Theirs&phrase=suffer%20-1%20supply&reason=because");
                case SET_ASIDE -> {
                    rolling("Mine");
                    yield isDone("/say", "do=aside&reason=because");
                }
                case SET_ASIDE_FOR_OTHERS -> {
                    rolling("Theirs");
                    yield isDone("/say", "do=aside&reason=because");
                }
                case TAKE_BACK -> {
                    writtenByMe();
                    yield isDone("/undo", "");
                }
                case TAKE_BACK_FOR_OTHERS -> {
                    done(new Command.Note("Theirs."));
                    yield isDone("/undo", "");
                }
                case CHANGE_STRICTNESS -> isDone("/say", "do=strictness&strictness=off");
                case JOIN ->
                    isDone("/hero", "do=hero&name=New&stat-edge=3&stat-heart=2&stat-iron=2&stat-shadow=1&stat-wits=1");
                case PROPOSE -> {
                    asked("Theirs");
                    boolean isTaken = status(post("/propose", "hero=Theirs&choice=The%20story%20pays"), 303);
                    assertThat(visit("", someone).contains("class=\"proposal\""))
                            .isEqualTo(isTaken);
                    yield isTaken;
                }
                case WHISPER -> isDone("/whisper", "text=Hello&to=" + someone.id());
                case LOOK_BEHIND_THE_SCREEN -> isShownTheScreen();
                case ADD_A_WORD -> {
                    campaign.openSeal(Seat.HOME, 1).join();
                    yield isDone("/word", "promise=" + Seal.hash("raven"));
                }
                case OPEN_THE_SEAL -> isDone("/dice", "seal=1");
                case EXPORT -> {
                    boolean isShown = isShown(get("/export"));
                    for (String form : List.of("markdown", "record", "jsonl")) {
                        assertThat(isShown(get("/export?as=" + form))).isEqualTo(isShown);
                    }
                    yield isShown;
                }
                case KEEP_SEATS -> isDone("/seats", "do=give&name=New&role=spectator");
                case CHANGE_MODE -> isDone("/mode", "mode=solo");
                case KEEP_CAMPAIGN -> isKept();
            };
        }

        /** Whoever may delete a campaign may bring it back, and nobody else. */
        private boolean isKept() {
            boolean isRenamed = isDone("/campaign", "do=rename&name=Ember");
            assertThat(isDone("/campaign", "do=archive")).isEqualTo(isRenamed);
            assertThat(isDone("/campaign", "do=delete")).isEqualTo(isRenamed);
            campaigns.delete(Seat.HOME, id());
            assertThat(isDone("/campaign", "do=restore")).isEqualTo(isRenamed);
            return isRenamed;
        }

        /** Both to read what is there, and to leave something. */
        private boolean isShownTheScreen() {
            campaigns
                    .journal()
                    .tableStore()
                    .add(Optional.empty(), new Aside(id(), 1, Instant.EPOCH, Aside.Kind.NOTE, "Guide", "", SCREENED))
                    .join();
            boolean isRead = get("?tab=people").body().contains(SCREENED);
            assertThat(isDone("/screen", "do=note&text=More")).isEqualTo(isRead);
            return isRead;
        }

        private boolean isShown(HttpResponse<String> reply) {
            return status(reply, 200);
        }

        /** What is taken changes what is kept, and what is refused changes nothing. */
        private boolean isDone(String path, String form) {
            List<Object> before = kept();
            HttpResponse<String> reply = post(path, form);
            boolean isTaken = status(reply, path.equals("/seats") ? 200 : 303);
            assertThat(kept().equals(before)).as(path).isNotEqualTo(isTaken);
            return isTaken;
        }

        private boolean status(HttpResponse<String> reply, int taken) {
            assertThat(reply.statusCode()).as(reply.body()).isIn(taken, 403, 422);
            if (reply.statusCode() == 422) {
                assertThat(reply.body()).contains("Not yours to do");
            }
            return reply.statusCode() == taken;
        }

        private HttpResponse<String> get(String path) {
            return send("GET " + path, "/t/" + id(), "", cookie(secret));
        }

        private HttpResponse<String> post(String path, String form) {
            return send(
                    "POST " + path,
                    "/t/" + id(),
                    "%s&read=%d&back=%s".formatted(form, campaign.now().seq(), PercentEncoding.encode("/t/" + id())),
                    cookie(secret));
        }

        private String visit(String path, Seat whose) {
            return send(
                            "GET " + path,
                            "/t/" + id(),
                            "",
                            cookie(seats.again(whose).secret()))
                    .body();
        }

        private String cookie(String of) {
            return "seat-" + id() + "=" + of;
        }

        /** All that lasts of the campaign. */
        List<Object> kept() {
            return List.of(
                    campaigns.journal().heading(id()),
                    campaigns.journal().rows(id(), 0, Long.MAX_VALUE),
                    campaigns.journal().tableStore().seats(id()),
                    campaigns.journal().tableStore().seals(id()),
                    campaigns.journal().tableStore().asides(id()));
        }
    }

    private HttpResponse<String> send(String route, String under, String form, String cookie) {
        int blank = route.indexOf(' ');
        String at = server.orElseThrow().address().replaceFirst("/$", "");
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(at + under + route.substring(blank + 1)))
                .header("Cookie", cookie);
        if (route.startsWith("POST")) {
            request.header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(HttpRequest.BodyPublishers.ofString(form));
        }
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
