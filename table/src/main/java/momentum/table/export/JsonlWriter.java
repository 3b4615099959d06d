package momentum.table.export;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import momentum.table.dice.Seal;
import momentum.table.journal.Blob;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.text.VisibleText;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a campaign as lines of JSON. */
record JsonlWriter(Journal journal, Writer out) {
    private static final int READ_AT_ONCE = 200;
    private static final JsonMapper JSON = new JsonMapper();

    void write(Heading heading) throws IOException {
        line(heading(heading));
        for (String hash : journal.blobs().hashes(heading.id())) {
            line(blob(journal.blobs().get(heading.id(), hash).orElseThrow()));
        }
        long last = journal.last(heading.id());
        @Nullable Row end = null;
        for (long above = 0; above < last; above += READ_AT_ONCE) {
            for (Row row : journal.rows(heading.id(), above, Math.min(last, above + READ_AT_ONCE))) {
                line(row(row));
                end = row;
            }
        }
        line(end(heading, Optional.ofNullable(end)));
    }

    /** The last line, so that a file that was cut off is known by that. */
    private static ObjectNode end(Heading heading, Optional<Row> last) {
        return JSON.createObjectNode()
                .put("end", last.map(Row::seq).orElse(0L))
                .put("hash", last.map(row -> row.hash().orElse("")).orElseGet(() -> HashChain.start(heading)));
    }

    private ObjectNode heading(Heading heading) {
        ObjectNode node = JSON.createObjectNode()
                .put("momentum", JsonlReader.VERSION)
                .put("name", heading.name())
                .put("game", heading.game())
                .put("rulebook", heading.rulebook())
                .put("created", heading.created().toString())
                .put("mode", heading.mode().inWords());
        Map<String, String> settings = new TreeMap<>(heading.settings());
        settings.remove(Heading.RESTORED); // it is about the file that the campaign lies in, and not about the campaign
        settings.forEach((name, value) -> node.withObject("/settings").put(name, value));
        journal.tableStore().seals(heading.id()).stream()
                .filter(seal -> seal.form() == Seal.Form.BY_ROW)
                .forEach(seal -> write(seal.shown(), node.withArray("seals")));
        return node;
    }

    /** Without the secret, unless the seal is open. */
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

    /** A text as it is; anything else in Base64, and so are control characters, each of which would take six. */
    private static ObjectNode blob(Blob blob) {
        ObjectNode node = JSON.createObjectNode().put("blob", blob.hash());
        boolean isText = Arrays.equals(blob.text().getBytes(StandardCharsets.UTF_8), blob.bytes())
                && blob.text()
                        .chars()
                        .noneMatch(letter -> letter < ' ' && letter != '\n' && letter != '\r' && letter != '\t');
        return isText
                ? node.put("text", blob.text())
                : node.put("base64", Base64.getEncoder().encodeToString(blob.bytes()));
    }

    private static ObjectNode row(Row row) {
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
        row.hash().ifPresent(hash -> node.put("hash", hash));
        return node;
    }

    private void line(ObjectNode node) throws IOException {
        out.write(VisibleText.escaped(JSON.writeValueAsString(node)));
        out.write('\n');
    }
}
