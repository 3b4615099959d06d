package momentum.table.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import momentum.table.dice.DiceNote;
import momentum.table.journal.Row;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Rows about the dice as JSON. A note is read only if it is written in just this form, so that nothing hides beside it. */
public final class DiceNoteCodec {
    private static final JsonMapper JSON = new JsonMapper();

    private DiceNoteCodec() {}

    public static Row.Content write(int form, DiceNote note) {
        return new Row.Content(form, JSON.writeValueAsString(node(note)), "[]", "");
    }

    private static ObjectNode node(DiceNote note) {
        ObjectNode node = JSON.createObjectNode()
                .put("is", note.getClass().getSimpleName())
                .put("seal", note.seal());
        switch (note) {
            case DiceNote.SealMade made -> {
                node.put("hash", made.hash());
                made.seats()
                        .forEach(seat -> node.withArray("/seats")
                                .addObject()
                                .put("id", seat.id())
                                .put("name", seat.name()));
            }
            case DiceNote.SealOpened opened ->
                node.put("secret", opened.secret()).put("rolls", opened.rolls());
            case DiceNote.WordPromised promised ->
                node.put("seat", promised.seat()).put("hash", promised.hash());
            case DiceNote.WordShown shown -> node.put("seat", shown.seat()).put("word", shown.word());
            case DiceNote.LeftBehind left ->
                node.put("from", left.from().name()).put("row", left.row()).put("hash", left.hash());
        }
        return node;
    }

    public static DiceNote read(Row.Content content) {
        try {
            JsonNode node = JSON.readTree(content.command());
            DiceNote note = note(node);
            if (!JSON.writeValueAsString(node(note)).equals(content.command())
                    || !content.events().equals("[]")
                    || !content.dice().isEmpty()) {
                throw new UnreadableEvent("a row about the dice has more in it than it should");
            }
            return note;
        } catch (JacksonException e) {
            throw new UnreadableEvent(e.getOriginalMessage());
        }
    }

    private static DiceNote note(JsonNode node) {
        int seal = (int) number(node, "seal");
        return switch (text(node, "is")) {
            case "SealMade" -> new DiceNote.SealMade(seal, text(node, "hash"), seats(node.path("seats")));
            case "SealOpened" -> new DiceNote.SealOpened(seal, text(node, "secret"), number(node, "rolls"));
            case "WordPromised" -> new DiceNote.WordPromised(seal, text(node, "seat"), text(node, "hash"));
            case "WordShown" -> new DiceNote.WordShown(seal, text(node, "seat"), text(node, "word"));
            case "LeftBehind" ->
                new DiceNote.LeftBehind(seal, from(text(node, "from")), number(node, "row"), text(node, "hash"));
            default -> throw new UnreadableEvent("a row about the dice is none of ours");
        };
    }

    private static List<DiceNote.Named> seats(JsonNode nodes) {
        List<DiceNote.Named> seats = new ArrayList<>();
        for (JsonNode node : nodes) {
            seats.add(new DiceNote.Named(text(node, "id"), text(node, "name")));
        }
        return seats;
    }

    private static DiceNote.From from(String word) {
        return Set.of(DiceNote.From.values()).stream()
                .filter(from -> from.name().equals(word))
                .findFirst()
                .orElseThrow(() -> new UnreadableEvent("a journal comes from an import or a backup"));
    }

    private static String text(JsonNode node, String field) {
        JsonNode found = node.path(field);
        if (!found.isString()) {
            throw new UnreadableEvent("\"%s\" is missing, or not a text".formatted(field));
        }
        return found.stringValue();
    }

    private static long number(JsonNode node, String field) {
        JsonNode found = node.path(field);
        if (!found.isIntegralNumber() || !found.canConvertToLong()) {
            throw new UnreadableEvent("\"%s\" is missing, or not a number".formatted(field));
        }
        return found.longValue();
    }
}
