package momentum.table.proof;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.export.Jsonl;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.seat.Mode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An export in the hands of a forger, who changes it and makes every hash anew, so that only the dice themselves can give it away. */
final class Forgery {
    private static final JsonMapper JSON = new JsonMapper();

    private static final Campaigns NOWHERE = new Campaigns(new MemoryJournal(), InstantSource.system());

    private final List<ObjectNode> lines = new ArrayList<>();

    Forgery(String export) {
        export.lines().forEach(line -> lines.add((ObjectNode) JSON.readTree(line)));
    }

    ObjectNode heading() {
        return lines.getFirst();
    }

    /** The lines of rows. */
    List<ObjectNode> rows() {
        return lines.stream().filter(line -> line.has("seq")).toList();
    }

    ObjectNode row(Predicate<JsonNode> which) {
        return rows().stream().filter(which).findFirst().orElseThrow();
    }

    void remove(ObjectNode row) {
        lines.remove(row);
    }

    /** The file with numbers and hashes that fit. */
    String again() {
        long seq = 0;
        String hash = HashChain.start(heading(heading()));
        for (ObjectNode line : rows()) {
            seq++;
            line.put("seq", seq);
            hash = HashChain.next(hash, row(line));
            if (line.has("hash")) {
                line.put("hash", hash);
            }
        }
        lines.getLast().put("end", seq).put("hash", hash);
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(JSON.writeValueAsString(line)).append('\n'));
        return text.toString();
    }

    private static Heading heading(ObjectNode line) {
        Heading heading = new Heading(
                "",
                "",
                line.path("game").stringValue(),
                line.path("rulebook").stringValue(),
                Instant.parse(line.path("created").stringValue()),
                Mode.SOLO);
        JsonNode seal = line.path("settings").path(Heading.FIRST_SEAL);
        return seal.isString() ? heading.with(Map.of(Heading.FIRST_SEAL, seal.stringValue())) : heading;
    }

    private static Row row(ObjectNode line) {
        return new Row(
                "",
                line.path("seq").longValue(),
                line.path("base").longValue(),
                Instant.parse(line.path("at").stringValue()),
                line.path("who").stringValue(),
                Row.Kind.valueOf(line.path("kind").stringValue()),
                new Row.Content(
                        line.path("form").intValue(),
                        text(line.path("command")),
                        text(line.path("events")),
                        text(line.path("dice"))),
                Optional.empty());
    }

    private static String text(JsonNode part) {
        return part.isContainer() ? JSON.writeValueAsString(part) : "";
    }

    static Proof verify(String export, TableDice tables, String... noted) {
        try {
            return new Jsonl(NOWHERE)
                    .verify(new BufferedReader(new StringReader(export)), game -> tables, Set.of(noted));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether someone who verifies the file is told that something is wrong. */
    static boolean isNoticed(String export, TableDice tables) {
        try {
            return !verify(export, tables).isFine();
        } catch (DamagedCampaign damaged) {
            return true;
        }
    }
}
