package momentum.app.web;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import momentum.app.web.LiveFeed.ServerEvent;
import momentum.app.web.security.NoSeat;
import momentum.rule.Source;
import momentum.state.Question;
import momentum.state.Table;
import momentum.table.seat.Seat;
import tools.jackson.databind.json.JsonMapper;

/** Who has the page of a table open, and what they are at. None of it is kept: it is as it is now. */
final class Presence {
    private static final Duration THINKS_FOR = Duration.ofSeconds(6);
    /** Of one seat. */
    private static final int MOST_PROPOSALS = 8;

    private static final int MOST_PAGES = 40;
    private static final JsonMapper JSON = new JsonMapper();

    private final InstantSource clock;
    private final Set<Presence> inUse;
    private final Map<Consumer<ServerEvent>, String> pages = new ConcurrentHashMap<>();
    private final Map<String, Instant> thinking = new ConcurrentHashMap<>();
    private final List<Proposal> proposals = new ArrayList<>();

    /**
     * What someone would choose in another's place, for as long as that is asked.
     *
     * @param source the line that asks
     */
    record Proposal(Source source, String hero, String choice, String by) {
        boolean isAsked(Table table) {
            return table.questions().stream()
                    .anyMatch(question -> question.hero().equals(hero)
                            && question.source().equals(source)
                            && question instanceof Question.Choose choose
                            && choose.choices().stream()
                                    .anyMatch(each -> each.label().equals(choice)));
        }
    }

    /** @param inUse those that are not let go: a page is open, or something is proposed */
    Presence(InstantSource clock, Set<Presence> inUse) {
        this.clock = clock;
        this.inUse = inUse;
    }

    /** A page opens, if its seat has not too many; the answer closes it. */
    Runnable enter(Seat seat, Consumer<ServerEvent> page) {
        synchronized (pages) {
            if (pages.values().stream().filter(seat.id()::equals).count() >= MOST_PAGES) {
                throw new NoSeat("You have this table open on too many pages: close some.");
            }
            pages.put(page, seat.id());
        }
        keepWhileInUse();
        tellPeople();
        return () -> {
            pages.remove(page);
            keepWhileInUse();
            tellPeople();
        };
    }

    /** Whoever comes last to this has seen what the others did before it. */
    private void keepWhileInUse() {
        synchronized (proposals) {
            if (pages.isEmpty() && proposals.isEmpty()) {
                inUse.remove(this);
            } else {
                inUse.add(this);
            }
        }
    }

    Set<String> here() {
        return new LinkedHashSet<>(pages.values());
    }

    Set<String> thinking() {
        Instant now = clock.instant();
        thinking.values().removeIf(until -> until.isBefore(now));
        return Set.copyOf(thinking.keySet());
    }

    /** Someone is typing; said again for as long as they are, for a page forgets it after a while. */
    void thinks(Seat seat) {
        thinking.put(seat.id(), clock.instant().plus(THINKS_FOR));
        tellPeople();
    }

    void hasSpoken(Seat seat) {
        if (thinking.remove(seat.id()) != null) {
            tellPeople();
        }
    }

    private void tellPeople() {
        Map<String, Object> people = new LinkedHashMap<>();
        people.put("here", List.copyOf(here()));
        people.put("thinking", List.copyOf(thinking()));
        tellAll(ServerEvent.people(JSON.writeValueAsString(people)));
    }

    void tellAll(ServerEvent event) {
        pages.keySet().forEach(page -> page.accept(event));
    }

    void tell(String seat, ServerEvent event) {
        pages.forEach((page, whose) -> {
            if (whose.equals(seat)) {
                page.accept(event);
            }
        });
    }

    void propose(Proposal proposal) {
        synchronized (proposals) {
            proposals.removeIf(
                    each -> each.by().equals(proposal.by()) && each.hero().equals(proposal.hero()));
            List<Proposal> own = proposals.stream()
                    .filter(each -> each.by().equals(proposal.by()))
                    .toList();
            if (own.size() >= MOST_PROPOSALS) {
                proposals.remove(own.getFirst());
            }
            proposals.add(proposal);
        }
        keepWhileInUse();
        tellAll(ServerEvent.look());
    }

    /** A seat's secret is not valid any more: its pages close, and nothing is left of what it proposed. */
    void dismiss(Seat seat) {
        tell(seat.id(), ServerEvent.gone());
        forget(seat);
    }

    /** Drops what a seat has proposed. */
    void forget(Seat seat) {
        synchronized (proposals) {
            proposals.removeIf(each -> each.by().equals(seat.name()));
        }
        keepWhileInUse();
        tellAll(ServerEvent.look());
    }

    /** Those that still answer something; the others are forgotten, so that none comes back when the same is asked again. */
    List<Proposal> proposals(Table table) {
        synchronized (proposals) {
            if (proposals.removeIf(each -> !each.isAsked(table))) {
                keepWhileInUse();
            }
            return List.copyOf(proposals);
        }
    }
}
