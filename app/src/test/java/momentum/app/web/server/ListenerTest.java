package momentum.app.web.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.UnixOperatingSystemMXBean;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import momentum.app.web.bad.Wire;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever strangers hold open, the next request is answered. */
class ListenerTest {
    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration SHORT = Duration.ofMillis(300);

    /** Nothing is late here, so that only a lack of room closes anything. */
    private static final ConnectionLimits PATIENT = limits(12, 4, LONG, LONG, Set.of());

    private static final String HELLO = "GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n";

    /** More than lies between a server and someone who does not read. */
    private static final int LARGE = 40_000_000;

    /** Held here, for a logger that is let go forgets its level. */
    private static final Logger SERVER = Logger.getLogger("io.helidon");

    static {
        SERVER.setLevel(Level.OFF);
    }

    private final List<AutoCloseable> opened = new ArrayList<>();
    private final CountDownLatch goOn = new CountDownLatch(1);
    private int port;

    private static ConnectionLimits limits(
            int most, int perAddress, Duration waiting, Duration body, Set<InetAddress> proxies) {
        return new ConnectionLimits(most, perAddress, waiting, waiting, body, 100_000, proxies);
    }

    private static ServerSocket unbound() throws IOException {
        return new ServerSocket();
    }

    private Listener listen(ConnectionLimits limits) throws IOException {
        return listen(unbound(), limits);
    }

    private Listener listen(ServerSocket socket, ConnectionLimits limits) {
        Listener[] self = new Listener[1];
        HttpRouting.Builder routing = HttpRouting.builder()
                .get("/hello", (request, response) -> response.send("hello"))
                .get("/seat", (request, response) -> {
                    self[0].seated(request.socketId());
                    response.send("seated");
                })
                .get("/slow", (request, response) -> {
                    try (OutputStream out = response.outputStream()) {
                        out.write('a');
                        out.flush();
                        goOn.await();
                        out.write('b');
                    }
                })
                .get("/endless", (request, response) -> {
                    try (OutputStream out = response.outputStream()) {
                        while (true) {
                            out.write(new byte[4_000]);
                        }
                    } finally {
                        goOn.countDown();
                    }
                })
                .get("/large", (request, response) -> response.send(new byte[LARGE]))
                .get("/deep", (request, response) -> {
                    throw new StackOverflowError();
                })
                .post("/read", (request, response) -> {
                    byte[] sent = request.content().inputStream().readAllBytes();
                    response.send("read " + sent.length);
                })
                .post(
                        "/last",
                        (request, response) ->
                                response.header(HeaderValues.CONNECTION_CLOSE).send("last"))
                .post("/unread", (request, response) -> response.send("unread"));
        self[0] = new Listener(
                socket,
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                limits,
                routing,
                DirectHandlers.builder().build());
        opened.add(self[0].start());
        port = self[0].port();
        return self[0];
    }

    private Wire wire(int from) throws IOException {
        Wire wire = new Wire(port, from);
        opened.add(wire);
        return wire;
    }

    private static Wire.Reply ask(Wire wire, String said) throws IOException {
        return wire.ask(said.getBytes(StandardCharsets.ISO_8859_1), false, true);
    }

    /** Waits until the server has hung up. */
    private static void assertClosed(Wire wire) {
        assertThatThrownBy(wire::line).isInstanceOf(IOException.class).hasMessageNotContaining("timed out");
    }

    /** A page of another site can have a browser send a body of its choice, which is refused with its request: it must not be heard. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST /last HTTP/1.1\r\nHost: localhost",
                "POST /unread HTTP/1.1\r\nHost: localhost\r\nConnection: close",
                "POST /read HTTP/1.1\r\nHost: localhost\r\nConnection: close",
                "POST /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, close",
                "POST /last HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue"
            })
    void aBodyIsNeverReadAsARequest(String head) throws IOException {
        listen(PATIENT);
        String request = head + "\r\nContent-Length: " + HELLO.length() + "\r\n\r\n" + HELLO;
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            String answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);

            assertThat(answers).startsWith("HTTP/1.1").doesNotContain("hello");
        }
    }

    /** What was left of a body is not the beginning of what comes next on the same connection, which may be another's to send. */
    @ParameterizedTest
    @ValueSource(strings = {"x", "GET /hello", "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: ", "\r\n", "\r\n\r\n"})
    void aBodyIsNeverTheBeginningOfTheNextRequest(String body) throws IOException {
        listen(PATIENT);
        String request =
                "POST /last HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream().write((request + HELLO).getBytes(StandardCharsets.ISO_8859_1));
            String answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);

            assertThat(answers).startsWith("HTTP/1.1").doesNotContain("hello");
            assertThat(answers.split("HTTP/1.1 ", -1)).as(answers).hasSize(2);
        }
    }

    @AfterEach
    void close() throws Exception {
        goOn.countDown();
        for (AutoCloseable each : opened.reversed()) {
            each.close();
        }
    }

    @Test
    void aFailedAcceptIsTriedAgain() throws IOException {
        AtomicInteger failures = new AtomicInteger(3);
        ServerSocket failing = new ServerSocket() {
            @Override
            public Socket accept() throws IOException {
                if (failures.getAndDecrement() > 0) {
                    throw new IOException("Too many open files");
                }
                return super.accept();
            }
        };
        listen(failing, PATIENT);
        assertThat(ask(wire(1), HELLO).body()).isEqualTo("hello");
        assertThat(failures.get()).isNegative();
    }

    @Test
    void whoHoldsMostLosesSomeWhenThereIsNoRoom() throws IOException {
        Listener listener = listen(PATIENT);
        Wire seat = wire(9);
        assertThat(ask(seat, "GET /seat HTTP/1.1\r\nHost: localhost\r\n\r\n").body())
                .isEqualTo("seated");
        Wire few = wire(8);
        assertThat(ask(few, HELLO).body()).isEqualTo("hello");
        for (int i = 0; i < 60; i++) {
            Wire held = wire(2 + i % 5);
            held.say(i % 2 == 0 ? "" : "POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc");
        }
        assertThat(ask(seat, HELLO).body()).isEqualTo("hello");
        assertThat(ask(few, HELLO).body()).isEqualTo("hello");
        assertThat(ask(wire(7), HELLO).body()).isEqualTo("hello");
        assertThat(listener.size()).isLessThanOrEqualTo(PATIENT.most());
    }

    @Test
    void anAddressHasABoundUnlessItIsAProxys() throws IOException {
        listen(PATIENT);
        Wire first = wire(2);
        for (int i = 0; i < PATIENT.perAddress(); i++) {
            assertThat(ask(wire(2), HELLO).body()).isEqualTo("hello");
        }
        assertClosed(first);

        listen(limits(12, 4, LONG, LONG, Set.of(InetAddress.getByName("127.0.0.2"))));
        Wire proxied = wire(2);
        for (int i = 0; i < 10; i++) {
            assertThat(ask(wire(2), HELLO).body()).isEqualTo("hello");
        }
        assertThat(ask(proxied, HELLO).body()).isEqualTo("hello");
    }

    /** A letter now and then does not make a request whole. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GET /hello HTTP/1.1\r\nHost: localhost\r\nA: ",
                "POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n",
                "POST /unread HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n",
                "POST /read HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfff\r\n"
            })
    void whatDoesNotComeIsNotWaitedFor(String begun) throws IOException {
        listen(limits(12, 4, SHORT, SHORT, Set.of()));
        Wire wire = wire(2);
        wire.say(begun);
        assertThatThrownBy(() -> {
                    while (true) {
                        wire.say(begun.isEmpty() ? "" : "a");
                        if (wire.hasEnded(20)) {
                            throw new IOException("ended");
                        }
                    }
                })
                .isInstanceOf(IOException.class);
        assertThat(ask(wire(3), HELLO).body()).isEqualTo("hello");
    }

    @Test
    void anAnswerTakesAsLongAsItTakes() throws IOException {
        listen(limits(3, 3, SHORT, SHORT, Set.of()));
        Wire slow = wire(2);
        slow.say("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(slow.line()).contains("200");
        // These come and go, each after its time, while the first is still answered.
        for (int i = 0; i < 4; i++) {
            assertClosed(wire(3));
        }
        goOn.countDown();
        List<String> lines = new ArrayList<>();
        for (String line = slow.line(); !line.equals("0"); line = slow.line()) {
            lines.add(line);
        }
        assertThat(lines).contains("a", "b");
    }

    @Test
    void whoDoesNotReadAnAnswerIsNotWaitedFor() throws IOException, InterruptedException {
        listen(limits(12, 4, SHORT, SHORT, Set.of()));
        wire(2).say("GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n");
        goOn.await();
        assertThat(ask(wire(3), HELLO).body()).isEqualTo("hello");
    }

    @Test
    void whoeverDoesNotReadTheirAnswersMakesRoomForOthers() throws IOException {
        ConnectionLimits limits = new ConnectionLimits(12, 4, LONG, LONG, LONG, Long.MAX_VALUE, Set.of());
        listen(limits);
        for (int i = 0; i < limits.most(); i++) {
            Wire held = wire(2 + i % 4);
            held.say("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(held.line()).contains("200");
        }
        assertThat(ask(wire(9), HELLO).body()).isEqualTo("hello");
    }

    @Test
    void answersThatNobodyReadsHaveABoundTogether() throws IOException {
        listen(PATIENT);
        Wire first = wire(2);
        first.say("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(first.hear(true).status()).isEqualTo(200);
        assertThat(ask(wire(3), "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
                        .body())
                .hasSize(LARGE);
        assertClosed(first);
    }

    @Test
    void bodiesThatAreHeldHaveABoundTogether() throws IOException {
        Listener listener = listen(PATIENT);
        String large = "POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90000\r\n\r\n" + "a".repeat(89_999);
        Wire first = wire(2);
        first.say(large);
        while (listener.held() < 57_000) {
            Thread.onSpinWait();
        }
        Wire second = wire(3);
        assertThatThrownBy(() -> {
                    second.say(large);
                    second.line();
                })
                .isInstanceOf(IOException.class);
        String small = "POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20000\r\n\r\n" + "a".repeat(20_000);
        assertThat(ask(wire(4), small).body()).isEqualTo("read 20000");
        assertThat(ask(first, "a").body()).isEqualTo("read 90000");
        assertThat(ask(wire(3), large + "a").body()).isEqualTo("read 90000");
    }

    @Test
    void afterBrokenChunksTheConnectionIsClosed() throws IOException {
        listen(PATIENT);
        String chunked = "POST /read HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
        assertThat(ask(wire(2), chunked + "3\r\nabc\r\n0\r\n\r\n").body()).isEqualTo("read 3");
        for (String broken : List.of("3;a=b\r\n", "3\r\nabcd\r\n", "x\r\n", "3\r\nabc\r\n0\r\nA: b\r\n\r\n")) {
            for (String path : List.of("/read", "/unread")) {
                Wire wire = wire(2);
                wire.say(chunked.replace("/read", path) + broken + HELLO);
                int answers = 0;
                try {
                    while (true) {
                        String line = wire.line();
                        answers += line.startsWith("HTTP/1.1 ") ? 1 : 0;
                        assertThat(line).isNotEqualTo("hello");
                    }
                } catch (IOException closed) {
                    assertThat(answers).as(path + " " + broken).isLessThanOrEqualTo(1);
                }
            }
        }
        assertThat(ask(wire(3), HELLO).body()).isEqualTo("hello");
    }

    @Test
    void requestsThatComeTogetherAreAnsweredInTurn() throws IOException {
        listen(PATIENT);
        Wire wire = wire(2);
        String post = "POST /unread HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc";
        assertThat(ask(wire, HELLO + post + HELLO).body()).isEqualTo("hello");
        assertThat(wire.hear(false).body()).isEqualTo("unread");
        assertThat(wire.hear(false).body()).isEqualTo("hello");
        Wire.Reply expected = ask(
                wire, "POST /read HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabc");
        assertThat(expected.body()).isEqualTo("read 3");
    }

    /** What is left of a body is never the next request. */
    @Test
    void afterAnAnswerThatIsTheLastNothingMoreIsRead() throws IOException {
        listen(PATIENT);
        Wire wire = wire(2);
        wire.say("POST /last HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + (HELLO.length() + 5) + "\r\n\r\n");
        assertThat(wire.hear(false).body()).isEqualTo("last");
        wire.say(HELLO);
        assertClosed(wire);
    }

    @Test
    void aPageThatFailsEndsOnlyItself() throws IOException {
        listen(PATIENT);
        assertThat(ask(wire(2), HELLO.replace("hello", "deep")).status()).isEqualTo(500);
        assertThat(ask(wire(3), HELLO).body()).isEqualTo("hello");
    }

    /** As many handles as there are, half of them for connections. */
    @Test
    void aProcessKeepsHandlesForItsFiles() {
        ConnectionLimits limits = ConnectionLimits.ofThisProcess(Set.of());
        assertThat(limits.most()).isBetween(8, 2000);
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
            assertThat((long) limits.most()).isLessThanOrEqualTo(unix.getMaxFileDescriptorCount() / 2);
        }
    }

    @Test
    void whatIsTakenCannotBeListenedAt() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Listener second = new Listener(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), taken.getLocalPort()),
                    PATIENT,
                    HttpRouting.builder(),
                    DirectHandlers.builder().build());
            assertThatThrownBy(second::start).isInstanceOf(UncheckedIOException.class);
        }
    }
}
