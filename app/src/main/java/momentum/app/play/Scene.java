package momentum.app.play;

import java.util.List;
import java.util.Optional;
import momentum.content.Library;
import momentum.play.Agenda;
import momentum.play.Frame;
import momentum.play.Hero;
import momentum.play.Question;
import momentum.play.Table;
import momentum.play.Task;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.table.Campaign;

/**
 * All that a line can be about.
 *
 * @param hero who acts, by name; empty before there is anyone
 * @param half a name that was given and waits for its rank
 */
record Scene(Campaign campaign, Table table, String hero, Optional<String> half, Books books, Look look) {

    Rulebook rulebook() {
        return campaign.play().rulebook();
    }

    Library library() {
        return books.library();
    }

    Optional<Hero> acting() {
        return table.hero(hero);
    }

    boolean isAlone() {
        return table.heroes().size() < 2;
    }

    /** The question that the next answer is for: the acting hero's own, or else the first. */
    Optional<Question> question() {
        List<Question> open = table.questions();
        return open.stream()
                .filter(question -> question.hero().equals(hero))
                .findFirst()
                .or(() -> open.stream().findFirst());
    }

    /** What the words of an open question refer to. */
    Optional<Frame> frame(Question wanted) {
        for (Agenda at = table.agenda(); !at.isEmpty(); at = at.rest()) {
            if (at.top() instanceof Task.Ask(Question question, Frame frame) && question.equals(wanted)) {
                return Optional.of(frame);
            }
        }
        return Optional.empty();
    }

    /** The number behind a name: a stat's, or a meter's. */
    int value(Hero of, String name) {
        int stat = rulebook().game().stats().indexOf(name);
        return stat >= 0
                ? of.stats().get(stat)
                : rulebook().game().meter(name).map(meter -> value(of, meter)).orElse(0);
    }

    int value(Hero of, Meter meter) {
        return switch (meter.scope()) {
            case MOMENTUM -> of.momentum();
            case HERO -> of.meters().get(meter.index());
            case SHARED -> table.shared().get(meter.index());
        };
    }
}
