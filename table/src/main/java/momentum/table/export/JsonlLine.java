package momentum.table.export;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import momentum.table.DamagedCampaign;
import momentum.table.journal.StoredTime;
import tools.jackson.databind.JsonNode;

/** A line of JSON with its number in the file, for error messages. */
record JsonlLine(JsonNode node, int number) {
    boolean has(String field) {
        return node.has(field);
    }

    JsonNode path(String field) {
        return node.path(field);
    }

    /** A part of this line. */
    JsonlLine of(JsonNode part) {
        if (!part.isObject()) {
            throw damaged("an object is missing: {...}");
        }
        return new JsonlLine(part, number);
    }

    /** A text of at most so many characters, each of which can be stored. */
    String text(String field, int longest) {
        JsonNode found = node.path(field);
        if (!found.isString()) {
            throw damaged("\"%s\" is missing, or not a text".formatted(field));
        }
        String text = found.stringValue();
        if (text.length() > longest) {
            throw damaged("\"%s\" is too long: %,d characters, where %,d are the most"
                    .formatted(field, text.length(), longest));
        }
        if (!isStorable(text)) {
            throw damaged("\"%s\" has a character that is none".formatted(field));
        }
        return text;
    }

    /** Half a character, or the character zero, would come back as something else. */
    static boolean isStorable(String text) {
        return text.codePoints().noneMatch(letter -> letter == 0 || Character.getType(letter) == Character.SURROGATE);
    }

    long number(String field, long least, long most) {
        JsonNode found = node.path(field);
        if (!found.isIntegralNumber() || !found.canConvertToLong()) {
            throw damaged("\"%s\" is missing, or not a number".formatted(field));
        }
        long number = found.longValue();
        if (number < least || number > most) {
            throw damaged("\"%s\" is %d, where %d to %d can be".formatted(field, number, least, most));
        }
        return number;
    }

    /** A time as the journal keeps it, in milliseconds; a finer one would come back as another, and break the hashes. */
    Instant instant(String field) {
        try {
            Instant time = Instant.parse(text(field, 100));
            if (StoredTime.isValid(time) && time.equals(time.truncatedTo(ChronoUnit.MILLIS))) {
                return time;
            }
        } catch (DateTimeException e) {
            // told below
        }
        throw damaged("\"%s\" is not a time such as 2026-01-02T03:04:05.678Z, from 1970 to 9999".formatted(field));
    }

    DamagedCampaign damaged(String why) {
        return new DamagedCampaign(number, why);
    }
}
