package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.phrase.Printer;
import momentum.rule.Debility;
import momentum.rule.Effect;
import momentum.rule.Effect.Choices;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Source;
import momentum.rule.Who;

/** Options offered, greyed with a reason where they cannot be taken, and carried out once chosen. */
final class Choosing {
    private final Run run;

    Choosing(Run run) {
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
                frame.move().blocks().get(name) instanceof Move.Block.Options(List<Option> block) ? block : List.of();
        };
        List<Question.Choice> choices = choices(options, frame);
        int available = 0;
        for (Question.Choice choice : choices) {
            available += choice.isAvailable() ? 1 : 0;
        }
        Effect.Count count = choose.count();
        int number = count.number()
                + choose.more()
                        .filter(more -> new Truth(run.table(), run.rulebook()).holds(more.condition(), frame))
                        .map(Effect.More::number)
                        .orElse(0);
        int most = count.any() ? available : Math.min(number, available);
        if (most == 0) {
            run.emit(new Event.Prompted(frame.you(), "nothing of this can be chosen now", Cause.of(frame, source)));
            return;
        }
        run.ask(
                new Question.Choose(frame.you(), choices, count.any() || count.upTo() ? 0 : most, most, false, source),
                frame);
    }

    private List<Question.Choice> choices(List<Option> options, Frame frame) {
        Question.Choice[] choices = new Question.Choice[options.size()];
        for (int i = 0; i < choices.length; i++) {
            Option option = options.get(i);
            choices[i] = new Question.Choice(Printer.label(option), option, unavailable(option, options, frame));
        }
        return List.of(choices);
    }

    /** The same question, once the table has changed: what could not be chosen may be open now, and the other way round. */
    Question refreshed(Question.Choose question, Frame frame) {
        if (question.focus()) {
            return question;
        }
        List<Option> options =
                question.choices().stream().map(Question.Choice::option).toList();
        return new Question.Choose(
                question.hero(), choices(options, frame), question.least(), question.most(), false, question.source());
    }

    /**
     * Why an option cannot be taken: its condition, or a meter it would raise that cannot rise. What another option of the
     * same choice would clear is no hindrance yet, for both may be chosen.
     */
    private String unavailable(Option option, List<Option> together, Frame frame) {
        if (option.condition().isPresent()
                && !new Truth(run.table(), run.rulebook())
                        .holds(option.condition().get(), frame)) {
            return "only if " + Printer.print(option.condition().get());
        }
        if (!option.raises()) {
            return "";
        }
        for (Phrase phrase : option.effects()) {
            if (phrase.effect() instanceof Effect.Take take && take.who() == Who.YOU && !helpsACompanion(take, frame)) {
                Optional<Debility> blocked = run.gains().blockedBy(frame.you(), take.meter());
                if (blocked.isPresent() && together.stream().noneMatch(other -> clears(other, blocked.get()))) {
                    return take.meter().name() + " cannot rise while "
                            + blocked.get().name();
                }
            }
        }
        return "";
    }

    private boolean helpsACompanion(Effect.Take take, Frame frame) {
        return take.companionsToo() && run.hero(frame.you()).assets().stream().anyMatch(Asset::isCompanion);
    }

    private static boolean clears(Option option, Debility debility) {
        return option.effects().stream()
                .anyMatch(phrase -> phrase.effect() instanceof Effect.Clear clear
                        && clear.debility().equals(debility));
    }

    void chosen(Question.Choose question, List<String> labels, Frame frame) {
        List<Question.Choice> picked = new ArrayList<>(labels.size());
        List<Option> options = new ArrayList<>(labels.size());
        for (String label : labels) {
            Question.Choice choice = find(question, label);
            if (picked.contains(choice)) {
                throw new Refusal(choice.option().source(), choice.label() + " can be chosen only once");
            }
            picked.add(choice);
            options.add(choice.option());
        }
        if (picked.size() < question.least() || picked.size() > question.most()) {
            String wanted = question.least() == question.most()
                    ? "" + question.most()
                    : "%d to %d".formatted(question.least(), question.most());
            throw new Refusal(question.source(), "choose " + wanted + ", not " + picked.size());
        }
        for (Question.Choice choice : picked) {
            String why = unavailable(choice.option(), options, frame);
            if (!why.isEmpty()) {
                throw new Refusal(choice.option().source(), choice.label() + " cannot be chosen: " + why);
            }
            run.ran(choice.option().source());
            run.emit(new Event.Chosen(
                    question.hero(),
                    choice.label(),
                    Cause.of(frame, choice.option().source())));
        }
        if (question.focus()) {
            focused(picked.getFirst().label(), frame);
        }
        push(picked, false, frame);
        push(picked, true, frame);
    }

    /** What is pushed last comes first: what clears a debility, so that what it held back can follow. */
    private void push(List<Question.Choice> picked, boolean clearing, Frame frame) {
        for (int i = picked.size() - 1; i >= 0; i--) {
            Question.Choice choice = picked.get(i);
            if (choice.option().clears() == clearing) {
                // Only what an option gives is remembered by its name.
                Frame named = choice.option().raises() ? frame.withOption(choice.label()) : frame;
                run.push(choice.option().effects(), named);
            }
        }
    }

    /** By its whole label, or by any beginning that only one has. */
    private static Question.Choice find(Question.Choose question, String label) {
        for (Question.Choice choice : question.choices()) {
            if (choice.label().equals(label)) {
                return choice;
            }
        }
        String wanted = label.toLowerCase(Locale.ROOT);
        List<Question.Choice> near = question.choices().stream()
                .filter(choice -> choice.label().toLowerCase(Locale.ROOT).startsWith(wanted))
                .toList();
        for (Question.Choice choice : near) {
            if (near.size() == 1 || choice.label().equalsIgnoreCase(label)) {
                return choice;
            }
        }
        throw new Refusal(
                question.source(),
                "\"%s\" is none of: %s"
                        .formatted(
                                label,
                                String.join(
                                        "; ",
                                        question.choices().stream()
                                                .map(Question.Choice::label)
                                                .toList())));
    }

    /** A block of the move, for its hero or for everyone in turn. */
    void use(Effect.Use use, Frame frame, Source source) {
        if (use.who() != Who.EVERYONE) {
            run.push(block(use, frame), frame);
            return;
        }
        for (Hero hero : run.table().inPlay().reversed()) {
            if (hasFocus(block(use, frame), hero.name())) {
                run.ask(new Question.May(hero.name(), use, source), frame);
            }
        }
    }

    void used(Effect.Use use, String hero, Frame frame) {
        run.push(block(use, frame), frame.apart(run.newFrame(), hero));
    }

    private static List<Phrase> block(Effect.Use use, Frame frame) {
        return frame.move().blocks().get(use.block()) instanceof Move.Block.Effects(List<Phrase> effects)
                ? effects
                : List.of();
    }

    /** A block that begins by focusing on something chosen is for those who chose such a thing. */
    private boolean hasFocus(List<Phrase> block, String hero) {
        return block.isEmpty()
                || !(block.getFirst().effect() instanceof Effect.ChooseFocus focus)
                || !focusable(focus, hero).isEmpty();
    }

    private List<String> focusable(Effect.ChooseFocus focus, String hero) {
        return run.taken().stream()
                .filter(given -> given.hero().equals(hero))
                .map(Taken::label)
                .filter(focus.labels()::contains)
                .distinct()
                .toList();
    }

    void focus(Effect.ChooseFocus focus, Frame frame, Source source) {
        List<String> labels = focusable(focus, frame.you());
        if (labels.size() == 1) {
            focused(labels.getFirst(), frame);
            return;
        }
        List<Question.Choice> choices = labels.stream()
                .map(label -> new Question.Choice(label, Option.of(label, Optional.empty(), List.of(), source), ""))
                .toList();
        run.ask(new Question.Choose(frame.you(), choices, 1, 1, true, source), frame);
    }

    /** What follows in the block is about this. */
    void focused(String label, Frame frame) {
        run.reframe(frame.id(), each -> each.withOption(label));
    }
}
