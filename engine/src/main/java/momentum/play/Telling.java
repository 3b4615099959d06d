package momentum.play;

import static momentum.track.MomentumMeter.signed;

import java.util.Locale;
import java.util.regex.Pattern;
import momentum.dice.ActionRoll;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.phrase.English;
import momentum.rule.Meter;

/** Events, as a person would tell them. */
public final class Telling {
    /** What a move says to a player by itself, and nobody needs to envision. */
    private static final Pattern SAID = Pattern.compile(
            "press on|make it (?:dire|worse)|nothing of this can .*|no asset has .*|there is no .* for .*"
                    + "|the same twice: .*");

    private Telling() {}

    public static String inWords(Event event) {
        return switch (event) {
            case Event.HeroJoined joined -> joined.hero().name() + " joins";
            case Event.MoveMade made -> made.hero() + ": " + made.move();
            case Event.MeterChanged changed ->
                of(changed.hero())
                        + changed.meter().name() + " "
                        + number(changed.meter(), changed.from()) + " to "
                        + number(changed.meter(), changed.to());
            case Event.CameToNothing nothing -> of(nothing.hero()) + nothing.why();
            case Event.CompanionChanged changed ->
                "%s's health %d to %d"
                        .formatted(
                                changed.from().name(),
                                changed.from().health(),
                                changed.to().health());
            case Event.AssetChanged changed -> of(changed.hero()) + asset(changed);
            case Event.Marked marked ->
                of(marked.hero())
                        + (marked.marked() ? "marks " : "clears ")
                        + marked.debility().name();
            case Event.TrackOpened opened -> track(opened.track()) + " begins";
            case Event.TrackChanged changed -> trackChange(changed.from(), changed.to());
            case Event.BondChanged bond ->
                of(bond.hero()) + (bond.made() ? "a bond with " : "no more bond with ") + bond.with();
            case Event.ExperienceChanged changed ->
                of(changed.hero())
                        + "experience %d to %d"
                                .formatted(changed.from() - changed.spentFrom(), changed.to() - changed.spentTo());
            case Event.HarmChanged changed ->
                of(changed.hero()) + "harm " + (changed.harmNow() > 0 ? changed.harmNow() : changed.harm());
            case Event.Rolled rolled ->
                of(rolled.hero()) + rolled(rolled) + ": " + roll(rolled.roll()) + ", "
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
                                oracle.roll().isMatch() ? ", a match" : "");
            case Event.InitiativeChanged changed -> of(changed.hero()) + initiative(changed.to());
            case Event.Helped helped -> of(helped.hero()) + "helped by " + helped.by();
            case Event.UsedThisFight used -> of(used.hero()) + used.move() + ", once this fight";
            case Event.BonusChanged changed ->
                of(changed.hero())
                        + (changed.gained() ? "will add +" : "adds +")
                        + changed.bonus().add()
                        + changed.bonus().move().map(move -> " to " + move).orElse("");
            case Event.Imposed imposed ->
                (imposed.heroes().isEmpty() ? "everyone" : English.and(imposed.heroes())) + " must " + imposed.phrase();
            case Event.Chosen chosen -> of(chosen.hero()) + chosen.label();
            case Event.Prompted prompted -> of(prompted.hero()) + prompt(prompted.what());
            case Event.HeroEnded ended -> of(ended.hero()) + ended.how();
            case Event.Noted noted -> noted.text();
            case Event.Rewritten note -> note.text();
            case Event.StrictnessChanged changed ->
                "strictness " + changed.to().name().toLowerCase(Locale.ROOT);
            case Event.OracleRead read -> "%s %d: %s".formatted(read.table(), read.value(), read.text());
            case Event.Bent bent -> "against the rules: " + bent.why();
            case Event.Waits ignored -> "";
        };
    }

    /** What was rolled: a stat has its plus. */
    private static String rolled(Event.Rolled rolled) {
        return rolled.roll() instanceof ActionRoll action && !action.rerolled() ? "+" + rolled.what() : rolled.what();
    }

    private static String of(String hero) {
        return hero.isEmpty() ? "" : hero + ": ";
    }

    private static String number(Meter meter, int value) {
        return meter.isMomentum() ? signed(value) : Integer.toString(value);
    }

    private static String asset(Event.AssetChanged changed) {
        if (changed.to().isEmpty()) {
            return "no longer " + changed.from().map(Asset::name).orElse("");
        }
        Asset asset = changed.to().get();
        return asset.name() + ", " + asset.abilities() + (asset.abilities() == 1 ? " ability" : " abilities");
    }

    private static String track(Track track) {
        return "%s (%s)".formatted(track.name(), track.track().rank().name().toLowerCase(Locale.ROOT));
    }

    private static String trackChange(Track from, Track to) {
        if (!to.ending().equals(from.ending())) {
            return track(to) + " is " + to.ending();
        }
        if (from.progress().ticks() != to.progress().ticks()) {
            return "%s: %d to %d ticks"
                    .formatted(track(to), from.progress().ticks(), to.progress().ticks());
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

    /** "4 + 3 = 7 against 5 and 8", with what is odd about it. */
    public static String roll(Roll roll) {
        String match = roll.isMatch() ? ", a match" : "";
        return switch (roll) {
            case ActionRoll action ->
                "%s + %d = %d against %d and %d%s"
                        .formatted(
                                action.isDieCancelled() ? "(" + action.action() + " cancelled) 0" : action.action(),
                                action.stat() + action.adds(),
                                action.score(),
                                action.first(),
                                action.second(),
                                match);
            case ProgressRoll progress ->
                "%d against %d and %d%s".formatted(progress.score(), progress.first(), progress.second(), match);
        };
    }

    private static String prompt(String what) {
        return SAID.matcher(what).matches() ? what : "envision " + what;
    }
}
