package momentum.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.play.Reply;
import momentum.state.Ticks;

/** An answer: its first word says of which kind it is, as in {@code choose Delayed}. */
record ReplyForm(SaidWords words) {
    private static final Pattern DIE = Pattern.compile("(action|first|second) (" + Numbers.ANY + ")");
    private static final Pattern AMOUNT = Pattern.compile("([^ ]+) (" + Numbers.ANY + ")");
    /** How much of a choice, behind its label. */
    private static final Pattern HOW_MUCH = Pattern.compile("(.*\\S) (-?\\d+)", Pattern.DOTALL);

    /** Labels have commas in them; behind an amount, one ends it. */
    private static final String NEXT_CHOICE = "; |(?<= -?\\d{1,10}), (?=\\p{L}|" + QuotedParts.PART + ")";

    private static final Pattern ORACLE = Pattern.compile("(" + Numbers.ANY + ")(?: (?:on )?(.+))?");

    private static final Pattern OVERRULE =
            Pattern.compile("(strong hit|weak hit|miss)(?: because (.+))?", Pattern.DOTALL);

    Optional<Reply> read(String text, QuotedParts quotes) {
        int space = text.indexOf(' ');
        String word = space < 0 ? text : text.substring(0, space);
        String rest = space < 0 ? "" : text.substring(space + 1).strip();
        return Optional.ofNullable(
                switch (word) {
                    case "dice" -> DiceForm.read(rest, quotes, words);
                    case "reroll" -> new Reply.Reroll(reroll(rest));
                    case "use" -> use(rest, quotes);
                    case "die" -> new Reply.OneDie(Numbers.whole(rest));
                    case "burn" -> alone(word, rest, new Reply.Burn());
                    case "keep" -> alone(word, rest, new Reply.Keep());
                    case "overrule" -> overrule(rest, quotes);
                    case "yes" -> alone(word, rest, new Reply.Yes());
                    case "no" -> alone(word, rest, new Reply.No());
                    case "choose" -> choose(rest, quotes);
                    case "amount" -> new Reply.Amount(Numbers.whole(rest));
                    case "divide" -> new Reply.Divide(amounts(rest, quotes));
                    case "name" ->
                        new Reply.Names(
                                parts(rest, "; ", "name Wolf").isEmpty() ? List.of() : NamedForm.readAll(rest, quotes));
                    case "oracle" -> oracle(rest, quotes);
                    default -> null;
                });
    }

    /** The parts of a list, of which there are none in {@code nothing}. */
    private static List<String> parts(String text, String between, String example) {
        if (text.isEmpty()) {
            throw new UnreadableLine("say which, as in \"" + example + "\", or nothing");
        }
        return text.equals("nothing") ? List.of() : List.of(text.split(between, -1));
    }

    /** By what an ability is offered as; the name of the ability may stand behind a colon. */
    private static Reply use(String text, QuotedParts quotes) {
        if (text.isEmpty()) {
            throw new UnreadableLine("say which ability, as in \"use Hound 1\"");
        }
        return new Reply.Use(quotes.meant(text));
    }

    private Reply choose(String text, QuotedParts quotes) {
        TicksForm said = TicksForm.readIfKnown(text, quotes, words);
        List<String> labels = new ArrayList<>();
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (String part : parts(said.before(), NEXT_CHOICE, "choose Delayed")) {
            Matcher much = HOW_MUCH.matcher(part);
            String label = quotes.meant(much.matches() ? much.group(1) : part);
            labels.add(label);
            if (much.matches()) {
                amounts.put(label, Numbers.whole(much.group(2)));
            }
        }
        return new Reply.Choose(List.copyOf(labels), said.ticks().said(), amounts);
    }

    private static Reply overrule(String text, QuotedParts quotes) {
        Matcher overrule = OVERRULE.matcher(text);
        if (!overrule.matches()) {
            throw new UnreadableLine("what a roll comes to reads \"overrule weak hit because the rope holds\"");
        }
        String reason = overrule.group(2) == null ? "" : quotes.meant(overrule.group(2));
        return new Reply.Overrule(
                Outcome.valueOf(overrule.group(1).toUpperCase(Locale.ROOT).replace(' ', '_')), reason);
    }

    private static Reply alone(String word, String rest, Reply reply) {
        if (!rest.isEmpty()) {
            throw new UnreadableLine("\"" + word + "\" stands alone; for what comes behind it, take another line");
        }
        return reply;
    }

    private static Map<Die, Integer> reroll(String text) {
        Map<Die, Integer> thrown = new EnumMap<>(Die.class);
        for (String part : parts(text, ", ", "reroll action 4, first 2")) {
            Matcher die = DIE.matcher(part);
            if (!die.matches()) {
                throw new UnreadableLine("a reroll reads \"reroll action 4, first 2\"");
            }
            thrown.put(Die.valueOf(die.group(1).toUpperCase(Locale.ROOT)), Numbers.whole(die.group(2)));
        }
        return thrown;
    }

    private static Map<String, Integer> amounts(String text, QuotedParts quotes) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (String part : parts(text, ", ", "divide health 1, spirit 2")) {
            Matcher amount = AMOUNT.matcher(part);
            if (!amount.matches()) {
                throw new UnreadableLine("a division reads \"divide health 1, spirit 2\"");
            }
            amounts.put(quotes.meant(amount.group(1)), Numbers.whole(amount.group(2)));
        }
        return amounts;
    }

    private static Reply oracle(String text, QuotedParts quotes) {
        Matcher oracle = ORACLE.matcher(text);
        if (!oracle.matches()) {
            throw new UnreadableLine(
                    "the oracle reads \"oracle 42\", or \"oracle 42 on Theme\"; a table is rolled on at any time by \"consult Theme\"");
        }
        return new Reply.Oracle(
                Numbers.oracle(oracle.group(1)),
                Optional.ofNullable(oracle.group(2)).map(quotes::meant));
    }

    String print(Reply reply, NameWriter pen) {
        return switch (reply) {
            case Reply.Dice dice -> "dice " + DiceForm.print(dice, pen, words);
            case Reply.Challenge dice -> "dice " + DiceForm.print(dice, pen, words);
            case Reply.Reroll(Map<Die, Integer> thrown) ->
                "reroll "
                        + orNothing(Arrays.stream(Die.values())
                                .filter(thrown::containsKey)
                                .map(die -> die.name().toLowerCase(Locale.ROOT) + " " + thrown.get(die))
                                .collect(Collectors.joining(", ")));
            case Reply.Burn() -> "burn";
            case Reply.Use(String rider) -> "use " + pen.write(rider);
            case Reply.OneDie(int number) -> "die " + number;
            case Reply.Keep() -> "keep";
            case Reply.Overrule(Outcome outcome, String reason) ->
                "overrule " + outcome.inWords() + pen.writeAfter(" because ", reason);
            case Reply.Choose choose -> {
                List<String> parts = new ArrayList<>();
                for (String label : choose.labels()) {
                    OptionalInt amount = choose.amount(label);
                    parts.add(pen.write(label) + (amount.isEmpty() ? "" : " " + amount.getAsInt()));
                }
                yield "choose " + orNothing(String.join("; ", parts))
                        + TicksForm.print(Ticks.saying(choose.said()), pen, words);
            }
            case Reply.Yes() -> "yes";
            case Reply.No() -> "no";
            case Reply.Amount(int number) -> "amount " + number;
            case Reply.Divide(Map<String, Integer> amounts) -> {
                List<String> parts = new ArrayList<>();
                amounts.forEach((meter, amount) -> parts.add(pen.write(meter) + " " + amount));
                yield "divide " + orNothing(String.join(", ", parts));
            }
            case Reply.Names(List<Reply.Named> names) -> "name " + orNothing(NamedForm.printAll(names, pen));
            case Reply.Oracle(int value, Optional<String> which) ->
                "oracle " + value + which.map(name -> " on " + pen.write(name)).orElse("");
        };
    }

    private static String orNothing(String list) {
        return list.isEmpty() ? "nothing" : list;
    }
}
