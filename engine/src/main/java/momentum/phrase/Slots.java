package momentum.phrase;

import static momentum.phrase.Nearest.hint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import momentum.rule.Amount;
import momentum.rule.Debility;
import momentum.rule.Meter;

/** What stood in the slots of a form, to be read as what it should be. */
final class Slots {
    private final Matcher matcher;
    private final List<String> names;
    private final Grammar grammar;

    Slots(Matcher matcher, List<String> names, Grammar grammar) {
        this.matcher = matcher;
        this.names = names;
        this.grammar = grammar;
    }

    String text(String slot) {
        return matcher.group(index(slot));
    }

    Misread misread(String slot, String message) {
        return new Misread(matcher.start(index(slot)), message);
    }

    private int index(String slot) {
        return names.indexOf("{" + slot + "}") + 1;
    }

    int number(String slot) {
        if (!text(slot).matches("\\d{1,4}")) {
            throw misread(slot, "\"" + text(slot) + "\" is not a number");
        }
        return Integer.parseInt(text(slot));
    }

    String otherThan(String slot, String taken) {
        if (text(slot).equals(taken)) {
            throw misread(slot, "say \"" + taken + " with ...\"");
        }
        return text(slot);
    }

    String oneOf(String slot, String what, Collection<String> known) {
        if (!known.contains(text(slot))) {
            throw misread(slot, "unknown %s \"%s\"%s".formatted(what, text(slot), hint(text(slot), known)));
        }
        return text(slot);
    }

    Meter meter(String slot) {
        oneOf(slot, "track", words().meterNames());
        return words().game().meter(text(slot)).orElseThrow();
    }

    Debility debility(String slot) {
        oneOf(slot, "debility", words().debilityNames());
        return words().game().debility(text(slot)).orElseThrow();
    }

    String stat(String slot) {
        List<String> known = new ArrayList<>(words().game().stats());
        known.addAll(words().meterNames());
        return oneOf(slot, "stat", known);
    }

    String move(String slot) {
        return oneOf(slot, "move", words().moves());
    }

    String table(String slot) {
        return oneOf(slot, "table", words().tables());
    }

    /** "1", or the name of what the move is made with. */
    Amount amount(String slot) {
        if (text(slot).matches("\\d{1,4}")) {
            return new Amount.Fixed(number(slot));
        }
        if (words().parameter().filter(text(slot)::equals).isPresent()) {
            return new Amount.Given(text(slot));
        }
        throw misread(slot, "\"" + text(slot) + "\" is neither a number nor what the move is made with");
    }

    /** "-health, -spirit, or -supply", or the same without the minus. */
    List<Meter> meters(String slot, String before) {
        List<Meter> meters = new ArrayList<>();
        for (String name : text(slot).split(", or |, | or ", -1)) {
            String bare = name.startsWith(before) ? name.substring(before.length()) : name;
            meters.add(words().game()
                    .meter(bare)
                    .orElseThrow(() ->
                            misread(slot, "unknown track \"%s\"%s".formatted(bare, hint(bare, words().meterNames())))));
        }
        return meters;
    }

    /** "1, 2, 3, 4, 5": a number for each rank. */
    List<Integer> byRank(String slot) {
        List<Integer> numbers = new ArrayList<>();
        for (String number : text(slot).split(", ", -1)) {
            if (!number.matches("\\d{1,4}")) {
                throw misread(slot, "\"" + number + "\" is not a number");
            }
            numbers.add(Integer.valueOf(number));
        }
        if (numbers.size() != Vocabulary.RANKS.size()) {
            throw misread(slot, "there are five ranks, so five numbers, not " + numbers.size());
        }
        return numbers;
    }

    List<String> list(String slot) {
        return List.of(text(slot).split(", or |, | or ", -1));
    }

    Vocabulary words() {
        return grammar.words();
    }
}
