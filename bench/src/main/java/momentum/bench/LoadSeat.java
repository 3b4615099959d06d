package momentum.bench;

import java.io.IOException;
import java.net.ConnectException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.web.bad.Wire;

/** A simulated player: subscribes to the live feed, sends commands now and then, and records the acknowledged ones. */
final class LoadSeat {
    private static final Pattern ROW = Pattern.compile("data-row=\"(\\d+)\"");

    /** Bounds of the pause between two commands. */
    private static final int SHORTEST_MILLIS = 1000;

    private static final int LONGEST_MILLIS = 3000;

    /**
     * A command that was sent.
     *
     * @param token a unique text that appears in its row; empty for commands without free text
     */
    record Said(String what, String token) {}

    /** An acknowledged command and its row. */
    record Acknowledged(Said said, long row) {}

    private final String campaign;
    private final String name;
    private final String hero;
    private final String cookie;
    private final int port;
    private final Tally tally;
    private final SplittableRandom random;
    private final List<Acknowledged> acknowledged = new ArrayList<>();
    private final List<Said> unknown = new ArrayList<>();
    private final AtomicLong heard = new AtomicLong();
    private volatile boolean isPlaying = true;
    private volatile boolean isListening = true;
    private volatile Optional<Wire> feed = Optional.empty();

    /** Whether the live feed was closed since the connection was last used: then the connection is not reused. */
    private volatile boolean isCutOff;

    private Optional<Wire> line = Optional.empty();
    private int number;

    /** @param hero whom this one plays, or empty for a guide */
    LoadSeat(String campaign, String name, String hero, String secret, int port, Tally tally, long seed) {
        this.campaign = campaign;
        this.name = name;
        this.hero = hero;
        this.cookie = "seat-" + campaign + "=" + secret;
        this.port = port;
        this.tally = tally;
        this.random = new SplittableRandom(seed);
    }

    String name() {
        return name;
    }

    List<Acknowledged> acknowledged() {
        return acknowledged;
    }

    /** Commands without a response: they may or may not have been written. */
    List<Said> unknown() {
        return unknown;
    }

    /** The last row received from the live feed. */
    long heard() {
        return heard.get();
    }

    /** Reads the live feed until stopped, and reconnects when it is closed. */
    void listen() {
        while (isListening) {
            try (Wire wire = new Wire(port, 1)) {
                feed = Optional.of(wire);
                Wire.Reply reply = wire.ask(request("GET", "/live", "").getBytes(StandardCharsets.UTF_8), false, true);
                if (reply.status() != 200) {
                    tally.answered("live", reply.status());
                    Sleep.millis(500 + random(1000));
                    continue;
                }
                tally.count("feeds opened");
                while (isListening) {
                    String next = wire.line();
                    if (next.startsWith("id: ")) {
                        heard.set(Long.parseLong(next.substring("id: ".length())));
                    }
                }
            } catch (IOException e) {
                feed = Optional.empty();
                isCutOff = true;
                Sleep.millis(100 + random(1500));
            }
        }
    }

    private int random(int most) {
        synchronized (random) {
            return random.nextInt(most);
        }
    }

    /** Plays until stopped. */
    void play() {
        Sleep.millis(random(LONGEST_MILLIS));
        while (isPlaying) {
            act();
            Sleep.millis(SHORTEST_MILLIS + random(LONGEST_MILLIS - SHORTEST_MILLIS));
        }
        hangUp();
    }

    void stopPlaying() {
        isPlaying = false;
    }

    void leave() {
        isListening = false;
        feed.ifPresent(Wire::close);
    }

    private void act() {
        number++;
        String token = "%s.%s.%d".formatted(campaign, name, number);
        int dice = random(100);
        if (dice < 3) {
            tally.count("feeds dropped");
            feed.ifPresent(Wire::close);
        } else if (dice < 26) {
            answerWhatIsAsked();
        } else if (dice < 66) {
            say(new Said("note", token), "/say", QuestionForm.form("do", "note", "text", token));
        } else if (dice < 82) {
            say(
                    new Said("odds", token),
                    "/say",
                    QuestionForm.form("do", "odds", "likely", "Likely", "question", token));
        } else if (dice < 95) {
            make(token);
        } else if (dice < 96) {
            say(new Said("aside", token), "/say", QuestionForm.form("do", "aside", "reason", token));
        } else if (dice < 99) {
            say(new Said("undo", ""), "/undo", "x=y");
        } else {
            say(new Said("redo", ""), "/redo", "x=y");
        }
    }

    private void make(String token) {
        if (hero.isEmpty()) {
            say(
                    new Said("impose", token),
                    "/say",
                    QuestionForm.form("do", "impose", "phrase", "suffer -1 supply", "reason", token));
        } else if (random(5) == 0) {
            String momentum = Integer.toString(random(9));
            say(
                    new Said("set", token),
                    "/say",
                    QuestionForm.form(
                            "do", "set", "hero", hero, "what", "momentum", "value", momentum, "reason", token));
        } else {
            List<String> moves =
                    List.of("Face Danger", "Secure an Advantage", "Gather Information", "Resupply", "Make Camp");
            String move = moves.get(random(moves.size()));
            String stat = List.of("edge", "heart", "iron", "shadow", "wits").get(random(5));
            say(
                    new Said("make", ""),
                    "/say",
                    QuestionForm.form("do", "make", "hero", hero, "move", move, "stat", stat));
        }
    }

    /** Loads the page and answers one of its questions. */
    private void answerWhatIsAsked() {
        Optional<String> answer = look("").flatMap(page -> {
            synchronized (random) {
                return new QuestionForm(random).fill(page.body());
            }
        });
        answer.ifPresent(form -> send(new Said("answer", ""), "/say", form));
    }

    /** Loads a page of the table; empty if the connection fails. */
    Optional<Wire.Reply> look(String under) {
        try {
            Wire.Reply reply = ask(request("GET", under, ""));
            tally.answered(under.isEmpty() ? "look" : "look at a sheet", reply.status());
            return Optional.of(reply);
        } catch (IOException e) {
            hangUp();
            tally.count("pages that did not come");
            return Optional.empty();
        }
    }

    /** The last row on the page of the table. */
    long shown() {
        return look("").map(Wire.Reply::body)
                .map(ROW::matcher)
                .filter(Matcher::find)
                .map(row -> Long.parseLong(row.group(1)))
                .orElse(-1L);
    }

    private void say(Said said, String path, String form) {
        send(said, path, form + "&read=" + heard.get());
    }

    private void send(Said said, String path, String form) {
        long start = System.nanoTime();
        try {
            Wire.Reply reply = ask(request("POST", path, form));
            tally.answered("say", reply.status());
            if (reply.status() == 303) {
                tally.took(System.nanoTime() - start);
                acknowledged.add(new Acknowledged(
                        said, Long.parseLong(reply.header("Momentum-Row").orElse("-1"))));
            }
        } catch (ConnectException e) {
            hangUp();
            tally.count("not said, the server being away");
        } catch (IOException e) {
            hangUp();
            unknown.add(said);
            tally.count("said, and not known whether it was heard");
        }
    }

    private Wire.Reply ask(String request) throws IOException {
        if (isCutOff) {
            isCutOff = false;
            hangUp();
        }
        Wire wire = line.isPresent() ? line.get() : new Wire(port, 1);
        line = Optional.of(wire);
        return wire.ask(request.getBytes(StandardCharsets.UTF_8), false, true);
    }

    void hangUp() {
        line.ifPresent(Wire::close);
        line = Optional.empty();
    }

    private String request(String method, String under, String form) {
        String head = "%s /t/%s%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nCookie: %s\r\n"
                .formatted(method, campaign, under, port, cookie);
        return method.equals("GET")
                ? head + "\r\n"
                : "%sContent-Type: application/x-www-form-urlencoded\r\nContent-Length: %d\r\n\r\n%s"
                        .formatted(head, form.length(), form);
    }
}
