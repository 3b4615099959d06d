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
import momentum.table.dice.Seal;
import momentum.table.journal.Blob;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;
import momentum.table.journal.StoreException;
import momentum.table.seat.Mode;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Parses an exported campaign: heading, seals and blobs first, then row by row. */
final class JsonlReader {
    /** The version of the file; the forms of commands and events have their own. The first had no hashes, and nothing outside the rows; the second no last line. */
    static final int VERSION = 3;

    private static final int FIRST_WITH_END = 3;

    private static final JsonMapper JSON = new JsonMapper();

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
        Optional<JsonlLine> line = next();
        while (line.isPresent() && line.get().has("blob")) {
            Blob blob = blob(line.get());
            blobs.put(blob.hash(), blob);
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
        return last.number("end") == rows
                        && (last.text("hash").equals(hash) || last.text("hash").isEmpty())
                ? Optional.empty()
                : Optional.of("the last line tells of %d rows, and %d are here, or they were changed"
                        .formatted(last.number("end"), rows));
    }

    private Optional<JsonlLine> next() throws IOException {
        String line = in.readLine();
        while (line != null && line.isBlank()) {
            number++;
            line = in.readLine();
        }
        if (line == null) {
            return Optional.empty();
        }
        number++;
        try {
            JsonNode node = JSON.readTree(line);
            if (!node.isObject()) {
                throw new DamagedCampaign(number, "a line is an object: {...}");
            }
            return Optional.of(new JsonlLine(node, number));
        } catch (JacksonException e) {
            throw new DamagedCampaign(number, "not JSON: " + e.getOriginalMessage());
        }
    }

    private static Heading heading(JsonlLine line, Campaigns campaigns) {
        int version = line.path("momentum").asInt(0);
        if (version < 1 || version > VERSION) {
            throw line.damaged(
                    version > VERSION
                            ? "written by a newer version of Momentum"
                            : "not the heading of a campaign, which has \"momentum\":" + VERSION);
        }
        String game = line.text("game");
        if (Rulebooks.game(game).isEmpty()) {
            throw line.damaged("there is no game called " + game);
        }
        Heading fresh = campaigns.heading(line.text("name"), game);
        Map<String, String> settings = new HashMap<>();
        line.path("settings")
                .properties()
                .forEach(setting -> settings.put(
                        setting.getKey(), line.of(line.path("settings")).text(setting.getKey())));
        return new Heading(
                        fresh.id(),
                        fresh.name(),
                        game,
                        line.text("rulebook"),
                        line.instant("created"),
                        Mode.of(line.path("mode").asString("")).orElse(Mode.SOLO))
                .with(settings);
    }

    /** A seal that is not open cannot be used here, since its secret is not exported. */
    private List<Seal> seals(JsonlLine line) {
        List<Seal> found = new ArrayList<>();
        for (JsonNode node : line.path("seals")) {
            JsonlLine seal = line.of(node);
            boolean isOpen = seal.has("secret");
            found.add(new Seal(
                    heading.id(),
                    (int) seal.number("number"),
                    Seal.Form.BY_ROW,
                    seal.text("campaign"),
                    seal.text("hash"),
                    isOpen ? seal.text("secret") : "",
                    seal.number("since"),
                    isOpen ? seal.number("until") : Seal.NOT_YET));
        }
        return List.copyOf(found);
    }

    private static Blob blob(JsonlLine line) {
        try {
            byte[] bytes = line.has("text")
                    ? line.text("text").getBytes(StandardCharsets.UTF_8)
                    : Base64.getDecoder().decode(line.text("base64"));
            Blob blob = Blob.of(bytes);
            if (!blob.hash().equals(line.text("blob"))) {
                throw line.damaged("the SHA-256 of this is " + blob.hash() + ", and not what \"blob\" says");
            }
            return blob;
        } catch (StoreException | IllegalArgumentException e) {
            throw line.damaged(String.valueOf(e.getMessage()));
        }
    }

    private Row row(JsonlLine line) {
        JsonNode command = line.path("command");
        JsonNode events = line.path("events");
        if (!events.isArray()) {
            throw line.damaged("\"events\" is missing");
        }
        Row.Kind kind = kind(line);
        if ((kind == Row.Kind.COMMAND || kind == Row.Kind.DICE) != command.isContainer()) {
            throw line.damaged("a row that is a COMMAND or about the DICE has a \"command\", and no other has");
        }
        JsonNode dice = line.path("dice");
        return new Row(
                heading.id(),
                line.number("seq"),
                line.number("base"),
                line.instant("at"),
                line.text("who"),
                kind,
                new Row.Content(
                        (int) line.number("form"),
                        command.isContainer() ? JSON.writeValueAsString(command) : "",
                        JSON.writeValueAsString(events),
                        dice.isContainer() ? JSON.writeValueAsString(dice) : ""),
                line.has("hash") ? Optional.of(line.text("hash")) : Optional.empty());
    }

    private static Row.Kind kind(JsonlLine line) {
        String kind = line.text("kind");
        for (Row.Kind each : Row.Kind.values()) {
            if (each.name().equals(kind)) {
                return each;
            }
        }
        throw line.damaged("\"kind\" is COMMAND, UNDO, REDO, BRANCH or DICE");
    }
}
