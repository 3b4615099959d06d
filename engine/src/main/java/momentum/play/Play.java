package momentum.play;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Walk;

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
        Run run = new Run(rulebook, table, trace);
        try {
            switch (command) {
                case Command.AddHero add -> new ByHand(run).addHero(add);
                case Command.Make make -> run.making().make(make);
                case Command.Answer answer -> new Answers(run).answer(answer);
                case Command.SetValue set -> new ByHand(run).set(set);
                case Command.SetTrack set -> new ByHand(run).setTrack(set);
                case Command.Impose impose -> new Imposing(run).impose(impose);
                case Command.Note note -> run.emit(new Event.Noted(note.text(), Cause.NONE));
                case Command.Rewrite note -> run.emit(new Event.Rewritten(note.note(), note.text(), Cause.NONE));
                case Command.SetStrictness set ->
                    run.emit(new Event.StrictnessChanged(run.table().strictness(), set.strictness(), Cause.NONE));
                case Command.Read read ->
                    run.emit(new Event.OracleRead(
                            read.hero(), read.table(), read.value(), read.text(), Cause.byHand(read.hero(), "")));
                case Command.SetAside aside -> {
                    run.emit(new Event.Noted("set aside", Cause.byHand("", aside.reason())));
                    run.setAside();
                }
                case Command.Consult consult -> run.oracles().consult(consult);
                case Command.AskOdds ask -> run.oracles().askOdds(ask);
            }
            return run.ruling();
        } catch (Refusal refusal) {
            return new Ruling.Refused(refusal.rule(), String.valueOf(refusal.getMessage()));
        }
    }

    /**
     * Whether a guide answers this, where there is one: it stands in a move that the game leaves to the guide, or a line of such
     * a move asks it on behalf of another, such as how much harm there is to endure. Whoever acts throws the dice, always.
     */
    public boolean isForGuide(Asked asked) {
        return switch (asked.question()) {
            case Question.Dice _, Question.Reroll _, Question.Burn _ -> false;
            case Question.Choose _,
                    Question.May _,
                    Question.HowMuch _,
                    Question.Divide _,
                    Question.Name _,
                    Question.Oracle _ ->
                rulebook.game().guideDecides().stream()
                        .anyMatch(move -> move.equals(asked.move())
                                || stands(asked.question().source(), move));
        };
    }

    private boolean stands(Source line, String name) {
        Set<Source> lines = new HashSet<>();
        Optional.ofNullable(rulebook.moves().get(name))
                .ifPresent(
                        new Walk(phrase -> lines.add(phrase.source()), option -> lines.add(option.source()))::through);
        return lines.contains(line);
    }
}
