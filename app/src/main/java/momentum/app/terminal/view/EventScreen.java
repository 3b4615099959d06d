package momentum.app.terminal.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.state.Addend;

/**
 * What happened, in short lines: the engine's words, and only the dice shown as they lie. What the player has just typed is not
 * told back.
 */
public final class EventScreen {
    private final TextStyle look;
    private final Optional<String> onlyHero;

    public EventScreen(SessionContext context) {
        this.look = context.look();
        this.onlyHero = context.onlyHero();
    }

    public List<String> lines(List<Event> events) {
        return events.stream().flatMap(event -> lines(event).stream()).toList();
    }

    private List<String> lines(Event event) {
        return switch (event) {
            case Event.Rolled rolled -> rolled(rolled);
            case Event.TrackChanged changed -> EventText.isNews(changed) ? List.of(line(event)) : List.of();
            case Event.Burned burned -> List.of("  " + look.of(burned.to(), words(event)));
            case Event.Prompted _,
                    Event.Noted _,
                    Event.SetAside _,
                    Event.Rewritten _,
                    Event.NoteRemoved _,
                    Event.NoteMoved _ -> List.of("  " + look.faint(words(event)));
            case Event.Bent _ -> List.of("  " + look.warning(words(event)));
            // An outcome is told with its roll, or with the burn that changed it.
            case Event.Resolved _, Event.Waits _, Event.MoveMade _, Event.Chosen _ -> List.of();
            case Event.HeroJoined _,
                    Event.HeroRenamed _,
                    Event.MeterChanged _,
                    Event.CameToNothing _,
                    Event.StatChanged _,
                    Event.GearChanged _,
                    Event.CompanionChanged _,
                    Event.AssetChanged _,
                    Event.Marked _,
                    Event.TrackOpened _,
                    Event.BondChanged _,
                    Event.ExperienceChanged _,
                    Event.HarmChanged _,
                    Event.Overruled _,
                    Event.OracleRolled _,
                    Event.OracleRead _,
                    Event.InitiativeChanged _,
                    Event.Helped _,
                    Event.Used _,
                    Event.DieRolled _,
                    Event.UsedThisFight _,
                    Event.BonusChanged _,
                    Event.Imposed _,
                    Event.HeroEnded _,
                    Event.StrictnessChanged _ -> List.of(line(event));
        };
    }

    private String line(Event event) {
        return "  " + words(event);
    }

    private List<String> rolled(Event.Rolled rolled) {
        Outcome outcome = rolled.outcome();
        String match = rolled.roll().isMatch() ? ", with a match" : "";
        String words = TextLayout.sentence(outcome.inWords() + match);
        return List.of("  " + who(rolled.hero()) + dice(rolled), "  " + look.of(outcome, words));
    }

    /** The dice as they lie: in brackets the action die, in angles the challenge dice; or all of it in words. */
    private String dice(Event.Rolled rolled) {
        if (look.plain()) {
            return inWords(rolled);
        }
        Roll roll = rolled.roll();
        String against = "   against   " + look.bold("<" + roll.first() + "> <" + roll.second() + ">");
        return switch (roll) {
            case ActionRoll action ->
                look.bold("[" + action.action() + "]")
                        + (action.isDieCancelled() ? " cancelled by momentum: 0" : "")
                        + added(new Addend(
                                action.stat(),
                                rolled.stat().orElse(""),
                                rolled.cause().source()))
                        + adds(rolled) + " = " + look.bold("" + action.score()) + against;
            case ProgressRoll progress -> {
                int added = rolled.adds().stream().mapToInt(Addend::number).sum();
                String sum = rolled.adds().isEmpty() ? "" : (progress.score() - added) + adds(rolled) + " = ";
                yield "progress " + sum + look.bold("" + progress.score()) + against;
            }
        };
    }

    private static String adds(Event.Rolled rolled) {
        return rolled.adds().stream().map(EventScreen::added).collect(Collectors.joining());
    }

    private static String added(Addend add) {
        return (add.number() < 0 ? " - " : " + ") + (Math.abs(add.number()) + " " + add.name()).strip();
    }

    private static String inWords(Event.Rolled rolled) {
        String against = ", against %d and %d"
                .formatted(rolled.roll().first(), rolled.roll().second());
        String adds = rolled.adds().stream()
                .map(add -> ", %s %d".formatted(add.name(), add.number()))
                .collect(Collectors.joining());
        return switch (rolled.roll()) {
            case ActionRoll action ->
                "Action die %d%s, %s %d%s, score %d"
                                .formatted(
                                        action.action(),
                                        action.isDieCancelled() ? " cancelled by momentum" : "",
                                        rolled.stat().orElse("stat"),
                                        action.stat(),
                                        adds,
                                        action.score())
                        + against;
            case ProgressRoll progress -> "Progress %d".formatted(progress.score()) + adds + against;
        };
    }

    private String who(String hero) {
        return hero.isEmpty() || onlyHero.isPresent() ? "" : hero + ": ";
    }

    /** The engine's own words, without a name where there is only one. */
    String words(Event event) {
        String told = EventText.inWords(event);
        String name = onlyHero.map(hero -> hero + ": ").orElse("");
        return told.startsWith(name) ? told.substring(name.length()) : told;
    }
}
