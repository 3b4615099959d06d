package momentum.phrase;

import static momentum.phrase.Nearest.hint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.rule.Amount;
import momentum.rule.Debility;
import momentum.rule.Meter;
import momentum.rule.Slots;

/** Reads the slots of a line with the words that there are. */
record SlotReader(Matcher line, List<String> names, Vocabulary words) implements Slots {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");

    @Override
    public String text(String slot) {
        return line.group(index(slot));
    }

    private Misread misread(String slot, String message) {
        return new Misread(line.start(index(slot)), message);
    }

    private int index(String slot) {
        return names.indexOf(slot) + 1;
    }

    @Override
    public int number(String slot) {
        if (!NUMBER.matcher(text(slot)).matches()) {
            throw misread(slot, "\"" + text(slot) + "\" is not a number");
        }
        return Integer.parseInt(text(slot));
    }

    @Override
    public String wordOtherThan(String slot, String taken) {
        if (text(slot).equals(taken)) {
            throw misread(slot, "say \"" + taken + " with ...\"");
        }
        return text(slot);
    }

    @Override
    public Amount amount(String slot) {
        if (NUMBER.matcher(text(slot)).matches()) {
            return new Amount.Fixed(number(slot));
        }
        if (words.parameter().filter(text(slot)::equals).isPresent()) {
            return new Amount.Given(text(slot));
        }
        throw misread(slot, "\"" + text(slot) + "\" is neither a number nor what the move is made with");
    }

    @Override
    public Amount.ByRank byRank(String slot) {
        List<Integer> numbers = new ArrayList<>();
        for (String number : text(slot).split(", ", -1)) {
            if (!NUMBER.matcher(number).matches()) {
                throw misread(slot, "\"" + number + "\" is not a number");
            }
            numbers.add(Integer.valueOf(number));
        }
        if (numbers.size() != Vocabulary.RANKS.size()) {
            throw misread(slot, "there are five ranks, so five numbers, not " + numbers.size());
        }
        return new Amount.ByRank(numbers);
    }

    @Override
    public List<String> list(String slot) {
        return List.of(text(slot).split(", or |, | or ", -1));
    }

    private String oneOf(String slot, String what, Collection<String> known) {
        return known(slot, text(slot), what, known);
    }

    private String known(String slot, String word, String what, Collection<String> known) {
        if (!known.contains(word)) {
            throw misread(slot, "unknown %s \"%s\"%s".formatted(what, word, hint(word, known)));
        }
        return word;
    }

    @Override
    public Meter meter(String slot) {
        return meter(slot, text(slot));
    }

    private Meter meter(String slot, String name) {
        return words.game()
                .meter(known(slot, name, "track", words.meterNames()))
                .orElseThrow();
    }

    @Override
    public List<Meter> meters(String slot) {
        return list(slot).stream().map(name -> meter(slot, name)).toList();
    }

    @Override
    public List<Meter> lostMeters(String slot) {
        return list(slot).stream()
                .map(name -> meter(slot, name.startsWith("-") ? name.substring(1) : name))
                .toList();
    }

    @Override
    public Debility debility(String slot) {
        return words.game()
                .debility(oneOf(slot, "debility", words.debilityNames()))
                .orElseThrow();
    }

    @Override
    public String stat(String slot) {
        List<String> known = new ArrayList<>(words.game().stats());
        known.addAll(words.meterNames());
        return oneOf(slot, "stat", known);
    }

    @Override
    public String move(String slot) {
        return oneOf(slot, "move", words.moves());
    }

    @Override
    public String table(String slot) {
        return oneOf(slot, "table", words.tables());
    }

    @Override
    public String likelihood(String slot) {
        return oneOf(slot, "likelihood", words.odds());
    }

    @Override
    public String block(String slot) {
        return oneOf(slot, "phrase", words.blocks());
    }

    @Override
    public String kindOfTrack(String slot) {
        String kind = oneOf(slot, "kind of track", words.game().tracks().names());
        String before = line.group().substring(0, line.start(index(slot)));
        boolean isArticle = English.endsWithArticle(before);
        if (isArticle && !(before + kind).endsWith(English.a(kind))) {
            throw misread(slot, "say \"%s\"".formatted(English.a(kind)));
        }
        return kind;
    }

    @Override
    public String ending(String slot) {
        return oneOf(slot, "ending", words.endings());
    }

    @Override
    public String ending(String slot, String kind) {
        return oneOf(slot, "ending", words.endings(kind));
    }

    @Override
    public String fightEnding(String slot) {
        return oneOf(slot, "ending", words.fightEndings());
    }

    @Override
    public String heroEnding(String slot) {
        return oneOf(slot, "end", words.game().hero().endings());
    }
}
