package momentum.app.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import momentum.play.Question;
import momentum.rule.Source;
import momentum.table.Entry;

/** Tells a person. */
final class WordsTeller implements Teller {
    private final PrintWriter out;
    private final Look look;
    private final IntSupplier columns;

    /** @param columns how wide the screen is just now; 0 where nobody knows, and lines are left as they are */
    WordsTeller(PrintWriter out, Look look, IntSupplier columns) {
        this.out = out;
        this.look = look;
        this.columns = columns;
    }

    @Override
    public void show(List<String> lines) {
        int wide = columns.getAsInt();
        for (String line : lines) {
            String said = look.spoken(line);
            (wide == 0 ? List.of(said) : Fold.lines(said, wide)).forEach(out::println);
        }
        out.flush();
    }

    @Override
    public void done(Scene scene, Entry entry, List<String> told, boolean asked) {
        List<String> lines = new ArrayList<>(told);
        lines.addAll(new EventView(look, scene.isAlone()).lines(entry.events()));
        // A line that seems to do nothing leaves one wondering whether it was heard.
        if (lines.isEmpty() && scene.table().questions().isEmpty()) {
            lines.add("  Nothing more happens.");
        }
        show(lines);
        if (asked) {
            asks(scene);
        }
    }

    @Override
    public void asks(Scene scene) {
        for (Question question : scene.table().questions()) {
            show(new QuestionView(scene).lines(question));
        }
    }

    @Override
    public void asks(Creation creation, Look as) {
        show(creation.asks(as));
    }

    @Override
    public void refused(String why, Source rule) {
        String line = rule.line() == 0 ? "" : " " + look.faint("(" + rule + ")");
        show(List.of("  " + look.warning("Not now: " + why) + line));
    }

    @Override
    public void unclear(String why) {
        show(Prose.lines(Prose.sentence(why), look.width(), "  ").stream()
                .map(look::warning)
                .toList());
    }

    @Override
    public void trouble(String sentence) {
        show(List.of("  " + look.warning(sentence)));
    }
}
