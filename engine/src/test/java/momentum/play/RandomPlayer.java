package momentum.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.rule.AssetCard;
import momentum.rule.Effect;
import momentum.rule.Effect.RollKind;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.state.Abilities;
import momentum.state.Asset;
import momentum.state.HandBonus;
import momentum.state.Question;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.state.Ticks;
import momentum.state.Track;
import momentum.track.Rank;

/** Thinks of something to do, mostly sensible, by a seed. */
public final class RandomPlayer {

    private final Rulebook rulebook;
    private final Play play;
    private final Random random;
    private final List<String> heroes;
    private final List<String> names;
    private final List<String> moves;
    private int named;

    public RandomPlayer(Rulebook rulebook, long seed) {
        this(rulebook, seed, List.of("Kára", "Ylva", "Torvald"), List.of("Thing"));
    }

    /** @param names what new things are called, before their number */
    public RandomPlayer(Rulebook rulebook, long seed, List<String> heroes, List<String> names) {
        this.rulebook = rulebook;
        this.play = new Play(rulebook);
        this.heroes = heroes;
        this.names = names;
        this.random = new Random(seed);
        List<String> all = new ArrayList<>(rulebook.moves().sequencedKeySet());
        rulebook.cards().values().forEach(card -> card.moves().forEach(move -> all.add(move.name())));
        this.moves = List.copyOf(all);
    }

    public Table sitDown(Play play) {
        Table table = Table.start(rulebook.game());
        for (Command command : setUp()) {
            table = ((Ruling.Ruled) play.apply(table, command)).table();
        }
        return table;
    }

    /** What is said before an evening begins: how strict the table is, and who sits at it. */
    public List<Command> setUp() {
        List<Command> said = new ArrayList<>();
        said.add(new Command.SetStrictness(pick(List.of(Strictness.values()))));
        for (String hero : heroes) {
            said.add(new Command.AddHero(
                    hero,
                    List.of(3, 2, 2, 1, 1),
                    rulebook.game().hero().beginsWith().bonds() == 0 ? List.of() : List.of("Oakhaven"),
                    assets(),
                    Optional.empty(),
                    ""));
        }
        return said;
    }

    /** A companion that may be of no card of ours, and cards with some of their abilities marked. */
    private List<Asset> assets() {
        List<Asset> assets = new ArrayList<>(List.of(new Asset("Hound", 1, 4, 4)));
        List<AssetCard> cards = List.copyOf(rulebook.cards().values());
        for (int i = 0; assets.size() < 3 && i < 9 && !cards.isEmpty(); i++) {
            AssetCard card = pick(cards);
            boolean isForAnyone =
                    card.requirements().stream().noneMatch(each -> each.mark().isPresent());
            if (isForAnyone && assets.stream().noneMatch(asset -> asset.card().equals(card.name()))) {
                Asset asset = Asset.of(card, rulebook.game()).with(new Abilities(1 + random.nextInt(7)));
                assets.add(chosen(card, asset));
            }
        }
        return assets;
    }

    private Asset chosen(AssetCard card, Asset asset) {
        Asset changed = asset;
        for (AssetCard.Trait trait : card.traits()) {
            changed = changed.with(
                    changed.notes().choosing(trait.word(), pick(trait.values()).name()));
        }
        for (String box : card.marks()) {
            if (random.nextBoolean()) {
                changed = changed.with(changed.notes().marking(box, ""));
            }
        }
        return changed;
    }

    public Command command(Table table) {
        List<Question> open = table.questions();
        if (!open.isEmpty() && random.nextInt(20) > 0) {
            Question question = open.get(random.nextInt(open.size()));
            Reply reply = random.nextInt(12) == 0 ? nonsense() : reply(question, table);
            return new Command.Answer(
                    random.nextInt(15) == 0 ? Optional.of(hero()) : Optional.of(question.hero()), reply);
        }
        return switch (random.nextInt(24)) {
            case 0 -> new Command.SetValue(hero(), pick(settable()), random.nextInt(15) - 6, "a whim");
            case 1 ->
                new Command.SetTrack(
                        hero(),
                        pick(rulebook.game().tracks().names()),
                        name(),
                        random.nextInt(45) - 2,
                        random.nextInt(3) == 0,
                        "a whim");
            case 2 -> new Command.Note(pick(names));
            case 3 ->
                new Command.Consult(
                        hero(), "Action", 1 + random.nextInt(101), random.nextBoolean(), random.nextInt(3) - 1);
            case 4 -> new Command.AskOdds(hero(), "Likely", random.nextInt(102), "");
            case 5 -> random.nextInt(6) == 0 ? new Command.SetAside("enough") : new Command.Note("on we go");
            case 6 -> impose();
            case 7 -> new Command.Correct(hero(), correction(table), random.nextBoolean() ? "" : "a mistake");
            default -> make(table);
        };
    }

    private Correction correction(Table table) {
        return switch (random.nextInt(11)) {
            case 0 -> new Correction.Experience(random.nextInt(30));
            case 1 -> new Correction.Harm(random.nextInt(5));
            case 2 -> new Correction.Initiative(random.nextBoolean());
            case 3 -> new Correction.Bond(known(table).name(), random.nextBoolean());
            case 4 -> new Correction.HasAsset(new Asset(pick(names), random.nextInt(5), random.nextInt(5), 4));
            case 5 -> new Correction.NoAsset(pick(List.of("Hound", pick(names))));
            case 6 -> new Correction.Gear(random.nextBoolean() ? List.of() : List.of(pick(names), "rope"));
            case 7 -> new Correction.NoBonus(1, Optional.of(pick(moves)));
            case 8 -> new Correction.TrackEnds(known(table).name(), pick(List.of("fled", "fulfilled", "done")));
            case 9 -> new Correction.LeavesFight("fled");
            default -> new Correction.FightEnds("a truce");
        };
    }

    private Command impose() {
        List<String> whom = new ArrayList<>();
        while (random.nextInt(3) == 0) {
            whom.add(hero());
        }
        String meter = pick(rulebook.game().meters()).name();
        String mark = pick(rulebook.game().debilities()).name();
        int amount = 1 + random.nextInt(4);
        String line = pick(List.of(
                "suffer -%d %s".formatted(amount, meter),
                "suffer " + meter,
                "take +%d %s".formatted(amount, meter),
                "mark " + mark,
                "everyone marks " + mark,
                "clear " + mark + "; suffer -1 momentum; envision " + pick(names),
                pick(moves),
                "%s (%d); lose the initiative".formatted(pick(moves), amount),
                "may " + pick(moves) + "; suffer -1 supply; take the initiative",
                "roll on the odds (Likely); roll on an oracle",
                "they take +1 health",
                "mark progres"));
        return new Command.Impose(List.copyOf(whom), line, random.nextBoolean() ? "" : pick(names));
    }

    private Command make(Table table) {
        List<Reply.Named> subjects = new ArrayList<>();
        if (random.nextBoolean()) {
            subjects.add(random.nextBoolean() ? name() : known(table));
        }
        return new Command.Make(
                hero(),
                new Draft(
                        random.nextInt(50) == 0 ? "Dance" : pick(moves),
                        random.nextInt(4) > 0
                                ? Optional.empty()
                                : Optional.of(pick(rulebook.game().stats())),
                        subjects,
                        random.nextBoolean() ? OptionalInt.of(random.nextInt(6)) : OptionalInt.empty(),
                        ticks("bonded", "fulfilled")));
    }

    private Reply reply(Question question, Table table) {
        return switch (question) {
            case Question.Dice dice ->
                random.nextInt(25) == 0
                        ? overrule()
                        : random.nextInt(3) == 0 ? use(table, question) : dice(dice.roll());
            case Question.Use _ -> random.nextInt(3) == 0 ? new Reply.Keep() : use(table, question);
            case Question.OneDie die -> new Reply.OneDie(d(die.die().faces()));
            case Question.Reroll ignored -> random.nextBoolean() ? new Reply.Keep() : reroll();
            case Question.Burn ignored ->
                switch (random.nextInt(5)) {
                    case 0 -> overrule();
                    case 1, 2 -> new Reply.Burn();
                    default -> new Reply.Keep();
                };
            case Question.Choose choose -> choose(choose);
            case Question.May ignored -> random.nextBoolean() ? new Reply.Yes() : new Reply.No();
            case Question.HowMuch number ->
                new Reply.Amount(number.least() + random.nextInt(number.most() - number.least() + 1));
            case Question.Divide divide -> divide(divide);
            case Question.Name name ->
                new Reply.Names(List.of(
                        name.known().isEmpty() || (name.mayBeNew() && random.nextBoolean())
                                ? name()
                                : Reply.Named.of(pick(name.known()))));
            case Question.Oracle oracle ->
                new Reply.Oracle(
                        1 + random.nextInt(100),
                        oracle.which().isPresent()
                                ? Optional.empty()
                                : Optional.of(
                                        oracle.odds()
                                                ? pick(rulebook.odds()).name()
                                                : pick(List.copyOf(
                                                        rulebook.tables().keySet()))));
        };
    }

    /** One of the abilities that fit, where there is one. */
    private Reply use(Table table, Question question) {
        List<Reply> uses = play.replies(table, question).stream()
                .filter(Reply.Use.class::isInstance)
                .toList();
        return uses.isEmpty()
                ? question instanceof Question.Dice dice ? dice(dice.roll()) : new Reply.Keep()
                : pick(uses);
    }

    private Reply dice(Effect.Roll roll) {
        Effect.RollOption option = pick(roll.options());
        if (option.kind().isProgress()) {
            return new Reply.Challenge(d(10), d(10), ticks());
        }
        Optional<String> stat =
                option.kind() instanceof RollKind.Stat(var rolled) ? Optional.of(rolled.name()) : Optional.empty();
        return new Reply.Dice(d(6), d(10), d(10), stat, ticks("bonded"));
    }

    private Ticks ticks(String... words) {
        return new Ticks(
                random.nextInt(3) == 0 ? Set.of(words) : Set.of(),
                random.nextInt(8) > 0
                        ? Optional.empty()
                        : Optional.of(new HandBonus(random.nextInt(24) - 12, pick(names))));
    }

    private Reply overrule() {
        return new Reply.Overrule(pick(List.of(Outcome.values())), "the guide says so");
    }

    private Reply reroll() {
        Map<Die, Integer> thrown = new EnumMap<>(Die.class);
        for (Die die : Die.values()) {
            if (random.nextBoolean()) {
                thrown.put(die, d(die.faces()));
            }
        }
        return new Reply.Reroll(thrown);
    }

    private Reply choose(Question.Choose choose) {
        List<Question.Choice> open = choose.choices().stream()
                .filter(choice -> choice.isAvailable() || random.nextInt(30) == 0)
                .toList();
        List<Question.Choice> alone =
                open.stream().filter(Question.Choice::isAlone).toList();
        if (!alone.isEmpty() && random.nextInt(3) == 0) {
            return new Reply.Choose(List.of(pick(alone).label()));
        }
        List<Question.Choice> together = new ArrayList<>(open.stream()
                .filter(choice -> !choice.isAlone() || random.nextInt(30) == 0)
                .toList());
        java.util.Collections.shuffle(together, random);
        int count = choose.least() + random.nextInt(choose.most() - choose.least() + 1);
        List<Question.Choice> chosen = together.subList(0, Math.min(count, together.size()));
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (Question.Choice choice : chosen) {
            choice.amount()
                    .filter(range -> random.nextInt(4) > 0)
                    .ifPresent(range -> amounts.put(
                            choice.label(), range.least() + random.nextInt(range.most() - range.least() + 1)));
            if (random.nextInt(40) == 0) {
                amounts.put(choice.label(), random.nextInt(20) - 5);
            }
        }
        return new Reply.Choose(chosen.stream().map(Question.Choice::label).toList(), Set.of(), amounts);
    }

    private Reply divide(Question.Divide divide) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        int left = divide.amount();
        for (int i = 0; i < divide.meters().size(); i++) {
            boolean isLast = i == divide.meters().size() - 1;
            int most = Math.min(left, divide.most().get(i));
            int take = isLast ? most : random.nextInt(most + 1);
            amounts.put(divide.meters().get(i).name(), take);
            left -= take;
        }
        for (int i = 0; i < divide.meters().size() && left > 0; i++) {
            String meter = divide.meters().get(i).name();
            int more = Math.min(left, divide.most().get(i) - amounts.getOrDefault(meter, 0));
            amounts.merge(meter, more, Integer::sum);
            left -= more;
        }
        return new Reply.Divide(amounts);
    }

    private Reply nonsense() {
        return switch (random.nextInt(9)) {
            case 0 ->
                new Reply.Dice(random.nextInt(9) - 1, random.nextInt(13) - 1, d(10), Optional.of("luck"), Ticks.NONE);
            case 1 -> new Reply.Challenge(random.nextInt(14) - 2, d(10));
            case 2 -> new Reply.Choose(List.of("anything", ""));
            case 3 -> new Reply.Amount(random.nextInt(40) - 20);
            case 4 -> new Reply.Divide(Map.of("health", 99, "honour", -1));
            case 5 -> new Reply.Names(List.of());
            case 6 -> new Reply.Oracle(random.nextInt(300) - 100, Optional.of("no such table"));
            case 7 -> new Reply.Reroll(Map.of(Die.ACTION, 12));
            default -> new Reply.Burn();
        };
    }

    private Reply.Named name() {
        named++;
        return new Reply.Named(
                random.nextInt(40) == 0 ? "" : pick(names) + " " + named,
                random.nextInt(12) == 0 ? Optional.empty() : Optional.of(pick(List.of(Rank.values()))),
                random.nextInt(10) == 0 ? random.nextInt(3) : 0,
                random.nextInt(3) == 0 ? 1 + random.nextInt(5) : 0);
    }

    private Reply.Named known(Table table) {
        List<String> names = new ArrayList<>(heroes);
        names.add("Hound");
        names.add("Oakhaven");
        names.add("yourself");
        table.tracks().stream().filter(Track::isOpen).map(Track::name).forEach(names::add);
        return Reply.Named.of(pick(names));
    }

    private List<String> settable() {
        List<String> names = new ArrayList<>(List.of("luck"));
        rulebook.game().meters().stream().map(Meter::name).forEach(names::add);
        rulebook.game().debilities().forEach(debility -> names.add(debility.name()));
        names.addAll(rulebook.game().stats());
        return names;
    }

    private String hero() {
        return random.nextInt(60) == 0 ? "Nobody" : pick(heroes);
    }

    private int d(int faces) {
        return 1 + random.nextInt(faces);
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
