package momentum.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import momentum.content.Rulebooks;
import momentum.play.Fold;
import momentum.play.Table;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.save.Saved;
import momentum.table.save.Unreadable;
import momentum.table.seat.Mode;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A campaign as lines of JSON, with everything there is: a heading, then a line for each row of the journal. Importing it gives
 * the campaign back, event for event, undone moves and all, as a campaign of its own.
 */
public final class Jsonl {
    /** The version of the file; the forms of commands and events have their own. */
    private static final int VERSION = 1;

    private static final int READ_AT_ONCE = 1000;
    private static final JsonMapper JSON = new JsonMapper();

    private final Campaigns campaigns;

    public Jsonl(Campaigns campaigns) {
        this.campaigns = campaigns;
    }

    public void write(Heading heading, Writer out) throws IOException {
        Journal journal = campaigns.journal();
        ObjectNode first = JSON.createObjectNode()
                .put("momentum", VERSION)
                .put("name", heading.name())
                .put("game", heading.game())
                .put("rulebook", heading.rulebook())
                .put("created", heading.created().toString())
                .put("mode", heading.mode().inWords());
        campaigns
                .journal()
                .cabinet()
                .seals(heading.id())
                .forEach(seal -> write(seal.shown(), first.withArray("seals")));
        line(first, out);
        long last = journal.last(heading.id());
        for (long above = 0; above < last; above += READ_AT_ONCE) {
            for (Row row : journal.rows(heading.id(), above, Math.min(last, above + READ_AT_ONCE))) {
                ObjectNode node = JSON.createObjectNode()
                        .put("seq", row.seq())
                        .put("base", row.base())
                        .put("at", row.at().toString())
                        .put("who", row.who())
                        .put("kind", row.kind().name())
                        .put("form", row.form());
                if (!row.command().isEmpty()) {
                    node.set("command", JSON.readTree(row.command()));
                }
                node.set("events", JSON.readTree(row.events()));
                if (!row.dice().isEmpty()) {
                    node.set("dice", JSON.readTree(row.dice()));
                }
                line(node, out);
            }
        }
    }

    /** As everyone may see it: the secret of one that is not open yet stays here. */
    private static void write(Seal seal, ArrayNode seals) {
        ObjectNode node = seals.addObject()
                .put("number", seal.number())
                .put("campaign", seal.origin())
                .put("hash", seal.hash())
                .put("since", seal.since());
        if (seal.isOpen()) {
            node.put("secret", seal.secret()).put("until", seal.until());
        }
    }

    private static void line(ObjectNode node, Writer out) throws IOException {
        out.write(JSON.writeValueAsString(node));
        out.write('\n');
    }

    /** Reads it all before anything is kept. */
    public Heading read(BufferedReader in) throws IOException {
        Lines lines = new Lines(in);
        JsonNode first = first(lines);
        Heading heading = heading(first, lines.number);
        List<Seal> seals = seals(heading.id(), first, lines.number);
        requireNumbered(seals, lines.number);
        List<Row> rows = new ArrayList<>();
        follow(heading, lines, (row, entry) -> rows.add(row));
        campaigns.journal().found(heading, rows).join();
        seals.forEach(seal -> campaigns.journal().cabinet().keep(seal).join());
        return heading;
    }

    /** Checks the dice of every row; keeps nothing. */
    public Verifier.Report verify(BufferedReader in) throws IOException {
        Lines lines = new Lines(in);
        JsonNode first = first(lines);
        Heading heading = heading(first, lines.number);
        Verifier verifier = new Verifier(seals(heading.id(), first, lines.number));
        follow(heading, lines, (row, entry) -> verifier.look(entry));
        return verifier.report();
    }

    private static JsonNode first(Lines lines) throws IOException {
        return lines.next().orElseThrow(() -> new Damaged(1, "the file is empty"));
    }

    private void follow(Heading heading, Lines lines, BiConsumer<Row, Entry> each) throws IOException {
        Saved saved = campaigns.saved(heading.game());
        Track track = new Track(Table.start(Campaigns.rulebook(heading.game()).game()));
        for (Optional<JsonNode> line = lines.next(); line.isPresent(); line = lines.next()) {
            Row row = row(heading.id(), line.get(), lines.number);
            try {
                each.accept(row, track.go(row, saved));
            } catch (Unreadable | IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
                throw new Damaged(lines.number, String.valueOf(e.getMessage()));
            }
        }
    }

    private Heading heading(JsonNode node, int line) {
        int version = node.path("momentum").asInt(0);
        if (version != VERSION) {
            throw new Damaged(
                    line,
                    version > VERSION
                            ? "written by a newer version of Momentum"
                            : "not the heading of a campaign, which has \"momentum\":" + VERSION);
        }
        String game = text(node, "game", line);
        if (Rulebooks.game(game).isEmpty()) {
            throw new Damaged(line, "there is no game called " + game);
        }
        Heading fresh = campaigns.heading(text(node, "name", line), game);
        return new Heading(
                fresh.id(),
                fresh.name(),
                game,
                text(node, "rulebook", line),
                instant(node, "created", line),
                Mode.of(node.path("mode").asString("")).orElse(Mode.SOLO));
    }

    /** Those of a heading; one that is not open cannot be used any more, since its secret did not come along. */
    private static List<Seal> seals(String campaign, JsonNode heading, int line) {
        List<Seal> seals = new ArrayList<>();
        for (JsonNode node : heading.path("seals")) {
            boolean isOpen = node.has("secret");
            seals.add(new Seal(
                    campaign,
                    (int) number(node, "number", line),
                    text(node, "campaign", line),
                    text(node, "hash", line),
                    isOpen ? text(node, "secret", line) : "",
                    number(node, "since", line),
                    isOpen ? number(node, "until", line) : Seal.NOT_YET));
        }
        return seals;
    }

    private static void requireNumbered(List<Seal> seals, int line) {
        for (int i = 0; i < seals.size(); i++) {
            if (seals.get(i).number() != i + 1) {
                throw new Damaged(line, "the seals are not numbered from 1");
            }
        }
    }

    private static Row row(String campaign, JsonNode node, int line) {
        JsonNode command = node.path("command");
        JsonNode events = node.path("events");
        if (!events.isArray()) {
            throw new Damaged(line, "\"events\" is missing");
        }
        String kind = text(node, "kind", line);
        if (!kind.matches("COMMAND|UNDO|REDO") || kind.equals("COMMAND") != command.isObject()) {
            throw new Damaged(line, "\"kind\" is COMMAND, with a \"command\", or UNDO or REDO, without one");
        }
        return new Row(
                campaign,
                number(node, "seq", line),
                number(node, "base", line),
                instant(node, "at", line),
                text(node, "who", line),
                Row.Kind.valueOf(kind),
                (int) number(node, "form", line),
                command.isObject() ? JSON.writeValueAsString(command) : "",
                JSON.writeValueAsString(events),
                node.path("dice").isObject() ? JSON.writeValueAsString(node.path("dice")) : "");
    }

    private static String text(JsonNode node, String field, int line) {
        JsonNode found = node.path(field);
        if (!found.isString()) {
            throw new Damaged(line, "\"%s\" is missing, or not a text".formatted(field));
        }
        return found.stringValue();
    }

    private static long number(JsonNode node, String field, int line) {
        JsonNode found = node.path(field);
        if (!found.canConvertToLong() || !found.isIntegralNumber()) {
            throw new Damaged(line, "\"%s\" is missing, or not a number".formatted(field));
        }
        return found.longValue();
    }

    private static Instant instant(JsonNode node, String field, int line) {
        try {
            return Instant.parse(text(node, field, line));
        } catch (DateTimeException e) {
            throw new Damaged(line, "\"%s\" is not a time such as 2026-01-02T03:04:05Z".formatted(field));
        }
    }

    /** Lines one after the other, each an object. */
    private static final class Lines {
        private final BufferedReader in;
        private int number;

        Lines(BufferedReader in) {
            this.in = in;
        }

        Optional<JsonNode> next() throws IOException {
            @Nullable String line = in.readLine();
            number++;
            if (line == null || (line.isBlank() && in.readLine() == null)) {
                return Optional.empty();
            }
            try {
                JsonNode node = JSON.readTree(line);
                if (!node.isObject()) {
                    throw new Damaged(number, "a line is an object: {...}");
                }
                return Optional.of(node);
            } catch (JacksonException e) {
                throw new Damaged(number, "not JSON: " + e.getOriginalMessage());
            }
        }
    }

    /** Follows the rows as they were played, so that only a journal that can be opened is taken over. */
    private static final class Track {
        private final List<Long> heads = new ArrayList<>(List.of(0L));
        private final List<Table> tables = new ArrayList<>();
        private final List<Long> bases = new ArrayList<>(List.of(0L));
        private final List<Long> undone = new ArrayList<>();

        Track(Table start) {
            tables.add(start);
        }

        Entry go(Row row, Saved saved) {
            int last = heads.size() - 1;
            if (row.seq() != last + 1) {
                throw new IllegalArgumentException("row %d where %d should be".formatted(row.seq(), last + 1));
            }
            long head = heads.getLast();
            long base = switch (row.kind()) {
                case COMMAND -> head;
                case UNDO -> {
                    if (head == 0) {
                        throw new IllegalArgumentException("there is nothing to undo");
                    }
                    undone.add(head);
                    yield bases.get((int) head);
                }
                case REDO -> {
                    if (undone.isEmpty()) {
                        throw new IllegalArgumentException("there is nothing to redo");
                    }
                    yield undone.removeLast();
                }
            };
            if (row.base() != base) {
                throw new IllegalArgumentException("base %d where %d should be".formatted(row.base(), base));
            }
            Table table = tables.get((int) base);
            Entry entry = Past.entry(row, saved);
            if (row.kind() == Row.Kind.COMMAND) {
                undone.clear();
                requireThrown(entry);
                table = Fold.fold(table, entry.events());
            }
            heads.add(row.head());
            bases.add(base);
            tables.add(table);
            return entry;
        }

        private static void requireThrown(Entry entry) {
            Thrown dice = entry.dice();
            if (dice.seal() < 0
                    || (!dice.isNone()
                            && entry.command().map(Shown::by).orElse(List.of()).isEmpty())) {
                throw new IllegalArgumentException("dice for something that is not rolled");
            }
        }
    }
}
