package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import momentum.app.web.bad.SocketHolder;
import momentum.app.web.bad.Wire;
import momentum.app.web.security.BindAddress;
import momentum.app.web.server.ConnectionLimits;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.Seats;
import momentum.table.export.Jsonl;
import momentum.table.journal.Journal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.TableStore;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever strangers do, those with a seat play on. */
class StrangersTest {
    private static final BindAddress DOORWAY = new BindAddress("127.0.0.1", 0, true, Optional.empty());

    /** Little room, and more time than a test takes: only the lack of room closes anything. */
    private static final ConnectionLimits NARROW = new ConnectionLimits(
            24, 10, Duration.ofMinutes(10), Duration.ofMinutes(10), Duration.ofMinutes(10), 1_000_000, Set.of());

    @TempDir
    Path data;

    @Test
    void moreConnectionsThanThereIsRoomForKeepNoSeatOut() throws IOException {
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system())) {
            Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP);
            String cookie = seat(campaigns, campaign, Role.PLAYER);
            try (WebTable server = new WebTable(campaigns, data, DOORWAY, InstantSource.system(), NARROW).start()) {
                List<Process> holders =
                        List.of(hold(server.port(), 40, 11, 12, 13, 14), hold(server.port(), 40, 12, 15, 16, 17));
                try {
                    for (Process holder : holders) {
                        assertThat(new BufferedReader(
                                                new InputStreamReader(holder.getInputStream(), StandardCharsets.UTF_8))
                                        .readLine())
                                .isEqualTo("held");
                    }
                    Wire kept = new Wire(server.port(), 1);
                    for (int i = 1; i <= 40; i++) {
                        try (Wire fresh = new Wire(server.port(), 1)) {
                            assertThat(note(i % 2 == 0 ? fresh : kept, campaign, cookie)
                                            .status())
                                    .isEqualTo(303);
                        }
                        assertThat(campaign.now().seq()).isEqualTo(i);
                    }
                    kept.close();
                    assertThat(holders).allMatch(Process::isAlive);
                } finally {
                    holders.forEach(Process::destroyForcibly);
                }
            }
        }
    }

    private static Process hold(int port, int count, Integer... addresses) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                SocketHolder.class.getName(),
                Integer.toString(port),
                Integer.toString(count)));
        List.of(addresses).forEach(address -> command.add(address.toString()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static final AtomicInteger NAMES = new AtomicInteger();

    private static String seat(Campaigns campaigns, Campaign campaign, Role role) {
        String id = campaign.heading().id();
        return "seat-" + id + "="
                + new Seats(campaigns.journal().tableStore(), InstantSource.system())
                        .give(id, role.inWords() + " " + NAMES.incrementAndGet(), role, List.of())
                        .secret();
    }

    private static Wire.Reply note(Wire wire, Campaign campaign, String cookie) throws IOException {
        String form = "do=note&text=Hello";
        return wire.ask(
                ("POST /t/%s/say HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                                        .formatted(campaign.heading().id(), cookie)
                                + "Content-Length: %d\r\n\r\n%s".formatted(form.length(), form))
                        .getBytes(StandardCharsets.US_ASCII),
                false,
                true);
    }

    private static Wire.Reply get(Wire wire, String path, String cookie) throws IOException {
        return wire.ask(
                "GET %s HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n\r\n"
                        .formatted(path, cookie)
                        .getBytes(StandardCharsets.US_ASCII),
                false,
                true);
    }

    @Test
    void howeverManyCookiesComeFewAreLookedUp() throws IOException {
        AtomicInteger lookups = new AtomicInteger();
        Campaigns campaigns = new Campaigns(counting(new MemoryJournal(), lookups), InstantSource.system());
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        String cookie = seat(campaigns, campaign, Role.PLAYER);
        String many = IntStream.range(0, 380)
                .mapToObj(i -> "seat-%d=%s%d".formatted(i, "A".repeat(20), i))
                .collect(Collectors.joining("; "));
        try (WebTable server = new WebTable(campaigns, data, DOORWAY, InstantSource.system()).start();
                Wire wire = new Wire(server.port(), 1)) {
            assertThat(get(wire, "/", many).status()).isEqualTo(403);
            assertThat(lookups.get()).isBetween(1, 20);
            lookups.set(0);
            assertThat(get(wire, "/", many).status()).isEqualTo(403);
            assertThat(get(wire, "/credits", "a=b; seat-1=" + "<".repeat(40)).status())
                    .isEqualTo(403);
            assertThat(lookups.get()).isZero();
            assertThat(get(wire, "/credits", cookie).status()).isEqualTo(200);
        }
    }

    @Test
    void howeverManySecretsLeadNowhereASeatOfTheSameAddressIsKnown() throws IOException {
        Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        String cookie = seat(campaigns, campaign, Role.PLAYER);
        InstantSource still = InstantSource.fixed(Instant.now());
        try (WebTable server = new WebTable(campaigns, data, DOORWAY, still).start()) {
            int status = 0;
            for (int i = 0; i < 4000 && status != 429; i++) {
                String fakes = "seat-1=%s%d; seat-2=%s%d".formatted("A".repeat(20), i, "B".repeat(20), i);
                try (Wire wire = new Wire(server.port(), 1)) {
                    status = get(wire, "/credits", fakes).status();
                }
            }
            assertThat(status).isEqualTo(429);
            try (Wire wire = new Wire(server.port(), 1)) {
                assertThat(get(wire, "/credits", cookie).status()).isEqualTo(200);
            }
        }
    }

    /** Counts how often a seat is looked up by the hash of its secret. */
    private static Journal counting(Journal journal, AtomicInteger lookups) {
        TableStore store = counted(TableStore.class, journal.tableStore(), "seat", lookups::incrementAndGet);
        return (Journal) Proxy.newProxyInstance(
                StrangersTest.class.getClassLoader(),
                new Class<?>[] {Journal.class},
                (self, method, arguments) ->
                        method.getName().equals("tableStore") ? store : invoke(journal, method, arguments));
    }

    private static <T> T counted(Class<T> type, T real, String name, Runnable count) {
        return type.cast(Proxy.newProxyInstance(
                StrangersTest.class.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    if (method.getName().equals(name)) {
                        count.run();
                    }
                    return invoke(real, method, arguments);
                }));
    }

    private static Object invoke(Object on, java.lang.reflect.Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(on, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Test
    void exportsAreWholeAndFewAtOnceAndCommandsGoOn() throws Exception {
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(DataFolder.journal(data)), InstantSource.system())) {
            Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP);
            List<CompletableFuture<?>> said = new ArrayList<>();
            for (int i = 0; i < 2500; i++) {
                String text = "Row " + i + " " + "x".repeat(i < 500 ? 3000 : 40);
                said.add(campaign.say(Seat.HOME, Campaign.ANY, new Command.Note(text)));
            }
            CompletableFuture.allOf(said.toArray(CompletableFuture[]::new)).join();
            String watcher = seat(campaigns, campaign, Role.SPECTATOR);
            String player = seat(campaigns, campaign, Role.PLAYER);
            StringWriter expected = new StringWriter();
            new Jsonl(campaigns).write(campaign.heading(), expected);
            // Rows may follow before the line that ends it.
            String rows = expected.toString().substring(0, expected.toString().lastIndexOf("{\"end\""));
            try (WebTable server = new WebTable(campaigns, data, DOORWAY, InstantSource.system()).start();
                    HttpClient client = HttpClient.newHttpClient();
                    Wire slow = new Wire(server.port(), 2);
                    Wire wire = new Wire(server.port(), 1)) {
                String table = "t/" + campaign.heading().id();
                // One who asks and does not read holds nobody up but themselves.
                slow.say("GET /%s/export HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n\r\n"
                        .formatted(table, seat(campaigns, campaign, Role.SPECTATOR)));
                assertThat(slow.line()).contains("200");
                HttpRequest export = HttpRequest.newBuilder(URI.create(server.address() + table + "/export"))
                        .header("Cookie", watcher)
                        .build();
                List<CompletableFuture<HttpResponse<String>>> exports = IntStream.range(0, 18)
                        .mapToObj(i -> client.sendAsync(export, HttpResponse.BodyHandlers.ofString()))
                        .toList();
                for (int i = 1; i <= 20; i++) {
                    assertThat(note(wire, campaign, player).status()).isEqualTo(303);
                }
                int whole = 0;
                for (CompletableFuture<HttpResponse<String>> each : exports) {
                    HttpResponse<String> answer = each.join();
                    if (answer.statusCode() == 200) {
                        whole++;
                        assertThat(answer.body().startsWith(rows)).isTrue();
                    } else {
                        assertThat(answer.statusCode()).isEqualTo(503);
                        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
                        assertThat(answer.body()).contains("Too much at once");
                    }
                }
                assertThat(whole).isPositive();
                String page = get(wire, "/" + table + "?rows=100000", watcher).body();
                assertThat(page.split("Row \\d+ x", -1).length - 1).isBetween(1800, 1920);
                assertThat(page).contains("at=" + (campaign.now().seq() - 1920));
            }
        }
    }

    @Test
    void whereNotesAreLongAPageShowsFewerAndLeadsToTheRest() throws IOException {
        Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        for (int i = 0; i < 300; i++) {
            campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("Row " + i + "! " + "&".repeat(19_000)))
                    .join();
        }
        String watcher = seat(campaigns, campaign, Role.SPECTATOR);
        try (WebTable server = new WebTable(campaigns, data, DOORWAY, InstantSource.system()).start();
                Wire wire = new Wire(server.port(), 1)) {
            String path = "/t/" + campaign.heading().id();
            String page = get(wire, path + "?rows=1920", watcher).body();
            assertThat(page).hasSizeLessThan(2_000_000).contains("Row 299!").doesNotContain("Row 290!");
            List<Integer> told = new ArrayList<>();
            Pattern earlier = Pattern.compile("href=\"([^\"]+)\">Earlier<");
            String next = path;
            for (int i = 0; i < 4; i++) {
                String shown = get(wire, next, watcher).body();
                Pattern.compile("<p>Row (\\d+)!")
                        .matcher(shown)
                        .results()
                        .map(each -> Integer.valueOf(each.group(1)))
                        .sorted(Comparator.reverseOrder())
                        .forEach(told::add);
                Matcher link = earlier.matcher(shown);
                assertThat(link.find()).isTrue();
                next = link.group(1).replace("&amp;", "&");
            }
            assertThat(told).hasSizeGreaterThan(20);
            assertThat(told)
                    .isEqualTo(IntStream.range(0, told.size())
                            .mapToObj(i -> 299 - i)
                            .toList());
        }
    }

    @Test
    void aRequestForTheHeadAloneIsAnsweredWithoutABodyAndTheConnectionEnds() throws IOException {
        Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
        try (WebTable server = new WebTable(campaigns, data, DOORWAY, InstantSource.system()).start();
                Wire wire = new Wire(server.port(), 1)) {
            wire.say("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
            List<String> lines = new ArrayList<>();
            try {
                while (true) {
                    lines.add(wire.line());
                }
            } catch (java.io.EOFException e) {
                assertThat(lines.getFirst()).contains("405");
                assertThat(lines.indexOf("")).isEqualTo(lines.size() - 1);
            }
        }
    }

    @Test
    void withoutASeatNothingLargeIsReadAndTheAnswerIsHeard() throws IOException {
        Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
        try (WebTable server = new WebTable(campaigns, data, DOORWAY, InstantSource.system()).start()) {
            for (String body : List.of(
                    "Content-Length: 200000\r\n\r\n" + "a".repeat(200_000),
                    "Content-Length: 200000\r\n\r\nabc",
                    "Transfer-Encoding: chunked\r\n\r\n3e8\r\nabc")) {
                try (Wire wire = new Wire(server.port(), 1)) {
                    Wire.Reply reply = wire.ask(
                            ("POST /campaigns HTTP/1.1\r\nHost: localhost\r\n" + body)
                                    .getBytes(StandardCharsets.US_ASCII),
                            false,
                            true);
                    assertThat(reply.status()).isEqualTo(413);
                    assertThat(reply.body()).contains("Without a seat");
                }
            }
        }
    }
}
