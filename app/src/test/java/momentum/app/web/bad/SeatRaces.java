package momentum.app.web.bad;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.Seats;
import momentum.table.journal.Row;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/**
 * Seats that are lost while what they sent is on its way to a server, which is another program on the same file: forms of which
 * half has come, feeds that are being opened, and a player who takes back what another has just done.
 */
public final class SeatRaces {
    private static final int PATIENCE_MILLIS = 30_000;

    /** A seat may send 120 requests at once, and here it sends two for each. */
    private static final int TRIES_AT_A_TABLE = 50;

    private static final List<String> FORMS = List.of(
            "/say do=note&text=Hello",
            "/hero do=hero&name=New&stat-edge=3&stat-heart=2&stat-iron=2&stat-shadow=1&stat-wits=1",
            "/seats do=give&name=New&role=owner",
            "/mode mode=solo&back=/",
            "/campaign do=rename&name=Stolen",
            "/word word=raven&back=/",
            "/screen do=note&text=Hello",
            "/dice seal=1&back=/");

    private final Campaigns campaigns;
    private final Seats seats;
    private final int port;
    private final SplittableRandom random;
    private final List<String> faults = new ArrayList<>();

    /**
     * Races against a server.
     *
     * @param campaigns the file of the server, opened by this program as well
     */
    public SeatRaces(Campaigns campaigns, int port, long seed) {
        this.campaigns = campaigns;
        this.seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        this.port = port;
        this.random = new SplittableRandom(seed);
    }

    /** What should not have been. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    private Campaign table() {
        return campaigns.begin("Races", "ironsworn", Strictness.ENFORCE, Mode.GUIDED);
    }

    private static String head(String method, Campaign at, String path, Seats.Given who) {
        String id = at.heading().id();
        return "%s /t/%s%s HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: seat-%s=%s\r\n"
                .formatted(method, id, path, id, who.secret());
    }

    private static String form(Campaign at, String path, Seats.Given who, String form) {
        return head("POST", at, path, who) + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: "
                + form.length() + "\r\n";
    }

    private void lose(Seats.Given given) {
        if (random.nextBoolean()) {
            seats.revoke(given.seat());
        } else {
            seats.again(given.seat());
        }
    }

    /** Forms whose seat is lost when half of them has come: none may be done. */
    public void heldForms(int tries) throws IOException {
        for (int i = 0; i < tries; i++) {
            Campaign at = table();
            Seats.Given me = seats.give(at.heading().id(), "Me", Role.OWNER, List.of());
            String[] sent = FORMS.get(i % FORMS.size()).split(" ", 2);
            try (Line line = new Line()) {
                line.send(form(at, sent[0], me, sent[1]) + "Expect: 100-continue\r\n\r\n");
                line.until("\r\n\r\n");
                int half = random.nextInt(sent[1].length());
                line.send(sent[1].substring(0, half));
                lose(me);
                List<Object> before = kept(at);
                line.send(sent[1].substring(half));
                String status =
                        line.until("\r\n\r\n").substring("HTTP/1.1 ".length()).substring(0, 3);
                if (!List.of("403", "409", "422").contains(status) || !kept(at).equals(before)) {
                    faults.add("a held %s was answered %s after its seat was lost".formatted(sent[0], status));
                }
            }
        }
    }

    private List<Object> kept(Campaign at) {
        return new Guests.Place(at.heading().id(), List.of(), List.of()).kept(campaigns.journal());
    }

    /** Feeds that are opened while their seats are lost: each must end. */
    public void feeds(int tries) {
        Campaign at = table();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<Void>> all = new ArrayList<>();
            for (int i = 0; i < tries; i++) {
                Seats.Given host = seats.give(Seats.EVERY_TABLE, "host", Role.OWNER, List.of());
                all.add(CompletableFuture.runAsync(() -> feed(at, host), threads));
                lose(host);
            }
            for (CompletableFuture<Void> each : all) {
                try {
                    each.join();
                } catch (CompletionException e) {
                    faults.add("a feed stayed open after its seat was lost: " + e.getCause());
                }
            }
        }
    }

    private void feed(Campaign at, Seats.Given host) {
        try (Line line = new Line()) {
            line.send("GET /t/%s/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: host=%s\r\n\r\n"
                    .formatted(at.heading().id(), host.secret()));
            if (line.until("\r\n\r\n").toLowerCase(Locale.ROOT).contains("chunked")) {
                line.until("\r\n0\r\n\r\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Someone takes back the row that another is just writing, and brings back the one that another is just taking back: neither may be
     * done.
     */
    public void undos(int tries) throws IOException {
        for (int tried = 0; tried < tries; tried += TRIES_AT_A_TABLE) {
            undosAt(table(), Math.min(TRIES_AT_A_TABLE, tries - tried));
        }
    }

    private void undosAt(Campaign at, int tries) throws IOException {
        String id = at.heading().id();
        Seats.Given victim = seats.give(id, "Victim", Role.PLAYER, List.of());
        Seats.Given thief = seats.give(id, "Thief", Role.PLAYER, List.of());
        at.say(Seat.HOME, Campaign.ANY, new Command.Note("It begins.")).join();
        try (Line deeds = new Line();
                Line thefts = new Line()) {
            for (int i = 0; i < tries; i++) {
                for (String[] race :
                        new String[][] {{"/say", "do=note&text=Mine", "/undo"}, {"/undo", "do=undo", "/redo"}}) {
                    long last = campaigns.journal().last(id);
                    String deed = race[1] + "&read=" + last;
                    String read = "read=" + (last + 1);
                    deeds.send(form(at, race[0], victim, deed) + "\r\n" + deed);
                    thefts.send(form(at, race[2], thief, read) + "\r\n" + read);
                    deeds.answer();
                    thefts.answer();
                }
            }
        }
        List<Row> rows = campaigns.journal().rows(id, 0, Long.MAX_VALUE);
        long stolen = rows.stream().filter(row -> row.who().equals("Thief")).count();
        if (stolen > 0) {
            faults.add("%d rows were taken back or brought back by another".formatted(stolen));
        }
        long done = rows.stream().filter(row -> row.who().equals("Victim")).count();
        if (done != 2L * tries) {
            faults.add("%d of %d rows were written while another tried to undo them".formatted(done, 2L * tries));
        }
    }

    /** A connection of one's own, on which bytes are sent as one likes. */
    private final class Line implements AutoCloseable {
        private final Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        private final InputStream in = socket.getInputStream();

        Line() throws IOException {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
        }

        void send(String text) throws IOException {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
        }

        String until(String end) throws IOException {
            StringBuilder read = new StringBuilder();
            while (read.indexOf(end, Math.max(0, read.length() - end.length())) < 0) {
                int next = in.read();
                if (next < 0) {
                    throw new IOException("the line was closed after " + read);
                }
                read.append((char) next);
            }
            return read.toString();
        }

        /** Reads an answer to its end, so that another can follow. */
        void answer() throws IOException {
            String head = until("\r\n\r\n").toLowerCase(Locale.ROOT);
            int length = head.indexOf("content-length:");
            if (length >= 0) {
                String number = head.substring(length + "content-length:".length(), head.indexOf("\r\n", length));
                in.skipNBytes(Long.parseLong(number.strip()));
            } else if (head.contains("chunked")) {
                until("\r\n0\r\n\r\n");
            }
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
