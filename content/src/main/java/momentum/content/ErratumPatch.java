package momentum.content;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.content.datasworn.JsonTree;
import momentum.content.datasworn.JsonValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Puts an erratum's right value in the place of the wrong one, if the wrong one is still there. */
final class ErratumPatch {
    private ErratumPatch() {}

    /** The section with its errata put right. */
    static JsonValue applied(List<Erratum> errata, JsonValue section) {
        for (Erratum erratum : errata) {
            apply(erratum, section);
        }
        return section;
    }

    /** Whether the data said what the erratum says it does, and was put right. */
    static boolean apply(Erratum erratum, JsonValue section) {
        String[] steps = erratum.at().orElse("").split("\\.", -1);
        if (!steps[0].equals(section.path())) {
            return false;
        }
        @Nullable JsonNode parent = section.json();
        for (int i = 1; parent != null && i < steps.length - 1; i++) {
            parent = child(parent, steps[i]);
        }
        return parent != null && replace(parent, steps[steps.length - 1], erratum);
    }

    private static boolean replace(JsonNode parent, String name, Erratum erratum) {
        @Nullable JsonNode present = child(parent, name);
        @Nullable JsonNode right = null;
        if (present != null && present.isString()) {
            Matcher wrong = pattern(erratum.says()).matcher(present.stringValue());
            if (wrong.find()) {
                right = JsonTree.NODES.stringNode(wrong.replaceAll(Matcher.quoteReplacement(erratum.right()))
                        .strip());
            }
        } else if (present == null
                ? erratum.says().isEmpty()
                : !erratum.says().isEmpty() && present.equals(JsonTree.read(erratum.says()))) {
            right = JsonTree.read(erratum.right());
        }
        if (right != null) {
            switch (parent) {
                case ObjectNode object -> object.set(name, right);
                case ArrayNode list -> list.set(Integer.parseInt(name), right);
                default -> right = null;
            }
        }
        return right != null;
    }

    private static @Nullable JsonNode child(JsonNode parent, String name) {
        return parent.isArray() ? parent.get(Integer.parseInt(name)) : parent.get(name);
    }

    /** An ellipsis stands for whatever the sentence has there, so that the book's sentences need not be written here. */
    private static Pattern pattern(String says) {
        StringBuilder pattern = new StringBuilder();
        for (String part : says.split("…", -1)) {
            pattern.append(pattern.isEmpty() ? "" : ".*?").append(Pattern.quote(part));
        }
        return Pattern.compile(pattern.toString());
    }
}
