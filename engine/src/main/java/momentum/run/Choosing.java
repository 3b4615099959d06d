package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import momentum.phrase.Printer;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.rule.Condition;
import momentum.rule.Debility;
import momentum.rule.Effect;
import momentum.rule.Effect.Choices;
import momentum.rule.MeterEffect;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.SheetEffect;
import momentum.rule.Source;
import momentum.rule.StoryEffect;
import momentum.rule.Who;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Question.HowMany;
import momentum.state.Question.IfSaid;
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
        Map<Integer, String> unavailable = unavailable(options, frame);
        int available = options.size() - unavailable.size();
        if (available == 0) {
            run.emit(Event.Prompted.remark(frame.you(), NOTHING, Cause.of(frame, source)));
            return;
        }
        HowMany howMany = howMany(choose, available, frame);
        run.ask(new Question.Choose(frame.you(), options, unavailable, howMany, false, source), frame);
    }

    /** What may be chosen in place of a roll. */
    Optional<Question.Choose> instead(Effect.Roll roll, Frame frame) {
        return roll.instead()
                .map(instead -> new Question.Choose(
                        frame.hero(),
                        instead.options(),
                        unavailable(instead.options(), frame),
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

    /** Why those that cannot be taken cannot. */
    private Map<Integer, String> unavailable(List<Option> options, Frame frame) {
        Map<Integer, String> reasons = Map.of();
        for (int i = 0; i < options.size(); i++) {
            Optional<String> why = unavailable(options.get(i), options, frame);
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
        Map<Integer, String> unavailable = unavailable(question.options(), frame);
        return new Question.Choose(
                question.hero(),
                question.options(),
                unavailable,
                question.howMany().of(question.options().size() - unavailable.size()),
                false,
                question.source());
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
            if (phrase.effect() instanceof MeterEffect.Take take) {
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

    /** Why nobody gains by this; nothing, where someone does. */
    private Optional<String> hindrance(MeterEffect.Take take, List<Option> together, Frame frame) {
        if (take.who() != Who.YOU || helpsACompanion(take, frame)) {
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
        List<Option> picked = picked(question, reply.labels());
        HowMany howMany = question.howMany().saying(reply.said());
        if (!howMany.allows(picked.size())) {
            throw new Refusal(question.source(), "choose %s, not %d".formatted(howMany.inWords(), picked.size()));
        }
        for (Option option : picked) {
            require(option, picked, frame);
            run.ran(option.source());
            run.emit(new Event.Chosen(question.hero(), Printer.label(option), Cause.of(frame, option.source())));
        }
        if (question.focus()) {
            focused(Printer.label(picked.getFirst()), frame);
        }
        push(picked, false, frame);
        push(picked, true, frame);
    }

    private static List<Option> picked(Question.Choose question, List<String> labels) {
        if (labels.size() == 1) {
            return List.of(find(question, labels.getFirst()));
        }
        List<Option> picked = new ArrayList<>(labels.size());
        for (String label : labels) {
            Option option = find(question, label);
            if (picked.contains(option)) {
                throw new Refusal(option.source(), Printer.label(option) + " can be chosen only once");
            }
            picked.add(option);
        }
        return picked;
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
    private void push(List<Option> picked, boolean clearing, Frame frame) {
        for (int i = picked.size() - 1; i >= 0; i--) {
            Option option = picked.get(i);
            if (option.clears() == clearing) {
                // Only what an option gives is remembered by its name.
                Frame named = option.raises() ? frame.withOption(Printer.label(option)) : frame;
                run.push(earned(option, frame), named);
            }
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

    /** By its whole label, or by any beginning that only one has. */
    private static Option find(Question.Choose question, String label) {
        for (Option option : question.options()) {
            if (Printer.label(option).equals(label)) {
                return option;
            }
        }
        String wanted = label.toLowerCase(Locale.ROOT);
        List<Option> near = question.options().stream()
                .filter(option -> Printer.label(option).toLowerCase(Locale.ROOT).startsWith(wanted))
                .toList();
        for (Option option : near) {
            if (near.size() == 1 || Printer.label(option).equalsIgnoreCase(label)) {
                return option;
            }
        }
        List<String> labels = question.options().stream().map(Printer::label).toList();
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
