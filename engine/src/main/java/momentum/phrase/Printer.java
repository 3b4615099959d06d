package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import momentum.dice.Die;
import momentum.rule.Ability;
import momentum.rule.Amount;
import momentum.rule.AssetCard;
import momentum.rule.Condition;
import momentum.rule.Debility;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.Effect.Choices;
import momentum.rule.Effect.Count;
import momentum.rule.Effect.Layout;
import momentum.rule.Effect.RollKind;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Form.Wording;
import momentum.rule.Game;
import momentum.rule.Likely;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.OracleTable;
import momentum.rule.Outcomes.On;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.SheetEffect;
import momentum.rule.Trigger;
import momentum.rule.Who;

/** Rules back to text: what was read from a line prints as that line. */
public final class Printer {
    static final String AND = " and ";
    static final String INSTEAD = "instead, ";

    private final List<String> lines = new ArrayList<>();

    private Printer() {}

    /** A move, line by line, without the comments and blank lines around it. */
    public static List<String> print(Move move) {
        Printer printer = new Printer();
        printer.line(
                0,
                "move " + move.name()
                        + move.parameter().map(name -> " (" + name + ")").orElse(""));
        printer.line(1, "when " + move.when());
        move.subject().ifPresent(subject -> printer.line(1, subject.text()));
        move.needs().forEach(need -> printer.line(1, need(need)));
        printer.body(1, move.body());
        move.blocks().forEach((name, block) -> {
            printer.line(1, name);
            switch (block) {
                case Move.Block.Effects effects -> printer.body(2, effects.effects());
                case Move.Block.Options options -> options.options().forEach(option -> printer.option(2, option));
            }
        });
        return printer.lines;
    }

    /** An asset, line by line. */
    public static List<String> print(AssetCard card) {
        return CardPrinter.print(card);
    }

    /** What an ability does, in the words of its lines. */
    public static String print(Ability ability) {
        return CardPrinter.inWords(ability);
    }

    /** A line with all that stands under it. */
    public static String text(Phrase phrase) {
        return whole(phrase.effect());
    }

    /** When an ability comes into play. */
    public static String print(Trigger trigger) {
        return TriggerReader.print(trigger);
    }

    public static List<String> print(OracleTable table) {
        List<String> lines = new ArrayList<>(List.of("table " + table.name()));
        for (OracleTable.Row row : table.rows()) {
            String range = row.from() == row.to() ? "" + row.from() : row.from() + "-" + row.to();
            String effects = row.effects().isEmpty() ? "" : ": " + inline(row.effects());
            lines.add("  " + range + " ".repeat(row.gap()) + row.text() + effects);
        }
        return lines;
    }

    public static String print(Likely likely) {
        return "  " + likely.name() + " ".repeat(likely.gap()) + likely.number()
                + (likely.orMore() ? " or more" : " or less");
    }

    /** The line of a game that says what a guide decides; nothing, where it says nothing of it. */
    public static String guideDecides(Game game) {
        return game.guideDecides().isEmpty()
                ? ""
                : "with a guide, the guide decides " + English.and(game.guideDecides());
    }

    /** One effect, as the line or part of a line that says it. */
    public static String print(Effect effect) {
        return switch (effect) {
            case Effect.Make make -> call(make);
            case Effect.OnOutcome on ->
                (on.atOnce() ? Grammar.AT_ONCE : "") + onACall(on.on()) + ", "
                        + print(on.then().effect());
            case Effect.Choose choose -> choose(choose);
            case Effect.If condition ->
                "if " + print(condition.condition())
                        + switch (condition.layout()) {
                            case UNDER -> "";
                            case BEHIND -> ": " + inline(condition.then());
                            case PART -> ", " + part(condition.then());
                        };
            case Effect.Otherwise otherwise ->
                "otherwise" + otherwise.condition().map(c -> ", if " + print(c)).orElse("")
                        + (otherwise.layout() == Layout.PART ? ", " + part(otherwise.then()) : "");
            case Effect.Roll roll -> "roll";
            case Effect.OneDie one -> one.die() == Die.ACTION ? "roll the action die" : "roll a challenge die";
            case Rider rider -> print(rider.trigger()) + (rider.isInline() ? ": " + inline(rider.lines()) : "");
            case RiderLine line -> riderLine(line);
            case Effect.Line line -> text(line.wording());
        };
    }

    private static String riderLine(RiderLine line) {
        return switch (line) {
            case RiderLine.Single single -> text(single.wording());
            case RiderLine.Ways(List<RolledStat> stats) ->
                "roll " + stats.stream().map(stat -> "+" + stat.name()).collect(Collectors.joining(" or "));
            case RiderLine.On on ->
                on.layout() == RiderLine.Layout.UNDER
                        ? on.on().inWords()
                        : onACall(on.on()) + ", " + (on.isInstead() ? INSTEAD : "") + inline(on.then());
            case RiderLine.OnActionDie die ->
                "on an action die of " + die.number() + behind(", ", die.layout(), die.then());
            case RiderLine.Then then ->
                then.layout() == RiderLine.Layout.UNDER ? "always" : "then, " + inline(then.then());
            case RiderLine.WhenChosen chosen ->
                (chosen.label().isEmpty() ? "" : "when you choose " + chosen.label())
                        + behind(
                                (chosen.label().isEmpty() ? "" : ": ") + (chosen.isInstead() ? INSTEAD : ""),
                                chosen.layout(),
                                chosen.then());
        };
    }

    private static String behind(String between, RiderLine.Layout layout, List<Phrase> then) {
        return layout == RiderLine.Layout.UNDER ? "" : between + inline(then);
    }

    public static String print(Condition condition) {
        return switch (condition) {
            case Condition.All all -> all.all().stream().map(Printer::print).collect(Collectors.joining(AND));
            case Condition.Single single -> text(single.wording());
        };
    }

    /** What an option is called: its label, or what it does. */
    public static String label(Option option) {
        return option.label().orElseGet(() -> inline(option.effects()));
    }

    /** An effect with all the lines under it. */
    static String whole(Effect effect) {
        Printer printer = new Printer();
        printer.phrase(0, effect);
        return String.join("\n", printer.lines);
    }

    static String whole(Option option) {
        Printer printer = new Printer();
        printer.option(0, option);
        return String.join("\n", printer.lines);
    }

    static String amount(Amount amount) {
        return switch (amount) {
            case Amount.Fixed(int number) -> Integer.toString(number);
            case Amount.Given(String name) -> name;
            case Amount.ByRank(List<Integer> numbers) ->
                numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
            case Amount.OfMeter(Meter meter) -> meter.said();
            case Amount.OfActionDie() -> "the action die";
            case Amount.OfRank() -> "its rank";
            case Amount.Named() -> "amount";
            case Amount.Asked() -> "";
        };
    }

    static String onACall(On on) {
        return "on a " + (on == On.WEAK_HIT_OR_MISS ? "weak hit or a miss" : on.inWords());
    }

    /** A form with its slots filled. */
    static String text(Wording wording) {
        String pattern = wording.pattern();
        StringBuilder text = new StringBuilder();
        int end = 0;
        for (Object slot : wording.slots()) {
            int open = pattern.indexOf('{', end);
            text.append(pattern, end, open);
            String words = words(slot);
            if (English.endsWithArticle(text.toString())) {
                text.setLength(text.length() - "a ".length());
                words = English.a(words);
            }
            text.append(words);
            end = pattern.indexOf('}', open) + 1;
        }
        return text.append(pattern, end, pattern.length()).toString();
    }

    private static String words(Object slot) {
        return switch (slot) {
            case Meter meter -> meter.said();
            case Debility debility -> debility.name();
            case Amount amount -> amount(amount);
            case List<?> list -> English.or(list.stream().map(Printer::words).toList());
            case Object word -> word.toString();
        };
    }

    private static String call(Effect.Make make) {
        String argument = switch (make.argument()) {
            case Argument.None() -> "";
            case Argument.Rest() -> " (the rest)";
            case Argument.Of(Amount.ByRank byRank) -> " (its rank: " + amount(byRank) + ")";
            case Argument.Of(Amount amount) -> " (" + amount(amount) + ")";
            case Argument.Ranks(List<String> ranks) -> " (" + English.or(ranks) + ")";
        };
        return (make.may() ? "may " : "")
                + make.move()
                + make.rolling().stat().map(stat -> " +" + stat).orElse("")
                + argument
                + (make.adding() == 0 ? "" : ", adding +" + make.adding())
                + (make.rolling().isRerolling() ? Grammar.REROLLING : "")
                + (make.rolling().isWithoutMomentum() ? Grammar.WITHOUT_MOMENTUM : "")
                + (make.how() == Effect.Make.How.PLAINLY
                        ? ""
                        : ", " + make.how().inWords());
    }

    private static String choose(Effect.Choose choose) {
        String count = switch (choose.count()) {
            case Count.Exactly(int number) -> "" + number;
            case Count.UpTo(int number) -> "up to " + number;
            case Count.Any() -> "any";
        };
        return (choose.who() == Who.EVERYONE ? "everyone chooses " : "choose ")
                + count
                + (choose.choices() instanceof Choices.Block(String name) ? " of " + name : "")
                + (choose.howMuch() ? BodyReader.HOW_MUCH : "")
                + choose.more()
                        .map(more -> ", and " + more.number() + " more if " + print(more.condition()))
                        .orElse("");
    }

    static String inline(List<Phrase> effects) {
        return effects.stream().map(phrase -> print(phrase.effect())).collect(Collectors.joining("; "));
    }

    private static String part(List<Phrase> effects) {
        return effects.stream().map(phrase -> print(phrase.effect())).collect(Collectors.joining(AND));
    }

    private static String need(Move.Need need) {
        return switch (need) {
            case Move.Need.HasInitiative ignored -> "needs the initiative";
            case Move.Need.InitiativeInAFight ignored -> "in a fight, needs the initiative";
            case Move.Need.FoeHasInitiative ignored -> "needs the foe to have the initiative";
            case Move.Need.StrongHitJustNow ignored -> "needs a strong hit just now";
            case Move.Need.OnceAFight ignored -> "once a fight";
            case Move.Need.OneTimeOnly ignored -> "one time only";
            case Move.Need.Unless unless -> "unless " + print(unless.condition()) + ": " + unless.why();
        };
    }

    private void body(int depth, List<Phrase> body) {
        body.forEach(phrase -> phrase(depth, phrase.effect()));
    }

    private void phrase(int depth, Effect effect) {
        switch (effect) {
            case Effect.Roll roll -> roll(depth, roll);
            case Effect.Choose choose -> {
                line(depth, print(choose));
                if (choose.choices() instanceof Choices.Listed(List<Option> options)) {
                    options.forEach(option -> option(depth + 1, option));
                }
                choose.first().ifPresent(instead -> instead(depth, BodyReader.FIRST, instead));
            }
            case Effect.If condition -> {
                line(depth, print(condition));
                if (condition.layout() == Layout.UNDER) {
                    body(depth + 1, condition.then());
                }
            }
            case Effect.Otherwise otherwise -> {
                line(depth, print(otherwise));
                if (otherwise.layout() == Layout.UNDER) {
                    body(depth + 1, otherwise.then());
                }
            }
            case SheetEffect.NextAdd next -> {
                line(depth, print(next));
                under(depth + 1, "hit", next.onHit());
                under(depth + 1, "miss", next.onMiss());
            }
            case Effect.OneDie one -> {
                line(depth, print(one));
                for (Effect.OneDie.Row row : one.rows()) {
                    line(depth + 1, row.from() == row.to() ? "" + row.from() : row.from() + "-" + row.to());
                    body(depth + 2, row.then());
                }
            }
            case Rider rider -> rider(depth, rider);
            case RiderLine line -> {
                line(depth, print(line));
                under(depth, line);
            }
            case Effect.Line _, Effect.Make _, Effect.OnOutcome _ -> line(depth, print(effect));
        }
    }

    private void rider(int depth, Rider rider) {
        line(depth, print(rider));
        if (!rider.isInline()) {
            rider.limits().forEach(limit -> line(depth + 1, limit.kind().inWords()));
            if (rider.isAfter()) {
                line(depth + 1, rider.timing().inWords());
            }
            body(depth + 1, rider.lines());
        }
    }

    private void under(int depth, RiderLine line) {
        boolean isUnder = switch (line) {
            case RiderLine.On on -> on.layout() == RiderLine.Layout.UNDER;
            case RiderLine.OnActionDie die -> die.layout() == RiderLine.Layout.UNDER;
            case RiderLine.Then then -> then.layout() == RiderLine.Layout.UNDER;
            case RiderLine.WhenChosen chosen -> chosen.layout() == RiderLine.Layout.UNDER;
            case RiderLine.Single _, RiderLine.Ways _ -> false;
        };
        if (isUnder) {
            body(depth + 1, line.under());
        }
    }

    private void under(int depth, String head, List<Phrase> effects) {
        if (!effects.isEmpty()) {
            line(depth, head);
            body(depth + 1, effects);
        }
    }

    private void roll(int depth, Effect.Roll roll) {
        for (Effect.RollOption option : roll.options()) {
            line(depth, rolled(option.kind()) + " ".repeat(option.gap()) + option.when());
        }
        roll.adds().forEach(add -> line(depth, "add +" + add.number() + " if " + print(add.condition())));
        roll.reroll().ifPresent(reroll -> line(depth, "reroll any dice, if " + print(reroll.condition())));
        roll.instead().ifPresent(instead -> instead(depth, BodyReader.INSTEAD, instead));
        roll.outcomes().forEach((on, effects) -> under(depth, on.inWords(), effects));
    }

    private void instead(int depth, String head, Effect.Instead instead) {
        line(depth, head);
        instead.options().forEach(option -> option(depth + 1, option));
    }

    /** What is rolled, as the line says it. */
    public static String rolled(RollKind kind) {
        return switch (kind) {
            case RollKind.Stat(RolledStat stat) -> "roll +" + stat.name();
            case RollKind.Highest(List<RolledStat> of) -> "roll the higher of " + pluses(of);
            case RollKind.Lowest(List<RolledStat> of) -> "roll the lower of " + pluses(of);
            case RollKind.Progress(String track) -> "progress roll on " + English.a(track);
            case RollKind.OwnProgress(String track) -> "progress roll on " + track;
        };
    }

    private static String pluses(List<RolledStat> stats) {
        return stats.stream().map(stat -> "+" + stat.name()).collect(Collectors.joining(" and "));
    }

    private void option(int depth, Option option) {
        String condition = option.condition().map(c -> ", if " + print(c)).orElse("");
        String effects = inline(option.effects());
        if (option.label().isEmpty()) {
            line(depth, effects);
        } else {
            line(depth, option.label().get() + condition + (effects.isEmpty() ? "" : ": " + effects));
        }
    }

    private void line(int depth, String text) {
        lines.add("  ".repeat(depth) + text);
    }
}
