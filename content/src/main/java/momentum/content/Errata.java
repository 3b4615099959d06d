package momentum.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is wrong in the data and what is right: a text file for people, in paragraphs of {@code name: value} lines, that the
 * reader goes by. A line that begins with a space goes on with the one before.
 */
public final class Errata {
    private static final Lazy<List<Erratum>> SHIPPED =
            new Lazy<>(() -> parse(new String(Resource.bytes("/momentum/content/errata.txt"), Resource.UTF_8)));

    private Errata() {}

    /** All of them, for both games. */
    public static List<Erratum> all() {
        return SHIPPED.get();
    }

    /** Those that change the data of a game. */
    static List<Erratum> of(String game) {
        return all().stream()
                .filter(erratum -> erratum.at().isPresent() && erratum.game().equals(game))
                .toList();
    }

    static List<Erratum> parse(String text) {
        List<Erratum> errata = new ArrayList<>();
        for (String paragraph : text.split("\\R(?:[ \\t]*\\R)+", -1)) {
            Map<String, List<String>> values = values(paragraph);
            if (!values.isEmpty()) {
                errata.add(erratum(values));
            }
        }
        return List.copyOf(errata);
    }

    private static Erratum erratum(Map<String, List<String>> values) {
        return new Erratum(
                one(values, "id")
                        .orElseThrow(() -> new IllegalArgumentException("an erratum without an id: " + values)),
                one(values, "at"),
                one(values, "says").orElse(""),
                one(values, "right").orElse(""),
                values.getOrDefault("differs", List.of()),
                one(values, "why")
                        .orElseThrow(() -> new IllegalArgumentException("an erratum without a why: " + values)));
    }

    private static Map<String, List<String>> values(String paragraph) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        String last = "";
        for (String line :
                paragraph.lines().filter(line -> !line.startsWith("#")).toList()) {
            if (line.startsWith(" ")) {
                List<String> said = values.getOrDefault(last, new ArrayList<>());
                said.set(said.size() - 1, said.getLast() + " " + line.strip());
            } else if (!line.isBlank()) {
                int colon = line.indexOf(':');
                last = line.substring(0, colon);
                values.computeIfAbsent(last, name -> new ArrayList<>())
                        .add(line.substring(colon + 1).strip());
            }
        }
        return values;
    }

    private static Optional<String> one(Map<String, List<String>> values, String name) {
        return Optional.ofNullable(values.get(name)).map(List::getFirst);
    }
}
