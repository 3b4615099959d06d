package momentum.record;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Reply;

/** Dice as they fell, what they are rolled with, and what is so: {@code 3 vs 7 9 +iron, bonded}. */
final class DiceForm {
    private static final String TWO = "(" + Numbers.ANY + ") (" + Numbers.ANY + ")";
    private static final Pattern ACTION =
            Pattern.compile("(" + Numbers.ANY + ") vs " + TWO + "(?: \\+([a-z]+|" + Quotes.PART + "))?");
    private static final Pattern CHALLENGE = Pattern.compile(TWO);

    private DiceForm() {}

    static Reply read(String text, Quotes quotes) {
        SaidForm said = SaidForm.read(text, quotes);
        Matcher action = ACTION.matcher(said.before());
        if (action.matches()) {
            return new Reply.Dice(
                    Numbers.whole(action.group(1)),
                    Numbers.whole(action.group(2)),
                    Numbers.whole(action.group(3)),
                    action.group(4) == null ? "" : quotes.meant(action.group(4)),
                    said.said());
        }
        Matcher challenge = CHALLENGE.matcher(text);
        if (challenge.matches()) {
            return new Reply.Challenge(Numbers.whole(challenge.group(1)), Numbers.whole(challenge.group(2)));
        }
        throw new Unreadable("dice read \"dice 3 vs 7 9\", or \"dice 7 9\" for a progress roll");
    }

    static String print(Reply.Dice dice, Pen pen) {
        return dice.action() + " vs " + dice.first() + " " + dice.second()
                + pen.writeAfter(" +", dice.stat())
                + SaidForm.print(dice.said());
    }
}
