package momentum.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import momentum.app.terminal.console.Console;
import momentum.app.terminal.console.Pager;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.hero.HeroCreation;
import momentum.app.terminal.view.EventScreen;
import momentum.app.terminal.view.QuestionScreen;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.app.text.TextWrap;
import momentum.rule.Source;
import momentum.table.JournalEntry;

/** Tells a person. */
final class TextOutput implements Output {
    private final Console console;
    private final Pager pager;

    TextOutput(Console console) {
        this.console = console;
        this.pager = new Pager(console);
    }

    @Override
    public void show(List<String> lines) {
        TextStyle look = console.look();
        boolean isWidthKnown = console.size().columns() > 0;
        pager.show(lines.stream()
                .map(look::spoken)
                .flatMap(line -> isWidthKnown ? TextWrap.lines(line, look.width()).stream() : Stream.of(line))
                .toList());
    }

    @Override
    public void done(SessionContext context, JournalEntry entry, List<String> told, boolean asked) {
        List<String> lines = new ArrayList<>(told);
        lines.addAll(new EventScreen(context).lines(entry.events()));
        // A line that seems to do nothing leaves one wondering whether it was heard.
        if (lines.isEmpty() && context.table().questions().isEmpty()) {
            lines.add("  Nothing more happens.");
        }
        show(lines);
        if (asked) {
            asks(context);
        }
    }

    @Override
    public void asks(SessionContext context) {
        context.questions().forEach(asked -> show(new QuestionScreen(context).lines(asked)));
    }

    @Override
    public void asks(HeroCreation creation) {
        show(creation.asks());
    }

    @Override
    public void refused(String why, Source rule) {
        if (rule.line() == 0) {
            unclear(why);
            return;
        }
        show(List.of("  " + console.look().warning("Not now: " + why) + " "
                + console.look().faint("(" + rule + ")")));
    }

    @Override
    public void unclear(String why) {
        show(TextLayout.lines(TextLayout.sentence(why), console.look().width(), "  ").stream()
                .map(console.look()::warning)
                .toList());
    }

    @Override
    public void storeFailed(String sentence) {
        show(List.of("  " + console.look().warning(sentence)));
    }
}
