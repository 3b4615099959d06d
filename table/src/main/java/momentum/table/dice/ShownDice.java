package momentum.table.dice;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import momentum.dice.Die;
import momentum.play.Command;
import momentum.play.Reply;

/** The dice values within a command, regardless of who threw them. */
public final class ShownDice {
    private ShownDice() {}

    public static List<Integer> by(Command command) {
        return switch (command) {
            case Command.Answer(var ignored, Reply reply) -> by(reply);
            case Command.Consult consult -> List.of(consult.value());
            case Command.AskOdds ask -> List.of(ask.value());
            case Command.Read read -> List.of(read.value());
            case Command.AddHero _,
                    Command.Make _,
                    Command.SetValue _,
                    Command.SetTrack _,
                    Command.Correct _,
                    Command.Impose _,
                    Command.Note _,
                    Command.Rewrite _,
                    Command.RemoveNote _,
                    Command.MoveNote _,
                    Command.SetStrictness _,
                    Command.SetAside _ -> List.of();
        };
    }

    private static List<Integer> by(Reply reply) {
        return switch (reply) {
            case Reply.Oracle oracle -> List.of(oracle.value());
            case Reply.OneDie die -> List.of(die.number());
            case Reply _ -> List.copyOf(rolled(reply).values());
        };
    }

    /** The dice of an action or progress roll, in the order of {@link Die}; none for any other command. */
    public static SequencedMap<Die, Integer> rolled(Command command) {
        return command instanceof Command.Answer answer ? rolled(answer.reply()) : new TreeMap<>();
    }

    private static SequencedMap<Die, Integer> rolled(Reply reply) {
        return new TreeMap<>(
                switch (reply) {
                    case Reply.Dice dice ->
                        Map.of(Die.ACTION, dice.action(), Die.FIRST, dice.first(), Die.SECOND, dice.second());
                    case Reply.Challenge dice -> Map.of(Die.FIRST, dice.first(), Die.SECOND, dice.second());
                    case Reply.Reroll dice -> dice.thrown();
                    case Reply.Oracle _,
                            Reply.OneDie _,
                            Reply.Use _,
                            Reply.Burn _,
                            Reply.Keep _,
                            Reply.Overrule _,
                            Reply.Choose _,
                            Reply.Yes _,
                            Reply.No _,
                            Reply.Amount _,
                            Reply.Divide _,
                            Reply.Names _ -> Map.<Die, Integer>of();
                });
    }
}
