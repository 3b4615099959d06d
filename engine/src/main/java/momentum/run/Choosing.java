package momentum.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import momentum.phrase.Printer;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.rule.Condition;
import momentum.rule.Debility;
import momentum.rule.Effect;
import momentum.rule.Effect.Choices;
import momentum.rule.Game.Cost;
import momentum.rule.MeterEffect;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.rule.StoryEffect;
import momentum.rule.TrackEffect;
import momentum.rule.Who;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Question.HowMany;
import momentum.state.Question.IfSaid;
import momentum.state.Question.Terms;
import momentum.state.Taken;
import momentum.state.Ticks;

/** Options offered, greyed with a reason where they cannot be taken, and carried out once chosen. */
final class Choosing {
    static final String NOTHING = "nothing of this can be chosen now";

    private final Interpreter run;

    Choosing(Interpreter run) {
        this.run = run;
    }

    void choose(Effect.Choose choose, Frame frame, Source source) {
        if (choose.who() == Who.EVERYONE) {
            for (Hero hero : run.table().inPlay().reversed()) {
                offer(choose, frame.withYou(hero.name()), source);
            }
        } else {
            offer(choose, frame, source);
        }
    }

    private void offer(Effect.Choose choose, Frame frame, Source source) {
        List<Option> options = switch (choose.choices()) {
            case Choices.Listed(List<Option> listed) -> listed;
            case Choices.Block(String name) ->
                frame.block(name).orElse(null) instanceof Move.Block.Options(List<Option> block) ? block : List.of();
        };
        Optional<Effect.Choose> line = choose.first().map(first -> choose);
        List<Option> all = choose.first()
                .map(first -> Stream.concat(options.stream(), first.options().stream())
                        .toList())
                .orElse(options);
        Map<Integer, String> unavailable = unavailable(options, all, frame);
        if (unavailable.size() == all.size()) {
            run.emit(Event.Prompted.remark(frame.you(), NOTHING, Cause.of(frame, source)));
            return;
        }
        HowMany howMany = howMany(choose, available(options.size(), unavailable), frame);
        Terms terms = terms(choose.howMuch() ? options : List.of(), line, frame);
        run.ask(new Question.Choose(frame.you(), all, unavailable, howMany, false, source, terms), frame);
    }

    /** Of the first so many options, those that can be taken. */
    private static int available(int options, Map<Integer, String> unavailable) {
        return options
                - (int) unavailable.keySet().stream()
                        .filter(place -> place < options)
                        .count();
    }

    /** @param options those of which an amount may be said */
    private Terms terms(List<Option> options, Optional<Effect.Choose> line, Frame frame) {
        Map<Integer, Integer> advised = new OpenAmounts(run).advised(options, frame);
        if (advised.isEmpty()) {
            return line.isEmpty() ? Terms.PLAIN : new Terms(0, 0, Map.of(), line);
        }
        Cost cost = run.game().cost();
        return new Terms(cost.least(), cost.most(), advised, line);
    }

    /** What may be chosen in place of a roll. */
    Optional<Question.Choose> instead(Effect.Roll roll, Frame frame) {
        return roll.instead()
                .map(instead -> new Question.Choose(
                        frame.hero(),
                        instead.options(),
                        unavailable(instead.options(), instead.options(), frame),
                        HowMany.ONE,
                        false,
                        instead.source()));
    }

    /** What someone else has said to be so is not said of this hero: each has their own word. */
    private HowMany howMany(Effect.Choose choose, int available, Frame frame) {
        Effect.Count count = choose.count();
        Frame own = frame.you().equals(frame.hero()) ? frame : frame.withTicks(Ticks.NONE);
        boolean isMore = choose.more().isPresent()
                && new ConditionEvaluator(run.table(), run.rulebook())
                        .holds(choose.more().get().condition(), own)
                && !new CancelledDie(run).forfeits(choose.more().get().condition(), own);
        int extra = isMore ? choose.more().get().number() : 0;
        int most = switch (count) {
            case Effect.Count.Exactly(int number) -> Math.min(number + extra, available);
            case Effect.Count.UpTo(int number) -> Math.min(number + extra, available);
            case Effect.Count.Any() -> available;
        };
        Optional<IfSaid> more = isMore || choose.more().isEmpty()
                ? Optional.empty()
                : ifSaid(choose.more().get(), available - most);
        int least = count instanceof Effect.Count.Exactly ? most : 0;
        return least == 1 && most == 1 && more.isEmpty() ? HowMany.ONE : new HowMany(least, most, more);
    }

    private static Optional<IfSaid> ifSaid(Effect.More more, int room) {
        return more.condition() instanceof Condition.Said said && room > 0
                ? Optional.of(new IfSaid(Math.min(room, more.number()), said.word()))
                : Optional.empty();
    }

    /**
     * Why those that cannot be taken cannot.
     *
     * @param together those that may be chosen together; the others stand alone
     */
    private Map<Integer, String> unavailable(List<Option> together, List<Option> options, Frame frame) {
        Map<Integer, String> reasons = Map.of();
        for (int i = 0; i < options.size(); i++) {
            Option option = options.get(i);
            Optional<String> why = unavailable(option, i < together.size() ? together : List.of(option), frame);
            if (why.isPresent()) {
                reasons = reasons.isEmpty() ? new TreeMap<>() : reasons;
                reasons.put(i, why.get());
            }
        }
        return reasons;
    }

    /** The same question, once the table has changed: what could not be chosen may be open now, and the other way round. */
    Question refreshed(Question.Choose question, Frame frame) {
        if (question.focus()) {
            return question;
        }
        List<Option> together = question.options().subList(0, question.together());
        Map<Integer, String> unavailable = unavailable(together, question.options(), frame);
        boolean isWeighed = !question.terms().advised().isEmpty();
        return new Question.Choose(
                question.hero(),
                question.options(),
                unavailable,
                question.howMany().of(available(together.size(), unavailable)),
                false,
                question.source(),
                terms(isWeighed ? together : List.of(), question.terms().line(), frame));
    }

    /**
     * Why an option cannot be taken: its condition, or that all it would give is meters that cannot rise. What another option of
     * the same choice would clear is no hindrance yet, for both may be chosen.
     */
    private Optional<String> unavailable(Option option, List<Option> together, Frame frame) {
        Optional<String> condition = unmet(option, frame);
        if (condition.isPresent() || !option.raises()) {
            return condition;
        }
        Optional<String> first = Optional.empty();
        for (Phrase phrase : option.effects()) {
            if (phrase.effect() instanceof TrackEffect.InflictBonusHarm
                    && run.track(frame).isEmpty()
                    && run.fights().of(frame.hero()).isEmpty()) {
                first = first.isPresent() ? first : Optional.of("there is nobody to harm");
            } else if (phrase.effect() instanceof MeterEffect.Take take) {
                Optional<String> hindrance = hindrance(take, together, frame);
                if (hindrance.isEmpty()) {
                    return Optional.empty();
                }
                first = first.isPresent() ? first : hindrance;
            } else if (phrase.effect().isBenefit()) {
                return Optional.empty();
            }
        }
        return first;
    }

    private Optional<String> unmet(Option option, Frame frame) {
        Optional<String> price = tooDear(option, frame);
        if (price.isPresent()) {
            return price;
        }
        if (option.condition().isEmpty()) {
            return Optional.empty();
        }
        Condition condition = option.condition().get();
        if (!new ConditionEvaluator(run.table(), run.rulebook()).holds(condition, frame)) {
            return Optional.of("only if " + Printer.print(condition));
        }
        CancelledDie cancelled = new CancelledDie(run);
        return cancelled.forfeits(condition, frame) && cancelled.areGood(option.effects(), frame)
                ? Optional.of("not for a cancelled die")
                : Optional.empty();
    }

    /** What costs experience must be paid for, at the lowest price there may be. */
    private Optional<String> tooDear(Option option, Frame frame) {
        for (Phrase phrase : option.effects()) {
            int price = switch (phrase.effect()) {
                case SheetEffect.AddAsset(int whole) -> whole - run.cards().mostOff(frame.you());
                case SheetEffect.MarkAbility(int whole) -> whole - run.cards().mostOff(frame.you());
                case SheetEffect.SpendExperience(int whole) -> whole;
                case Effect _ -> 0;
            };
            if (price > run.hero(frame.you()).freeExperience()) {
                return Optional.of("it costs " + price + " experience");
            }
        }
        return Optional.empty();
    }

    /** Why nobody gains by this; nothing, where someone does. */
    private Optional<String> hindrance(MeterEffect.Take take, List<Option> together, Frame frame) {
        if (take.who() != Who.YOU || take.meter().isOfAsset() || helpsACompanion(take, frame)) {
            return Optional.empty();
        }
        Gains gains = run.gains();
        Optional<Debility> blocked = gains.blockedBy(frame.you(), take.meter());
        if (blocked.isPresent()) {
            return together.stream().anyMatch(other -> clears(other, blocked.get()))
                    ? Optional.empty()
                    : Optional.of(Gains.blocked(take.meter(), blocked.get()));
        }
        boolean isRaised = take.meter().isMomentum() && together.stream().anyMatch(other -> clearsAMark(other, frame));
        return gains.room(frame.you(), take.meter()) > 0 || isRaised
                ? Optional.empty()
                : Optional.of(Gains.atMax(take.meter()));
    }

    private boolean helpsACompanion(MeterEffect.Take take, Frame frame) {
        return take.terms() == MeterEffect.Take.Terms.COMPANIONS_TOO
                && run.hero(frame.you()).assets().stream()
                        .anyMatch(asset -> asset.isCompanion() && asset.health() < asset.maxHealth());
    }

    /** Max momentum rises with every mark that is cleared. */
    private boolean clearsAMark(Option option, Frame frame) {
        return option.effects().stream()
                .anyMatch(phrase -> phrase.effect() instanceof SheetEffect.Clear clear
                        && run.hero(frame.you()).isMarked(clear.debility()));
    }

    private static boolean clears(Option option, Debility debility) {
        return option.effects().stream()
                .anyMatch(phrase -> phrase.effect() instanceof SheetEffect.Clear clear
                        && clear.debility().equals(debility));
    }

    void chosen(Question.Choose question, Reply.Choose reply, Frame frame) {
        List<Picked> picked = picked(question, reply);
        List<Option> options = picked.stream().map(Picked::option).toList();
        boolean isAlone =
                picked.size() == 1 && question.isAlone(picked.getFirst().place());
        HowMany howMany = question.howMany().saying(reply.said());
        if (!isAlone && !howMany.allows(picked.size())) {
            throw new Refusal(question.source(), "choose %s, not %d".formatted(howMany.inWords(), picked.size()));
        }
        for (Option option : options) {
            require(option, options, frame);
            run.ran(option.source());
            run.using().chosen(option, frame);
            run.emit(new Event.Chosen(question.hero(), Printer.label(option), Cause.of(frame, option.source())));
        }
        if (question.focus()) {
            focused(Printer.label(options.getFirst()), frame);
        }
        if (isAlone) {
            Effect again = question.terms().line().orElseThrow().afterFirst();
            run.push(List.of(new Phrase(again, question.source())), frame);
        }
        push(picked, false, frame);
        push(picked, true, frame);
    }

    /**
     * An option that was chosen.
     *
     * @param amount how much of it, where that is said with the choice
     */
    private record Picked(int place, Option option, OptionalInt amount) {}

    private static List<Picked> picked(Question.Choose question, Reply.Choose reply) {
        List<Picked> picked = new ArrayList<>(reply.labels().size());
        for (String label : reply.labels()) {
            Picked each = picked(question, label, reply.amount(label));
            if (picked.stream().anyMatch(other -> other.place() == each.place())) {
                throw new Refusal(each.option().source(), Printer.label(each.option()) + " can be chosen only once");
            }
            picked.add(each);
        }
        for (Picked each : picked) {
            if (picked.size() > 1 && question.isAlone(each.place())) {
                throw new Refusal(
                        each.option().source(),
                        Printer.label(each.option())
                                + " is chosen by itself; what else there is to choose is asked after it");
            }
        }
        if (!question.terms().advised().isEmpty()) {
            // What is paid all at once is paid in the order of the rule, whatever was said first.
            picked.sort(Comparator.comparingInt(Picked::place));
        }
        return picked;
    }

    private static Picked picked(Question.Choose question, String label, OptionalInt said) {
        if (said.isPresent()) {
            // A label may end in a number itself.
            String whole = label + " " + said.getAsInt();
            for (int i = 0; i < question.options().size(); i++) {
                if (Printer.label(question.options().get(i)).equals(whole)) {
                    return new Picked(i, question.options().get(i), advised(question, i));
                }
            }
        }
        int place = find(question, label);
        Option option = question.options().get(place);
        if (said.isEmpty()) {
            return new Picked(place, option, advised(question, place));
        }
        Question.Range range = question.terms()
                .range(place)
                .orElseThrow(() ->
                        new Refusal(option.source(), Printer.label(option) + " is chosen without saying how much"));
        if (!range.allows(said.getAsInt())) {
            throw new Refusal(
                    option.source(),
                    "%s is %d to %d, not %d"
                            .formatted(Printer.label(option), range.least(), range.most(), said.getAsInt()));
        }
        return new Picked(place, option, said);
    }

    private static OptionalInt advised(Question.Choose question, int place) {
        return question.terms()
                .range(place)
                .map(range -> OptionalInt.of(range.advised()))
                .orElse(OptionalInt.empty());
    }

    /** What an option asks for must hold; what gives nothing is against the rules, and a person may still have their way. */
    private void require(Option option, List<Option> picked, Frame frame) {
        unmet(option, frame).ifPresent(why -> {
            throw new Refusal(option.source(), cannot(option, why));
        });
        unavailable(option, picked, frame)
                .ifPresent(why -> run.against(option.source(), cannot(option, why), Cause.of(frame, option.source())));
    }

    private static String cannot(Option option, String why) {
        return Printer.label(option) + " cannot be chosen: " + why;
    }

    /** What is pushed last comes first: what clears a debility, so that what it held back can follow. */
    private void push(List<Picked> picked, boolean clearing, Frame frame) {
        for (int i = picked.size() - 1; i >= 0; i--) {
            Option option = picked.get(i).option();
            if (option.clears() == clearing
                    && !run.hooks().chosen(option, frame, option.source())
                    && !isDoneInstead(option, frame)) {
                // Only what an option gives is remembered by its name.
                Frame named = option.raises() ? frame.withOption(Printer.label(option)) : frame;
                List<Phrase> effects = earned(option, frame);
                OptionalInt amount = picked.get(i).amount();
                run.push(
                        amount.isEmpty() ? effects : new OpenAmounts(run).filled(effects, amount.getAsInt(), frame),
                        named);
            }
        }
    }

    /** What riders in use do on an option, beside what it does itself or instead of that. */
    private boolean isDoneInstead(Option option, Frame frame) {
        boolean isInstead = false;
        for (Hooks.Ridden ridden : run.hooks().ridden(option, frame)) {
            run.ran(ridden.source());
            run.push(ridden.line().then(), frame.by(ridden.by()));
            isInstead |= ridden.line().isInstead();
        }
        return isInstead;
    }

    /** An option that was chosen before is done now that abilities have had their turn. */
    void done(Option option, Frame frame) {
        Frame named = option.raises() ? frame.withOption(Printer.label(option)) : frame;
        run.push(earned(option, frame), named);
    }

    /** One of these is chosen, whatever else there is. */
    void ask(List<Option> options, Frame frame, Source source) {
        Map<Integer, String> unavailable = unavailable(options, options, frame);
        if (unavailable.size() == options.size()) {
            run.emit(Event.Prompted.remark(frame.you(), NOTHING, Cause.of(frame, source)));
        } else {
            run.ask(new Question.Choose(frame.you(), options, unavailable, HowMany.ONE, false, source), frame);
        }
    }

    /** What an option does; of one that hangs on a cancelled die, only what it costs. */
    private List<Phrase> earned(Option option, Frame frame) {
        if (option.condition().isEmpty()) {
            return option.effects();
        }
        CancelledDie cancelled = new CancelledDie(run);
        return cancelled.forfeits(option.condition().get(), frame)
                ? cancelled.standing(option.effects(), frame)
                : option.effects();
    }

    /** The place of an option: by its whole label, or by any beginning that only one has. */
    private static int find(Question.Choose question, String label) {
        for (int i = 0; i < question.options().size(); i++) {
            if (Printer.label(question.options().get(i)).equals(label)) {
                return i;
            }
        }
        List<String> labels = question.options().stream().map(Printer::label).toList();
        String wanted = label.toLowerCase(Locale.ROOT);
        List<String> near = labels.stream()
                .filter(each -> each.toLowerCase(Locale.ROOT).startsWith(wanted))
                .toList();
        for (String each : near) {
            if (near.size() == 1 || each.equalsIgnoreCase(label)) {
                return labels.indexOf(each);
            }
        }
        throw new Refusal(question.source(), "\"%s\" is none of: %s".formatted(label, String.join("; ", labels)));
    }

    /** A block of the move, for its hero or for everyone in turn. */
    void use(StoryEffect.Use use, Frame frame, Source source) {
        if (use.who() != Who.EVERYONE) {
            run.push(block(use, frame), frame);
            return;
        }
        for (Hero hero : run.table().inPlay().reversed()) {
            if (hasFocus(block(use, frame), hero.name())) {
                run.ask(new Question.May(hero.name(), use, source), frame.withYou(hero.name()));
            }
        }
    }

    void used(StoryEffect.Use use, String hero, Frame frame) {
        Frame apart = frame.apart(run.newFrame(), hero);
        // What the hero who made the move has said is so holds for their own part of it, and for nobody else's.
        run.push(block(use, frame), hero.equals(frame.hero()) ? apart : apart.withTicks(Ticks.NONE));
    }

    private static List<Phrase> block(StoryEffect.Use use, Frame frame) {
        return frame.block(use.block()).orElse(null) instanceof Move.Block.Effects(List<Phrase> effects)
                ? effects
                : List.of();
    }

    /** A block that begins by focusing on something chosen is for those who chose such a thing. */
    private boolean hasFocus(List<Phrase> block, String hero) {
        return block.isEmpty()
                || !(block.getFirst().effect() instanceof StoryEffect.ChooseFocus focus)
                || !focusable(focus, hero).isEmpty();
    }

    private List<String> focusable(StoryEffect.ChooseFocus focus, String hero) {
        return run.taken().stream()
                .filter(given -> given.hero().equals(hero))
                .map(Taken::label)
                .filter(focus.labels()::contains)
                .distinct()
                .toList();
    }

    void focus(StoryEffect.ChooseFocus focus, Frame frame, Source source) {
        List<String> labels = focusable(focus, frame.you());
        if (labels.size() == 1) {
            focused(labels.getFirst(), frame);
            return;
        }
        List<Option> options = labels.stream()
                .map(label -> Option.of(Optional.of(label), Optional.empty(), List.of(), source))
                .toList();
        run.ask(new Question.Choose(frame.you(), options, Map.of(), HowMany.ONE, true, source), frame);
    }

    /** What follows in the block is about this. */
    void focused(String label, Frame frame) {
        run.reframe(frame.id(), each -> each.withOption(label));
    }
}
