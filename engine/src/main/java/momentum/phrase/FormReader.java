package momentum.phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Form;

/**
 * Reads lines of one form.
 *
 * @param regex the form's words, and a group for each slot
 * @param begins what every line of the form begins with: most lines are told apart by it
 * @param weight how many letters of its own the form has: the more, the surer that a line was meant to be of this form
 */
record FormReader<T>(Form<? extends T> form, Pattern regex, String begins, List<String> slots, int weight) {
    private static final Pattern SLOT = Pattern.compile("\\{(([a-z]+)\\d*)}");

    static <T> FormReader<T> of(Form<? extends T> form) {
        String pattern = form.pattern();
        StringBuilder regex = new StringBuilder();
        List<String> slots = new ArrayList<>();
        Matcher matcher = SLOT.matcher(pattern);
        int end = 0;
        int weight = 0;
        while (matcher.find()) {
            String literal = pattern.substring(end, matcher.start());
            weight += literal.length();
            regex.append(
                    English.endsWithArticle(literal)
                            ? Pattern.quote(literal.stripTrailing()) + "n? "
                            : Pattern.quote(literal));
            regex.append(shape(matcher.group(2)));
            slots.add(matcher.group(1));
            end = matcher.end();
        }
        regex.append(Pattern.quote(pattern.substring(end)));
        weight += pattern.length() - end;
        int open = pattern.indexOf('{');
        String begins = (open < 0 ? pattern : pattern.substring(0, open)).replaceFirst("\\ba $", "");
        return new FormReader<>(form, Pattern.compile(regex.toString()), begins, List.copyOf(slots), weight);
    }

    /** Whether a line has the words of the form, whatever stands in its slots. */
    boolean fits(String line) {
        return line.startsWith(begins) && regex.matcher(line).matches();
    }

    /** The surest first: the order in which forms are declared says nothing. */
    static <T> List<FormReader<T>> all(List<? extends Form<? extends T>> forms) {
        List<FormReader<T>> readers = new ArrayList<>();
        for (Form<? extends T> form : forms) {
            readers.add(of(form));
        }
        readers.sort(Comparator.<FormReader<T>>comparingInt(FormReader::weight)
                .reversed()
                .thenComparing(FormReader::pattern));
        return List.copyOf(readers);
    }

    /** Loose on purpose: what a slot holds is judged when it is read, so that the complaint can point at it. */
    private static String shape(String slot) {
        return switch (slot) {
            case "n", "stat", "word", "block", "kind", "trait" -> "([^ ,;:()]+)";
            case "meter" -> "((?:its )?[^ ,;:()]+)";
            case "value" -> "(the action die|its [a-z]+|[a-z]+)";
            case "meters" -> "(.+ or .+)";
            case "text" -> "(.+)";
            default -> "(.+?)";
        };
    }

    String pattern() {
        return form.pattern();
    }

    T read(Matcher matched, Vocabulary words) {
        return form.read(new SlotReader(matched, slots, words));
    }
}
