package momentum.app.web.page;

import java.util.ArrayList;
import java.util.List;
import momentum.app.web.form.TruthsForm;
import momentum.app.web.http.FormData;
import momentum.content.book.Truth;

/** The truths that a world can be made of, as far as they are answered. */
public record TruthsView(List<Question> questions, List<String> credits) {
    /**
     * A truth.
     *
     * @param forHero what to ask oneself of one's hero, or empty
     */
    public record Question(int index, String name, List<Answer> answers, String forHero, Given given) {
        /** The field of the answer that is chosen. */
        public String field() {
            return TruthsForm.choice(index);
        }
    }

    /**
     * What a form says to a truth.
     *
     * @param inShort what is chosen or written, in a line
     */
    public record Given(String own, String inShort, boolean isOpen) {}

    /** One way the world may be, and what could come of it. */
    public record Answer(
            int index,
            String range,
            String summary,
            String text,
            String starter,
            List<Detail> details,
            boolean isChosen) {}

    /** A table within an answer. */
    public record Detail(String field, String name, List<String> rows, String chosen) {}

    /**
     * The truths.
     *
     * @param open which of them is open at first
     */
    public static TruthsView of(List<Truth> truths, FormData typed, int open) {
        TruthsForm form = new TruthsForm(truths, typed);
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < truths.size(); i++) {
            Truth truth = truths.get(i);
            List<Answer> answers = new ArrayList<>();
            for (Truth.Answer answer : truth.answers()) {
                answers.add(answer(i, answers.size(), answer, typed));
            }
            questions.add(new Question(
                    i,
                    truth.name(),
                    List.copyOf(answers),
                    truth.yourCharacter().plain(),
                    new Given(typed.prose(TruthsForm.own(i)), inShort(form, i), i == open)));
        }
        return new TruthsView(
                List.copyOf(questions),
                truths.stream()
                        .map(truth -> TruthsForm.credit(truth.origin()))
                        .distinct()
                        .toList());
    }

    private static Answer answer(int truth, int index, Truth.Answer answer, FormData typed) {
        List<Detail> details = new ArrayList<>();
        for (var table : answer.tables()) {
            String field = TruthsForm.detail(truth, index, details.size());
            details.add(new Detail(
                    field,
                    table.name(),
                    table.rows().stream().map(row -> row.text().plain()).toList(),
                    typed.text(field)));
        }
        return new Answer(
                index,
                answer.range().map(range -> range.toString().replace('-', '–')).orElse(""),
                answer.summary().plain(),
                answer.description().plain(),
                answer.questStarter().plain(),
                List.copyOf(details),
                typed.text(TruthsForm.choice(truth)).equals("" + index));
    }

    private static String inShort(TruthsForm form, int truth) {
        return form.chosen(truth)
                .map(answer -> answer.summary().isEmpty() ? answer.description() : answer.summary())
                .map(text -> text.plain())
                .orElse(form.form().text(TruthsForm.own(truth)));
    }
}
