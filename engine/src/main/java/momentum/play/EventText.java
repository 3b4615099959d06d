package momentum.play;

import static momentum.track.MomentumMeter.signed;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.dice.ActionRoll;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.phrase.English;
import momentum.rule.Meter;
import momentum.rule.Source;
import momentum.state.Addend;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Initiative;
import momentum.state.Track;

/** Events, as a person would tell them. */
public final class EventText {
    private EventText() {}

    public static String inWords(Event event) {
        return switch (event) {
            case Event.HeroJoined joined ->
                joined.hero().name() + " joins"
                        + (joined.hero().gear().isEmpty()
                                ? ""
                                : " and carries " + English.and(joined.hero().gear()));
            case Event.HeroRenamed renamed -> renamed.hero() + " is called " + renamed.to();
            case Event.MoveMade made -> made.hero() + ": " + made.move();
            case Event.MeterChanged changed -> changed.hero().map(EventText::of).orElse("") + inWords(number(changed));
            case Event.CameToNothing nothing -> of(nothing.hero()) + nothing.why();
            case Event.CompanionChanged changed -> inWords(number(changed));
            case Event.StatChanged changed ->
                of(changed.hero()) + "%s %d to %d".formatted(changed.stat(), changed.from(), changed.to());
            case Event.GearChanged changed ->
                of(changed.hero()) + "carries "
                        + (changed.to().isEmpty() ? "nothing" : String.join(", ", changed.to()));
            case Event.AssetChanged changed -> of(changed.hero()) + asset(changed);
            case Event.Marked marked ->
                of(marked.hero())
                        + (marked.marked() ? "marks " : "clears ")
                        + marked.debility().name();
            case Event.TrackOpened opened -> track(opened.track()) + " begins";
            case Event.TrackChanged changed -> trackChange(changed);
            case Event.BondChanged bond ->
                of(bond.hero()) + (bond.made() ? "a bond with " : "no more bond with ") + bond.with();
            case Event.ExperienceChanged changed -> of(changed.hero()) + inWords(number(changed));
            case Event.HarmChanged changed ->
                of(changed.hero()) + "harm " + changed.harmNow().orElse(changed.harm());
            case Event.Rolled rolled ->
                of(rolled.hero()) + rolled(rolled) + ": " + sum(rolled) + ", "
                        + rolled.outcome().inWords();
            case Event.Burned burned ->
                of(burned.hero()) + "burns momentum for a " + burned.to().inWords();
            case Event.Overruled overruled ->
                of(overruled.hero()) + "overruled: a " + overruled.to().inWords()
                        + overruled
                                .from()
                                .map(from -> " and no " + from.inWords())
                                .orElse("");
            case Event.Resolved resolved ->
                of(resolved.hero()) + resolved.outcome().inWords();
            case Event.OracleRolled oracle ->
                "%s %d: %s%s"
                        .formatted(
                                oracle.table(),
                                oracle.roll().value(),
                                oracle.text(),
                                oracle.isTwist() ? ", a match" : "");
            case Event.InitiativeChanged changed -> of(changed.hero()) + initiative(changed.to());
            case Event.Helped helped -> of(helped.hero()) + "helped by " + helped.by();
            case Event.Used used -> of(used.hero()) + "uses " + used.called();
            case Event.DieRolled die -> of(die.hero()) + "the " + die.die().inWords() + " shows " + die.number();
            case Event.UsedThisFight used -> of(used.hero()) + used.move() + ", once this fight";
            case Event.BonusChanged changed -> of(changed.hero()) + bonus(changed);
            case Event.Imposed imposed ->
                (imposed.heroes().isEmpty() ? "everyone" : English.and(imposed.heroes())) + " must " + imposed.phrase();
            case Event.Chosen chosen -> of(chosen.hero()) + chosen.label();
            case Event.Prompted prompted ->
                of(prompted.hero())
                        + switch (prompted.kind()) {
                            case ENVISION -> "envision " + prompted.what();
                            case REMARK -> prompted.what();
                        };
            case Event.HeroEnded ended -> of(ended.hero()) + ended.how();
            case Event.Noted noted -> noted.text();
            case Event.SetAside _ -> "set aside";
            case Event.Rewritten note -> note.text();
            case Event.NoteRemoved note -> "the note in row %d is no longer told".formatted(note.note());
            case Event.NoteMoved note ->
                note.after() == Command.MoveNote.THE_START
                        ? "the note in row %d is told first".formatted(note.note())
                        : "the note in row %d is told after row %d".formatted(note.note(), note.after());
            case Event.StrictnessChanged changed ->
                switch (changed.to()) {
                    case ENFORCE -> "the rules are enforced";
                    case ADVISE -> "the rules only advise";
                    case OFF -> "the rules are off";
                };
            case Event.OracleRead read -> "%s %d: %s".formatted(read.table(), read.value(), read.text());
            case Event.Bent bent -> "against the rules: " + bent.why();
            case Event.Waits ignored -> "";
        };
    }

    /** What was rolled: a stat has its plus. */
    private static String rolled(Event.Rolled rolled) {
        return rolled.roll().rerolled()
                ? "rerolled"
                : rolled.stat().map(stat -> "+" + stat).orElse("progress");
    }

    /** "4 + 2 heart + 1 bonded = 7 against 5 and 8". */
    public static String sum(Event.Rolled rolled) {
        return sum(rolled.roll(), rolled.stat(), rolled.adds());
    }

    /** A roll with each number of its sum by name, and what is odd about it. */
    public static String sum(Roll roll, Optional<String> stat, List<Addend> adds) {
        return switch (roll) {
            case ActionRoll action ->
                die(action) + " + " + action.stat()
                        + stat.map(name -> " " + name).orElse("") + added(adds) + " = " + action.score()
                        + against(action);
            case ProgressRoll progress
            when !adds.isEmpty() -> {
                int before = progress.score()
                        - adds.stream().mapToInt(Addend::number).sum();
                yield before + added(adds) + " = " + progress.score() + against(progress);
            }
            case ProgressRoll progress -> progress.score() + against(progress);
        };
    }

    private static String added(List<Addend> adds) {
        StringBuilder words = new StringBuilder();
        for (Addend add : adds) {
            words.append(add.number() < 0 ? " - " : " + ")
                    .append(Math.abs(add.number()))
                    .append(' ')
                    .append(add.name());
        }
        return words.toString();
    }

    private static String of(String hero) {
        return hero.isEmpty() ? "" : hero + ": ";
    }

    public static NumberChange number(Event.MeterChanged changed) {
        Meter meter = changed.meter();
        return new NumberChange(
                meter.name(),
                number(meter, changed.from()),
                number(meter, changed.to()),
                changed.to() - changed.from());
    }

    private static String number(Meter meter, int value) {
        return meter.isMomentum() ? signed(value) : Integer.toString(value);
    }

    private static String bonus(Event.BonusChanged changed) {
        Bonus bonus = changed.bonus();
        String to = bonus.move().map(move -> " to " + move).orElse("");
        String from = bonus.from().map(move -> " from " + move).orElse("");
        return switch (changed.waiting()) {
            case GAINED -> "will add +" + bonus.add() + to;
            case USED -> "adds +" + bonus.add() + from;
            case GONE -> "will not add +" + bonus.add() + from;
        };
    }

    public static NumberChange number(Event.CompanionChanged changed) {
        return number(
                changed.from().name() + "'s health",
                changed.from().health(),
                changed.to().health());
    }

    /** What is left to spend. */
    public static NumberChange number(Event.ExperienceChanged changed) {
        return number("experience", changed.from() - changed.spentFrom(), changed.to() - changed.spentTo());
    }

    /** Its progress. */
    public static NumberChange number(Event.TrackChanged changed) {
        int from = changed.from().progress().ticks();
        int to = changed.to().progress().ticks();
        return new NumberChange(track(changed.to()), Integer.toString(from), to + " ticks", to - from);
    }

    private static NumberChange number(String what, int from, int to) {
        return new NumberChange(what, Integer.toString(from), Integer.toString(to), to - from);
    }

    private static String inWords(NumberChange number) {
        return number.what() + " " + number.from() + " to " + number.to();
    }

    private static String asset(Event.AssetChanged changed) {
        if (changed.to().isEmpty()) {
            return "no longer " + changed.from().map(Asset::name).orElse("");
        }
        Asset asset = changed.to().get();
        return changed.from()
                .filter(before -> before.abilities().equals(asset.abilities()))
                .map(before -> AssetText.changes(before, asset))
                .filter(changes -> !changes.isEmpty())
                .orElseGet(() -> AssetText.held(asset));
    }

    private static String track(Track track) {
        return "%s (%s)".formatted(track.name(), track.track().rank().name().toLowerCase(Locale.ROOT));
    }

    /** Whether a change of a track is worth telling: that it has been rolled on, or who shares it, is for the table to remember. */
    public static boolean isNews(Event.TrackChanged changed) {
        return !changed.from().track().equals(changed.to().track())
                || !changed.from().ending().equals(changed.to().ending())
                || changed.from().moreHarm() != changed.to().moreHarm();
    }

    private static String trackChange(Event.TrackChanged changed) {
        Track from = changed.from();
        Track to = changed.to();
        if (!to.ending().equals(from.ending())) {
            // What a person closes ends in their own words, which need not go on from "is": a truce, we let it be.
            boolean isByHand = changed.cause().source().equals(Source.BY_HAND);
            return track(to)
                    + (isByHand && to.ending().isPresent() ? " ends: " : " is ")
                    + to.ending().orElse("open");
        }
        if (from.progress().ticks() != to.progress().ticks()) {
            NumberChange ticks = number(changed);
            return "%s: %s to %s".formatted(ticks.what(), ticks.from(), ticks.to());
        }
        if (from.moreHarm() != to.moreHarm()) {
            return "%s: harm %d to %d".formatted(track(to), from.harm(), to.harm());
        }
        return from.track().rank() != to.track().rank() ? track(from) + " is now " + track(to) : track(to);
    }

    private static String initiative(Initiative initiative) {
        return switch (initiative) {
            case HERO -> "has the initiative";
            case FOE -> "the foe has the initiative";
            case NO_FIGHT -> "the fight is over";
        };
    }

    private static String die(ActionRoll roll) {
        return roll.isDieCancelled() ? "(" + roll.action() + " cancelled) 0" : Integer.toString(roll.action());
    }

    private static String against(Roll roll) {
        return " against %d and %d%s".formatted(roll.first(), roll.second(), roll.isMatch() ? ", a match" : "");
    }
}
