package momentum.app.terminal.parse;

import java.util.List;
import java.util.Optional;
import momentum.app.cli.campaign.CampaignChange;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.table.PendingCommand;

/** What someone wants who typed a line. */
public sealed interface Intent {
    /**
     * Something is said to the table.
     *
     * @param roll how to roll as soon as dice are asked for, if that was said as well
     */
    record Say(List<PendingCommand> commands, Optional<Roll> roll) implements Intent {
        public static Say of(Command command) {
            return of(PendingCommand.of(command));
        }

        /** Answers of a hero, one after the other. */
        public static Say of(List<Reply> replies, String hero) {
            return new Say(
                    replies.stream()
                            .map(reply -> PendingCommand.of(new Command.Answer(Optional.of(hero), reply)))
                            .toList(),
                    Optional.empty());
        }

        public static Say of(PendingCommand command) {
            return new Say(List.of(command), Optional.empty());
        }
    }

    /**
     * The dice of a move that is made in the same line; with what they are rolled is said by the move.
     *
     * @param dice as the player's own fell; none for the table's
     */
    record Roll(List<Integer> dice) {
        public Roll {
            dice = List.copyOf(dice);
        }
    }

    /** Something is looked at. */
    record Show(List<String> lines) implements Intent {}

    /** Several things may be meant; the next line can pick one, by its number or by more of its name. */
    record Pick(List<Choice> choices) implements Intent {
        public Pick {
            choices = List.copyOf(choices);
        }
    }

    /** One of several that may be meant, and what is wanted if it is. */
    record Choice(String label, Intent intent) {}

    /** A name was given that needs a rank before it is an answer. */
    record NeedsRank(String name) implements Intent {}

    /** Another hero acts from now on. */
    record ChangeHero(String hero) implements Intent {}

    /** A hero is to be made. */
    record CreateHero() implements Intent {}

    record Undo() implements Intent {}

    record Redo() implements Intent {}

    /** The table is to stand again as it did after a row; what came later is kept, and laid aside. */
    record PlayOnFrom(long row) implements Intent {}

    /** The dice so far are to be opened for checking. */
    record OpenSeal() implements Intent {}

    /** Something is to be done to the campaign as a whole; whatever takes it out of the list ends the session. */
    record ChangeCampaign(CampaignChange change) implements Intent {}

    record Quit() implements Intent {}

    /** Nothing can be made of it: why, and what could be typed. */
    record Unclear(String why) implements Intent {}
}
