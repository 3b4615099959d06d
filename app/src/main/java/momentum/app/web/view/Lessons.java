package momentum.app.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.app.web.http.Coaching;
import momentum.app.web.story.StoryItem;
import momentum.app.web.story.StoryItem.Line;
import momentum.app.web.view.TableView.Lesson;
import momentum.dice.Outcome;

/** The ideas of the game that are explained when they first happen, until the player puts them away. */
final class Lessons {
    private Lessons() {}

    /** The first that is due. */
    static Optional<Lesson> due(Coaching coaching, Optional<StoryItem.Deed> deed, List<QuestionView> questions) {
        return lessons(deed, questions).stream()
                .filter(lesson -> coaching.isOn() && coaching.teaches(lesson.idea()))
                .findFirst();
    }

    private static List<Lesson> lessons(Optional<StoryItem.Deed> deed, List<QuestionView> questions) {
        List<Lesson> due = new ArrayList<>();
        if (questions.stream().anyMatch(QuestionView.Burn.class::isInstance)) {
            due.add(new Lesson(
                    "burn",
                    "Your first burn:",
                    "momentum can stand in for your score, once, against each challenge die below it. All of it is"
                            + " spent, and falls to your reset. Keep it for a roll that matters, or use it now."));
        }
        deed.flatMap(StoryItem.Deed::lastDice)
                .filter(dice -> dice.dice().roll().isMatch())
                .map(dice -> match(dice.dice().outcome()))
                .ifPresent(due::add);
        deed.filter(Lessons::isMarking)
                .map(each -> new Lesson(
                        "debility",
                        "A mark on the sheet:",
                        "while it stands, the most momentum can be and what it falls to after a burn are one less."
                                + " What lifts it, its own rule says: press it on the sheet to read more."))
                .ifPresent(due::add);
        deed.filter(StoryItem.Deed::isProgressRoll)
                .map(each -> new Lesson(
                        "progress",
                        "A progress roll:",
                        "no action die and no stat. The full boxes of the track are your score, and momentum cannot be"
                                + " burned for it."))
                .ifPresent(due::add);
        return List.copyOf(due);
    }

    private static boolean isMarking(StoryItem.Deed deed) {
        return deed.lines().stream()
                .anyMatch(line ->
                        line instanceof Line.Change change && change.delta().equals("✕"));
    }

    private static Lesson match(Outcome outcome) {
        return new Lesson(
                "match",
                outcome == Outcome.MISS ? "A match on a miss:" : "A match on a hit:",
                outcome == Outcome.MISS
                        ? "it goes wrong in a way that nobody saw coming. The table only counts: what turns is yours to"
                                + " say, or ask the oracle for two words."
                        : "it goes better than anyone hoped, or opens a door you did not see. The table only counts:"
                                + " what it is, is yours to say, or ask the oracle for two words.");
    }
}
