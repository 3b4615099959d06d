package momentum.app.terminal.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.RuleText;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.phrase.English;
import momentum.phrase.Printer;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Tick;
import momentum.play.Offers.Way;
import momentum.rule.Likely;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.state.Agenda;
import momentum.state.Frame;
import momentum.state.Question;
import momentum.state.Task;

/** A question put so that a person knows what to type. */
public final class QuestionScreen {
    private final SessionContext context;
    private final TextStyle look;

    public QuestionScreen(SessionContext context) {
        this.context = context;
        this.look = context.look();
    }

    public List<String> lines(QuestionOffer asked) {
        List<String> lines = new ArrayList<>();
        String who = context.isAlone() ? "" : asked.question().hero() + ": ";
        String move = asked.asked().move().map(name -> name + ": ").orElse("");
        switch (asked.question()) {
            case Question.Dice dice -> {
                RollOffer roll = asked.roll().orElseThrow();
                lines.add("  " + who + look.bold(roll.move()) + ": " + about(dice, roll.move()));
                lines.addAll(new OddsScreen(look).lines(roll));
                lines.addAll(new AbilityScreen(context).lines(roll));
                lines.add(hint(toRoll(roll)));
                used(roll).ifPresent(words -> lines.add(hint(words)));
                said(roll).ifPresent(words -> lines.add(hint(words)));
                roll.instead().ifPresent(instead -> choose(lines, "Or, in place of the roll, ", instead));
            }
            case Question.Reroll reroll -> {
                lines.add("  %sReroll %s%s, or keep them."
                        .formatted(
                                who,
                                reroll.dice(context.rulebook()).inWords(),
                                reroll.by().map(ref -> ", by " + ref.limit()).orElse("")));
                lines.add(hint("Type keep, or %s.".formatted(rerolling(context.rulebook(), reroll))));
            }
            case Question.Use use -> {
                lines.add("  " + who + move + use(use));
                lines.addAll(new AbilityScreen(context).numbered(asked.riders()));
                lines.add(hint(asked.riders().stream()
                        .filter(RiderOffer::isOpen)
                        .findFirst()
                        .map(rider -> "Type %s, or keep to go on without.".formatted(example(rider)))
                        .orElse("Type keep to go on.")));
            }
            case Question.OneDie die -> {
                lines.add("  %s%sRoll the %s.".formatted(who, move, die.die().inWords()));
                lines.add(hint("Type roll, or what your own die shows: die 4."));
            }
            case Question.Burn burn -> {
                int momentum = context.table().hero(burn.hero()).orElseThrow().momentum();
                List<Integer> beaten = burn.cast().roll().beatenByBurn(momentum);
                if (beaten.isEmpty()) {
                    lines.add("  %s%s is no help for this roll any more."
                            .formatted(
                                    who,
                                    TextLayout.sentence(OddsScreen.momentum(momentum))
                                            .replaceFirst("\\.$", "")));
                    lines.add(hint("Type keep."));
                } else {
                    lines.add("  " + who + "Burn " + OddsScreen.momentum(momentum) + " for a "
                            + look.of(burn.better(), burn.better().inWords()) + "? It beats "
                            + (burn.cast().roll().isBothBeatenByBurn(momentum)
                                    ? "both dice."
                                    : "the " + beaten.getFirst() + "."));
                    lines.add(hint("Type burn or keep."));
                }
            }
            case Question.Choose choose -> choose(lines, who + move, choose);
            case Question.May may -> {
                lines.add("  " + who
                        + TextLayout.sentence(Printer.print(may.effect())).replaceFirst("\\.$", "?"));
                lines.add(hint("Type yes or no."));
            }
            case Question.HowMuch number ->
                lines.add("  %s%show much %s, %d to %d? When in doubt, %d."
                        .formatted(who, move, number.what(), number.least(), number.most(), number.advised()));
            case Question.Divide divide -> {
                lines.add("  %sLose %d, divided among %s."
                        .formatted(
                                who,
                                divide.amount(),
                                TextLayout.list(
                                        open(divide).stream()
                                                .map(meter -> meter.name() + " (up to " + most(divide, meter) + ")")
                                                .toList(),
                                        "and")));
                lines.add(hint("Type it so: " + example(divide) + "."));
            }
            case Question.Name name -> name(lines, who + move, name);
            case Question.Oracle oracle -> oracle(lines, who, oracle);
        }
        return lines;
    }

    /** The question in a few words, for the prompt. */
    public String brief(QuestionOffer asked) {
        String who = context.isAlone() ? "" : asked.question().hero() + ": ";
        String move = asked.asked().move().map(name -> name + ": ").orElse("");
        return who
                + move
                + switch (asked.question()) {
                    case Question.Dice _ -> "roll";
                    case Question.Reroll _ -> "reroll or keep";
                    case Question.Use _ -> "use or keep";
                    case Question.OneDie die -> "roll the " + die.die().inWords();
                    case Question.Burn _ -> "burn or keep";
                    case Question.Choose choose -> count(choose);
                    case Question.May _ -> "yes or no";
                    case Question.HowMuch number -> "how much " + number.what();
                    case Question.Divide divide -> "divide " + divide.amount();
                    case Question.Name name -> context.unranked().isPresent() ? "rank" : wanted(name);
                    case Question.Oracle oracle ->
                        oracle.which().isPresent() ? "roll" : oracle.odds() ? "how likely?" : "which oracle?";
                };
    }

    private static List<Meter> open(Question.Divide divide) {
        return divide.meters().stream().filter(meter -> most(divide, meter) > 0).toList();
    }

    private static int most(Question.Divide divide, Meter meter) {
        return divide.most().get(divide.meters().indexOf(meter));
    }

    /** An answer that would be taken: one of the first, and all that is left of those after it. */
    private static String example(Question.Divide divide) {
        List<String> parts = new ArrayList<>();
        int left = divide.amount();
        List<Meter> open = open(divide);
        for (Meter meter : open) {
            int others = open.stream()
                    .skip(open.indexOf(meter) + 1L)
                    .mapToInt(after -> most(divide, after))
                    .sum();
            int part = Math.min(most(divide, meter), Math.max(left - others, parts.isEmpty() ? 1 : left));
            if (left > 0 && part > 0) {
                parts.add(meter.name() + " " + part);
                left -= part;
            }
        }
        return String.join(", ", parts);
    }

    /** When the move is made, and the vow, journey, foe or bond it is about. */
    private String about(Question.Dice dice, String move) {
        Optional<Move> made = context.rulebook().move(move);
        String subject = frame(dice)
                .map(Frame::about)
                .flatMap(about -> about.track().or(about::bond))
                .map(name -> " (" + name + ")")
                .orElse("");
        return made.map(Move::when).orElse("") + subject;
    }

    private Optional<Frame> frame(Question wanted) {
        for (Agenda at = context.table().agenda(); !at.isEmpty(); at = at.rest()) {
            if (at.top() instanceof Task.Ask(Question question, Frame frame) && question.equals(wanted)) {
                return Optional.of(frame);
            }
        }
        return Optional.empty();
    }

    private static String toRoll(RollOffer roll) {
        Way first = roll.ways().getFirst();
        if (first.isProgress()) {
            return "Type roll, or your own challenge dice: dice 7 9.";
        }
        return roll.ways().size() == 1
                ? "Type roll, or your own dice: dice 3 7 9."
                : "Type what you roll with, or add your own dice: %s dice 3 7 9.".formatted(rolling(roll));
    }

    /** What only the story knows of this roll, and can be said with it. */
    private static Optional<String> said(RollOffer roll) {
        List<String> words = roll.ticks().stream()
                .filter(tick -> !tick.isSet())
                .map(Tick::word)
                .toList();
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of("If it is so in the story, say %s as well: %s %s."
                        .formatted(TextLayout.list(words, "or"), rolling(roll), words.getFirst()));
    }

    /** What abilities there are to use, and how that is said. */
    private static Optional<String> used(RollOffer roll) {
        return roll.riders().stream()
                .filter(rider -> rider.isOpen() && rider.state() == RiderOffer.State.OPEN)
                .min(Comparator.comparing(rider -> rider.key().contains(":")))
                .map(rider -> "Use an ability first, or with the roll: %s; %s using %s."
                        .formatted(example(rider), rolling(roll), typed(rider)));
    }

    private static String example(RiderOffer rider) {
        return "use " + typed(rider);
    }

    private static String typed(RiderOffer rider) {
        return rider.key().toLowerCase(Locale.ROOT);
    }

    private static String use(Question.Use use) {
        return switch (use.moment()) {
            case BEGINNING -> "use an ability first, or make the move as it is";
            case DICE_LIE -> "use an ability, or keep the dice as they lie";
            case EVENT -> "use an ability, or go on";
        };
    }

    /** An ability among others: what it is called, and what it does. */
    public static String label(RiderOffer rider) {
        return AbilityScreen.name(rider) + ": " + RuleText.inOneLine(rider.does());
    }

    /** What is typed to throw dice again: those that may be. */
    public static String rerolling(Rulebook rulebook, Question.Reroll reroll) {
        return switch (reroll.dice(rulebook)) {
            case ALL -> "reroll all";
            case ONE_CHALLENGE -> "reroll first, or reroll second";
            case ANY -> reroll.cast().isAction() ? "reroll action first second" : "reroll first second";
        };
    }

    /** What begins a line that rolls: where there are several ways, one of them. */
    public static String rolling(RollOffer roll) {
        return roll.ways().size() == 1 ? "roll" : roll.ways().getFirst().stat().orElse("roll");
    }

    private void choose(List<String> lines, String before, Question.Choose choose) {
        lines.add("  " + before + count(choose));
        int number = 0;
        for (Question.Choice choice : choose.choices()) {
            if (number == choose.together()) {
                lines.add("  Or first choose 1");
            }
            number++;
            String does = choice.option().label().isEmpty()
                    ? ""
                    : effects(choice.option().effects());
            String line = "  %2d  %s%s%s"
                    .formatted(number, choice.label(), does.isEmpty() ? "" : ": " + does, inDoubt(choice));
            lines.add(choice.unavailable()
                    .map(why -> look.faint(line + " (" + why + ")"))
                    .orElse(line));
        }
        Question.Terms terms = choose.terms();
        if (!terms.advised().isEmpty()) {
            lines.add(hint("Type how much of each, %d to %d, behind its number: %s."
                    .formatted(terms.least(), terms.most(), example(choose))));
        }
    }

    private static String inDoubt(Question.Choice choice) {
        return choice.amount()
                .filter(range -> choice.isAvailable())
                .map(range -> "; in doubt " + range.advised())
                .orElse("");
    }

    /** An answer that would be taken: the first of what takes an amount, and the last. */
    public static String example(Question.Choose choose) {
        List<String> parts = new ArrayList<>();
        List<Question.Choice> choices = choose.choices();
        for (int i = 0; i < choices.size(); i++) {
            Question.Choice choice = choices.get(i);
            if (choice.amount().isPresent() && choice.isAvailable()) {
                int much = choice.amount().get().advised();
                parts.add("%d %d".formatted(i + 1, parts.isEmpty() || much < 2 ? much : much - 1));
            }
        }
        return parts.size() < 2 || choose.most() < 2
                ? parts.stream().findFirst().orElse("1")
                : parts.getFirst() + ", " + parts.getLast();
    }

    private static String count(Question.Choose choose) {
        return many(choose)
                + choose.howMany()
                        .more()
                        .map(more -> "; %d more if you add \"%s\"".formatted(more.number(), more.word()))
                        .orElse("");
    }

    private static String many(Question.Choose choose) {
        String howMuch = choose.terms().advised().isEmpty() ? "" : ", and how much of each";
        if (choose.least() == choose.most()) {
            return choose.most() == 0 ? "choose nothing" : "choose " + choose.most() + howMuch;
        }
        long open = choose.choices().stream()
                .filter(choice -> choice.isAvailable() && !choice.isAlone())
                .count();
        if (choose.least() == 0) {
            return (choose.most() < open ? "choose up to " + choose.most() : "choose any") + howMuch + ", or nothing";
        }
        return "choose " + choose.least() + " to " + choose.most() + howMuch;
    }

    private static String effects(List<Phrase> effects) {
        return effects.stream().map(phrase -> Printer.print(phrase.effect())).collect(Collectors.joining("; "));
    }

    private void name(List<String> lines, String before, Question.Name name) {
        if (context.unranked().isPresent()) {
            lines.add("  What rank is " + context.unranked().get() + "?");
            int number = 0;
            for (momentum.track.Rank rank : momentum.track.Rank.values()) {
                number++;
                String word = rank.name().toLowerCase(Locale.ROOT);
                if (name.ranks().isEmpty() || name.ranks().contains(word)) {
                    lines.add("  %2d  %s".formatted(number, word));
                }
            }
            return;
        }
        lines.add("  " + before + wanted(name));
        int number = 0;
        for (String known : name.known()) {
            number++;
            lines.add("  %2d  %s%s".formatted(number, known, ability(name, known)));
        }
        if (name.what() == Question.What.ASSET) {
            lines.addAll(new BookScreen(context).cardsToTake());
        }
        if (name.mayBeNew()) {
            lines.add(hint(
                    switch (name.what()) {
                        case TRACK ->
                            "A new one has a rank: %s (dangerous)."
                                    .formatted(isSworn(name.wanted()) ? "Find the lost heir" : "The High Pass");
                        case FOES ->
                            "A new one has a rank: Wolf (dangerous). Several: Wolf (dangerous); Crows (troublesome, small pack).";
                        case ASSET -> "The name of a card; assets with a word finds them.";
                        case BOND, ALLY, COMPANION, ANYONE, ABILITY, CHOICE -> "Any name will do.";
                    }));
        }
    }

    /** What an ability does that can be named. */
    private String ability(Question.Name name, String known) {
        if (name.what() != Question.What.ABILITY) {
            return "";
        }
        Matcher parts = KEY.matcher(known);
        return parts.matches()
                ? context.table().hero(name.hero()).stream()
                        .flatMap(hero -> hero.asset(parts.group(1)).stream())
                        .flatMap(asset -> context.rulebook().card(asset.card()).stream())
                        .flatMap(card -> card.ability(Integer.parseInt(parts.group(2))).stream())
                        .map(ability -> "  " + RuleText.inOneLine(Printer.print(ability)))
                        .findFirst()
                        .orElse("")
                : "";
    }

    private static final Pattern KEY = Pattern.compile("(.+) (\\d)(?:: .+)?");

    private static String wanted(Question.Name name) {
        if (name.what() == Question.What.ANYONE) {
            return "who is it for?";
        }
        String what = kind(name);
        return name.known().isEmpty() ? "name " + English.a(what) : "which " + what + "?";
    }

    private static String kind(Question.Name name) {
        return switch (name.what()) {
            case ASSET -> "card";
            case ABILITY -> "ability";
            case TRACK, FOES, BOND, ALLY, COMPANION, ANYONE, CHOICE -> name.wanted();
        };
    }

    private void oracle(List<String> lines, String who, Question.Oracle oracle) {
        if (oracle.which().isPresent()) {
            lines.add("  " + who + "Roll on " + oracle.which().get() + ".");
            lines.add(hint("Type roll, or what your own dice show: 42."));
        } else if (oracle.odds()) {
            lines.add("  " + who + "How likely is a yes?");
            lines.add(hint(TextLayout.sentence("Type "
                    + TextLayout.list(
                            context.rulebook().odds().stream()
                                    .map(Likely::name)
                                    .map(likely -> likely.toLowerCase(Locale.ROOT))
                                    .toList(),
                            "or"))));
        } else {
            lines.add("  " + who + "Roll on which oracle?");
            lines.add(hint("Type the name of a table, such as "
                    + context.rulebook().tables().firstEntry().getKey().toLowerCase(Locale.ROOT) + "."));
        }
    }

    private String hint(String text) {
        return "  " + look.faint(text);
    }

    /** Where a move is only looked at. */
    public static String when(Move move) {
        return move.name() + ": " + move.when();
    }

    /** Whether tracks of this kind are what a hero swears to do. */
    private boolean isSworn(String kind) {
        return context.rulebook()
                .game()
                .hero()
                .beginsWith()
                .vow()
                .filter(sworn -> sworn.kind().equals(kind))
                .isPresent();
    }
}
