package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import momentum.notation.QuotedText;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.notation.UnreadableLine;
import momentum.play.Event;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.state.Track;
import momentum.text.VisibleText;

/**
 * Writes what came of a step as statements. Each is read and compared with the table before it is written, so that none can be
 * taken for another by a name that someone has given; what cannot be stated without doubt is left out.
 */
final class StatementWriter {
    private final Table after;
    private final String speaker;
    private final Statement statement;
    private final Changes changes;

    StatementWriter(Rulebook rulebook, Table before, Table after, List<Event> events, String speaker) {
        this.after = after;
        this.speaker = speaker;
        statement = new Statement(rulebook, after, new Ruling.Ruled(after, events), events);
        changes = new Changes(rulebook.game(), before, after);
    }

    /** First about the one who spoke, with what is nobody's; then a line for each of the others. */
    List<String> lines() {
        String about = StatedLine.read("", after, speaker).about();
        List<String> first = new ArrayList<>(statement.rolled());
        after.hero(about).ifPresent(hero -> first.addAll(changes.of(hero)));
        first.addAll(changes.shared());
        List<String> lines = new ArrayList<>(joined("", first));
        List<String> tracks = new ArrayList<>();
        for (Track track : changes.tracks()) {
            for (String change : changes.of(track)) {
                Stream.of(track.name(), QuotedText.quoted(track.name()))
                        .map(name -> name + " " + change)
                        .filter(this::holds)
                        .findFirst()
                        .ifPresent(tracks::add);
            }
        }
        lines.addAll(joined("", tracks));
        for (Hero hero : after.heroes()) {
            if (!hero.name().equals(about)) {
                lines.addAll(joined(named(hero.name()), changes.of(hero)));
            }
        }
        return lines;
    }

    private String named(String hero) {
        String bare = hero + ": ";
        boolean isClear = QuotedText.canStandBare(hero)
                && StatedLine.read(bare + "in play", after, "").equals(new StatedLine(hero, List.of("in play")));
        return isClear ? bare : QuotedText.quoted(hero) + ": ";
    }

    /** In one line where that says the same. */
    private List<String> joined(String named, List<String> parts) {
        List<String> holding =
                parts.stream().map(part -> named + part).filter(this::holds).toList();
        if (holding.isEmpty()) {
            return List.of();
        }
        String line = named
                + String.join(
                        ", ",
                        holding.stream()
                                .map(part -> part.substring(named.length()))
                                .toList());
        return holds(line) ? List.of(line) : holding;
    }

    /** Whether it reads the same again, and everything of it can be read at all. */
    private boolean holds(String line) {
        if (line.codePoints().anyMatch(VisibleText::isHidden)) {
            return false;
        }
        List<RecordStep> steps = RecordReader.read("=> " + line);
        if (steps.size() != 1
                || !(steps.getFirst() instanceof RecordStep.Stated(int ignored, String text, String what))) {
            return false;
        }
        StatedLine said = StatedLine.read(what, after, speaker);
        try {
            return said.parts().stream()
                    .allMatch(part -> statement.differs(part, said.about()).isEmpty());
        } catch (UnreadableLine unclear) {
            return false;
        }
    }
}
