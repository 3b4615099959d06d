package momentum.table.codec;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import momentum.phrase.StoredLines;
import momentum.phrase.StoredLines.Kept;
import momentum.rule.Effect;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.table.journal.Blob;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;

/**
 * Encodes a line of a rulebook that waits to run as a reference: its place and a prefix of the hash of its text, as in {@code
 * "adventure.moves:14 3fa91c20b7"}. The text itself is a blob. A line that the rulebook has changed, moved or dropped since is
 * parsed from that text, with the place it had.
 *
 * <p>Outside rows, as in snapshots and in rows of the first form, the text is inline: {@code
 * {"at":"adventure.moves:14","text":"..."}}.
 */
final class LineCodec {
    /** Enough digits that two lines of a rulebook do not collide. */
    private static final int DIGITS = 10;

    /** The lines of the rulebook, indexed by the prefix of their hash. */
    private record Known(StoredLines lines, Map<String, List<Kept>> byDigits) {
        static Known of(Rulebook rulebook) {
            StoredLines lines = new StoredLines(rulebook);
            Map<String, List<Kept>> byDigits = new HashMap<>();
            for (Kept line : lines.all()) {
                byDigits.merge(digits(Blob.of(line.text())), List.of(line), (some, more) -> {
                    List<Kept> all = new ArrayList<>(some);
                    all.addAll(more);
                    return all;
                });
            }
            return new Known(lines, byDigits);
        }
    }

    /** Lazy: indexing the rulebook takes a while, and most campaigns open with nothing waiting. */
    private final Supplier<Known> known;

    private final Map<Kept, Blob> blobs = new ConcurrentHashMap<>();

    /** Cache of lines that were parsed from their stored text, so that they are recognised when they are written again. */
    private final Map<Kept, Optional<Phrase>> anew = new ConcurrentHashMap<>();

    private final Map<Effect, Kept> ofAnew = Collections.synchronizedMap(new IdentityHashMap<>());

    LineCodec(Rulebook rulebook) {
        known = new Supplier<>() {
            private volatile Optional<Known> made = Optional.empty();

            @Override
            public Known get() {
                if (made.isEmpty()) {
                    made = Optional.of(Known.of(rulebook));
                }
                return made.get();
            }
        };
    }

    private StoredLines lines() {
        return known.get().lines();
    }

    Kept keep(Effect effect) {
        Kept read = ofAnew.get(effect);
        return read != null ? read : lines().keep(effect);
    }

    Kept keep(Option option) {
        return lines().keep(option);
    }

    Phrase phrase(Kept line) {
        Optional<Phrase> read = line.source().equals(Source.BY_HAND)
                ? lines().phrase(line)
                : anew.computeIfAbsent(line, each -> {
                    Optional<Phrase> phrase = lines().phrase(each);
                    phrase.ifPresent(found -> ofAnew.put(found.effect(), each));
                    return phrase;
                });
        return read.orElseThrow(() -> new UnknownLine(line.text()));
    }

    Option option(Kept line) {
        return lines().option(line).orElseThrow(() -> new UnknownLine(line.text()));
    }

    private static String digits(Blob blob) {
        return blob.hash().substring(0, DIGITS);
    }

    void write(Kept line, JsonGenerator out, SerializationContext context) {
        Optional<RowContext> row = RowContext.of(context);
        if (row.isEmpty()) {
            out.writeStartObject();
            out.writeStringProperty("at", line.source().toString());
            out.writeStringProperty("text", line.text());
            out.writeEndObject();
            return;
        }
        Blob blob = blob(line);
        row.get().put(blob);
        out.writeString(SourceCodec.write(line.source(), row) + " " + digits(blob));
    }

    /** Hashes of the rulebook's lines are cached; those of lines said by hand are not. */
    private Blob blob(Kept line) {
        return line.source().equals(Source.BY_HAND)
                ? Blob.of(line.text())
                : blobs.computeIfAbsent(line, each -> Blob.of(each.text()));
    }

    Kept read(JsonParser in, DeserializationContext context) {
        if (in.currentToken() == JsonToken.VALUE_STRING) {
            return find(in.getString(), context);
        }
        JsonNode line = context.readTree(in);
        return new Kept(
                SourceCodec.read(line.path("at").asString(), Optional.empty()),
                line.path("text").asString());
    }

    private Kept find(String reference, DeserializationContext context) {
        int space = reference.lastIndexOf(' ');
        if (space < 0) {
            throw new IllegalArgumentException("a line is its place and the digits of its words, not " + reference);
        }
        Optional<RowContext> row = RowContext.of(context);
        Source at = SourceCodec.read(reference.substring(0, space), row);
        String digits = reference.substring(space + 1);
        List<Kept> same = known.get().byDigits().getOrDefault(digits, List.of());
        return same.stream()
                .filter(line -> line.source().equals(at))
                .findFirst()
                .or(() -> same.stream()
                        .findFirst()
                        .map(Kept::text)
                        .or(() -> row.flatMap(each -> each.find(digits)).map(Blob::text))
                        .map(text -> new Kept(at, text)))
                .orElseThrow(() -> new UnknownLine(reference));
    }
}
