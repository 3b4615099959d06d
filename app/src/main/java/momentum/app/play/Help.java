package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import momentum.rule.Move;

/** What can be typed. */
final class Help {
    private static final String[][] WORDS = {
        {"face danger", "a move, by its name or part of it; face danger iron rolls at once"},
        {"roll, iron, dice 3 7 9", "the table's dice, with a stat, or your own: action die first"},
        {"2, tired, yes, burn", "an answer, by its number or its words"},
        {"why", "the rules behind the last changes, line by line"},
        {"undo, redo", "one line back, or forward again; nothing is ever lost"},
        {"sheet, tracks, log 20", "the hero, what is under way, what has happened"},
        {"oracle action theme", "roll on tables; oracle alone lists them; oracle theme 42 with your dice"},
        {"ask likely is it safe?", "a yes or a no: almost certain, likely, 50/50, unlikely, small chance"},
        {"moves, assets, foes", "the books; with words, those that have them: assets hound"},
        {"note The ice gives way.", "a note; a line that begins with | is one as well"},
        {"set momentum 4 because I say", "any number, by hand; also set wounded, set vow Find Edda (epic) 3 ticks"},
        {"aside because it is late", "drop what is still asked"},
        {"hero NAME, hero new", "who acts, where there are several; make another"},
        {"strictness advise", "enforce, advise or off: what the table does with what is against the rules"},
        {"seal, seal open", "what the table's dice follow from; open it, and anyone can check them"},
        {"quit", "leave; everything is kept, and a question is asked again when you return"},
    };

    private Help() {}

    static List<String> lines(Scene scene, String about) {
        List<Move> meant = Words.meant(about, scene.rulebook().moves().values(), Move::name);
        if (meant.size() == 1) {
            return new BookView(scene).move(meant.getFirst());
        }
        List<String> lines = new ArrayList<>();
        for (String[] line : WORDS) {
            lines.add(
                    scene.look().plain()
                            ? "  " + line[0] + ": " + line[1].replace("|", "a vertical bar")
                            : "  " + scene.look().bold(Prose.pad(line[0], 30)) + line[1]);
        }
        return lines;
    }
}
