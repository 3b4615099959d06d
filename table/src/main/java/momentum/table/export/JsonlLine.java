package momentum.table.export;

import java.time.DateTimeException;
import java.time.Instant;
import momentum.table.DamagedCampaign;
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
        return new JsonlLine(part, number);
    }

    String text(String field) {
        JsonNode found = node.path(field);
        if (!found.isString()) {
            throw damaged("\"%s\" is missing, or not a text".formatted(field));
        }
        return found.stringValue();
    }

    long number(String field) {
        JsonNode found = node.path(field);
        if (!found.canConvertToLong() || !found.isIntegralNumber()) {
            throw damaged("\"%s\" is missing, or not a number".formatted(field));
        }
        return found.longValue();
    }

    Instant instant(String field) {
        try {
            return Instant.parse(text(field));
        } catch (DateTimeException e) {
            throw damaged("\"%s\" is not a time such as 2026-01-02T03:04:05Z".formatted(field));
        }
    }

    DamagedCampaign damaged(String why) {
        return new DamagedCampaign(number, why);
    }
}
