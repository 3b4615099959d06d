package momentum.app.web.http;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import momentum.dice.OracleRoll;

/** The fields of a form, as they were sent. */
public record FormData(Map<String, List<String>> fields) {
    public static final FormData EMPTY = new FormData(Map.of());

    public FormData {
        fields = Map.copyOf(fields);
    }

    /** The trimmed value of a field; empty if there is none. */
    public String text(String name) {
        List<String> values = fields.getOrDefault(name, List.of());
        return values.isEmpty() ? "" : values.getFirst().strip();
    }

    /** The value of a field as typed, with normalised line ends. */
    public String prose(String name) {
        return text(name).replace("\r\n", "\n");
    }

    public List<String> all(String name) {
        return fields.getOrDefault(name, List.of()).stream()
                .map(String::strip)
                .filter(value -> !value.isEmpty())
                .toList();
    }

    /** Whether a field was sent, even if empty. */
    public boolean isSent(String name) {
        return fields.containsKey(name);
    }

    /** Some of its fields. */
    public FormData only(Collection<String> names) {
        Map<String, List<String>> some = new HashMap<>(fields);
        some.keySet().retainAll(names);
        return new FormData(some);
    }

    /** The same with one field filled in anew. */
    public FormData with(String name, String value) {
        Map<String, List<String>> changed = new HashMap<>(fields);
        changed.put(name, List.of(value));
        return new FormData(changed);
    }

    public Set<String> set(String name) {
        return new TreeSet<>(all(name));
    }

    public boolean has(String name) {
        return !text(name).isEmpty();
    }

    public int number(String name, String what) {
        return optionalNumber(name, what).orElseThrow(() -> new WrongForm(what + " is missing: type a number."));
    }

    /** The trimmed value of a field, if it is not empty. */
    public Optional<String> optional(String name) {
        return Optional.of(text(name)).filter(text -> !text.isEmpty());
    }

    public Optional<Integer> optionalNumber(String name, String what) {
        String typed = text(name).replace('\u2212', '-').replaceFirst("^\\+", "");
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Integer.parseInt(typed));
        } catch (NumberFormatException e) {
            throw new WrongForm("%s is a whole number, not \"%s\".".formatted(what, text(name)));
        }
    }

    public int numberBetween(String name, String what, int least, int most) {
        int number = number(name, what);
        if (number < least || number > most) {
            throw new WrongForm("%s is %d to %d, not %d.".formatted(what, least, most, number));
        }
        return number;
    }

    /** What oracle dice show, 1 to 100, where 00 is 100. */
    public int oracleRoll(String name) {
        return text(name).equals("00") ? OracleRoll.read("00") : numberBetween(name, "An oracle roll", 1, 100);
    }

    /** The row that the client had read. */
    public long read() {
        String typed = text("read");
        return typed.matches("\\d{1,18}") ? Long.parseLong(typed) : 0;
    }
}
