package momentum.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import momentum.state.Asset;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Ticks;
import momentum.state.Track;
import momentum.text.Names;

/**
 * The names in a command, as they are kept and compared. What is on the table already is meant as it stands there, whatever it is
 * called: a table may be older than the rules for names. What a person writes at length is no name, and what the rules alone can
 * say, such as a move or a choice, needs no check.
 */
public final class CommandNames {
    private final Table table;
    private final List<String> faults = new ArrayList<>();

    private CommandNames(Table table) {
        this.table = table;
    }

    private Set<String> heroes() {
        return table.heroes().stream().map(Hero::name).collect(Collectors.toCollection(HashSet::new));
    }

    /** Everything on the table that has a name. */
    private Set<String> known() {
        Set<String> known = heroes();
        for (Hero hero : table.heroes()) {
            known.addAll(hero.bonds());
            known.addAll(hero.gear());
            hero.assets().forEach(asset -> known.add(asset.name()));
        }
        for (Track track : table.tracks()) {
            known.add(track.name());
            known.add(track.kind());
        }
        for (Question question : table.questions()) {
            if (question instanceof Question.Name name) {
                known.addAll(name.known());
            }
        }
        return known;
    }

    /**
     * A command with its names tidied.
     *
     * @param fault why one of them is no name, if there is such a one
     */
    public record Tidied(Command command, Optional<String> fault) {}

    public static Tidied tidy(Command command, Table table) {
        CommandNames names = new CommandNames(table);
        Command tidied = names.tidied(command);
        return new Tidied(tidied, names.faults.stream().findFirst());
    }

    private Command tidied(Command command) {
        return switch (command) {
            case Command.AddHero add ->
                new Command.AddHero(
                        fresh(add.name()),
                        add.stats(),
                        add.bonds().stream().map(this::name).toList(),
                        add.assets().stream().map(this::asset).toList(),
                        add.vow().map(this::named),
                        add.carries().isBlank() ? "" : carried(add.carries()));
            case Command.Make make -> new Command.Make(hero(make.hero()), draft(make.draft()));
            case Command.Answer answer -> new Command.Answer(answer.hero().map(this::hero), reply(answer.reply()));
            case Command.SetValue set -> new Command.SetValue(hero(set.hero()), set.what(), set.value(), set.reason());
            case Command.SetTrack set ->
                new Command.SetTrack(
                        hero(set.hero()),
                        name(set.kind()),
                        named(set.name()),
                        set.ticks(),
                        set.together(),
                        set.reason());
            case Command.Correct correct ->
                new Command.Correct(hero(correct.hero()), correction(correct.correction()), correct.reason());
            case Command.Impose impose ->
                new Command.Impose(impose.heroes().stream().map(this::hero).toList(), impose.phrase(), impose.reason());
            case Command.Consult ask ->
                new Command.Consult(hero(ask.hero()), ask.table(), ask.value(), ask.reversed(), ask.rowsDown());
            case Command.AskOdds ask ->
                new Command.AskOdds(hero(ask.hero()), ask.likely(), ask.value(), ask.question());
            case Command.Read read -> new Command.Read(hero(read.hero()), read.table(), read.value(), read.text());
            case Command.Note _,
                    Command.Rewrite _,
                    Command.RemoveNote _,
                    Command.MoveNote _,
                    Command.SetStrictness _,
                    Command.SetAside _ -> command;
        };
    }

    private Draft draft(Draft draft) {
        return new Draft(
                draft.move(),
                draft.stat(),
                draft.subjects().stream().map(this::named).toList(),
                draft.amount(),
                ticks(draft.ticks()));
    }

    private Reply reply(Reply reply) {
        return switch (reply) {
            case Reply.Names(List<Reply.Named> all) ->
                new Reply.Names(all.stream().map(this::named).toList());
            case Reply.Use(String rider) -> new Reply.Use(name(rider));
            case Reply.Dice dice ->
                new Reply.Dice(dice.action(), dice.first(), dice.second(), dice.stat(), ticks(dice.ticks()));
            case Reply.Challenge dice -> new Reply.Challenge(dice.first(), dice.second(), ticks(dice.ticks()));
            case Reply.Choose choose -> new Reply.Choose(choose.labels(), said(choose.said()), choose.amounts());
            case Reply.Reroll _,
                    Reply.Burn _,
                    Reply.OneDie _,
                    Reply.Keep _,
                    Reply.Overrule _,
                    Reply.Yes _,
                    Reply.No _,
                    Reply.Amount _,
                    Reply.Divide _,
                    Reply.Oracle _ -> reply;
        };
    }

    private Correction correction(Correction correction) {
        return switch (correction) {
            case Correction.Renamed(String to) -> new Correction.Renamed(fresh(to));
            case Correction.Bond(String with, boolean made) -> new Correction.Bond(name(with), made);
            case Correction.HasAsset(Asset asset) -> new Correction.HasAsset(asset(asset));
            case Correction.NoAsset(String name) -> new Correction.NoAsset(name(name));
            case Correction.OnAsset(String asset, Correction.Change change) ->
                new Correction.OnAsset(name(asset), change(change));
            case Correction.Gear(List<String> gear) ->
                new Correction.Gear(gear.stream().map(this::name).toList());
            case Correction.TrackEnds(String track, String ending) ->
                new Correction.TrackEnds(name(track), name(ending));
            case Correction.LeavesFight(String ending) -> new Correction.LeavesFight(name(ending));
            case Correction.FightEnds(String ending) -> new Correction.FightEnds(name(ending));
            case Correction.Experience _, Correction.Harm _, Correction.Initiative _, Correction.NoBonus _ ->
                correction;
        };
    }

    private Ticks ticks(Ticks ticks) {
        return ticks.said().isEmpty() && ticks.using().isEmpty()
                ? ticks
                : new Ticks(said(ticks.said()), said(ticks.using()), ticks.byHand());
    }

    private Set<String> said(Set<String> said) {
        return said.isEmpty() ? said : said.stream().map(this::name).collect(Collectors.toUnmodifiableSet());
    }

    private Reply.Named named(Reply.Named named) {
        return new Reply.Named(name(named.name()), named.rank(), named.pack(), named.companionHealth());
    }

    private Asset asset(Asset asset) {
        return new Asset(
                name(asset.card()),
                asset.called().map(this::name),
                asset.abilities(),
                named(asset.meters(), value -> value),
                new Asset.Notes(
                        named(asset.notes().marks(), this::name),
                        named(asset.notes().chosen(), this::name),
                        said(asset.notes().used())),
                asset.maxHealth());
    }

    private <T> Map<String, T> named(Map<String, T> map, UnaryOperator<T> value) {
        Map<String, T> tidied = new TreeMap<>();
        map.forEach((name, each) -> tidied.put(name(name), value.apply(each)));
        return tidied;
    }

    private Correction.Change change(Correction.Change change) {
        return switch (change) {
            case Correction.Change.Called(String called) -> new Correction.Change.Called(name(called));
            case Correction.Change.MeterIs(String meter, int value) ->
                new Correction.Change.MeterIs(name(meter), value);
            case Correction.Change.BoxIs(String box, boolean marked, String bearer) ->
                new Correction.Change.BoxIs(name(box), marked, name(bearer));
            case Correction.Change.Chosen(String what, String value) ->
                new Correction.Change.Chosen(name(what), name(value));
            case Correction.Change.AbilityIs _, Correction.Change.Unused _ -> change;
        };
    }

    /** Several names with commas between them. */
    private String carried(String all) {
        return List.of(all.split(",", -1)).stream()
                .filter(each -> !each.isBlank())
                .map(this::name)
                .collect(Collectors.joining(", "));
    }

    /** Someone who must be here to be spoken to. */
    private String hero(String typed) {
        return table.hero(typed).isPresent()
                ? typed
                : Names.spelled(typed, heroes()).orElse(typed);
    }

    /** Something that may be new. The rules have their own words for a name that is missing. */
    private String name(String typed) {
        return Names.spelled(typed, known()).orElseGet(() -> typed.isBlank() ? typed : fresh(typed));
    }

    private String fresh(String typed) {
        String tidied = Names.tidied(typed);
        Names.fault(tidied).ifPresent(faults::add);
        return tidied;
    }
}
