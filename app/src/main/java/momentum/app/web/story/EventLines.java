package momentum.app.web.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.app.web.story.StoryItem.Line;
import momentum.app.web.story.StoryItem.Why;
import momentum.dice.Outcome;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.play.NumberChange;
import momentum.state.Initiative;
import momentum.table.JournalEntry;
import momentum.track.Progress;

/** Events as lines of a story, each change with its "why?". The last roll is remembered: it is part of the reason. */
final class EventLines {
    private final RuleLines rules;
    private final boolean isShared;
    private final long sealedSince;
    private String lastRoll = "";
    private Optional<Outcome> lastOutcome = Optional.empty();

    EventLines(RuleLines rules, boolean isShared, long sealedSince) {
        this.rules = rules;
        this.isShared = isShared;
        this.sealedSince = sealedSince;
    }

    /** Whether dice were typed in; of rows from before the first seal nobody knows. */
    boolean isTypedIn(JournalEntry entry) {
        return entry.isByHand() && entry.seq() > sealedSince;
    }

    /** The first lines under a title, which need not be repeated. */
    List<Line> begin(String title, JournalEntry entry) {
        lastRoll = "";
        lastOutcome = Optional.empty();
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

    List<Line> goOn(JournalEntry entry) {
        List<Line> lines = new ArrayList<>();
        entry.events().forEach(event -> line(event, isTypedIn(entry)).ifPresent(lines::add));
        return List.copyOf(lines);
    }

    private Optional<Line> line(Event event, boolean isTypedIn) {
        return switch (event) {
            case Event.MoveMade made -> {
                lastOutcome = Optional.empty();
                yield Optional.of(new Line.Move(made.move(), isShared ? made.hero() : ""));
            }
            case Event.Rolled rolled -> Optional.of(dice(rolled, isTypedIn));
            case Event.Burned burned -> Optional.of(settled(event, burned.to()));
            case Event.Overruled overruled -> Optional.of(settled(event, overruled.to()));
            case Event.Chosen _ -> Optional.of(new Line.Chosen(words(event)));
            case Event.Prompted _ -> Optional.of(new Line.Prompt(words(event)));
            case Event.OracleRolled rolled ->
                Optional.of(new Line.Oracle(
                        rolled.table(), rolled.roll().value(), rolled.text(), rolled.isTwist(), isTypedIn));
            case Event.OracleRead read ->
                Optional.of(new Line.Oracle(read.table(), read.value(), read.text(), false, isTypedIn));
            case Event.Bent _ -> Optional.of(new Line.Bent(words(event)));
            case Event.MeterChanged changed ->
                Optional.of(number(changed.hero().map(this::of).orElse(""), EventText.number(changed), event));
            case Event.CompanionChanged changed -> Optional.of(number("", EventText.number(changed), event));
            case Event.ExperienceChanged changed ->
                Optional.of(number(of(changed.hero()), EventText.number(changed), event));
            case Event.TrackChanged changed ->
                EventText.isNews(changed) ? Optional.of(track(changed)) : Optional.empty();
            case Event.Marked marked ->
                Optional.of(change(marked.marked() ? "✕" : "○", words(event), marked.marked(), event));
            case Event.InitiativeChanged changed ->
                Optional.of(change("⚔", words(event), changed.to() == Initiative.FOE, event));
            case Event.CameToNothing _ -> Optional.of(change("·", words(event), false, event));
            case Event.AssetChanged _ -> Optional.of(change("◆", words(event), false, event));
            case Event.StatChanged changed ->
                Optional.of(change(SignedNumber.of(changed.to() - changed.from()), words(event), false, event));
            case Event.GearChanged _ -> Optional.of(change("·", words(event), false, event));
            case Event.TrackOpened _ -> Optional.of(change("▢", words(event), false, event));
            case Event.BondChanged bond -> Optional.of(change("∞", words(event), !bond.made(), event));
            case Event.HarmChanged _ -> Optional.of(change("·", words(event), false, event));
            case Event.Helped _ -> Optional.of(change("·", words(event), false, event));
            case Event.Used _ -> Optional.of(change("◆", words(event), false, event));
            case Event.DieRolled _ -> Optional.of(change("·", words(event), false, event));
            case Event.UsedThisFight _ -> Optional.of(change("·", words(event), false, event));
            case Event.BonusChanged bonus ->
                Optional.of(change(SignedNumber.of(bonus.bonus().add()), words(event), false, event));
            case Event.HeroEnded _ -> Optional.of(change("†", words(event), true, event));
            case Event.StrictnessChanged _ -> Optional.of(change("·", words(event), false, event));
            case Event.Noted noted -> Optional.of(new Line.Prompt(noted.text()));
            case Event.Imposed _ -> Optional.of(new Line.Prompt(words(event)));
            case Event.HeroRenamed _ -> Optional.of(change("·", words(event), false, event));
            case Event.HeroJoined _ -> Optional.empty();
            case Event.SetAside _ -> Optional.empty();
            case Event.Rewritten _ -> Optional.empty();
            case Event.NoteRemoved _ -> Optional.empty();
            case Event.NoteMoved _ -> Optional.empty();
            case Event.Resolved resolved -> resolved(resolved);
            case Event.Waits _ -> Optional.empty();
        };
    }

    /** An outcome without dice, or another than they show, must be told; otherwise it was. */
    private Optional<Line> resolved(Event.Resolved resolved) {
        Optional<Outcome> told = lastOutcome;
        lastOutcome = Optional.of(resolved.outcome());
        return told.equals(lastOutcome)
                ? Optional.empty()
                : Optional.of(new Line.Settled(
                        told.map(from -> "a %s counts as it".formatted(from.inWords()))
                                .orElse("no dice are thrown"),
                        "",
                        resolved.outcome(),
                        why(resolved.cause())));
    }

    private Line settled(Event event, Outcome to) {
        lastOutcome = Optional.of(to);
        return new Line.Settled(words(event), event.cause().reason().orElse(""), to, why(event.cause()));
    }

    private Line dice(Event.Rolled rolled, boolean isTypedIn) {
        DiceView dice = DiceView.of(rolled);
        lastRoll = dice.inWords() + ", " + rolled.outcome().inWords();
        lastOutcome = Optional.of(rolled.outcome());
        return new Line.Dice(dice, isTypedIn);
    }

    private Line number(String whose, NumberChange changed, Event event) {
        return new Line.Change(
                SignedNumber.of(changed.by()),
                whose + changed.what() + ": " + SignedNumber.typeset(changed.from()) + " → "
                        + SignedNumber.typeset(changed.to()),
                SignedNumber.of(changed.by()) + " " + whose + changed.what(),
                changed.by() < 0,
                why(event.cause()));
    }

    private Line track(Event.TrackChanged changed) {
        NumberChange ticks = EventText.number(changed);
        if (ticks.by() == 0) {
            return change("▣", words(changed), false, changed);
        }
        return new Line.Change(
                SignedNumber.of(ticks.by()),
                ticks.what() + ": " + ticks.from() + " → " + ticks.to(),
                changed.to().name() + " " + boxes(ticks.by()),
                ticks.by() < 0,
                why(changed.cause()));
    }

    /** Progress as a person counts it: whole boxes where they are whole. */
    private static String boxes(int ticks) {
        boolean isWhole = ticks % Progress.TICKS_A_BOX == 0;
        int number = isWhole ? ticks / Progress.TICKS_A_BOX : ticks;
        String what = isWhole ? "box" : "tick";
        return SignedNumber.of(number) + " " + what + (Math.abs(number) == 1 ? "" : isWhole ? "es" : "s");
    }

    private Line change(String delta, String text, boolean isLoss, Event event) {
        return new Line.Change(delta, text, text, isLoss, why(event.cause()));
    }

    private Why why(Cause cause) {
        return new Why(
                cause.move().orElse("") + cause.ability().map(by -> " · " + by).orElse(""),
                rules.text(cause.source()),
                cause.source().toString(),
                cause.reason().orElse(""),
                lastRoll);
    }

    private String of(String hero) {
        return isShared && !hero.isEmpty() ? hero + ": " : "";
    }

    /** With one hero there is no need to say whose it is. */
    private String words(Event event) {
        String words = EventText.inWords(event);
        return isShared
                ? words
                : event.cause()
                        .hero()
                        .map(name -> name + ": ")
                        .filter(words::startsWith)
                        .map(whose -> words.substring(whose.length()))
                        .orElse(words);
    }
}
