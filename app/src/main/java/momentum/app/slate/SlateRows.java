package momentum.app.slate;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.slate.Players;
import momentum.table.journal.Row;
import momentum.table.journal.StoreException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A slate as rows of the journal: the first says how it was laid out, {@code {"left":"Bone","right":"Ash","seals":[0,1]}}, and each of the
 * others one line, {@code {"line":"Bone melee"}}. Undo and redo are lines too.
 */
final class SlateRows {
    /** The version of this form; rows of the journal have hashes from 2 on. */
    private static final int FORM = 2;

    private static final JsonMapper JSON = new JsonMapper();

    private SlateRows() {}

    /** How a slate is laid out. */
    record Start(Players players, int leftSeals, int rightSeals) {
        static final int MOST_SEALS = 1_000;

        Start {
            if (Math.min(leftSeals, rightSeals) < 0 || Math.max(leftSeals, rightSeals) > MOST_SEALS) {
                throw new IllegalArgumentException("command seals are 0 to " + MOST_SEALS);
            }
        }

        String name() {
            return players.left() + " against " + players.right();
        }
    }

    static Row begun(String id, Instant at, String who, Start start) {
        ObjectNode head = JSON.createObjectNode()
                .put("left", start.players().left())
                .put("right", start.players().right());
        head.putArray("seals").add(start.leftSeals()).add(start.rightSeals());
        return row(id, 1, at, who, head);
    }

    static Row said(String id, long seq, Instant at, String who, String line) {
        return row(id, seq, at, who, JSON.createObjectNode().put("line", line));
    }

    private static Row row(String id, long seq, Instant at, String who, JsonNode content) {
        return new Row(
                id,
                seq,
                seq - 1,
                at,
                who,
                Row.Kind.COMMAND,
                new Row.Content(FORM, JSON.writeValueAsString(content), "[]", ""),
                Optional.empty());
    }

    static Start start(Row row) {
        JsonNode head = content(row);
        try {
            return new Start(
                    new Players(
                            head.path("left").asString(""), head.path("right").asString("")),
                    head.path("seals").path(0).asInt(0),
                    head.path("seals").path(1).asInt(0));
        } catch (IllegalArgumentException e) {
            throw damaged(row);
        }
    }

    static String line(Row row) {
        return content(row).path("line").asString("");
    }

    private static JsonNode content(Row row) {
        if (row.form() > FORM) {
            throw new StoreException("This slate was written by a newer version of Momentum.");
        }
        try {
            return JSON.readTree(row.command());
        } catch (JacksonException e) {
            throw damaged(row);
        }
    }

    private static StoreException damaged(Row row) {
        return new StoreException(
                StoreException.Reason.DAMAGED, "Row %d of a slate cannot be read.".formatted(row.seq()));
    }

    /** The rows of a slate from its beginning. */
    static List<Row> all(String id, Instant at, String who, Start start, List<String> lines) {
        List<Row> rows = new ArrayList<>(List.of(begun(id, at, who, start)));
        lines.forEach(line -> rows.add(said(id, rows.size() + 1L, at, who, line)));
        return rows;
    }
}
