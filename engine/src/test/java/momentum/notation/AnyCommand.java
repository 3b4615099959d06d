package momentum.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Supplier;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Correction.Change;
import momentum.play.Draft;
import momentum.play.Reply;
import momentum.rule.Rulebook;
import momentum.state.Abilities;
import momentum.state.Asset;
import momentum.state.HandBonus;
import momentum.state.Strictness;
import momentum.state.Ticks;
import momentum.track.Rank;

/** Commands of every kind with anything in them, whether or not they make sense. */
final class AnyCommand {
    private static final List<Integer> NUMBERS =
            List.of(0, 1, 2, 3, 4, 10, 42, 100, -1, -2, -100, 9999, 123_456_789, Integer.MAX_VALUE, Integer.MIN_VALUE);

    private static final List<String> LINES = List.of(
            "suffer -1 supply", "mark wounded; take +1 momentum", "envision it, because it must be", "press on");

    /** What stands on cards is in small letters. */
    private static final List<String> METERS = List.of("health", "light", "wealth", "ammo", "momentum");

    private static final List<String> BOXES = List.of("sung", "lightly armored", "used", "at work", "ready for more");
    private static final List<String> TRAITS = List.of("stat", "pelt", "health", "god");
    private static final List<String> KEYS =
            List.of("Hound 1", "Hound: Sharp", "Archer 1: Line up your shot", "Lightbearer 2: 3", "Kára's Fletcher 3");

    private final Random random;
    private final OddWords words;
    private final Rulebook rulebook;

    AnyCommand(Rulebook rulebook, Random random) {
        this.rulebook = rulebook;
        this.random = random;
        words = new OddWords(random);
    }

    Command next(List<String> heroes) {
        String hero = random.nextInt(8) == 0 ? words.next() : pick(heroes);
        return switch (random.nextInt(15)) {
            case 0 ->
                new Command.AddHero(
                        words.next(),
                        random.nextBoolean() ? List.of(3, 2, 2, 1, number()) : some(this::number),
                        some(words::next),
                        some(this::asset),
                        random.nextBoolean() ? Optional.of(named()) : Optional.empty(),
                        words.next());
            case 1 ->
                new Command.Make(
                        hero,
                        new Draft(
                                known(List.copyOf(rulebook.moves().keySet())),
                                stat(rulebook.game().stats()),
                                some(this::named),
                                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(number()),
                                ticks()));
            case 2, 3 -> new Command.Answer(random.nextInt(3) == 0 ? Optional.empty() : Optional.of(hero), reply());
            case 4 ->
                new Command.SetValue(
                        hero,
                        known(List.of("health", "momentum", "wounded", "initiative", "harm")),
                        number(),
                        words.next());
            case 5 ->
                new Command.SetTrack(
                        hero,
                        known(rulebook.game().tracks().names()),
                        named(),
                        number(),
                        random.nextBoolean(),
                        words.next());
            case 6 -> new Command.Note(words.next());
            case 7 -> new Command.Rewrite(random.nextBoolean() ? number() : random.nextLong(), words.next());
            case 8 ->
                random.nextBoolean()
                        ? new Command.SetStrictness(pick(List.of(Strictness.values())))
                        : new Command.SetAside(words.next());
            case 9 ->
                new Command.Consult(hero, known(List.of("Theme", "Action")), number(), random.nextBoolean(), number());
            case 10 -> new Command.AskOdds(hero, known(List.of("Likely", "50/50")), number(), words.next());
            case 11 ->
                new Command.Impose(
                        some(() -> random.nextInt(4) == 0 ? words.next() : pick(heroes)),
                        random.nextInt(3) == 0 ? words.next() : pick(LINES),
                        words.next());
            case 13 ->
                random.nextBoolean()
                        ? new Command.RemoveNote(number())
                        : new Command.MoveNote(number(), random.nextLong());
            case 12 -> new Command.Correct(hero, correction(), words.next());
            default -> new Command.Read(hero, words.next(), number(), words.next());
        };
    }

    private Correction correction() {
        return switch (random.nextInt(14)) {
            case 11, 12 ->
                new Correction.OnAsset(
                        random.nextBoolean() ? pick(List.of("Hound", "Long-Arm", "Fortune Hunter")) : words.next(),
                        change());
            case 0 -> new Correction.Experience(number());
            case 1 -> new Correction.Harm(number());
            case 2 -> new Correction.Initiative(random.nextBoolean());
            case 3 -> new Correction.Bond(words.next(), random.nextBoolean());
            case 4 -> new Correction.HasAsset(asset());
            case 5 -> new Correction.NoAsset(words.next());
            case 6 -> new Correction.Gear(some(words::next));
            case 7 ->
                new Correction.NoBonus(number(), random.nextBoolean() ? Optional.empty() : Optional.of(words.next()));
            case 8 -> new Correction.TrackEnds(words.next(), words.next());
            case 9 -> new Correction.LeavesFight(words.next());
            case 10 -> new Correction.Renamed(words.next());
            default -> new Correction.FightEnds(words.next());
        };
    }

    private Reply reply() {
        return switch (random.nextInt(15)) {
            case 12 -> new Reply.Use(random.nextBoolean() ? pick(KEYS) : words.next());
            case 13 -> new Reply.OneDie(number());
            case 0 -> new Reply.Dice(number(), number(), number(), stat(List.of("iron", "wits")), ticks());
            case 1 -> new Reply.Challenge(number(), number(), ticks());
            case 2 -> {
                Map<Die, Integer> thrown = new EnumMap<>(Die.class);
                some(() -> pick(List.of(Die.values()))).forEach(die -> thrown.put(die, number()));
                yield new Reply.Reroll(thrown);
            }
            case 3 -> new Reply.Burn();
            case 4 -> new Reply.Keep();
            case 5 -> {
                List<String> labels = some(words::next);
                Map<String, Integer> amounts = new LinkedHashMap<>();
                labels.stream().filter(label -> random.nextBoolean()).forEach(label -> amounts.put(label, number()));
                yield new Reply.Choose(labels, ticks().said(), amounts);
            }
            case 6 -> new Reply.Yes();
            case 7 -> new Reply.No();
            case 8 -> new Reply.Amount(number());
            case 9 -> {
                Map<String, Integer> amounts = new LinkedHashMap<>();
                some(() -> known(List.of("health", "spirit"))).forEach(meter -> amounts.put(meter, number()));
                yield new Reply.Divide(amounts);
            }
            case 10 -> new Reply.Names(some(this::named));
            case 11 -> new Reply.Overrule(pick(List.of(Outcome.values())), words.next());
            default -> new Reply.Oracle(number(), random.nextBoolean() ? Optional.empty() : Optional.of(words.next()));
        };
    }

    private Reply.Named named() {
        return new Reply.Named(
                words.next(),
                random.nextBoolean() ? Optional.of(pick(List.of(Rank.values()))) : Optional.empty(),
                random.nextBoolean() ? 0 : number(),
                random.nextBoolean() ? 0 : number());
    }

    private Asset asset() {
        int health = random.nextBoolean() ? 0 : number();
        Asset asset = new Asset(
                words.next(), random.nextBoolean() ? 1 : number(), health, random.nextBoolean() ? health : number());
        if (random.nextBoolean()) {
            asset = asset.with(new Abilities(random.nextInt(256)));
        }
        if (random.nextInt(3) == 0) {
            asset = asset.called(Optional.of(words.next()));
        }
        for (String meter : some(() -> pick(METERS))) {
            asset = asset.withMeter(meter, number());
        }
        Asset.Notes notes = Asset.Notes.NONE;
        for (String box : some(() -> pick(BOXES))) {
            notes = notes.marking(box, random.nextBoolean() ? Asset.Notes.ANYONE : words.next());
        }
        for (String trait : some(() -> pick(TRAITS))) {
            notes = notes.choosing(trait, words.next());
        }
        if (random.nextInt(4) == 0) {
            notes = notes.using(asset.card() + " " + (1 + random.nextInt(Abilities.MOST)));
        }
        return asset.with(notes);
    }

    private Change change() {
        return switch (random.nextInt(6)) {
            case 0 -> new Change.Called(random.nextBoolean() ? "" : words.next());
            case 1 -> new Change.MeterIs(pick(METERS), number());
            case 2 -> new Change.BoxIs(pick(BOXES), random.nextBoolean(), random.nextBoolean() ? "" : words.next());
            case 3 -> new Change.Chosen(pick(TRAITS), words.next());
            case 4 -> new Change.AbilityIs(random.nextInt(10), random.nextBoolean());
            default -> new Change.Unused();
        };
    }

    private Optional<String> stat(List<String> all) {
        return random.nextBoolean() ? Optional.empty() : Optional.of(known(all));
    }

    private Ticks ticks() {
        return new Ticks(
                new HashSet<>(some(() -> known(List.of("bonded", "fulfilled", "together")))),
                new HashSet<>(some(() -> known(KEYS))),
                random.nextInt(3) > 0 ? Optional.empty() : Optional.of(new HandBonus(number(), words.next())));
    }

    private String known(List<String> all) {
        return random.nextInt(6) == 0 ? words.next() : pick(all);
    }

    private int number() {
        return pick(NUMBERS);
    }

    private <T> List<T> some(Supplier<T> each) {
        List<T> all = new ArrayList<>();
        while (random.nextInt(3) > 0) {
            all.add(each.get());
        }
        return all;
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
