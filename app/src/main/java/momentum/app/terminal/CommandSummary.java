package momentum.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.dice.Outcome;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Reply;
import momentum.state.Asset;

/** A command in a few words, to say what was taken back. */
final class CommandSummary {
    private CommandSummary() {}

    static String of(Command command) {
        return switch (command) {
            case Command.AddHero add -> add.name() + " joins";
            case Command.Make make -> make.move();
            case Command.Answer answer -> answer(answer.reply());
            case Command.SetValue set -> "set " + set.what();
            case Command.SetTrack set -> "set " + set.name().name();
            case Command.Correct correct -> correction(correct.correction());
            case Command.Impose impose -> impose.phrase();
            case Command.Note note -> "the note \"" + note.text() + "\"";
            case Command.Rewrite ignored -> "a note written anew";
            case Command.RemoveNote ignored -> "a note removed";
            case Command.MoveNote ignored -> "a note moved";
            case Command.SetStrictness set ->
                "strictness " + set.strictness().name().toLowerCase(Locale.ROOT);
            case Command.SetAside ignored -> "set aside";
            case Command.Consult consult -> "a roll on " + consult.table();
            case Command.AskOdds ask -> ask.question().isEmpty() ? "a question" : ask.question();
            case Command.Read read -> "a roll on " + read.table();
        };
    }

    private static String correction(Correction correction) {
        return switch (correction) {
            case Correction.Renamed(String to) -> "the name " + to;
            case Correction.Experience _ -> "set experience";
            case Correction.Harm _ -> "set harm";
            case Correction.Initiative _ -> "set initiative";
            case Correction.Bond(String with, boolean _) -> "set the bond with " + with;
            case Correction.HasAsset(Asset asset) -> "set " + asset.name();
            case Correction.NoAsset(String name) -> "giving up " + name;
            case Correction.OnAsset(String asset, Correction.Change _) -> "set " + asset;
            case Correction.Gear _ -> "set gear";
            case Correction.NoBonus(int add, Optional<String> from) ->
                "letting go %+d".formatted(add) + from.map(" from "::concat).orElse("");
            case Correction.TrackEnds(String track, String _) -> "closing " + track;
            case Correction.LeavesFight _ -> "leaving the fight";
            case Correction.FightEnds _ -> "closing the fight";
        };
    }

    private static String answer(Reply reply) {
        return switch (reply) {
            case Reply.Dice ignored -> "the roll";
            case Reply.Challenge ignored -> "the roll";
            case Reply.Reroll ignored -> "the reroll";
            case Reply.Use(String rider) -> "using " + rider;
            case Reply.OneDie(int number) -> "a die of " + number;
            case Reply.Burn() -> "the burn";
            case Reply.Keep() -> "keeping the roll";
            case Reply.Overrule(Outcome outcome, String ignored) -> "the ruling of a " + outcome.inWords();
            case Reply.Choose choose -> chosen(choose);
            case Reply.Yes() -> "yes";
            case Reply.No() -> "no";
            case Reply.Amount(int number) -> "" + number;
            case Reply.Divide ignored -> "the division";
            case Reply.Names(List<Reply.Named> names) ->
                String.join(", ", names.stream().map(Reply.Named::name).toList());
            case Reply.Oracle ignored -> "the oracle's dice";
        };
    }

    private static String chosen(Reply.Choose choose) {
        List<String> parts = new ArrayList<>();
        for (String label : choose.labels()) {
            OptionalInt amount = choose.amount(label);
            parts.add(amount.isEmpty() ? label : label + " " + amount.getAsInt());
        }
        return parts.isEmpty() ? "choosing nothing" : String.join(", ", parts);
    }

    /** What a command says that its events do not. */
    static List<String> said(Command command) {
        return command instanceof Command.AskOdds ask && !ask.question().isEmpty()
                ? List.of("  " + ask.question())
                : List.of();
    }
}
