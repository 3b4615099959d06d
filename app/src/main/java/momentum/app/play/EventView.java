package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.play.Event;
import momentum.play.Telling;

/** What happened, in short lines. What the player has just typed is not told back. */
final class EventView {
    private final Look look;
    private final boolean isAlone;

    EventView(Look look, boolean isAlone) {
        this.look = look;
        this.isAlone = isAlone;
    }

    List<String> lines(List<Event> events) {
        List<String> lines = new ArrayList<>();
        for (Event event : events) {
            switch (event) {
                case Event.Rolled rolled -> lines.addAll(rolled(rolled));
                // An outcome is told with its roll, or with the burn that changed it.
                case Event.Resolved ignored -> {}
                case Event.Waits ignored -> {}
                case Event.TrackChanged changed when !isNews(changed) -> {}
                case Event.MoveMade ignored -> {}
                case Event.Chosen ignored -> {}
                case Event.Burned burned ->
                    lines.add("  " + who(burned.hero()) + "Momentum is burned: "
                            + look.of(burned.to(), burned.to().inWords()));
                case Event.Prompted prompted -> lines.add("  " + look.faint(words(event, prompted.hero())));
                case Event.OracleRolled oracle -> lines.add(oracle(oracle));
                case Event.OracleRead read ->
                    lines.add("  %s %d: %s".formatted(read.table(), read.value(), look.bold(read.text())));
                case Event.Noted noted -> lines.add("  " + look.faint(noted.text()));
                case Event.Bent ignored -> lines.add("  " + look.warning(words(event, "")));
                default -> lines.add("  " + words(event, hero(event)));
            }
        }
        return lines;
    }

    /** That a track has been rolled on, or who shares it, changes no number. */
    static boolean isNews(Event.TrackChanged changed) {
        return !changed.from().track().equals(changed.to().track())
                || !changed.from().ending().equals(changed.to().ending());
    }

    private String oracle(Event.OracleRolled oracle) {
        return "  %s %d: %s%s"
                .formatted(
                        oracle.table(),
                        oracle.roll().value(),
                        look.bold(oracle.text()),
                        oracle.roll().isMatch() ? ", a match" : "");
    }

    private List<String> rolled(Event.Rolled rolled) {
        Outcome outcome = rolled.outcome();
        String match = rolled.roll().isMatch() ? ", with a match" : "";
        String words = Prose.sentence(outcome.inWords() + match);
        return List.of("  " + who(rolled.hero()) + dice(rolled.what(), rolled.roll()), "  " + look.of(outcome, words));
    }

    /** The dice as they lie: in brackets the action die, in angles the challenge dice; or all of it in words. */
    private String dice(String what, Roll roll) {
        if (look.plain()) {
            return inWords(what, roll);
        }
        String against = "   against   " + look.bold("<" + roll.first() + "> <" + roll.second() + ">");
        return switch (roll) {
            case ActionRoll action ->
                "%s%s + %s %d%s = %s"
                                .formatted(
                                        look.bold("[" + action.action() + "]"),
                                        action.isDieCancelled() ? " cancelled by momentum: 0" : "",
                                        what,
                                        action.stat(),
                                        action.adds() == 0 ? "" : " + " + action.adds(),
                                        look.bold("" + action.score()))
                        + against;
            case ProgressRoll progress -> "progress " + look.bold("" + progress.score()) + against;
        };
    }

    private static String inWords(String what, Roll roll) {
        String against = ", against %d and %d".formatted(roll.first(), roll.second());
        return switch (roll) {
            case ActionRoll action ->
                "Action die %d%s, %s %d%s, score %d"
                                .formatted(
                                        action.action(),
                                        action.isDieCancelled() ? " cancelled by momentum" : "",
                                        what,
                                        action.stat(),
                                        action.adds() == 0 ? "" : ", adds " + action.adds(),
                                        action.score())
                        + against;
            case ProgressRoll progress -> "Progress %d".formatted(progress.score()) + against;
        };
    }

    private String who(String hero) {
        return isAlone || hero.isEmpty() ? "" : hero + ": ";
    }

    /** The engine's own words, without a name where there is only one. */
    String words(Event event, String hero) {
        String told = Telling.inWords(event);
        return isAlone && told.startsWith(hero + ": ") ? told.substring(hero.length() + 2) : told;
    }

    static String hero(Event event) {
        return switch (event) {
            case Event.MeterChanged changed -> changed.hero();
            case Event.CameToNothing nothing -> nothing.hero();
            case Event.AssetChanged changed -> changed.hero();
            case Event.Marked marked -> marked.hero();
            case Event.BondChanged bond -> bond.hero();
            case Event.ExperienceChanged changed -> changed.hero();
            case Event.HarmChanged changed -> changed.hero();
            case Event.InitiativeChanged changed -> changed.hero();
            case Event.UsedThisFight used -> used.hero();
            case Event.BonusChanged changed -> changed.hero();
            case Event.HeroEnded ended -> ended.hero();
            default -> event.cause().hero();
        };
    }
}
