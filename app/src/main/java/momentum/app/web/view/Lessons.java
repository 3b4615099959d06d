package momentum.app.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.app.web.http.Coaching;
import momentum.app.web.story.StoryItem;
import momentum.app.web.view.TableView.Lesson;
import momentum.dice.Outcome;

/** The ideas of the game that are explained when they first happen, until the player puts them away. */
final class Lessons {
    private Lessons() {}

    /**
     * The first that is due.
     *
     * @param isMarked whether something is marked on the sheet
     */
    static Optional<Lesson> due(
            Coaching coaching, Optional<StoryItem.Deed> deed, List<QuestionView> questions, boolean isMarked) {
        return lessons(deed, questions, isMarked).stream()
                .filter(lesson -> coaching.isOn() && coaching.teaches(lesson.idea()))
                .findFirst();
    }

    private static List<Lesson> lessons(Optional<StoryItem.Deed> deed, List<QuestionView> questions, boolean isMarked) {
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
        if (isMarked) {
            due.add(new Lesson(
                    "debility",
                    "A mark on the sheet:",
                    "what it does while it stands is written under it. The rule that lifts it is its own: press it on"
                            + " the sheet to read more."));
        }
        deed.filter(StoryItem.Deed::isProgressRoll)
                .map(each -> new Lesson(
                        "progress",
                        "A progress roll:",
                        "no action die and no stat. The full boxes of the track are your score, and momentum cannot be"
                                + " burned for it."))
                .ifPresent(due::add);
        return List.copyOf(due);
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
