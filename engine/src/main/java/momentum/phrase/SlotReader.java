package momentum.phrase;

import static momentum.phrase.Nearest.hint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.dice.Outcome;
import momentum.rule.Amount;
import momentum.rule.AssetCard;
import momentum.rule.Debility;
import momentum.rule.Meter;
import momentum.rule.RiderLine;
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
    public int positive(String slot) {
        int number = number(slot);
        if (number == 0) {
            throw misread(slot, "0 changes nothing");
        }
        return number;
    }

    @Override
    public Outcome outcomeOtherThan(String slot, Outcome taken) {
        Outcome outcome = outcome(slot);
        if (outcome == taken) {
            throw misread(slot, "a %s is one already".formatted(taken.inWords()));
        }
        return outcome;
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
        if (text(slot).equals("amount") && !words.card().meters().isEmpty()) {
            return new Amount.Named();
        }
        throw misread(slot, "\"" + text(slot) + "\" is neither a number nor what the move is made with");
    }

    @Override
    public Amount value(String slot) {
        return switch (text(slot)) {
            case "the action die" -> new Amount.OfActionDie();
            case "its rank" -> new Amount.OfRank();
            case String name -> new Amount.OfMeter(meter(slot, name));
        };
    }

    @Override
    public String mark(String slot) {
        return oneOf(slot, "mark", words.card().marks());
    }

    @Override
    public String trait(String slot) {
        return oneOf(slot, "choice", words.card().traitNames());
    }

    @Override
    public List<String> traitValues(String slot, String trait) {
        List<String> known = words.card().traits().stream()
                .filter(each -> each.word().equals(trait))
                .flatMap(each -> each.values().stream())
                .map(AssetCard.Trait.Value::name)
                .toList();
        return list(slot).stream()
                .map(value -> known(slot, value, trait, known))
                .toList();
    }

    @Override
    public Outcome outcome(String slot) {
        return Stream.of(Outcome.values())
                .filter(outcome -> outcome.inWords().equals(text(slot)))
                .findFirst()
                .orElseThrow(() -> misread(slot, "an outcome is a strong hit, a weak hit, or a miss"));
    }

    @Override
    public RiderLine.Dice dice(String slot) {
        return Stream.of(RiderLine.Dice.values())
                .filter(dice -> dice.inWords().equals(text(slot)))
                .findFirst()
                .orElseThrow(() -> misread(
                        slot,
                        "dice are \"any dice\", \"all dice\" or \"one challenge die\", not \"%s\""
                                .formatted(text(slot))));
    }

    @Override
    public int ownStat(String slot) {
        return words.game().stats().indexOf(oneOf(slot, "stat", words.game().stats()));
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

    @Override
    public Meter ownMeter(String slot) {
        List<Meter> own = words.card().meters();
        String name =
                oneOf(slot, "track of the asset", own.stream().map(Meter::said).toList());
        return own.stream()
                .filter(meter -> meter.said().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Meter meter(String slot, String name) {
        return words.meter(known(slot, name, "track", words.meterNames())).orElseThrow();
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
        return oneOf(slot, "stat", words.rollable());
    }

    @Override
    public String move(String slot) {
        if (words.owned().containsKey(text(slot)) && !words.moves().contains(text(slot))) {
            throw misread(slot, words.noMove(text(slot)));
        }
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
