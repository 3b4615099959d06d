package momentum.record;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is said to be so, at the end of a line: {@code , bonded, together}.
 *
 * @param before the line without it
 */
record SaidForm(String before, Set<String> said) {
    private static final Set<String> KNOWN = new TreeSet<>(Set.of("bonded", "fulfilled", "together"));
    private static final Pattern LAST = Pattern.compile("([a-z]+)|saying (" + Quotes.PART + ")");

    static SaidForm read(String text, Quotes quotes) {
        Set<String> said = new TreeSet<>();
        String before = text;
        for (int comma = before.lastIndexOf(", "); comma >= 0; comma = before.lastIndexOf(", ")) {
            Matcher last = LAST.matcher(before.substring(comma + 2));
            if (!last.matches()) {
                break;
            }
            said.add(last.group(1) == null ? quotes.meant(last.group(2)) : known(last.group(1)));
            before = before.substring(0, comma);
        }
        return new SaidForm(before, said);
    }

    static String known(String word) {
        if (!KNOWN.contains(word)) {
            throw new Unreadable("\"" + word + "\" is nothing one can say here: it is one of "
                    + String.join(", ", KNOWN) + ". A name with commas in it stands in quotes");
        }
        return word;
    }

    static String print(Set<String> said) {
        StringBuilder words = new StringBuilder();
        for (String word : new TreeSet<>(said)) {
            words.append(KNOWN.contains(word) ? ", " + word : ", saying " + Quotation.quoted(word));
        }
        return words.toString();
    }
}
