package momentum.app.terminal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.rule.Move;
import momentum.rule.Rulebook;

/** What can be typed. */
public final class Help {
    private static final int WIDEST = 30;

    /** What is typed, and what it does. */
    private record Entry(String typed, String does) {
        /** With the first move and a stat of the game for an example. */
        Entry in(Rulebook rulebook) {
            String move = rulebook.moves().sequencedKeySet().getFirst().toLowerCase(Locale.ROOT);
            return new Entry(typed.replace("{move}", move).replace("{stat}", stat(rulebook)), does);
        }

        private static String stat(Rulebook rulebook) {
            List<String> stats = rulebook.game().stats();
            return stats.get(stats.size() / 2);
        }

        /** Whether a word of it is what was typed; every entry is about nothing in particular. */
        boolean isAbout(String word) {
            String whole = typed + " " + does;
            return word.isBlank()
                    || Pattern.compile("\\b" + Pattern.quote(word.strip()) + "\\b", Pattern.CASE_INSENSITIVE)
                            .matcher(whole)
                            .find();
        }
    }

    private static final List<Entry> ENTRIES = List.of(
            new Entry("{move}", "a move, by its name or part of it"),
            new Entry("{move} {stat}", "the same, rolled at once with the table's dice"),
            new Entry("{move} {stat} dice 3 7 9", "the same with your own dice, the action die first"),
            new Entry("roll, {stat}, dice 3 7 9", "the roll that is asked for"),
            new Entry("2, tired, yes, burn", "an answer, by its number or its words; hurt 2 with what it costs"),
            new Entry("use hound, keep", "an ability before the dice or behind them; with the roll: roll using hound"),
            new Entry("Enter alone", "shows again what is asked"),
            new Entry("why", "the rules behind the last change, line by line"),
            new Entry("undo, redo", "one line back, or forward again; nothing is ever lost"),
            new Entry("play on from 12", "back to row 12 of the log; branches lists what was laid aside"),
            new Entry("sheet, tracks, log 20", "the hero, what is under way, what has happened"),
            new Entry("oracle action theme", "roll on tables; oracle alone lists them; oracle theme 42 with your dice"),
            new Entry("ask likely is it safe?", "a yes or a no: almost certain, likely, 50/50, unlikely, small chance"),
            new Entry("assets", "your cards as they stand; assets all lists every card"),
            new Entry("moves, foes", "the books; with words, those that have them: moves face, assets hound"),
            new Entry("note The ice gives way.", "a note; a line that begins with | is one as well"),
            new Entry("rewrite 12: It holds.", "the note in row 12 anew; also remove note 12, move note 12 after 7"),
            new Entry(
                    "set momentum 4 because I say",
                    "any number, by hand; also set wounded, set vow Find Edda (epic) 3 ticks"),
            new Entry(
                    "set iron 2, set gear a rope",
                    "the sheet put right; also set name Kara, set asset Hound, set no asset Hound, set bond with Edda"),
            new Entry(
                    "close Wolf: fled",
                    "any vow, journey or foe ends, in your words; also close the fight: a truce, leave the fight: fled"),
            new Entry("let go +1", "a bonus that waits for your next move is not used"),
            new Entry("must suffer -1 supply", "a line of the rules, by hand; for others: Ylva must, everyone must"),
            new Entry("overrule weak hit", "what a roll comes to, whatever the dice show; add because and a reason"),
            new Entry("aside because it is late", "drop what is still asked"),
            new Entry("hero NAME, hero new", "who acts, where there are several; make another"),
            new Entry("strictness advise", "enforce, advise or off: what happens to what is against the rules"),
            new Entry("seal, seal open", "what the table's dice follow from; open it, and anyone can check them"),
            new Entry("campaign rename NAME", "also campaign archive and campaign delete; both can be taken back"),
            new Entry("quit", "leave; everything is kept, and a question is asked again when you return"));

    private Help() {}

    public static List<String> lines(SessionContext context, String about) {
        List<Move> meant = NameMatcher.meant(about, context.rulebook().moves().values(), Move::name);
        List<Entry> wanted =
                ENTRIES.stream().filter(entry -> entry.isAbout(about)).toList();
        // "help set" is about setting by hand, though a move has these letters in its name.
        boolean isMove = meant.size() == 1
                && (wanted.isEmpty() || NameMatcher.isSame(meant.getFirst().name(), about));
        if (isMove) {
            return new BookScreen(context).move(meant.getFirst());
        }
        List<String> lines = new ArrayList<>();
        if (wanted.isEmpty()) {
            lines.add("  "
                    + context.look().warning("There is no help on \"%s\"; this is all there is.".formatted(about)));
        }
        for (Entry each : wanted.isEmpty() ? ENTRIES : wanted) {
            Entry entry = each.in(context.rulebook());
            lines.add(
                    context.look().plain()
                            ? "  " + entry.typed() + ": " + entry.does().replace("|", "a vertical bar")
                            : "  " + context.look().bold(TextLayout.pad(entry.typed(), WIDEST)) + entry.does());
        }
        return lines;
    }
}
