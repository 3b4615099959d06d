package momentum.table;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
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
                    Command.SetStrictness _,
                    Command.SetAside _ -> List.of();
        };
    }

    private static List<Integer> by(Reply reply) {
        return switch (reply) {
            case Reply.Dice dice -> List.of(dice.action(), dice.first(), dice.second());
            case Reply.Challenge dice -> List.of(dice.first(), dice.second());
            case Reply.Oracle dice -> List.of(dice.value());
            case Reply.Reroll dice ->
                dice.thrown().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey(Comparator.naturalOrder()))
                        .map(Map.Entry::getValue)
                        .toList();
            case Reply.Burn _,
                    Reply.Keep _,
                    Reply.Overrule _,
                    Reply.Choose _,
                    Reply.Yes _,
                    Reply.No _,
                    Reply.Amount _,
                    Reply.Divide _,
                    Reply.Names _ -> List.of();
        };
    }
}
