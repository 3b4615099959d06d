package momentum.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Correction.Change;
import momentum.state.Asset;

/** What is put right by hand, apart from plain numbers: {@code set bond with Oakhaven}, {@code close Wolf: fled}. */
final class CorrectionForm {
    private static final Pattern REASON = Pattern.compile("(.+?)(?: because (.+))?");
    private static final Pattern EXPERIENCE = Pattern.compile("set experience (" + Numbers.ANY + ")");
    private static final Pattern NAME = Pattern.compile("set name (.+)");
    private static final Pattern HARM = Pattern.compile("set harm (" + Numbers.ANY + ")");
    private static final Pattern INITIATIVE = Pattern.compile("set (not )?initiative");
    private static final Pattern BOND = Pattern.compile("set (no )?bond with (.+)");
    private static final Pattern ASSET = Pattern.compile("set asset (.+)");
    private static final Pattern NO_ASSET = Pattern.compile("set no asset (.+)");
    private static final Pattern GEAR = Pattern.compile("set gear (.+)");
    private static final Pattern LET_GO = Pattern.compile("let go (" + Numbers.ANY + ")(?: from (.+))?");
    private static final Pattern CLOSE_FIGHT = Pattern.compile("close the fight: (.+)");
    private static final Pattern LEAVE_FIGHT = Pattern.compile("leave the fight: (.+)");
    private static final Pattern CLOSE = Pattern.compile("close (.+?): (.+)");

    /** An asset begins with a capital, as its boxes and meters do not. */
    private static final String HELD = "(" + QuotedParts.PART + "|\\p{Lu}[^ ]*(?: \\p{Lu}[^ ]*)*)";

    private static final Pattern CALLED = Pattern.compile("set " + HELD + " called (.+)");
    private static final Pattern NOT_CALLED = Pattern.compile("set " + HELD + " not called");
    private static final Pattern ABILITY = Pattern.compile("set " + HELD + " (no )?ability (\\d)");
    private static final Pattern UNUSED = Pattern.compile("set " + HELD + " unused");
    private static final Pattern CHOSEN = Pattern.compile("set " + HELD + " its ([a-z]+) (.+)");
    private static final Pattern METER = Pattern.compile("set " + HELD + " ([a-z]+) (" + Numbers.ANY + ")");
    private static final Pattern BOX = Pattern.compile("set " + HELD + " (not )?([a-z][a-z ]*?)(?: with (.+))?");

    private CorrectionForm() {}

    static Optional<Command> read(String text, QuotedParts quotes, String hero) {
        Matcher line = REASON.matcher(text);
        if (!line.matches()) {
            return Optional.empty();
        }
        String reason = line.group(2) == null ? "" : quotes.meant(line.group(2));
        return correction(line.group(1), quotes).map(correction -> new Command.Correct(hero, correction, reason));
    }

    private static Optional<Correction> correction(String text, QuotedParts quotes) {
        return sheet(text, quotes)
                .or(() -> belongings(text, quotes))
                .or(() -> endings(text, quotes))
                .or(() -> onAsset(text, quotes));
    }

    private static Optional<Correction> sheet(String text, QuotedParts quotes) {
        Matcher experience = EXPERIENCE.matcher(text);
        Matcher name = NAME.matcher(text);
        Matcher harm = HARM.matcher(text);
        Matcher initiative = INITIATIVE.matcher(text);
        Matcher bond = BOND.matcher(text);
        if (name.matches()) {
            return Optional.of(new Correction.Renamed(quotes.meant(name.group(1))));
        }
        if (experience.matches()) {
            return Optional.of(new Correction.Experience(Numbers.whole(experience.group(1))));
        }
        if (harm.matches()) {
            return Optional.of(new Correction.Harm(Numbers.whole(harm.group(1))));
        }
        if (initiative.matches()) {
            return Optional.of(new Correction.Initiative(initiative.group(1) == null));
        }
        return bond.matches()
                ? Optional.of(new Correction.Bond(quotes.meant(bond.group(2)), bond.group(1) == null))
                : Optional.empty();
    }

    private static Optional<Correction> belongings(String text, QuotedParts quotes) {
        Matcher asset = ASSET.matcher(text);
        Matcher noAsset = NO_ASSET.matcher(text);
        Matcher gear = GEAR.matcher(text);
        if (asset.matches()) {
            return Optional.of(new Correction.HasAsset(AssetForm.read(asset.group(1), quotes)));
        }
        if (noAsset.matches()) {
            return Optional.of(new Correction.NoAsset(quotes.meant(noAsset.group(1))));
        }
        if (gear.matches()) {
            return Optional.of(new Correction.Gear(Arrays.stream(gear.group(1).split(", ", -1))
                    .map(quotes::meant)
                    .toList()));
        }
        return text.equals("set no gear") ? Optional.of(new Correction.Gear(List.of())) : Optional.empty();
    }

    private static Optional<Correction> onAsset(String text, QuotedParts quotes) {
        Matcher called = CALLED.matcher(text);
        Matcher notCalled = NOT_CALLED.matcher(text);
        Matcher ability = ABILITY.matcher(text);
        Matcher unused = UNUSED.matcher(text);
        Matcher chosen = CHOSEN.matcher(text);
        Matcher meter = METER.matcher(text);
        Matcher box = BOX.matcher(text);
        if (notCalled.matches()) {
            return on(notCalled, quotes, new Change.Called(""));
        }
        if (called.matches()) {
            return on(called, quotes, new Change.Called(quotes.meant(called.group(2))));
        }
        if (ability.matches()) {
            int number = Numbers.whole(ability.group(3));
            return on(ability, quotes, new Change.AbilityIs(number, ability.group(2) == null));
        }
        if (unused.matches()) {
            return on(unused, quotes, new Change.Unused());
        }
        if (chosen.matches()) {
            return on(chosen, quotes, new Change.Chosen(chosen.group(2), quotes.meant(chosen.group(3))));
        }
        if (meter.matches()) {
            return on(meter, quotes, new Change.MeterIs(meter.group(2), Numbers.whole(meter.group(3))));
        }
        if (box.matches()) {
            String bearer = box.group(4) == null ? "" : quotes.meant(box.group(4));
            return on(box, quotes, new Change.BoxIs(box.group(3), box.group(2) == null, bearer));
        }
        return Optional.empty();
    }

    private static Optional<Correction> on(Matcher line, QuotedParts quotes, Change change) {
        return Optional.of(new Correction.OnAsset(quotes.meant(line.group(1)), change));
    }

    private static Optional<Correction> endings(String text, QuotedParts quotes) {
        Matcher bonus = LET_GO.matcher(text);
        Matcher fight = CLOSE_FIGHT.matcher(text);
        Matcher track = CLOSE.matcher(text);
        if (bonus.matches()) {
            return Optional.of(new Correction.NoBonus(
                    Numbers.whole(bonus.group(1)),
                    Optional.ofNullable(bonus.group(2)).map(quotes::meant)));
        }
        Matcher leaving = LEAVE_FIGHT.matcher(text);
        if (leaving.matches()) {
            return Optional.of(new Correction.LeavesFight(quotes.meant(leaving.group(1))));
        }
        if (fight.matches()) {
            return Optional.of(new Correction.FightEnds(quotes.meant(fight.group(1))));
        }
        return track.matches()
                ? Optional.of(new Correction.TrackEnds(quotes.meant(track.group(1)), quotes.meant(track.group(2))))
                : Optional.empty();
    }

    static String print(Command.Correct correct, NameWriter pen) {
        return print(correct.correction(), pen) + pen.writeAfter(" because ", correct.reason());
    }

    private static String print(Correction correction, NameWriter pen) {
        return switch (correction) {
            case Correction.Renamed(String to) -> "set name " + pen.write(to);
            case Correction.Experience(int earned) -> "set experience " + earned;
            case Correction.Harm(int harm) -> "set harm " + harm;
            case Correction.Initiative(boolean hasIt) -> hasIt ? "set initiative" : "set not initiative";
            case Correction.Bond(String with, boolean made) ->
                (made ? "set bond with " : "set no bond with ") + pen.write(with);
            case Correction.HasAsset(Asset asset) -> "set asset " + AssetForm.print(asset, pen);
            case Correction.NoAsset(String name) -> "set no asset " + pen.write(name);
            case Correction.OnAsset(String asset, Change change) ->
                "set " + pen.write(asset) + " " + print(change, pen);
            case Correction.Gear(List<String> gear) ->
                gear.isEmpty()
                        ? "set no gear"
                        : "set gear " + gear.stream().map(pen::write).collect(Collectors.joining(", "));
            case Correction.NoBonus(int add, Optional<String> from) ->
                "let go " + (add < 0 ? "" : "+") + add
                        + from.map(move -> " from " + pen.write(move)).orElse("");
            case Correction.TrackEnds(String track, String ending) ->
                "close " + pen.write(track) + ": " + pen.write(ending);
            case Correction.LeavesFight(String ending) -> "leave the fight: " + pen.write(ending);
            case Correction.FightEnds(String ending) -> "close the fight: " + pen.write(ending);
        };
    }

    private static String print(Change change, NameWriter pen) {
        return switch (change) {
            case Change.Called(String name) -> name.isEmpty() ? "not called" : "called " + pen.write(name);
            case Change.MeterIs(String meter, int value) -> meter + " " + value;
            case Change.BoxIs(String box, boolean marked, String bearer) ->
                (marked ? "" : "not ") + box + pen.writeAfter(" with ", bearer);
            case Change.Chosen(String what, String value) -> "its " + what + " " + pen.write(value);
            case Change.AbilityIs(int number, boolean marked) -> (marked ? "ability " : "no ability ") + number;
            case Change.Unused() -> "unused";
        };
    }
}
