package momentum.record;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.rule.Move;
import momentum.rule.Rulebook;

/** A move that is made: {@code Strike +iron against Wolf, bonded}. */
record MoveForm(Rulebook rulebook) {
    private static final Pattern MADE = Pattern.compile(
            "(?: \\+([a-z]+|" + Quotes.PART + "))?(?: \\((" + Numbers.ANY + ")\\))?(?: (?:on|against|for|with) (.+))?");

    Optional<Command> read(String text, Quotes quotes, String hero) {
        boolean isQuoted = !text.isEmpty() && Quotes.isOne(text.substring(0, 1));
        int length = isQuoted
                ? 1
                : rulebook.moves().keySet().stream()
                        .filter(text::startsWith)
                        .mapToInt(String::length)
                        .max()
                        .orElse(0);
        if (length == 0) {
            return Optional.empty();
        }
        String behind = text.substring(length);
        SaidForm said = SaidForm.read(behind, quotes);
        Matcher made = MADE.matcher(said.before());
        if (!made.matches()) {
            return Optional.empty();
        }
        return Optional.of(new Command.Make(
                hero,
                quotes.meant(text.substring(0, length)),
                made.group(1) == null ? "" : quotes.meant(made.group(1)),
                made.group(3) == null ? List.of() : NamedForm.readAll(made.group(3), quotes),
                made.group(2) == null ? OptionalInt.empty() : OptionalInt.of(Numbers.whole(made.group(2))),
                said.said()));
    }

    String print(Command.Make make, Pen pen) {
        return pen.write(make.move())
                + pen.writeAfter(" +", make.stat())
                + (make.amount().isEmpty() ? "" : " (" + make.amount().getAsInt() + ")")
                + (make.subjects().isEmpty()
                        ? ""
                        : " " + preposition(make.move()) + " " + NamedForm.printAll(make.subjects(), pen))
                + SaidForm.print(make.said());
    }

    private String preposition(String name) {
        Move move = rulebook.moves().get(name);
        return move == null ? "on" : move.subject().map(MoveForm::preposition).orElse("on");
    }

    private static String preposition(Move.Subject subject) {
        return switch (subject.kind()) {
            case FOE, FOES -> "against";
            case TRACK, NEW_TRACK, NEW_OR_OPEN_TRACK -> subject.track().equals("foe") ? "against" : "on";
            case BOND, NEW_BOND -> "with";
            case ALLY, COMPANION, ANYONE -> "for";
        };
    }
}
