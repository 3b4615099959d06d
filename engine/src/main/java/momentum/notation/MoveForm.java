package momentum.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.rule.Move;
import momentum.rule.Rulebook;

/** A move that is made: {@code Strike +iron against Wolf, bonded}. */
record MoveForm(Rulebook rulebook, SaidWords words) {
    private static final Pattern MADE = Pattern.compile("(?: \\+((?:its )?[a-z]+|" + QuotedParts.PART + "))?(?: \\(("
            + Numbers.ANY + ")\\))?(?: (?:on|against|for|with) (.+))?");

    private static final Pattern BARE = Pattern.compile(" ([a-z]+)(?:[ ,].*)?", Pattern.DOTALL);

    Optional<Command> read(String text, QuotedParts quotes, String hero) {
        boolean isQuoted = !text.isEmpty() && QuotedParts.isOne(text.substring(0, 1));
        return isQuoted
                ? read(quotes.meant(text.substring(0, 1)), text.substring(1), quotes, hero)
                : begun(text, false).flatMap(move -> read(move, text.substring(move.length()), quotes, hero));
    }

    /** A move whose name is typed as it comes: {@code face danger +iron}. */
    Optional<Command> readInAnyCapitals(String text, QuotedParts quotes, String hero) {
        return begun(text, true).flatMap(move -> read(move, text.substring(move.length()), quotes, hero));
    }

    private Optional<String> begun(String text, boolean inAnyCapitals) {
        return Stream.concat(rulebook.moves().keySet().stream(), rulebook.ownMoves().keySet().stream())
                .filter(move -> text.regionMatches(inAnyCapitals, 0, move, 0, move.length()))
                .max(Comparator.comparingInt(String::length));
    }

    private Optional<Command> read(String move, String behind, QuotedParts quotes, String hero) {
        TicksForm ticks = TicksForm.read(signed(behind), quotes, words);
        Matcher made = MADE.matcher(ticks.before());
        if (!made.matches()) {
            return Optional.empty();
        }
        return Optional.of(new Command.Make(
                hero,
                new Draft(
                        move,
                        Optional.ofNullable(made.group(1)).map(quotes::meant),
                        made.group(3) == null ? List.of() : NamedForm.readAll(made.group(3), quotes),
                        made.group(2) == null ? OptionalInt.empty() : OptionalInt.of(Numbers.whole(made.group(2))),
                        ticks.ticks())));
    }

    /** What is rolled may go without its sign: {@code Face Danger iron}. */
    private String signed(String behind) {
        Matcher bare = BARE.matcher(behind);
        return bare.matches() && isRolled(bare.group(1)) ? " +" + behind.substring(1) : behind;
    }

    private boolean isRolled(String word) {
        return rulebook.game().stats().contains(word)
                || rulebook.game().meter(word).isPresent();
    }

    String print(Draft make, NameWriter pen) {
        return pen.write(make.move())
                + make.stat().map(stat -> " +" + pen.write(stat)).orElse("")
                + (make.amount().isEmpty() ? "" : " (" + make.amount().getAsInt() + ")")
                + (make.subjects().isEmpty()
                        ? ""
                        : " " + preposition(make.move()) + " " + NamedForm.printAll(make.subjects(), pen))
                + TicksForm.print(make.ticks(), pen, words);
    }

    private String preposition(String name) {
        return rulebook.move(name)
                .flatMap(Move::subject)
                .map(MoveForm::preposition)
                .orElse("on");
    }

    private static String preposition(Move.Subject subject) {
        return switch (subject.kind()) {
            case TRACK, NEW_TRACK, NEW_OR_OPEN_TRACK, FIGHT -> subject.text().startsWith("against ") ? "against" : "on";
            case BOND, NEW_BOND -> "with";
            case ALLY, COMPANION, ANYONE -> "for";
        };
    }
}
