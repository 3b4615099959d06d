package momentum.notation;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.state.HandBonus;
import momentum.state.Ticks;

/**
 * What is said with a roll, at the end of a line: {@code , bonded, together, adding +1 because the rope holds}.
 *
 * @param before the line without it
 */
record TicksForm(String before, Ticks ticks) {
    private static final Pattern LAST = Pattern.compile("([a-z]+)|saying (" + QuotedParts.PART + ")|using (.+)");
    private static final Pattern ADDING = Pattern.compile("(.*?), adding ([+-]\\d+)(?: because (.+))?", Pattern.DOTALL);

    static TicksForm read(String text, QuotedParts quotes, SaidWords words) {
        Matcher adding = ADDING.matcher(text);
        boolean isAdded = adding.matches();
        Optional<HandBonus> byHand = isAdded
                ? Optional.of(new HandBonus(
                        Numbers.whole(adding.group(2)), adding.group(3) == null ? "" : quotes.meant(adding.group(3))))
                : Optional.empty();
        Set<String> said = new TreeSet<>();
        Set<String> using = new TreeSet<>();
        String before = isAdded ? adding.group(1) : text;
        int end = before.length();
        for (int comma = before.lastIndexOf(", "); comma >= 0; comma = before.lastIndexOf(", ", end - 2)) {
            Matcher last = LAST.matcher(before.substring(comma + 2, end));
            if (!last.matches()) {
                break;
            }
            if (last.group(3) != null) {
                using.add(quotes.meant(last.group(3)));
            } else {
                said.add(last.group(1) == null ? quotes.meant(last.group(2)) : known(last.group(1), words));
            }
            end = comma;
        }
        return new TicksForm(
                before.substring(0, end),
                said.isEmpty() && using.isEmpty() && byHand.isEmpty() ? Ticks.NONE : new Ticks(said, using, byHand));
    }

    /** The same, but an end that is no such word is part of the line: options have commas in them. */
    static TicksForm readIfKnown(String text, QuotedParts quotes, SaidWords words) {
        int comma = text.lastIndexOf(", ");
        Matcher last = LAST.matcher(comma < 0 ? "" : text.substring(comma + 2));
        boolean isSaid = last.matches() && (last.group(1) == null || words.contains(last.group(1)));
        return isSaid ? read(text, quotes, words) : new TicksForm(text, Ticks.NONE);
    }

    private static String known(String word, SaidWords words) {
        if (!words.contains(word)) {
            throw new UnreadableLine("\"" + word + "\" is nothing one can say here: it is one of "
                    + String.join(", ", words.words()) + ". A name with commas in it stands in quotes");
        }
        return word;
    }

    static String print(Ticks ticks, NameWriter pen, SaidWords known) {
        StringBuilder words = new StringBuilder();
        for (String word : new TreeSet<>(ticks.said())) {
            words.append(known.contains(word) ? ", " + word : ", saying " + QuotedText.quoted(word));
        }
        ticks.using().forEach(rider -> words.append(", using ").append(pen.write(rider)));
        ticks.byHand()
                .ifPresent(bonus -> words.append(", adding ")
                        .append(bonus.number() < 0 ? "" : "+")
                        .append(bonus.number())
                        .append(pen.writeAfter(" because ", bonus.reason())));
        return words.toString();
    }
}
