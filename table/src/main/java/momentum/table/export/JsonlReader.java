package momentum.table.export;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import momentum.content.Rulebooks;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.codec.BlobReader;
import momentum.table.codec.EventCodec;
import momentum.table.dice.Seal;
import momentum.table.journal.Blob;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;
import momentum.table.journal.StoreException;
import momentum.table.seat.Mode;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Parses an exported campaign: heading, seals and blobs first, then row by row. */
final class JsonlReader {
    /** The version of the file; the forms of commands and events have their own. The first had no hashes, and nothing outside the rows; the second no last line. */
    static final int VERSION = 3;

    private static final int FIRST_WITH_END = 3;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final int LONGEST_MESSAGE = 300;

    private final BufferedReader in;
    private final Heading heading;
    private final List<Seal> seals;
    private final NavigableMap<String, Blob> blobs = new TreeMap<>();
    private final boolean hasEnd;
    private int number;
    private @Nullable JsonlLine ahead;
    private @Nullable JsonlLine end;

    /** Reads all that comes before the rows. */
    JsonlReader(BufferedReader in, Campaigns campaigns) throws IOException {
        this.in = in;
        JsonlLine first = next().orElseThrow(() -> new DamagedCampaign(1, "the file is empty"));
        heading = heading(first, campaigns);
        hasEnd = first.path("momentum").asInt(0) >= FIRST_WITH_END;
        if (!hasEnd && heading.firstSeal().isPresent()) {
            throw first.damaged("a campaign that began with a seal was never written in so old a form");
        }
        seals = seals(first);
        if (!seals.isEmpty() && heading.firstSeal().isPresent()) {
            throw first.damaged("a campaign that began with a seal has none of the first form");
        }
        Optional<JsonlLine> line = next();
        long size = 0;
        while (line.isPresent() && line.get().has("blob")) {
            Blob blob = blob(line.get());
            size += blob.size();
            if (blobs.put(blob.hash(), blob) != null) {
                throw line.get().damaged("this blob is here twice");
            }
            if (blobs.size() > ImportLimits.BLOBS || size > ImportLimits.BYTES_OF_BLOBS) {
                throw line.get()
                        .damaged("too many blobs: %,d, of %,d MB in all, are the most"
                                .formatted(ImportLimits.BLOBS, ImportLimits.BYTES_OF_BLOBS >> 20));
            }
            line = next();
        }
        ahead = line.orElse(null);
    }

    Heading heading() {
        return heading;
    }

    List<Seal> seals() {
        return seals;
    }

    List<Blob> blobs() {
        return List.copyOf(blobs.values());
    }

    BlobReader blobReader() {
        return beginning -> Optional.ofNullable(blobs.ceilingEntry(beginning))
                .map(Map.Entry::getValue)
                .filter(blob -> blob.hash().startsWith(beginning));
    }

    /** The number of the line that was read last. */
    int number() {
        return number;
    }

    Optional<Row> row() throws IOException {
        Optional<JsonlLine> line = Optional.ofNullable(ahead);
        ahead = null;
        if (line.isEmpty()) {
            line = next();
        }
        if (line.isPresent() && line.get().has("end")) {
            end = line.get();
            if (next().isPresent()) {
                throw new DamagedCampaign(number, "there is something after the last line");
            }
            return Optional.empty();
        }
        return line.map(this::row);
    }

    /** Checks the last line, where the file has one, against the rows that were read. */
    Optional<String> missing(long rows, String hash) {
        JsonlLine last = end;
        if (last == null) {
            return hasEnd
                    ? Optional.of("the last line is missing: rows after row %d may be, too".formatted(rows))
                    : Optional.empty();
        }
        long told = last.number("end", 0, ImportLimits.ROWS);
        String toldHash = last.text("hash", ImportLimits.NAME);
        return told == rows && (toldHash.equals(hash) || toldHash.isEmpty())
                ? Optional.empty()
                : Optional.of(
                        "the last line tells of %d rows, and %d are here, or they were changed".formatted(told, rows));
    }

    private Optional<JsonlLine> next() throws IOException {
        Optional<String> line = line();
        while (line.isPresent() && line.get().isBlank()) {
            line = line();
        }
        if (line.isEmpty()) {
            return Optional.empty();
        }
        try {
            JsonNode node = JSON.readTree(line.get());
            if (!node.isObject()) {
                throw new DamagedCampaign(number, "a line is an object: {...}");
            }
            return Optional.of(new JsonlLine(node, number));
        } catch (JacksonException e) {
            throw new DamagedCampaign(number, "not JSON: " + shortened(e.getOriginalMessage()));
        }
    }

    /** The parser's message may quote what it stumbled over. */
    private static String shortened(String message) {
        return message.length() > LONGEST_MESSAGE ? message.substring(0, LONGEST_MESSAGE) + "..." : message;
    }

    /** The next line, of bounded length: a reader's own would read on for as long as none ends. */
    private Optional<String> line() throws IOException {
        StringBuilder line = new StringBuilder();
        int letter = in.read();
        if (letter < 0) {
            return Optional.empty();
        }
        number++;
        while (letter >= 0 && letter != '\n') {
            if (line.length() == ImportLimits.LINE) {
                throw new DamagedCampaign(
                        number, "the line is too long: %,d characters are the most".formatted(ImportLimits.LINE));
            }
            line.append((char) letter);
            letter = in.read();
        }
        return Optional.of(line.toString());
    }

    private static Heading heading(JsonlLine line, Campaigns campaigns) {
        JsonNode version = line.path("momentum");
        if (!version.isIntegralNumber() || version.asLong(0) < 1) {
            throw line.damaged("not the heading of a campaign, which has \"momentum\":" + VERSION);
        }
        if (version.asLong(0) > VERSION) {
            throw line.damaged("written by a newer version of Momentum");
        }
        String game = line.text("game", ImportLimits.NAME);
        if (Rulebooks.game(game).isEmpty()) {
            throw line.damaged("there is no game called " + game);
        }
        Heading fresh = campaigns.heading(line.text("name", ImportLimits.NAME), game);
        return new Heading(
                        fresh.id(),
                        fresh.name(),
                        game,
                        line.text("rulebook", ImportLimits.NAME),
                        line.instant("created"),
                        line.has("mode")
                                ? Mode.of(line.text("mode", ImportLimits.NAME)).orElse(Mode.SOLO)
                                : Mode.SOLO)
                .with(settings(line));
    }

    private static Map<String, String> settings(JsonlLine line) {
        if (!line.has("settings")) {
            return Map.of();
        }
        JsonlLine part = line.of(line.path("settings"));
        if (part.node().size() > ImportLimits.SETTINGS) {
            throw line.damaged("too many settings: %d are the most".formatted(ImportLimits.SETTINGS));
        }
        Map<String, String> settings = new HashMap<>();
        for (String name : part.node().propertyNames()) {
            if (name.length() > ImportLimits.NAME || !JsonlLine.isStorable(name)) {
                throw line.damaged("a setting has a name of at most %d characters".formatted(ImportLimits.NAME));
            }
            settings.put(name, part.text(name, ImportLimits.SETTING));
        }
        return settings;
    }

    /** A seal that is not open cannot be used here, since its secret is not exported. */
    private List<Seal> seals(JsonlLine line) {
        if (!line.has("seals")) {
            return List.of();
        }
        if (!line.path("seals").isArray() || line.path("seals").size() > ImportLimits.SEALS) {
            throw line.damaged("\"seals\" is a list, of at most %,d".formatted(ImportLimits.SEALS));
        }
        List<Seal> found = new ArrayList<>();
        for (JsonNode node : line.path("seals")) {
            JsonlLine seal = line.of(node);
            boolean isOpen = seal.has("secret");
            found.add(new Seal(
                    heading.id(),
                    (int) seal.number("number", 1, ImportLimits.SEALS),
                    Seal.Form.BY_ROW,
                    seal.text("campaign", ImportLimits.NAME),
                    seal.text("hash", ImportLimits.NAME),
                    isOpen ? seal.text("secret", ImportLimits.NAME) : "",
                    seal.number("since", 0, ImportLimits.ROWS),
                    isOpen ? seal.number("until", 0, ImportLimits.ROWS) : Seal.NOT_YET));
        }
        return List.copyOf(found);
    }

    private static Blob blob(JsonlLine line) {
        try {
            byte[] bytes = line.has("text")
                    ? line.text("text", ImportLimits.LINE).getBytes(StandardCharsets.UTF_8)
                    : Base64.getDecoder().decode(line.text("base64", ImportLimits.LINE));
            Blob blob = Blob.of(bytes);
            if (!blob.hash().equals(line.text("blob", ImportLimits.NAME))) {
                throw line.damaged("the SHA-256 of this is " + blob.hash() + ", and not what \"blob\" says");
            }
            return blob;
        } catch (StoreException | IllegalArgumentException e) {
            throw line.damaged(String.valueOf(e.getMessage()));
        }
    }

    private Row row(JsonlLine line) {
        Row.Kind kind = kind(line);
        boolean isCommand = kind == Row.Kind.COMMAND;
        boolean hasContent = isCommand || kind == Row.Kind.DICE;
        if (hasContent != line.path("command").isContainer()) {
            throw line.damaged("a row that is a COMMAND or about the DICE has a \"command\", and no other has");
        }
        if (!line.path("events").isArray()) {
            throw line.damaged("\"events\" is missing");
        }
        if (!isCommand && (!line.path("events").isEmpty() || line.has("dice"))) {
            throw line.damaged("only a row that is a COMMAND has events and dice");
        }
        return new Row(
                heading.id(),
                line.number("seq", 1, ImportLimits.ROWS),
                line.number("base", 0, ImportLimits.ROWS),
                line.instant("at"),
                line.text("who", ImportLimits.NAME),
                kind,
                new Row.Content(
                        (int) line.number("form", 1, EventCodec.FORM),
                        hasContent ? json(line, "command") : "",
                        json(line, "events"),
                        line.path("dice").isContainer() ? json(line, "dice") : ""),
                line.has("hash") ? Optional.of(line.text("hash", ImportLimits.NAME)) : Optional.empty());
    }

    private static String json(JsonlLine line, String field) {
        String json = JSON.writeValueAsString(line.path(field));
        if (json.length() > ImportLimits.CONTENT) {
            throw line.damaged("\"%s\" is too long: %,d characters, where %,d are the most"
                    .formatted(field, json.length(), ImportLimits.CONTENT));
        }
        if (!JsonlLine.isStorable(json)) {
            throw line.damaged("\"%s\" has a character that is none".formatted(field));
        }
        return json;
    }

    private static Row.Kind kind(JsonlLine line) {
        String kind = line.text("kind", ImportLimits.NAME);
        for (Row.Kind each : Row.Kind.values()) {
            if (each.name().equals(kind)) {
                return each;
            }
        }
        throw line.damaged("\"kind\" is COMMAND, UNDO, REDO, BRANCH or DICE");
    }
}
