package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.Shipped;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.Speakers;
import momentum.odds.ActionOdds;
import momentum.odds.ProgressOdds;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Tick;
import momentum.play.Offers.Way;
import momentum.rule.Rulebook;
import momentum.state.Addend;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Ticks;
import org.junit.jupiter.api.Test;

/** What a player sees before a roll: the ways, the sums and the odds, of the very roll that would be made. */
class OffersTest {
    private static final Rulebook RULEBOOK = Shipped.rulebook("ironsworn");
    private static final Ticks BONDED = Ticks.saying(Set.of("bonded"));

    private final Play play = new Play(RULEBOOK);
    private Table table = Table.start(RULEBOOK.game());

    /** Says lines, as a record does. */
    private void said(String... lines) {
        for (String line : lines) {
            table = apply(line);
        }
    }

    private Table apply(String line) {
        LineReading reading = new CommandReader(RULEBOOK).read(line, Speakers.at(table));
        assertThat(reading).isInstanceOf(LineReading.Understood.class);
        Ruling ruling = play.apply(table, ((LineReading.Understood) reading).command());
        assertThat(ruling).as(line).isNotInstanceOf(Ruling.Refused.class);
        return ruling.table();
    }

    private void kara() {
        said("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; bonds Oakhaven");
    }

    private RollOffer drafted(Draft draft) {
        return play.offers(table, "Kára", draft)
                .draft()
                .flatMap(Offers.DraftOffer::roll)
                .orElseThrow();
    }

    private RollOffer waiting() {
        return play.offers(table, "Kára").questions().getFirst().roll().orElseThrow();
    }

    private static Way only(RollOffer offer) {
        assertThat(offer.ways()).hasSize(1);
        return offer.ways().getFirst();
    }

    private static List<String> sum(Way way) {
        return way.sum().stream().map(each -> each.number() + " " + each.name()).toList();
    }

    @Test
    void eachWayOfAMoveHasItsSumAndItsOdds() {
        kara();
        RollOffer offer = drafted(Draft.of("Face Danger"));
        assertThat(offer.ways())
                .extracting(way -> way.stat().orElseThrow())
                .containsExactly("edge", "heart", "iron", "shadow", "wits");
        assertThat(offer.ways().get(2).odds().plain()).isEqualTo(new ActionOdds(3, 2).plain());
        assertThat(offer.ways().get(2).fiction()).isEqualTo("with force, strength, or endurance");
    }

    @Test
    void whatACallingLineAddsIsInTheOdds() {
        kara();
        said("Compel +heart", "dice 6 vs 2 3", "yes");
        Way way = only(waiting());
        assertThat(sum(way)).containsExactly("1 wits", "1 Compel");
        assertThat(way.odds().plain()).isEqualTo(new ActionOdds(2, 3).plain());
    }

    @Test
    void aWaitingBonusGoesToOnesOwnMoveAndToNoCalledOne() {
        kara();
        said("Secure an Advantage +iron", "dice 6 vs 2 3", "choose Take control");
        assertThat(sum(drafted(Draft.of("Gather Information")).ways().getFirst()))
                .containsExactly("1 wits", "1 Secure an Advantage");
        said("Pay the Price", "choose Hurt 1");
        assertThat(sum(only(waiting()))).containsExactly("4 health");
    }

    @Test
    void whoHealsThemselvesHasOneWayToDoIt() {
        kara();
        Way self = only(drafted(Draft.of("Heal").about("yourself")));
        assertThat(self.stat()).contains("wits");
        assertThat(self.fiction()).isEqualTo("for yourself");
        assertThat(only(drafted(Draft.of("Heal").about("Torvald"))).fiction()).isEqualTo("for another");
    }

    @Test
    void aCompanionsHealthIsTheCompanionsOwn() {
        said("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; assets Hound (companion 4)");
        said("Companion Endure Harm (1) for Hound");
        Way way = only(waiting());
        assertThat(sum(way)).containsExactly("3 their health");
        assertThat(way.odds().plain()).isEqualTo(new ActionOdds(3, 2).plain());
    }

    @Test
    void aBondThatIsTickedChangesTheOddsBeforeAndAfterTheMoveIsMade() {
        kara();
        RollOffer bare = drafted(Draft.of("Gather Information"));
        assertThat(bare.ticks()).extracting(Tick::word).containsExactly("bonded");
        assertThat(only(bare).toggled().getFirst().plain()).isEqualTo(new ActionOdds(2, 2).plain());
        Way ticked = only(drafted(Draft.of("Gather Information").ticking(BONDED)));
        assertThat(sum(ticked)).containsExactly("1 wits", "1 bonded");
        said("Gather Information");
        assertThat(only(waiting()).toggled().getFirst().plain()).isEqualTo(new ActionOdds(2, 2).plain());
        Way said =
                only(play.offers(table, "Kára", Draft.of("Gather Information").ticking(BONDED))
                        .questions()
                        .getFirst()
                        .roll()
                        .orElseThrow());
        assertThat(sum(said)).containsExactly("1 wits", "1 bonded");
    }

    @Test
    void aTickThatChangesNothingIsNotOffered() {
        kara();
        said("Undertake a Journey on The salt road (dangerous)", "dice 6 vs 2 3", "choose Make good use");
        assertThat(drafted(Draft.of("Undertake a Journey").about("The salt road"))
                        .ticks())
                .isEmpty();
    }

    @Test
    void aProgressRollHasTheOddsOfTheVowThatIsPicked() {
        kara();
        said("set vow Find Edda (dangerous) 24 ticks", "set vow Avenge Ulf (epic) 8 ticks");
        assertThat(only(drafted(Draft.of("Fulfill Your Vow").about("Find Edda")))
                        .odds()
                        .plain())
                .isEqualTo(new ProgressOdds(6).plain());
        assertThat(only(drafted(Draft.of("Fulfill Your Vow").about("Avenge Ulf")))
                        .odds()
                        .plain())
                .isEqualTo(new ProgressOdds(2).plain());
    }

    @Test
    void aDraftSaysWhatItIsStillToBeAbout() {
        kara();
        said("set vow Find Edda (dangerous) 24 ticks", "set vow Avenge Ulf (epic) 8 ticks");
        Offers.DraftOffer draft =
                play.offers(table, "Kára", Draft.of("Fulfill Your Vow")).draft().orElseThrow();
        assertThat(draft.roll()).isEmpty();
        assertThat(draft.subject().orElseThrow().known()).containsExactly("Find Edda", "Avenge Ulf");
        assertThat(draft.next()).containsInstanceOf(Question.Name.class);
    }

    @Test
    void whatIsRolledIsToldByName() {
        kara();
        said("Compel +heart, bonded");
        Ruling ruling = play.apply(
                table, new Command.Answer(Optional.empty(), new Reply.Dice(3, 5, 9, Optional.empty(), Ticks.NONE)));
        Event.Rolled rolled = ((Ruling.Asks) ruling)
                .events().stream()
                        .filter(Event.Rolled.class::isInstance)
                        .map(Event.Rolled.class::cast)
                        .findFirst()
                        .orElseThrow();
        assertThat(rolled.adds()).extracting(Addend::name).containsExactly("bonded");
        assertThat(EventText.inWords(rolled))
                .isEqualTo("Kára: +heart: 3 + 2 heart + 1 bonded = 6 against 5 and 9, weak hit");
    }

    @Test
    void aBonusByHandIsAddedToAnyRoll() {
        kara();
        said("Face Danger +iron, adding +2 because the rope holds");
        assertThat(sum(only(waiting()))).containsExactly("3 iron", "2 the rope holds");
        said("dice 1 vs 5 9, adding -1 because it is wet");
        assertThat(table.questions()).isNotEmpty();
    }

    @Test
    void aMoveThatCannotBeMadeSaysWhyAndByWhichRule() {
        kara();
        Hindrance hindrance = play.offers(table, "Kára")
                .move("Strike")
                .orElseThrow()
                .hindrance()
                .orElseThrow();
        assertThat(hindrance.why()).isEqualTo("Strike needs the initiative");
        assertThat(hindrance.rule().file()).isEqualTo("combat.moves");
        assertThat(play.offers(table, "Kára").move("Face Danger").orElseThrow().isOpen())
                .isTrue();
    }

    @Test
    void whileSomethingWaitsNoOtherMoveIsOpen() {
        kara();
        said("Face Danger");
        assertThat(play.offers(table, "Kára").moves()).noneMatch(Offers.MoveOffer::isOpen);
        assertThat(play.offers(table, "Kára").questions()).hasSize(1);
    }

    @Test
    void tablesAtWhichTheSameWaitsAreEqualHoweverManyMovesWereMade() {
        kara();
        Table fresh = apply("Face Danger +iron");
        said("Compel +heart", "dice 1 vs 9 10", "choose nothing", "set momentum +2");
        said("Face Danger +iron");
        assertThat(table).isEqualTo(fresh).hasSameHashCodeAs(fresh);
        Hero hero = table.heroes().getFirst();
        assertThat(hero.momentum()).isEqualTo(2);
    }

    @Test
    void whatMayBeChosenInPlaceOfARollIsAReplyToIt() {
        kara();
        said("Test Your Bond on Oakhaven");
        assertThat(play.replies(table, table.questions().getFirst()))
                .containsExactly(
                        new Reply.Choose(List.of("Let it go, with no interest in keeping it")),
                        new Reply.Choose(List.of("Too long untested, it has lapsed")));
        said("set aside", "Face Danger");
        assertThat(play.replies(table, table.questions().getFirst())).isEmpty();
    }

    @Test
    void aReplyThatNeedsAWordSaysIt() {
        kara();
        said("set health 3", "set spirit 3", "set supply 3", "Sojourn", "dice 1 vs 2 8");
        List<Reply> replies = play.replies(table, table.questions().getFirst());
        assertThat(replies)
                .contains(
                        new Reply.Choose(List.of()),
                        new Reply.Choose(List.of("Plan")),
                        new Reply.Choose(List.of("Recuperate", "Plan"), Set.of("bonded")))
                .doesNotContain(
                        new Reply.Choose(List.of("Plan"), Set.of("bonded")),
                        new Reply.Choose(List.of("Recuperate", "Plan")),
                        new Reply.Choose(List.of("Recuperate", "Consort", "Plan"), Set.of("bonded")))
                .doesNotHaveDuplicates();
    }
}
