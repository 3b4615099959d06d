package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.web.bad.Wire;
import momentum.app.web.http.StaticFiles;
import momentum.app.web.security.BindAddress;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.journal.MemoryJournal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who is let in, what is sent, and what is said to one who asks for what is not there. */
class AuthenticationTest {
    @TempDir
    Path data;

    private final HttpClient client = HttpClient.newHttpClient();
    private Campaigns campaigns;
    private WebTable server;

    @BeforeEach
    void open() {
        campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
        server = new WebTable(campaigns, data, BindAddress.home(0), InstantSource.system()).start();
    }

    @AfterEach
    void close() {
        server.close();
        client.close();
    }

    @Test
    void aFormOfAnotherPageIsNotTaken() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        String say = "/t/" + campaign.heading().id() + "/say";
        assertThat(post(say, "do=note&text=Hello", "Origin", "http://evil.example")
                        .statusCode())
                .isEqualTo(403);
        assertThat(post(say, "do=note&text=Hello", "Origin", "null").statusCode())
                .isEqualTo(403);
        assertThat(post(say, "do=note&text=Hello", "Sec-Fetch-Site", "cross-site")
                        .statusCode())
                .isEqualTo(403);
        assertThat(campaign.now().seq()).isZero();
        assertThat(post(say, "do=note&text=Hello", "Sec-Fetch-Site", "same-origin")
                        .statusCode())
                .isEqualTo(303);
        assertThat(campaign.now().seq()).isEqualTo(1);
    }

    @Test
    void underAnotherNameTheTableDoesNotAnswer() throws IOException {
        assertThat(firstLine("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 403");
    }

    @Test
    void aStrictPolicyGoesWithEveryPage() {
        assertThat(get("/").headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'none'")
                .contains("script-src 'self'")
                .contains("manifest-src 'self'")
                .doesNotContain("unsafe");
    }

    @Test
    void whatIsNotThereIsAPageToRead() {
        for (String path :
                new String[] {"/t/0123", "/nowhere", "/web/none.js", "/web/..%2fsecret.css", "/rules/chess", "/slate/00"
                }) {
            HttpResponse<String> reply = get(path);
            assertThat(reply.statusCode()).as(path).isEqualTo(404);
            assertThat(reply.body())
                    .contains("Nothing here")
                    .contains("To the campaigns")
                    .doesNotContain("Exception");
        }
    }

    @Test
    void aFormThatCannotBeReadSaysWhatWasExpectedAndKeepsWhatWasTyped() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        HttpResponse<String> reply = post(
                "/t/" + campaign.heading().id() + "/say",
                "do=set&hero=Ash&what=spirit&value=lots&reason=x&text=My+words");
        assertThat(reply.statusCode()).isEqualTo(422);
        assertThat(reply.body()).contains("Spirit is a whole number, not").contains("My words");
    }

    @Test
    void whatIsNoFormAtAllIsAPageToRead() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        String path = "/t/" + campaign.heading().id();
        HttpRequest json = request(path + "/say")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        for (HttpResponse<String> reply : java.util.List.of(
                post(path + "/say", ""),
                post(path + "/undo", ""),
                post(path + "/say", "do=%zz"),
                send(json, HttpResponse.BodyHandlers.ofString()))) {
            assertThat(reply.statusCode()).isEqualTo(400);
            assertThat(reply.body()).contains("not a filled-in form").contains("To the campaigns");
        }
        assertThat(campaign.now().seq()).isZero();
    }

    @Test
    void whatIsTooLongForAPageIsNotTaken() throws IOException {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        String say = "/t/" + campaign.heading().id() + "/say";
        HttpResponse<String> reply = post(say, "do=note&text=" + "a".repeat(20_001));
        assertThat(reply.statusCode()).isEqualTo(400);
        assertThat(reply.body()).contains("20,001 letters, where 20,000 are the most");
        assertThat(post(say, "do=odds&likely=Likely&question=" + "a".repeat(2_001))
                        .statusCode())
                .isEqualTo(400);
        // By its length alone: the server hangs up on what it will not read, and one who goes on sending may miss the
        // reply.
        assertThat(firstLine("POST " + say + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n"))
                .startsWith("HTTP/1.1 413");
        assertThat(campaign.now().seq()).isZero();
        assertThat(post(say, "do=note&text=" + "a".repeat(20_000)).statusCode()).isEqualTo(303);
    }

    @Test
    @Timeout(60)
    void aLongFormWithoutAFieldIsReadAtOnce() {
        assertThat(post("/mine", "y".repeat(250_000)).statusCode()).isEqualTo(400);
    }

    @Test
    void aNameThatBreaksALineBeginsNoSlate() {
        HttpResponse<String> reply = post("/slate", "left=A%0Ab&right=Brom&left-seals=3&right-seals=3");
        assertThat(reply.statusCode()).isEqualTo(422);
        assertThat(reply.body()).contains("a name is one line of what can be seen");
        assertThat(get("/slate").statusCode()).isEqualTo(200);
    }

    @Test
    void whoGetsUpFromNoTableAtAllIsToldSo() {
        HttpResponse<String> reply = post("/t/a%0d%0aSet-Cookie:%20a=b/leave", "x=y");
        assertThat(reply.statusCode()).isEqualTo(404);
        assertThat(reply.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void aFormThatNobodyReadsIsNotTakenForTheNextRequest() throws IOException {
        try (Wire wire = new Wire(server.port(), 1)) {
            String form = "GET /credits HTTP/1.1";
            String put = "PUT /mine HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: %d\r\n\r\n%s"
                    .formatted(form.length(), form);
            assertThat(wire.ask(put.getBytes(StandardCharsets.US_ASCII), false, true)
                            .status())
                    .isEqualTo(404);
            String next = "GET /credits HTTP/1.1\r\nHost: localhost\r\n\r\n";
            assertThat(wire.ask(next.getBytes(StandardCharsets.US_ASCII), false, true)
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void aWayBackNeverLeadsElsewhere() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        String path = "/t/" + campaign.heading().id();
        for (String back :
                new String[] {"//evil.example/", "http://evil.example/", "/\\evil.example", "javascript:1"}) {
            HttpResponse<String> reply =
                    post(path + "/say", "do=note&text=x&back=" + momentum.app.web.http.PercentEncoding.encode(back));
            assertThat(reply.headers().firstValue("Location")).contains(path);
        }
    }

    @Test
    void theFirstLoadOfATableIsSmall() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        assertThat(weight("/t/" + campaign.heading().id())).isLessThan(80_000);
        // With all the books' assets as cards.
        assertThat(weight("/t/" + campaign.heading().id() + "/hero")).isLessThan(95_000);
    }

    /** The bytes that come over the line for a page and all that it asks for, compressed. */
    private int weight(String path) {
        Deque<String> wanted = new ArrayDeque<>(Set.of(path));
        Set<String> seen = new HashSet<>();
        int bytes = 0;
        while (!wanted.isEmpty()) {
            String next = wanted.removeFirst();
            if (!seen.add(next)) {
                continue;
            }
            HttpResponse<byte[]> squeezed = send(
                    request(next).header("Accept-Encoding", "gzip").build(), HttpResponse.BodyHandlers.ofByteArray());
            assertThat(squeezed.statusCode()).as(next).isEqualTo(200);
            bytes += squeezed.body().length;
            Matcher links = Pattern.compile(
                            "(?:src|href)=\"(/web/[^\"#]+)[\"#]|from \"\\./([^\"]+)\"|import \"\\./([^\"]+)\"")
                    .matcher(get(next).body());
            while (links.find()) {
                wanted.add(
                        links.group(1) != null
                                ? links.group(1)
                                : next.replaceFirst("[^/]*$", "")
                                        + (links.group(2) != null ? links.group(2) : links.group(3)));
            }
        }
        assertThat(seen)
                .contains(
                        StaticFiles.address("momentum.css"),
                        StaticFiles.address("live.js"),
                        StaticFiles.address("lib/htmx.min.js"));
        return bytes;
    }

    /** What the server says first to what a browser would not send. */
    private String firstLine(String sent) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream().write(sent.getBytes(StandardCharsets.US_ASCII));
            BufferedReader reply =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            return String.valueOf(reply.readLine());
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(server.address().replaceFirst("/$", "") + path));
    }

    private HttpResponse<String> get(String path) {
        return send(request(path).build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String form, String... headers) {
        HttpRequest.Builder request = request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> body) {
        try {
            return client.send(request, body);
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
