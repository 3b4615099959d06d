package momentum.app.terminal.parse;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import momentum.app.terminal.view.QuestionScreen;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.play.Offers.RiderOffer;
import momentum.play.Reply;
import momentum.state.Question;
import momentum.state.Ticks;

/** "use hound", "hound 1", "using hound and archer 2": abilities by any part of their names that only one has. */
final class UseAnswer {
    private static final Set<String> GOING_ON = Set.of("keep", "no", "n", "none", "nothing", "go on");

    private UseAnswer() {}

    /** What is answered where abilities are offered one after the other. */
    static Optional<Intent> read(Question.Use question, List<RiderOffer> riders, String line) {
        String low = line.toLowerCase(Locale.ROOT);
        if (GOING_ON.contains(low)) {
            return AnswerParser.reply(question, new Reply.Keep());
        }
        if (low.matches("\\d{1,2}")) {
            int number = Integer.parseInt(low);
            return number >= 1 && number <= riders.size()
                    ? use(question, riders.get(number - 1))
                    : AnswerParser.unclear("they are numbered 1 to %d; keep goes on without".formatted(riders.size()));
        }
        return isUse(line)
                ? named(question, riders, NameMatcher.rest(line))
                : meant(riders, line).size() == 1 ? named(question, riders, line) : Optional.empty();
    }

    static boolean isUse(String line) {
        String first = NameMatcher.first(line);
        return (first.equalsIgnoreCase("use") || first.equalsIgnoreCase("using"))
                && !NameMatcher.rest(line).isEmpty();
    }

    /** "use hound" before the dice; what is offered behind them waits until they lie. */
    static Optional<Intent> beforeTheDice(Question.Dice question, List<RiderOffer> riders, String typed) {
        List<RiderOffer> behind =
                meant(riders.stream().filter(rider -> !isBefore(rider)).toList(), typed);
        List<RiderOffer> before = before(riders);
        return meant(before, typed).stream().noneMatch(RiderOffer::isOpen) && !behind.isEmpty()
                ? AnswerParser.unclear(behind.getFirst().key() + " is offered once the dice lie; roll first")
                : named(question, before, typed);
    }

    private static List<RiderOffer> before(List<RiderOffer> riders) {
        return riders.stream().filter(UseAnswer::isBefore).toList();
    }

    private static boolean isBefore(RiderOffer rider) {
        return rider.state() != RiderOffer.State.BEHIND_THE_DICE;
    }

    /** "use hound": that one, or a question which one. */
    private static Optional<Intent> named(Question question, List<RiderOffer> riders, String typed) {
        List<RiderOffer> meant = meant(riders, typed);
        if (meant.isEmpty()) {
            return AnswerParser.unclear(
                    riders.isEmpty()
                            ? "no ability fits here"
                            : "no ability that fits here is called \"%s\"; there is %s"
                                    .formatted(
                                            typed,
                                            TextLayout.list(
                                                    riders.stream()
                                                            .map(RiderOffer::key)
                                                            .toList(),
                                                    "and")));
        }
        if (meant.size() == 1) {
            return use(question, meant.getFirst());
        }
        List<Intent.Choice> choices = meant.stream()
                .map(rider -> new Intent.Choice(
                        QuestionScreen.label(rider), use(question, rider).orElseThrow()))
                .toList();
        return Optional.of(new Intent.Pick(choices));
    }

    private static Optional<Intent> use(Question question, RiderOffer rider) {
        return AnswerParser.reply(question, new Reply.Use(rider.key()));
    }

    private record Alias(String name, RiderOffer rider) {}

    /** Those that are meant; where some of them cannot be used now, only those that can. */
    private static List<RiderOffer> meant(List<RiderOffer> riders, String typed) {
        List<Alias> aliases = riders.stream().flatMap(UseAnswer::aliases).toList();
        Set<RiderOffer> meant = new LinkedHashSet<>();
        NameMatcher.meant(typed, aliases, Alias::name).forEach(alias -> meant.add(alias.rider()));
        List<RiderOffer> open = meant.stream().filter(RiderOffer::isOpen).toList();
        return open.isEmpty() ? List.copyOf(meant) : open;
    }

    /** By what it is offered as, by the name of the ability, and by that of the card, whatever the asset is called. */
    private static Stream<Alias> aliases(RiderOffer rider) {
        List<String> names = new ArrayList<>(List.of(rider.key()));
        String number = rider.card() + " " + rider.ref().ability();
        int at = rider.key().indexOf(number);
        String behind = at < 0 ? "" : rider.key().substring(at + number.length());
        names.add(rider.card() + " " + rider.ref().ability() + behind);
        names.add(rider.ref().card() + " " + rider.ref().ability() + behind);
        if (behind.isEmpty()) {
            rider.ability().ifPresent(name -> names.addAll(List.of(rider.card() + " " + name, name)));
        }
        return names.stream().distinct().map(name -> new Alias(name, rider));
    }

    /** What is said with a roll, each ability as it is offered; what is none of these is left as it was typed, and the rules say why not. */
    static Ticks resolved(Ticks ticks, List<RiderOffer> offered) {
        List<RiderOffer> riders = before(offered);
        if (ticks.using().isEmpty()) {
            return ticks;
        }
        Set<String> keys = new TreeSet<>();
        for (String typed : ticks.using()) {
            Optional<String> whole = key(riders, typed);
            if (whole.isPresent()) {
                keys.add(whole.get());
            } else {
                for (String part : typed.split("(?i)\\s*,\\s*(?:using\\s+)?|\\s+and\\s+(?:using\\s+)?", -1)) {
                    keys.add(key(riders, part).orElse(part));
                }
            }
        }
        return ticks.using(keys);
    }

    private static Optional<String> key(List<RiderOffer> riders, String typed) {
        List<RiderOffer> meant = meant(riders, typed);
        return meant.size() == 1 ? Optional.of(meant.getFirst().key()) : Optional.empty();
    }
}
