package momentum.app.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.app.web.view.StoryItem.Line;
import momentum.app.web.view.StoryItem.Why;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.Initiative;
import momentum.play.Telling;
import momentum.play.Track;
import momentum.rule.Meter;
import momentum.table.Entry;

/** Events as lines of a story, each change with its "why?". The last roll is remembered: it is part of the reason. */
final class EventLines {
    private final RuleLines rules;
    private final boolean isShared;
    private final long sealedSince;
    private String lastRoll = "";

    EventLines(RuleLines rules, boolean isShared, long sealedSince) {
        this.rules = rules;
        this.isShared = isShared;
        this.sealedSince = sealedSince;
    }

    /** Whether dice were typed in; of rows from before the first seal nobody knows. */
    boolean isTypedIn(Entry entry) {
        return entry.isByHand() && entry.seq() > sealedSince;
    }

    /** The first lines under a title, which need not be repeated. */
    List<Line> begin(String title, Entry entry) {
        lastRoll = "";
        List<Line> lines = new ArrayList<>(goOn(entry));
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i) instanceof Line.Move(String name, String ignored)) {
                if (name.equals(title)) {
                    lines.remove(i);
                }
                break;
            }
        }
        return List.copyOf(lines);
    }

    List<Line> goOn(Entry entry) {
        List<Line> lines = new ArrayList<>();
        entry.events().forEach(event -> line(event, isTypedIn(entry)).ifPresent(lines::add));
        return List.copyOf(lines);
    }

    private Optional<Line> line(Event event, boolean isTypedIn) {
        return switch (event) {
            case Event.MoveMade made -> Optional.of(new Line.Move(made.move(), isShared ? made.hero() : ""));
            case Event.Rolled rolled -> Optional.of(dice(rolled, isTypedIn));
            case Event.Burned burned -> Optional.of(new Line.Burned(burned.from(), burned.to(), why(burned.cause())));
            case Event.Overruled overruled ->
                Optional.of(new Line.Overruled(overruled.to(), overruled.cause().reason()));
            case Event.Chosen chosen -> Optional.of(new Line.Chosen(of(chosen.hero()) + chosen.label()));
            case Event.Prompted ignored -> Optional.of(new Line.Prompt(told(event)));
            case Event.OracleRolled said ->
                Optional.of(new Line.Oracle(
                        said.table(),
                        said.roll().value(),
                        said.text(),
                        said.roll().isMatch(),
                        isTypedIn));
            case Event.OracleRead said ->
                Optional.of(new Line.Oracle(said.table(), said.value(), said.text(), false, isTypedIn));
            case Event.Bent bent -> Optional.of(new Line.Bent(bent.why()));
            case Event.MeterChanged changed -> Optional.of(meter(changed));
            case Event.TrackChanged changed -> isTold(changed) ? Optional.of(track(changed)) : Optional.empty();
            case Event.CompanionChanged changed ->
                Optional.of(change(
                        Signed.of(changed.to().health() - changed.from().health()),
                        "%s's health: %d → %d"
                                .formatted(
                                        changed.from().name(),
                                        changed.from().health(),
                                        changed.to().health()),
                        changed.to().health() < changed.from().health(),
                        event));
            case Event.ExperienceChanged changed ->
                Optional.of(change(
                        Signed.of(changed.to() - changed.spentTo() - changed.from() + changed.spentFrom()),
                        of(changed.hero())
                                + "experience: %d → %d"
                                        .formatted(
                                                changed.from() - changed.spentFrom(), changed.to() - changed.spentTo()),
                        false,
                        event));
            case Event.Marked marked ->
                Optional.of(change(
                        marked.marked() ? "✕" : "○",
                        of(marked.hero()) + marked.debility().name() + (marked.marked() ? "" : " cleared"),
                        marked.marked(),
                        event));
            case Event.InitiativeChanged changed ->
                Optional.of(change("⚔", initiative(changed), changed.to() == Initiative.FOE, event));
            case Event.CameToNothing ignored -> Optional.of(change("·", told(event), false, event));
            case Event.AssetChanged ignored -> Optional.of(change("◆", told(event), false, event));
            case Event.TrackOpened ignored -> Optional.of(change("▢", told(event), false, event));
            case Event.BondChanged bond -> Optional.of(change("∞", told(event), !bond.made(), event));
            case Event.HarmChanged ignored -> Optional.of(change("·", told(event), false, event));
            case Event.Helped ignored -> Optional.of(change("·", told(event), false, event));
            case Event.UsedThisFight ignored -> Optional.of(change("·", told(event), false, event));
            case Event.BonusChanged bonus ->
                Optional.of(change(Signed.of(bonus.bonus().add()), told(event), false, event));
            case Event.HeroEnded ignored -> Optional.of(change("†", told(event), true, event));
            case Event.StrictnessChanged ignored -> Optional.of(change("·", told(event), false, event));
            case Event.Noted noted -> Optional.of(new Line.Prompt(noted.text()));
            case Event.Imposed ignored -> Optional.of(new Line.Prompt(told(event)));
            case Event.HeroJoined ignored -> Optional.empty();
            case Event.Rewritten ignored -> Optional.empty();
            case Event.Resolved ignored -> Optional.empty();
            case Event.Waits ignored -> Optional.empty();
        };
    }

    private String initiative(Event.InitiativeChanged changed) {
        return switch (changed.to()) {
            case HERO -> isShared ? changed.hero() + " has the initiative" : "you have the initiative";
            case FOE -> of(changed.hero()) + "the foe has the initiative";
            case NO_FIGHT -> of(changed.hero()) + "the fight is over";
        };
    }

    private Line dice(Event.Rolled rolled, boolean isTypedIn) {
        DiceView dice = DiceView.of(rolled.roll(), rolled.what(), rolled.outcome());
        lastRoll = dice.inWords() + ", " + rolled.outcome().inWords();
        return new Line.Dice(dice, isTypedIn);
    }

    private Line meter(Event.MeterChanged changed) {
        boolean isMomentum = changed.meter().isMomentum();
        return change(
                Signed.of(changed.to() - changed.from()),
                of(changed.hero()) + changed.meter().name() + ": " + number(isMomentum, changed.from()) + " → "
                        + number(isMomentum, changed.to()) + emptied(changed.meter(), changed.to()),
                changed.to() < changed.from(),
                changed);
    }

    private static String number(boolean isSigned, int value) {
        return isSigned ? Signed.of(value) : Signed.plain(value);
    }

    private static String emptied(Meter meter, int value) {
        return value == meter.min() ? " (its minimum)" : "";
    }

    /** That a roll has been made on a track, or who shares it, is the table's to remember and no news. */
    private static boolean isTold(Event.TrackChanged changed) {
        return !changed.from().track().equals(changed.to().track())
                || !changed.from().ending().equals(changed.to().ending())
                || changed.from().moreHarm() != changed.to().moreHarm();
    }

    private Line track(Event.TrackChanged changed) {
        Track from = changed.from();
        Track to = changed.to();
        int ticks = to.progress().ticks() - from.progress().ticks();
        if (ticks == 0) {
            return change("▣", told(changed), false, changed);
        }
        String boxes = from.progress().score() == to.progress().score()
                ? "%d → %d ticks"
                        .formatted(from.progress().ticks(), to.progress().ticks())
                : "%d → %d boxes"
                        .formatted(from.progress().score(), to.progress().score());
        String size = Math.abs(ticks) == 1 ? " tick" : " ticks";
        return change(Signed.of(ticks) + size, to.name() + ": " + boxes, ticks < 0, changed);
    }

    private Line change(String delta, String text, boolean isLoss, Event event) {
        return new Line.Change(delta, text, isLoss, why(event.cause()));
    }

    private Why why(Cause cause) {
        return new Why(cause.move(), rules.text(cause.source()), cause.source().toString(), cause.reason(), lastRoll);
    }

    private String of(String hero) {
        return isShared && !hero.isEmpty() ? hero + ": " : "";
    }

    /** With one hero there is no need to say whose it is. */
    private String told(Event event) {
        String words = Telling.inWords(event);
        String whose = event.cause().hero() + ": ";
        return isShared || !words.startsWith(whose) ? words : words.substring(whose.length());
    }
}
