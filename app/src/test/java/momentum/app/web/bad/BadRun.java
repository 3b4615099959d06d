package momentum.app.web.bad;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;

/** Sends bad requests from several sides at once, and keeps what came back. */
public final class BadRun {
    private static final int MOST_FAULTS = 40;

    /** The right answer to one who speaks another version of HTTP. */
    private static final int NO_SUCH_VERSION = 505;

    private final int port;
    private final List<Side> sides = new ArrayList<>();
    private final Map<Integer, LongAdder> answers = new ConcurrentHashMap<>();
    private final Map<String, LongAdder> reached = new ConcurrentHashMap<>();
    private final LongAdder hungUp = new LongAdder();
    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());
    private final AtomicLong sent = new AtomicLong();

    /** @param count from how many sides at once */
    public BadRun(long seed, Guests guests, int port, int count) {
        this.port = port;
        for (int i = 0; i < count; i++) {
            sides.add(new Side(new BadRequests(seed + i, guests, port), 2 + i));
        }
    }

    /**
     * Goes on until so many were sent in all.
     *
     * @param progress is told the number of each that was answered
     */
    public void send(long requests, LongConsumer progress) {
        try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Side side : sides) {
                all.execute(() -> {
                    while (sent.get() < requests && faults.size() < MOST_FAULTS) {
                        side.turn();
                        progress.accept(sent.incrementAndGet());
                    }
                    side.hangUp();
                });
            }
        }
    }

    /** How often each status was answered. */
    public Map<Integer, Long> answers() {
        Map<Integer, Long> sums = new TreeMap<>();
        answers.forEach((status, count) -> sums.put(status, count.sum()));
        return sums;
    }

    /** Lines that went dead where no answer was owed. */
    public long hungUp() {
        return hungUp.sum();
    }

    /** What should not have been. */
    public List<String> faults() {
        List<String> all = new ArrayList<>(faults);
        for (String route : BadRequests.ROUTES) {
            if (!route.contains("{nowhere}") && !reached.containsKey(route)) {
                all.add("nothing ever came through to " + route);
            }
        }
        return all;
    }

    /** One who speaks on a line of their own, and takes a new one when it is gone. */
    private final class Side {
        private final BadRequests requests;
        private final int from;
        private Optional<Wire> line = Optional.empty();

        Side(BadRequests requests, int from) {
            this.requests = requests;
            this.from = from;
        }

        void turn() {
            BadRequest request = requests.next();
            try {
                answered(request, ask(request));
            } catch (IOException e) {
                hangUp();
                if (request.isHttp()) {
                    fault(request, "was not answered: " + e);
                } else {
                    hungUp.increment();
                }
            }
        }

        /** A line that was idle, or answered something else before, may be gone: that is found out on a new one. */
        private Wire.Reply ask(BadRequest request) throws IOException {
            if (!request.isHttp()) {
                hangUp();
            }
            boolean isFresh = line.isEmpty();
            try {
                return askOnce(request);
            } catch (IOException e) {
                hangUp();
                if (isFresh || !request.isHttp()) {
                    throw e;
                }
                return askOnce(request);
            }
        }

        private Wire.Reply askOnce(BadRequest request) throws IOException {
            Wire wire = line.isPresent() ? line.get() : new Wire(port, from);
            line = Optional.of(wire);
            return wire.ask(request.bytes(), request.isHead(), request.isWhole());
        }

        private void answered(BadRequest request, Wire.Reply reply) {
            answers.computeIfAbsent(reply.status(), status -> new LongAdder()).increment();
            if (reply.status() < 400 || reply.status() == 422 || reply.status() == 409) {
                reached.computeIfAbsent(request.route(), route -> new LongAdder())
                        .increment();
            }
            if (reply.status() >= 500 && reply.status() != NO_SUCH_VERSION) {
                fault(request, "was answered " + reply.status());
            }
            reply.header("momentum-row").ifPresent(requests::row);
            String location = reply.header("location").orElse("");
            if (location.matches("/slate/[0-9a-f]{12}")) {
                requests.slate(location.substring("/slate/".length()));
            }
            if (!request.isHttp()
                    || reply.isFeed()
                    || reply.header("connection").orElse("").equalsIgnoreCase("close")) {
                hangUp();
            }
        }

        private void fault(BadRequest request, String what) {
            String said = request.said();
            faults.add("%s %s:%n%s"
                    .formatted(request.route(), what, said.length() > 1200 ? said.substring(0, 1200) + "…" : said));
        }

        void hangUp() {
            line.ifPresent(Wire::close);
            line = Optional.empty();
        }
    }
}
