package momentum.app.terminal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.notation.LineReading;
import momentum.play.Offers.RiderOffer;
import momentum.rule.Rulebook;
import momentum.state.HandBonus;
import momentum.state.Ticks;

/**
 * How to roll, as people type it: {@code iron dice 3 7 9, bonded, adding +1 because the rope holds}.
 *
 * @param dice as the player's own fell; none for the table's
 * @param unknown words that say nothing about a roll
 */
public record RollWords(Optional<String> stat, Ticks ticks, List<Integer> dice, List<String> unknown) {
    private static final Pattern ADDING =
            Pattern.compile("(?i)(.*?)[\\s,]*\\badding\\s+([+-]?\\d{1,4})(?:\\s+because\\s+(.+))?");
    /** What is used stands up to the end, or to the dice; it may have numbers and commas in it. */
    private static final Pattern USING =
            Pattern.compile("(?i)(.*?)(?:^|[\\s,])using\\s+(.+?)((?:[\\s,]+(?:dice|roll)\\b.*)?)");

    private static final Set<String> FILLERS = Set.of("roll", "dice", "vs", "against", "and", "with");

    public RollWords {
        dice = List.copyOf(dice);
        unknown = List.copyOf(unknown);
    }

    /** @param stats what can be rolled with; a beginning that only one of them has will do */
    static RollWords read(Rulebook rulebook, List<String> stats, String text) {
        Matcher adding = ADDING.matcher(text);
        boolean isAdded = adding.matches();
        Optional<HandBonus> byHand = isAdded
                ? Optional.of(new HandBonus(
                        Integer.parseInt(adding.group(2)), adding.group(3) == null ? "" : adding.group(3)))
                : Optional.empty();
        List<Integer> dice = new ArrayList<>();
        Set<String> said = new TreeSet<>();
        List<String> rolled = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        String without = isAdded ? adding.group(1) : text;
        Matcher using = USING.matcher(without);
        boolean isUsing = using.matches();
        Set<String> used = isUsing ? Set.of(using.group(2)) : Set.of();
        for (String typed : (isUsing ? using.group(1) + " " + using.group(3) : without).split("[\\s,+]+", -1)) {
            String word = typed.toLowerCase(Locale.ROOT);
            Optional<String> stat = stat(stats, word);
            if (word.matches("\\d{1,3}")) {
                dice.add(Integer.valueOf(word));
            } else if (stat.isPresent()) {
                rolled.add(stat.get());
            } else if (isSaid(rulebook, word)) {
                said.add(word);
            } else if (!word.isEmpty() && !FILLERS.contains(word)) {
                unknown.add(word);
            }
        }
        if (rolled.size() > 1) {
            unknown.addAll(rolled);
        }
        return new RollWords(rolled.stream().findFirst(), new Ticks(said, used, byHand), dice, unknown);
    }

    /** With the abilities that are said by what they are offered as. */
    RollWords using(List<RiderOffer> riders) {
        return new RollWords(stat, UseAnswer.resolved(ticks, riders), dice, unknown);
    }

    /** Whether anything is said at all. */
    boolean isEmpty() {
        return stat.isEmpty() && ticks.isEmpty() && dice.isEmpty();
    }

    static boolean isFiller(String word) {
        return FILLERS.contains(word);
    }

    private static Optional<String> stat(List<String> stats, String word) {
        if (stats.contains(word)) {
            return Optional.of(word);
        }
        List<String> meant = stats.stream()
                .filter(each -> word.length() > 1 && each.startsWith(word))
                .toList();
        return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
    }

    /** What can be said of a roll is the notation's to know. */
    private static boolean isSaid(Rulebook rulebook, String word) {
        return word.matches("[a-z]+")
                && !FILLERS.contains(word)
                && NotationParser.read(rulebook, "dice 1 vs 1 1, " + word, "") instanceof LineReading.Understood;
    }
}
