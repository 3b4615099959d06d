package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import momentum.app.slate.SlateStore;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.slate.Players;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.Seats;
import momentum.table.dice.Seal;
import momentum.table.journal.Journal;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A seat is revoked while a request of its own is on its way, by this program or by another: nothing of the request is done. */
class SeatsInFlightTest {
    private static final int TRIES = 3;

    /** All that can be sent, and an example of it. */
    private static final Map<String, String> FORMS = new LinkedHashMap<>();

    static {
        FORMS.put("/t/{id}/say", "do=note&text=Hello&read={row}");
        FORMS.put("/t/{id}/undo", "read={row}");
        FORMS.put("/t/{id}/redo", "read={row}");
        FORMS.put("/t/{id}/thinking", "x=y");
        FORMS.put("/t/{id}/propose", "hero=Theirs&choice=The+story+pays&read={row}");
        FORMS.put(
                "/t/{id}/hero", "do=hero&name=New&stat-edge=3&stat-heart=2&stat-iron=2&stat-shadow=1&stat-wits=1&x=y");
        FORMS.put("/t/{id}/truths", "do=truths&own-0=Hello");
        FORMS.put("/t/{id}/seats", "do=give&name=New&role=owner");
        FORMS.put("/t/{id}/mode", "mode=solo&x=yz");
        FORMS.put("/t/{id}/campaign", "do=delete&x=y");
        FORMS.put("/t/{id}/word", "promise=" + Seal.hash("raven") + "&x=y");
        FORMS.put("/t/{id}/whisper", "text=Hello&to={someone}");
        FORMS.put("/t/{id}/screen", "do=note&text=Hello");
        FORMS.put("/t/{id}/dice", "seal=1&x=y");
        FORMS.put("/s", "secret={secret}");
        FORMS.put("/campaigns", "name=Stolen&game=ironsworn&strictness=off&mode=solo");
        FORMS.put("/import", """
                --raven\r
                Content-Disposition: form-data; name="file"; filename="ash.play"\r
                \r
                game ironsworn
                | Stolen.
                \r
                --raven--\r
                """);
        FORMS.put("/slate/", "left=Ash&right=Brom&left-seals=3&right-seals=3");
        FORMS.put("/slate/{slate}", "line=Ash+%2B1&read=0");
    }

    /** What only the browser of the one who sends it keeps: preferences, to have got up, and the host's seat by a code. */
    private static final Set<String> KEPT_BY_THE_BROWSER = Set.of("/mine", "/t/{id}/leave", "/open/{code}");

    @TempDir
    Path data;

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpClient client = HttpClient.newHttpClient();
    private Campaigns campaigns;
    private Journal elsewhere;
    private WebTable server;
    private Seats seats;

    @BeforeEach
    void open() {
        campaigns = new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system());
        elsewhere = SqliteJournal.open(DataFolder.journal(data));
        seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        BindAddress doorway = new BindAddress("127.0.0.1", 0, true, Optional.empty());
        server = new WebTable(campaigns, data, doorway, InstantSource.system()).start();
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        client.shutdownNow();
        server.close();
        elsewhere.close();
        campaigns.close();
    }

    @Test
    void everyRouteThatChangesSomethingIsTried() {
        Set<String> all = new TreeSet<>(FORMS.keySet());
        all.addAll(KEPT_BY_THE_BROWSER);
        assertThat(WebRoutes.of("POST"))
                .extracting(path -> path.replaceFirst("^/slate/\\{id}$", "/slate/{slate}"))
                .containsExactlyInAnyOrderElementsOf(all);
    }

    /** A way to lose a seat, or the right that goes with it. */
    private interface Loss {
        void of(Seat seat) throws SQLException;
    }

    private Map<String, Loss> losses() {
        Seats ofAnother = new Seats(elsewhere.tableStore(), InstantSource.system());
        return Map.of(
                "revoked", seats::revoke,
                "a new link", seats::again,
                "revoked by another program", ofAnother::revoke,
                "another role", this::onlyLook);
    }

    private void onlyLook(Seat seat) throws SQLException {
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + DataFolder.journal(data));
                Statement statement = raw.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 5000");
            statement.execute("UPDATE seat SET role = 'spectator' WHERE id = '" + seat.id() + "'");
        }
    }

    /** A table of two heroes where something is asked, and who comes to it. */
    private final class Evening {
        private final Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.GUIDED);
        private final Seats.Given me;
        private final Seats.Given someone = seats.give(id(), "Someone", Role.PLAYER, List.of("Theirs"));
        private final String slate;

        Evening(String route) {
            boolean isHosts = !route.startsWith("/t/");
            me = isHosts
                    ? seats.give(Seats.EVERY_TABLE, "host", Role.OWNER, List.of())
                    : seats.give(id(), "Me", Role.OWNER, List.of());
            say(new Command.AddHero("Theirs", List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), ""));
            say(new Command.Make("Theirs", Draft.of("Pay the Price")));
            say(new Command.Note("Mine."));
            if (route.endsWith("/word")) {
                campaign.openSeal(Seat.HOME, 1).join();
            }
            if (route.endsWith("/redo")) {
                campaign.undo(me.seat(), Campaign.ANY).join();
            }
            slate = new SlateStore(campaigns.journal(), data, InstantSource.system())
                    .begin(Seat.HOME, new Players("Ash", "Brom"), 3, 3)
                    .id();
        }

        private void say(Command command) {
            campaign.say(me.seat(), Campaign.ANY, command).join();
        }

        String id() {
            return campaign.heading().id();
        }

        String filled(String text) {
            return text.replace("{id}", id())
                    .replace("{row}", Long.toString(campaign.now().seq()))
                    .replace("{someone}", someone.seat().id())
                    .replace("{secret}", me.secret())
                    .replace("{slate}", slate);
        }

        String cookie() {
            return (me.seat().campaign().isEmpty() ? "host" : "seat-" + id()) + "=" + me.secret();
        }

        List<Object> kept() {
            Journal journal = campaigns.journal();
            return List.of(
                    journal.heading(id()),
                    journal.rows(id(), 0, Long.MAX_VALUE),
                    journal.tableStore().seats(id()),
                    journal.tableStore().seals(id()),
                    journal.tableStore().asides(id()),
                    journal.campaigns().size(),
                    journal.slates());
        }
    }

    @Test
    void aFormWhoseSeatIsLostBeforeAllOfItHasComeChangesNothing() throws Exception {
        List<String> faults = new ArrayList<>();
        for (String route : FORMS.keySet()) {
            for (var loss : losses().entrySet()) {
                if (route.equals("/s") && loss.getKey().equals("another role")) {
                    continue; // the seat is still theirs to take
                }
                for (int i = 0; i < TRIES; i++) {
                    Evening evening = new Evening(route);
                    try (Line line = new Line()) {
                        String form = evening.filled(FORMS.get(route));
                        int half = i == 0 ? 0 : form.length() / 2;
                        line.send("POST " + evening.filled(route) + " HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: "
                                + evening.cookie()
                                + "\r\nContent-Type: "
                                + (form.startsWith("--")
                                        ? "multipart/form-data; boundary=raven"
                                        : "application/x-www-form-urlencoded")
                                + "\r\nContent-Length: "
                                + form.length() + "\r\nExpect: 100-continue\r\n\r\n");
                        assertThat(line.head()).startsWith("HTTP/1.1 100");
                        line.send(form.substring(0, half));
                        askSomethingElse();
                        loss.getValue().of(evening.me.seat());
                        List<Object> before = evening.kept();
                        line.send(form.substring(half));
                        String reply = line.answer();
                        boolean isRefused = reply.matches("(?s)HTTP/1.1 (403|422|409) .*");
                        boolean isHarmless = route.endsWith("/thinking");
                        if (!(isRefused || isHarmless)
                                || reply.contains("Set-Cookie")
                                || !evening.kept().equals(before)
                                || page(evening).contains("class=\"proposal\"")) {
                            faults.add(route + ", " + loss.getKey() + ": "
                                    + reply.lines().findFirst().orElse("no answer"));
                        }
                    }
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    /** By the time that this is answered, the server has long read what was sent before. */
    private void askSomethingElse() throws IOException, InterruptedException {
        client.send(
                HttpRequest.newBuilder(URI.create(server.address() + "web/mark.svg"))
                        .build(),
                HttpResponse.BodyHandlers.discarding());
    }

    private String page(Evening evening) throws IOException, InterruptedException {
        return client.send(
                        HttpRequest.newBuilder(URI.create(server.address() + "t/" + evening.id()))
                                .header("Cookie", "seat-" + evening.id() + "=" + evening.someone.secret())
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void aFeedThatIsOpenedWhileItsSeatIsLostIsClosed() throws Exception {
        Evening evening = new Evening("/t/{id}/live");
        for (var loss : losses().entrySet()) {
            if (loss.getKey().equals("another role")) {
                continue; // a spectator may look on
            }
            List<Future<String>> feeds = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                Seats.Given given = seats.give(Seats.EVERY_TABLE, "host", Role.OWNER, List.of());
                CyclicBarrier together = new CyclicBarrier(2);
                feeds.add(threads.submit(() -> {
                    try (Line line = new Line()) {
                        together.await();
                        line.send("GET /t/" + evening.id() + "/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: host="
                                + given.secret() + "\r\n\r\n");
                        return line.answer();
                    }
                }));
                together.await();
                if (i % 2 == 1) {
                    askSomethingElse();
                }
                loss.getValue().of(given.seat());
            }
            for (Future<String> feed : feeds) {
                assertThat(feed.get()).as(loss.getKey()).startsWith("HTTP/1.1 ");
            }
        }
    }

    @Test
    void afterAnotherProgramHasRevokedASeatItsFeedEndsAndTellsNothingMore() throws Exception {
        Evening evening = new Evening("/t/{id}/live");
        try (Line line = new Line();
                Line other = new Line()) {
            line.send("GET /t/" + evening.id() + "/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + evening.cookie()
                    + "\r\n\r\n");
            assertThat(line.head()).startsWith("HTTP/1.1 200");
            other.send("GET /t/" + evening.id() + "/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: seat-" + evening.id()
                    + "=" + evening.someone.secret() + "\r\n\r\n");
            assertThat(other.head()).startsWith("HTTP/1.1 200");
            new Seats(elsewhere.tableStore(), InstantSource.system()).revoke(evening.me.seat());
            assertThat(line.end()).contains("event: gone");

            evening.campaign
                    .say(evening.someone.seat(), Campaign.ANY, new Command.Note("Still here."))
                    .join();
            assertThat(other.until("data: " + evening.campaign.now().seq())).doesNotContain("event: gone");
        }
    }

    /** A connection of one's own, on which bytes are sent as one likes. */
    private final class Line implements AutoCloseable {
        private final Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        private final InputStream in = socket.getInputStream();

        Line() throws IOException {
            socket.setSoTimeout((int) Duration.ofSeconds(30).toMillis());
            socket.setTcpNoDelay(true);
        }

        void send(String text) throws IOException {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
        }

        /** Up to the end of a head. */
        String head() throws IOException {
            return until("\r\n\r\n");
        }

        String until(String end) throws IOException {
            StringBuilder read = new StringBuilder();
            while (read.indexOf(end) < 0) {
                int next = in.read();
                if (next < 0) {
                    throw new IOException("the line is closed after " + read);
                }
                read.append((char) next);
            }
            return read.toString();
        }

        /** A whole answer; that of a feed ends when the feed does. */
        String answer() throws IOException {
            String head = head();
            return head + (head.toLowerCase(Locale.ROOT).contains("transfer-encoding: chunked") ? end() : "");
        }

        /** The rest of what comes in chunks. */
        String end() throws IOException {
            return until("\r\n0\r\n\r\n");
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
