package momentum.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Walk;
import momentum.run.CommandRunner;
import momentum.run.OfferFinder;
import momentum.run.ReplyFinder;
import momentum.state.OpenQuestion;
import momentum.state.Question;
import momentum.state.Table;

/**
 * The rules of a game, at work.
 *
 * @param trace is told of every line of the rulebook that runs
 */
public record Play(Rulebook rulebook, Consumer<Source> trace) {
    public Play(Rulebook rulebook) {
        this(rulebook, source -> {});
    }

    /** What the table makes of a command. Pure: the same table and command, the same ruling. */
    public Ruling apply(Table table, Command command) {
        return CommandRunner.run(rulebook, table, command, trace);
    }

    /** What is open to a hero now. Pure, as {@link #apply} is, and by the same rules. */
    public Offers offers(Table table, String hero) {
        return new OfferFinder(rulebook, table, hero, this::isForGuide).find(Optional.empty());
    }

    /**
     * The same, and where a move would lead that is about to be made. What the draft ticks holds for a roll of the hero's that
     * waits for its dice as well.
     */
    public Offers offers(Table table, String hero, Draft draft) {
        return new OfferFinder(rulebook, table, hero, this::isForGuide).find(Optional.of(draft));
    }

    /** Where a move would lead that is about to be made, and nothing else; nothing, where there is no such move. */
    public Optional<Offers.DraftOffer> draft(Table table, String hero, Draft draft) {
        return new OfferFinder(rulebook, table, hero, this::isForGuide).draft(draft);
    }

    /** The replies to an open question that the rules allow, as far as they can be listed: no dice, and no new names. */
    public List<Reply> replies(Table table, Question question) {
        return new ReplyFinder(rulebook, table).find(question);
    }

    /**
     * Whether a guide answers this, where there is one: it stands in a move that the game leaves to the guide, or a line of such
     * a move asks it on behalf of another, such as how much harm there is to endure. Whoever acts throws the dice, always.
     */
    public boolean isForGuide(OpenQuestion asked) {
        return switch (asked.question()) {
            case Question.Dice _, Question.Reroll _, Question.Use _, Question.OneDie _, Question.Burn _ -> false;
            case Question.Choose _,
                    Question.May _,
                    Question.HowMuch _,
                    Question.Divide _,
                    Question.Name _,
                    Question.Oracle _ ->
                rulebook.game().guideDecides().stream()
                        .anyMatch(move -> asked.move().filter(move::equals).isPresent()
                                || stands(asked.question().source(), move));
        };
    }

    private boolean stands(Source line, String name) {
        Set<Source> lines = new HashSet<>();
        rulebook.move(name)
                .ifPresent(
                        new Walk(phrase -> lines.add(phrase.source()), option -> lines.add(option.source()))::through);
        return lines.contains(line);
    }
}
