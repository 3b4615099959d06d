package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.content.book.Dice;
import momentum.content.book.OracleRow;
import momentum.content.book.OracleText;
import momentum.play.Command;
import momentum.play.Question;
import momentum.table.Saying;
import momentum.table.dice.Cup;

/** "oracle action theme": tables, rolled on at any time, with the table's dice or, with a number, with one's own. */
final class OracleEar implements Ear {
    private static final Pattern WITH_DICE = Pattern.compile("(.*?)\\s+(\\d{1,4})");
    private static final int MANY = 12;

    /** A row may lead to other tables, and these again; the book's own chains are shorter. */
    private static final int DEEPEST = 3;

    @Override
    public Optional<Wish> hear(Scene scene, String line) {
        boolean isAnswer = scene.question()
                .filter(question -> question instanceof Question.Oracle oracle
                        && !oracle.odds()
                        && oracle.which().isEmpty())
                .isPresent();
        return !Words.first(line).equalsIgnoreCase("oracle") || isAnswer
                ? Optional.empty()
                : Optional.of(roll(scene, Words.rest(line)));
    }

    private static Wish roll(Scene scene, String words) {
        Matcher dice = WITH_DICE.matcher(words);
        boolean hasDice = dice.matches();
        String name = hasDice ? dice.group(1) : words;
        Optional<Integer> value = hasDice ? Optional.of(Integer.valueOf(dice.group(2))) : Optional.empty();
        Tables tables = new Tables(scene);
        if (name.isBlank()) {
            return new Wish.Show(list("Tables", tables.all()));
        }
        List<Tables.Named> meant = tables.inTurn(name);
        if (meant.isEmpty()) {
            meant = tables.meant(name);
            if (meant.size() > 1) {
                return new Wish.Show(list("Which one?", meant));
            }
        }
        if (meant.isEmpty()) {
            return new Wish.Unclear("there is no table called " + name + "; oracle alone lists them all");
        }
        if (hasDice && meant.size() > 1) {
            return new Wish.Unclear("with dice of your own, name one table at a time");
        }
        List<Saying> sayings = new ArrayList<>();
        for (Tables.Named table : meant) {
            if (table.text().isEmpty()) {
                sayings.add((now, cup) ->
                        new Command.Consult(scene.hero(), table.name(), value.orElseGet(() -> cup.die(100)), false, 0));
                continue;
            }
            OracleText text = table.text().get();
            if (value.isPresent() && text.row(value.get()).isEmpty()) {
                return new Wish.Unclear(
                        "%s is rolled with %s, which cannot show %d".formatted(text.name(), text.dice(), value.get()));
            }
            sayings.add((now, cup) -> read(scene, text, value, cup));
        }
        return new Wish.Say(sayings, Optional.empty());
    }

    private static Command read(Scene scene, OracleText text, Optional<Integer> typed, Cup cup) {
        int rolled = typed.orElseGet(() -> cup.sum(text.dice()));
        String words =
                text.row(rolled).map(row -> words(scene, row, cup, DEEPEST)).orElse("nothing");
        return new Command.Read(scene.hero(), text.name(), rolled, words);
    }

    private static int further(Cup cup, Dice dice) {
        int sum = dice.plus();
        for (int i = 0; i < dice.count(); i++) {
            sum += cup.die(dice.sides());
        }
        return sum;
    }

    /** What a row says, with what it has rolled along with it. */
    private static String words(Scene scene, OracleRow row, Cup cup, int deep) {
        StringBuilder words = new StringBuilder(row.text().plain().replaceAll("\\s+", " "));
        if (!row.text2().isEmpty()) {
            words.append(" (").append(row.text2().plain()).append(')');
        }
        for (OracleRow.FurtherRoll further : row.rolls()) {
            Optional<OracleText> table = scene.library().table(further.oracle()).filter(OracleText::rollable);
            for (int i = 0; i < further.times() && table.isPresent() && further.automatic() && deep > 0; i++) {
                OracleText next = table.get();
                next.row(further(cup, further.dice().orElse(next.dice())))
                        .ifPresent(found -> words.append("; ").append(words(scene, found, cup, deep - 1)));
            }
        }
        return words.toString();
    }

    private static List<String> list(String head, List<Tables.Named> tables) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + head);
        boolean isLong = tables.size() > MANY;
        if (isLong) {
            lines.addAll(Prose.lines(
                    String.join(", ", tables.stream().map(Tables.Named::title).toList()), 80, "    "));
        } else {
            tables.forEach(table -> lines.add("    " + table.title()));
        }
        return lines;
    }
}
