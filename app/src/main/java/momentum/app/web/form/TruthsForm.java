package momentum.app.web.form;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.app.web.http.FormData;
import momentum.app.web.http.WrongForm;
import momentum.content.book.OracleRow;
import momentum.content.book.OracleText;
import momentum.content.book.Origin;
import momentum.content.book.Truth;
import momentum.table.dice.DiceSource;

/** The truths of a world as far as a form answers them: each with an answer of the book, words of one's own, both or neither. */
public record TruthsForm(List<Truth> truths, FormData form) {
    private static final String HEADING = "# The truths of this world";

    /** As much as a note may have. */
    private static final int LONGEST = 20_000;

    /** The field of the answer that is chosen. */
    public static String choice(int truth) {
        return "truth-" + truth;
    }

    /** The field of one's own words. */
    public static String own(int truth) {
        return "own-" + truth;
    }

    /** The field of the row that is chosen from a table within an answer. */
    public static String detail(int truth, int answer, int table) {
        return "detail-%d-%d-%d".formatted(truth, answer, table);
    }

    /** Whether a note of the story has truths. */
    public static boolean isTruths(String note) {
        return note.startsWith("# The truths");
    }

    /** The credit that a text of a book asks for. */
    public static String credit(Origin origin) {
        return origin.title()
                + (origin.authors().isEmpty() ? "" : ", by " + String.join(" and ", origin.authors()))
                + ", " + origin.licence().name();
    }

    /** The answer that is chosen, if one is. */
    public Optional<Truth.Answer> chosen(int truth) {
        List<Truth.Answer> answers = truths.get(truth).answers();
        return index(choice(truth), answers.size()).map(answers::get);
    }

    public boolean isAnswered(int truth) {
        return chosen(truth).isPresent() || form.has(own(truth));
    }

    private Optional<Integer> index(String field, int size) {
        String typed = form.text(field);
        return typed.matches("\\d{1,2}") && Integer.parseInt(typed) < size
                ? Optional.of(Integer.parseInt(typed))
                : Optional.empty();
    }

    /** All that is answered, as one note for the story; none, where nothing is. */
    public Optional<String> note() {
        List<String> parts = new ArrayList<>(List.of(HEADING));
        Set<String> credits = new LinkedHashSet<>();
        for (int i = 0; i < truths.size(); i++) {
            Truth truth = truths.get(i);
            String words = words(i);
            if (!words.isEmpty()) {
                parts.add("**" + truth.name() + ".** " + words);
            }
            chosen(i).ifPresent(_ -> credits.add(credit(truth.origin())));
        }
        if (parts.size() == 1) {
            return Optional.empty();
        }
        credits.forEach(credit -> parts.add("*Chosen from " + credit + "*"));
        String note = String.join("\n\n", parts);
        if (note.length() > LONGEST) {
            throw new WrongForm(
                    "The truths are %,d letters in all, where a note has %,d at most: shorten your own words."
                            .formatted(note.length(), LONGEST));
        }
        return Optional.of(note);
    }

    private String words(int truth) {
        List<String> words = new ArrayList<>();
        chosen(truth).ifPresent(answer -> {
            words.add(answer.summary().markdown());
            words.add(answer.description().markdown());
            int at = truths.get(truth).answers().indexOf(answer);
            for (int table = 0; table < answer.tables().size(); table++) {
                List<OracleRow> rows = answer.tables().get(table).rows();
                index(detail(truth, at, table), rows.size())
                        .ifPresent(row -> words.add("*" + rows.get(row).text().plain() + "*"));
            }
        });
        words.add(form.prose(own(truth)));
        return String.join(
                "\n\n", words.stream().filter(each -> !each.isEmpty()).toList());
    }

    /** With a truth rolled for; with all that are not answered yet, where "all" is asked for. */
    public FormData rolled(String which, DiceSource dice) {
        FormData filled = form;
        for (int i = 0; i < truths.size(); i++) {
            if (which.equals("all") ? !isAnswered(i) : which.equals("" + i)) {
                List<Integer> roll = roll(truths.get(i), dice);
                for (int at = 0; at < roll.size(); at++) {
                    String field = at == 0 ? choice(i) : detail(i, roll.getFirst(), at - 1);
                    filled = filled.with(field, "" + roll.get(at));
                }
            }
        }
        return filled;
    }

    /** The answer that the dice bring up, and the row of each table within it; nothing, where a number brings up none. */
    public static List<Integer> roll(Truth truth, DiceSource dice) {
        int number = dice.sum(truth.dice());
        List<Integer> roll = new ArrayList<>();
        for (Truth.Answer answer : truth.answers()) {
            if (roll.isEmpty()
                    && answer.range().filter(range -> range.holds(number)).isPresent()) {
                roll.add(truth.answers().indexOf(answer));
                for (OracleText table : answer.tables()) {
                    table.row(dice.sum(table.dice()))
                            .ifPresent(row -> roll.add(table.rows().indexOf(row)));
                }
            }
        }
        return List.copyOf(roll);
    }
}
