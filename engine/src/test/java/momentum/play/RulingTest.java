package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.Shipped;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.Speakers;
import momentum.rule.Source;
import momentum.state.HandBonus;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Ticks;
import momentum.state.Track;
import momentum.track.ProgressTrack;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** A command goes in once; out come a ruling, the events that say what changed, and the table they add up to. */
class RulingTest {
    private final Play play = new Play(Shipped.rulebook("ironsworn"));
    private final Table start = sitDown();

    private Table sitDown() {
        Table empty = Table.start(play.rulebook().game());
        Command.AddHero kara =
                new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), "");
        return done(play.apply(empty, kara)).table();
    }

    private static Ruling.Ruled done(Ruling ruling) {
        assertThat(ruling).isInstanceOf(Ruling.Ruled.class);
        return (Ruling.Ruled) ruling;
    }

    private static Ruling.Asks asks(Ruling ruling) {
        assertThat(ruling).isInstanceOf(Ruling.Asks.class);
        return (Ruling.Asks) ruling;
    }

    private static Command make(String move, int amount, Reply.Named... subjects) {
        Draft draft = Draft.of(move).about(List.of(subjects));
        return new Command.Make("Kára", amount < 0 ? draft : draft.with(amount));
    }

    private static Command set(String what, int value) {
        return new Command.SetValue("Kára", what, value, "");
    }

    private static Command answer(Reply reply) {
        return new Command.Answer(Optional.empty(), reply);
    }

    private Table after(Command... commands) {
        Table table = start;
        for (Command command : commands) {
            table = switch (play.apply(table, command)) {
                case Ruling.Ruled ruled -> ruled.table();
                case Ruling.Asks asked -> asked.table();
                case Ruling.Refused refused -> throw new AssertionError(refused.why());
            };
        }
        return table;
    }

    @Test
    void whatNobodyHasToAnswerIsDoneInItsOwnEventsAlone() {
        Ruling.Ruled noted = done(play.apply(start, new Command.Note("It snows.")));
        assertThat(noted.events()).extracting(EventText::inWords).containsExactly("It snows.");
        assertThat(noted.table()).isEqualTo(start);
    }

    private static Command dice(int action, int first, int second, Ticks ticks) {
        return answer(new Reply.Dice(action, first, second, Optional.empty(), ticks));
    }

    /** Which dice led to the same choice, and what was said with them, nobody can tell any more; nor how many moves went before. */
    @Test
    void positionsThatAPlayerCannotTellApartAreEqual() {
        Command danger = new Command.Make("Kára", Draft.of("Face Danger").rolling("iron"));
        Table once = after(danger, dice(3, 5, 9, Ticks.NONE));
        Table withAnotherDie = after(danger, dice(4, 5, 9, Ticks.NONE));
        Table withABonus =
                after(danger, dice(1, 5, 9, new Ticks(Set.of(), Optional.of(new HandBonus(2, "the rope holds")))));
        Table laterOn = after(
                make("Gather Information", -1),
                dice(1, 9, 10, Ticks.NONE),
                new Command.SetAside("enough"),
                danger,
                dice(3, 5, 9, Ticks.NONE));

        assertThat(withAnotherDie).isEqualTo(once);
        assertThat(withABonus).isEqualTo(once);
        assertThat(laterOn).isEqualTo(once);
    }

    @Test
    void aMissAndAWeakHitLeaveNothingInAFightToTellThemApart() {
        Command fray = make("Enter the Fray", -1, new Reply.Named("Wolf", Optional.of(Rank.DANGEROUS), 0, 0));
        Command clash = make("Clash", -1);
        Command story = answer(new Reply.Choose(List.of("The story pays")));
        Table wolf = after(
                fray, answer(new Reply.Dice(1, 9, 10, Optional.of("heart"), Ticks.NONE)), story, set("momentum", 2));
        Table weak = after(play, wolf, clash, answer(new Reply.Dice(3, 5, 9, Optional.of("iron"), Ticks.NONE)));
        Table miss = after(play, wolf, clash, answer(new Reply.Dice(1, 9, 10, Optional.of("iron"), Ticks.NONE)));

        assertThat(miss.heroes()).isEqualTo(weak.heroes());
    }

    private Table withYlva() {
        Command ylva = new Command.AddHero("Ylva", List.of(3, 2, 1, 1, 2), List.of(), List.of(), Optional.empty(), "");
        return after(play, start, ylva);
    }

    private static Command by(String hero, Reply reply) {
        return new Command.Answer(Optional.of(hero), reply);
    }

    private static Command make(String hero, String move, Reply.Named subject) {
        return new Command.Make(hero, Draft.of(move).about(List.of(subject)));
    }

    /** Whoever of two came to share a vow first, it is of both. */
    @Test
    void whoCameFirstToATrackCannotBeTold() {
        Reply.Named vow = new Reply.Named("Find Edda", Optional.of(Rank.DANGEROUS), 0, 0);
        Table two = withYlva();
        Table karaFirst = after(
                play,
                two,
                new Command.SetTrack("Kára", "vow", vow, 8, ""),
                make("Ylva", "Reach a Milestone", Reply.Named.of("Find Edda")));
        Table ylvaFirst = after(
                play,
                two,
                new Command.SetTrack("Ylva", "vow", vow, 8, ""),
                make("Kára", "Reach a Milestone", Reply.Named.of("Find Edda")));

        assertThat(ylvaFirst).isEqualTo(karaFirst).hasSameHashCodeAs(karaFirst);
        assertThat(ylvaFirst.tracks().getFirst().heroes()).containsExactlyInAnyOrder("Kára", "Ylva");
    }

    /** All else about a track can be told. */
    @Test
    void tracksThatDifferInAnythingElseAreNotEqual() {
        Track plain = track(Rank.DANGEROUS);
        assertThat(plain).isEqualTo(track(Rank.DANGEROUS)).hasSameHashCodeAs(track(Rank.DANGEROUS));
        assertThat(List.of(
                        Track.begin("journey", "Find Edda", plain.track(), plain.heroes()),
                        Track.begin("vow", "Find Ylva", plain.track(), plain.heroes()),
                        track(Rank.EPIC),
                        plain.joinedBy("Ylva"),
                        plain.ended("forsaken"),
                        plain.withMoreHarm(1),
                        plain.beginning()))
                .doesNotContain(plain);
        assertThat(plain).isNotEqualTo(plain.name());
    }

    /** What waits is added all at once, so which of it came first makes no difference. */
    @Test
    void whichOfTwoBonusesCameFirstCannotBeTold() {
        Command journey = impose("add +1 to your next Undertake a Journey");
        Command any = impose("add +1 to your next move, not a progress move");
        Command more = impose("add +2 to your next move, not a progress move");
        Table one = after(journey, any, more);

        assertThat(after(more, any, journey)).isEqualTo(one).hasSameHashCodeAs(one);
        assertThat(after(any, journey, more)).isEqualTo(one);
        assertThat(one.heroes().getFirst().bonuses()).hasSize(3);
        assertThat(after(journey, any, any)).isNotEqualTo(one);
    }

    private static Command impose(String line) {
        return new Command.Impose(List.of("Kára"), line, "");
    }

    /** Several are asked at once; who answered first cannot be told from what they took. */
    @Test
    void whoAnsweredFirstCannotBeTold() {
        Table two = after(
                play,
                withYlva(),
                set("spirit", 1),
                set("health", 1),
                new Command.SetValue("Ylva", "spirit", 1, ""),
                make("Sojourn", -1),
                dice(6, 2, 3, Ticks.NONE));
        Command kara = by("Kára", new Reply.Choose(List.of("Consort", "Recuperate")));
        Command ylva = by("Ylva", new Reply.Choose(List.of("Consort")));
        Table karaFirst = after(play, two, kara, ylva);

        assertThat(after(play, two, ylva, kara)).isEqualTo(karaFirst).hasSameHashCodeAs(karaFirst);
        assertThat(karaFirst.taken()).hasSize(3);
    }

    /** A die that no line of the move asks about is forgotten, though the move has parts of its own. */
    @Test
    void theDieOfAMoveWithPartsCannotBeToldEither() {
        Command heal = make("Heal", -1, Reply.Named.of("yourself"));
        Table once = after(set("wounded", 1), heal, dice(6, 2, 3, Ticks.NONE));

        assertThat(once.questions()).singleElement().isInstanceOf(Question.May.class);
        assertThat(after(set("wounded", 1), heal, dice(5, 2, 3, Ticks.NONE))).isEqualTo(once);
    }

    private static Table after(Play play, Table from, Command... commands) {
        Table table = from;
        for (Command command : commands) {
            table = play.apply(table, command).table();
        }
        return table;
    }

    @Test
    void aMoveThatRollsAsksForItsDice() {
        Ruling.Asks asked = asks(play.apply(start, make("Gather Information", -1)));
        assertThat(asked.questions()).extracting(QuestionText::inWords).containsExactly("roll +wits");
    }

    @Test
    void theEventsAloneGiveTheTableBack() {
        List<Event> told = new ArrayList<>();
        Table table = start;
        List<Command> evening = List.of(
                make("Gather Information", -1),
                answer(new Reply.Dice(6, 1, 2, Optional.empty(), Ticks.NONE)),
                make("Endure Harm", 2),
                answer(new Reply.Dice(6, 1, 2, Optional.empty(), Ticks.NONE)));
        for (Command command : evening) {
            Ruling ruling = play.apply(table, command);
            told.addAll(
                    ruling instanceof Ruling.Ruled ruled
                            ? ruled.events()
                            : asks(ruling).events());
            table = ruling instanceof Ruling.Ruled ruled
                    ? ruled.table()
                    : asks(ruling).table();
            assertThat(Fold.fold(start, told)).isEqualTo(table);
        }
        assertThat(table.questions()).hasSize(1);
        assertThat(table).isNotEqualTo(start);
        assertThat(table.agenda()).isNotEqualTo(start.agenda());
        assertThat(play.apply(table, evening.getFirst())).isInstanceOf(Ruling.Refused.class);
    }

    @Test
    void theSameCommandsGiveAnEqualTable() {
        Command[] commands = {
            make("Gather Information", -1),
            answer(new Reply.Dice(6, 1, 9, Optional.empty(), Ticks.NONE)),
            make("Endure Harm", 2)
        };
        assertThat(after(commands)).isEqualTo(after(commands)).hasSameHashCodeAs(after(commands));
        assertThat(after(commands)).isNotEqualTo(after(make("Endure Harm", 2)));
    }

    @Test
    void aMoveThatNobodyKnowsIsRefusedWithTheNearestName() {
        assertThat(play.apply(start, make("Face Dangre", -1)))
                .isEqualTo(new Ruling.Refused(
                        start, Source.BY_HAND, "there is no move called Face Dangre; did you mean Face Danger?"));
        assertThat(play.apply(start, make("Dance", -1)))
                .isEqualTo(new Ruling.Refused(start, Source.BY_HAND, "there is no move called Dance"));
    }

    @Test
    void aHeroThatIsNotThereIsRefused() {
        assertThat(play.apply(start, new Command.SetValue("Ylva", "health", 3, "")))
                .isEqualTo(new Ruling.Refused(start, Source.BY_HAND, "there is no hero called Ylva"));
    }

    @Test
    void aRefusalNamesTheLineThatRefuses() {
        assertThat(play.apply(start, make("Strike", -1)))
                .isEqualTo(new Ruling.Refused(start, new Source("combat.moves", 23), "Strike needs the initiative"));
    }

    @Test
    void aFightAsksForFoesAndAJourneyForATrack() {
        assertThat(asks(play.apply(start, make("Enter the Fray", -1))).questions())
                .singleElement()
                .isInstanceOfSatisfying(
                        Question.Name.class, name -> assertThat(name.what()).isEqualTo(Question.What.FOES));
        assertThat(asks(play.apply(start, make("Undertake a Journey", -1))).questions())
                .singleElement()
                .isInstanceOfSatisfying(
                        Question.Name.class, name -> assertThat(name.what()).isEqualTo(Question.What.TRACK));
    }

    private List<Event.CameToNothing> nothingCameOf(Table table, Command command) {
        Ruling ruling = play.apply(table, command);
        List<Event> events = ruling instanceof Ruling.Ruled ruled
                ? ruled.events()
                : asks(ruling).events();
        return events.stream()
                .filter(Event.CameToNothing.class::isInstance)
                .map(Event.CameToNothing.class::cast)
                .toList();
    }

    @Test
    void whatDoesNotFitIsToldByHowMuchAndNothingWhereAllFits() {
        Command roll = answer(new Reply.Dice(6, 1, 2, Optional.empty(), Ticks.NONE));
        assertThat(nothingCameOf(after(set("momentum", 9), make("Gather Information", -1)), roll))
                .extracting(Event.CameToNothing::amount, Event.CameToNothing::why)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(1, "momentum is at its max"));
        assertThat(nothingCameOf(after(set("momentum", 8), make("Gather Information", -1)), roll))
                .isEmpty();
    }

    @Test
    void aLossThatHasNowhereToGoIsToldAsALoss() {
        Play starforged = new Play(Shipped.rulebook("starforged"));
        Ruling hurt = new Ruling.Ruled(after(set("health", 0)), List.of());
        for (Command command : List.of(
                make("Face Danger", -1),
                answer(new Reply.Dice(1, 3, 8, Optional.of("iron"), Ticks.NONE)),
                answer(new Reply.Choose(List.of("Hurt"))))) {
            hurt = starforged.apply(
                    hurt instanceof Ruling.Ruled ruled
                            ? ruled.table()
                            : asks(hurt).table(),
                    command);
        }
        assertThat(done(hurt).events())
                .filteredOn(Event.CameToNothing.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        Event.CameToNothing.class,
                        lost -> assertThat(lost.amount()).isEqualTo(-1));
    }

    @Test
    void aQuestionIsKeptWithItsAnswer() {
        assertThat(done(play.apply(start, new Command.AskOdds("Kára", "Likely", 26, "does the ice hold?")))
                        .events())
                .singleElement()
                .satisfies(answer -> assertThat(answer.cause().reason()).contains("does the ice hold?"));
    }

    @Test
    void aTrackThatIsNotThereCannotBeMarked() {
        assertThat(play.apply(start, make("Reach a Milestone", -1, Reply.Named.of("Find Edda"))))
                .isEqualTo(new Ruling.Refused(
                        start, new Source("quest.moves", 19), "there is no open vow called Find Edda"));
    }

    @Test
    void aDivisionNamesOnlyWhatCanBeLostAndAddsUp() {
        Table owing = after(
                set("momentum", -6),
                set("health", 1),
                make("Face a Setback", 2),
                answer(new Reply.Choose(List.of("Pay with yourself"))));
        assertThat(why(owing, Map.of("momentum", 2))).isEqualTo("momentum is not among what can be lost");
        assertThat(why(owing, Map.of("health", 2))).isEqualTo("health can lose 0 to 1");
        assertThat(why(owing, Map.of("health", -1, "spirit", 3))).isEqualTo("health can lose 0 to 1");
        assertThat(why(owing, Map.of("spirit", 3))).isEqualTo("divide 2, not 3");
        assertThat(done(play.apply(owing, answer(new Reply.Divide(Map.of("health", 1, "spirit", 1, "supply", 0)))))
                        .events())
                .extracting(EventText::inWords)
                .containsExactly("Kára: health 1 to 0", "Kára: spirit 5 to 4", "");
    }

    private String why(Table table, Map<String, Integer> amounts) {
        return play.apply(table, answer(new Reply.Divide(amounts))) instanceof Ruling.Refused refused
                ? refused.why()
                : "not refused";
    }

    @Test
    void aTrackIsFoundByItsNameTheOpenOneFirst() {
        Track old = track(Rank.EPIC).ended("forsaken");
        Track older = track(Rank.EXTREME).ended("fulfilled");
        Track open = track(Rank.DANGEROUS);
        assertThat(start.withTracks(List.of(older, old, open)).track("Find Edda"))
                .contains(open);
        assertThat(start.withTracks(List.of(open, old)).track("Find Edda")).contains(open);
        assertThat(start.withTracks(List.of(older, old)).track("Find Edda")).contains(old);
        assertThat(start.withTracks(List.of(old)).track("Find Ylva")).isEmpty();
    }

    private static Track track(Rank rank) {
        return Track.begin("vow", "Find Edda", ProgressTrack.of(rank), List.of("Kára"));
    }

    /** A cache of positions needs both: equal ones have one hash, and few others have it too. */
    @Test
    void tablesThatDifferHaveDifferentHashes() {
        assertThat(after("set health 3").heroes().hashCode())
                .isNotEqualTo(after("set health 4").heroes().hashCode());
        assertThat(after("set vow Find Edda (dangerous) 8 ticks").tracks().hashCode())
                .isNotEqualTo(
                        after("set vow Find Edda (dangerous) 12 ticks").tracks().hashCode());
        assertThat(after("Face Danger").agenda().hashCode())
                .isNotEqualTo(after("Secure an Advantage").agenda().hashCode());
        assertThat(after("Face Danger", "set aside")).isEqualTo(start).hasSameHashCodeAs(start);
    }

    private Table after(String... lines) {
        Table table = start;
        for (String line : lines) {
            LineReading read = new CommandReader(play.rulebook()).read(line, Speakers.at(table));
            table = play.apply(table, ((LineReading.Understood) read).command()).table();
        }
        return table;
    }
}
