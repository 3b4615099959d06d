package momentum.notation;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.dice.Die;
import momentum.notation.LineReading.WantedDice;
import momentum.state.Ticks;

/** Lines without numbers, for which the table throws its dice: {@code roll heart, bonded}. */
record WantedDiceForm(SaidWords words) {
    private static final String ROLL = "roll";
    private static final Pattern REROLL =
            Pattern.compile("reroll ((?:action|first|second)(?:(?:,| and)? (?:action|first|second))*)");
    private static final Pattern CONSULT = Pattern.compile("consult (.+)");
    private static final Pattern ASK = Pattern.compile("ask (.+?)(?:: (.+))?");
    private static final Pattern BETWEEN = Pattern.compile(",? (?:and )?");

    /** Dice named without what they show: with numbers behind them, they have been thrown. */
    Optional<WantedDice> reroll(String text) {
        Matcher reroll = REROLL.matcher(text);
        return reroll.matches() ? Optional.of(new WantedDice.Reroll(dice(reroll.group(1)))) : Optional.empty();
    }

    Optional<WantedDice> read(String text, QuotedParts quotes) {
        Matcher consult = CONSULT.matcher(text);
        if (consult.matches()) {
            return Optional.of(new WantedDice.Consult(quotes.meant(consult.group(1))));
        }
        Matcher ask = ASK.matcher(text);
        if (ask.matches()) {
            return Optional.of(new WantedDice.Ask(
                    quotes.meant(ask.group(1)), ask.group(2) == null ? "" : quotes.meant(ask.group(2))));
        }
        return text.equals(ROLL) || text.startsWith(ROLL + " ") || text.startsWith(ROLL + ",")
                ? Optional.of(roll(text, quotes))
                : Optional.empty();
    }

    /** What is so may stand behind a comma, as everywhere, or just behind the word before it: {@code roll bonded}. */
    private WantedDice roll(String text, QuotedParts quotes) {
        TicksForm form = TicksForm.read(text, quotes, words);
        Set<String> said = new TreeSet<>(form.ticks().said());
        String before = form.before();
        int end = before.length();
        for (int space = before.lastIndexOf(' ');
                space > 0 && words.contains(before.substring(space + 1, end));
                space = before.lastIndexOf(' ', end - 1)) {
            said.add(before.substring(space + 1, end));
            end = space;
        }
        String with = before.substring(ROLL.length(), end).strip().replaceFirst("^\\+", "");
        return new WantedDice.Roll(
                with.isEmpty() ? Optional.empty() : Optional.of(quotes.meant(with)),
                new Ticks(said, form.ticks().using(), form.ticks().byHand()));
    }

    private static Set<Die> dice(String names) {
        Set<Die> dice = EnumSet.noneOf(Die.class);
        for (String name : BETWEEN.split(names, -1)) {
            dice.add(Die.valueOf(name.toUpperCase(Locale.ROOT)));
        }
        return dice;
    }

    String print(WantedDice thrown, NameWriter pen) {
        return switch (thrown) {
            case WantedDice.Roll(Optional<String> with, Ticks ticks) ->
                ROLL + with.map(name -> " " + pen.write(name)).orElse("") + TicksForm.print(ticks, pen, words);
            case WantedDice.Reroll(Set<Die> dice) ->
                dice.stream()
                        .sorted()
                        .map(die -> die.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(" ", "reroll ", ""));
            case WantedDice.Consult(String table) -> "consult " + pen.write(table);
            case WantedDice.Ask(String likely, String question) ->
                "ask " + pen.write(likely) + pen.writeAfter(": ", question);
        };
    }
}
