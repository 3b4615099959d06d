package momentum.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Reply;

/** Dice as they fell, what they are rolled with, and what is so: {@code 3 vs 7 9 +iron, bonded}. */
final class DiceForm {
    private static final String TWO = "(" + Numbers.ANY + ") (" + Numbers.ANY + ")";
    private static final Pattern ACTION = Pattern.compile(
            "(" + Numbers.ANY + ")(?: vs)? " + TWO + "(?: \\+((?:its )?[a-z]+|" + QuotedParts.PART + "))?");
    private static final Pattern CHALLENGE = Pattern.compile(TWO);

    private DiceForm() {}

    static Reply read(String text, QuotedParts quotes, SaidWords words) {
        TicksForm ticks = TicksForm.read(text, quotes, words);
        Matcher action = ACTION.matcher(ticks.before());
        if (action.matches()) {
            return new Reply.Dice(
                    Numbers.whole(action.group(1)),
                    Numbers.whole(action.group(2)),
                    Numbers.whole(action.group(3)),
                    Optional.ofNullable(action.group(4)).map(quotes::meant),
                    ticks.ticks());
        }
        Matcher challenge = CHALLENGE.matcher(ticks.before());
        if (challenge.matches()) {
            return new Reply.Challenge(
                    Numbers.whole(challenge.group(1)), Numbers.whole(challenge.group(2)), ticks.ticks());
        }
        throw new UnreadableLine("dice read \"dice 3 vs 7 9\", or \"dice 7 9\" for a progress roll");
    }

    static String print(Reply.Dice dice, NameWriter pen, SaidWords words) {
        return dice.action() + " vs " + dice.first() + " " + dice.second()
                + dice.stat().map(stat -> " +" + pen.write(stat)).orElse("")
                + TicksForm.print(dice.ticks(), pen, words);
    }

    static String print(Reply.Challenge dice, NameWriter pen, SaidWords words) {
        return dice.first() + " " + dice.second() + TicksForm.print(dice.ticks(), pen, words);
    }
}
