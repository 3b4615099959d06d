package momentum.table;

import java.util.Optional;
import momentum.notation.LineReading;
import momentum.notation.LineReading.WantedDice;
import momentum.play.Command;
import momentum.play.QuestionText;
import momentum.play.Reply;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Ticks;

/** A line for which the table throws its dice, as the command that it is with them. */
public record DiceLine(LineReading.WantsDice line) {
    /** What is said with the dice; nothing where none are asked for that this line would throw. */
    public Optional<PendingCommand> at(Table table) {
        return switch (line.thrown()) {
            case WantedDice.Consult(String name) ->
                Optional.of((at, dice) -> new Command.Consult(line.hero(), name, dice.die(100), false, 0));
            case WantedDice.Ask(String likely, String question) ->
                Optional.of((at, dice) -> new Command.AskOdds(line.hero(), likely, dice.die(100), question));
            case WantedDice.Reroll reroll ->
                question(table)
                        .filter(Question.Reroll.class::isInstance)
                        .map(question -> (at, dice) -> answer(question, dice.reroll(reroll.dice())));
            case WantedDice.Roll roll -> question(table).flatMap(question -> rolled(question, roll));
        };
    }

    private static Optional<PendingCommand> rolled(Question question, WantedDice.Roll roll) {
        return switch (question) {
            case Question.Dice asked ->
                Optional.of((at, dice) -> answer(asked, dice.roll(asked, roll.with(), roll.ticks())));
            case Question.Oracle asked
            when roll.ticks().equals(Ticks.NONE) -> Optional.of((at, dice) -> answer(asked, dice.oracle(roll.with())));
            case Question.OneDie asked
            when roll.ticks().equals(Ticks.NONE) && roll.with().isEmpty() ->
                Optional.of((at, dice) ->
                        answer(asked, new Reply.OneDie(dice.die(asked.die().faces()))));
            case Question.Oracle _,
                    Question.OneDie _,
                    Question.Use _,
                    Question.Reroll _,
                    Question.Burn _,
                    Question.Choose _,
                    Question.May _,
                    Question.HowMuch _,
                    Question.Divide _,
                    Question.Name _ -> Optional.empty();
        };
    }

    /** Why there is nothing to throw for. */
    public String nothing(Table table) {
        return question(table)
                .map(question -> "no such dice are asked for, but " + QuestionText.inWords(question))
                .orElse("nothing is asked that dice would answer; a move asks for them");
    }

    /** What is asked of whoever speaks; or, where nobody is named, what is asked first. */
    private Optional<Question> question(Table table) {
        Optional<Question> own = table.questions().stream()
                .filter(question -> question.hero().equals(line.hero()))
                .findFirst();
        return line.named().isPresent()
                ? own
                : own.or(() -> table.questions().stream().findFirst());
    }

    private static Command answer(Question question, Reply reply) {
        return new Command.Answer(Optional.of(question.hero()), reply);
    }
}
