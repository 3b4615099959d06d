package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.Shipped;
import momentum.dice.ActionRoll;
import momentum.dice.OracleRoll;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.play.Event.BonusChanged.Waiting;
import momentum.play.Event.OracleRolled.Asked;
import momentum.rule.Game;
import momentum.rule.Lasts;
import momentum.rule.Source;
import momentum.state.Addend;
import momentum.state.Agenda;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Initiative;
import momentum.state.Track;
import momentum.state.Values;
import momentum.track.Progress;
import momentum.track.ProgressTrack;
import momentum.track.Rank;
import org.junit.jupiter.api.Test;

/** What happened, in the words a player reads. */
class EventTextTest {
    private static final Cause CAUSE = new Cause.ByMove("Face Danger", "Kára", new Source("adventure.moves", 11));
    private final Game game = Shipped.rulebook("ironsworn").game();
    private static final Asset HOUND = new Asset("Hound", 1, 4, 4);
    private static final Track VOW = new Track(
            "vow",
            "Cross the ice",
            new ProgressTrack(Rank.EPIC, new Progress(3)),
            List.of("Kára"),
            Optional.empty(),
            0,
            false);

    private static String tell(Event event) {
        return EventText.inWords(event);
    }

    @Test
    void numbersThatMoved() {
        assertThat(tell(Event.MeterChanged.of("Kára", game.momentumMeter(), -1, 2, CAUSE)))
                .isEqualTo("Kára: momentum -1 to +2");
        assertThat(tell(Event.MeterChanged.of("Kára", game.meter("supply").orElseThrow(), 5, 4, CAUSE)))
                .isEqualTo("supply 5 to 4");
        assertThat(tell(new Event.CompanionChanged("Kára", HOUND, HOUND.withHealth(2), CAUSE)))
                .isEqualTo("Hound's health 4 to 2");
        assertThat(tell(new Event.ExperienceChanged("Kára", 3, 5, 1, 2, CAUSE))).isEqualTo("Kára: experience 2 to 3");
        assertThat(tell(new Event.HarmChanged("Kára", 2, OptionalInt.empty(), CAUSE)))
                .isEqualTo("Kára: harm 2");
        assertThat(tell(new Event.HarmChanged("Kára", 2, OptionalInt.of(1), CAUSE)))
                .isEqualTo("Kára: harm 1");
    }

    @Test
    void whereNotesStandAndWhatHeroesAreCalled() {
        assertThat(tell(new Event.NoteRemoved(12, CAUSE))).isEqualTo("the note in row 12 is no longer told");
        assertThat(tell(new Event.NoteMoved(12, 7, CAUSE))).isEqualTo("the note in row 12 is told after row 7");
        assertThat(tell(new Event.NoteMoved(12, 0, CAUSE))).isEqualTo("the note in row 12 is told first");
        assertThat(tell(new Event.HeroRenamed("Kara", "Kára", CAUSE))).isEqualTo("Kara is called Kára");
    }

    @Test
    void tracksAndBonds() {
        assertThat(tell(new Event.TrackOpened(VOW, CAUSE))).isEqualTo("Cross the ice (epic) begins");
        assertThat(tell(new Event.TrackChanged(VOW, VOW.marked(), CAUSE)))
                .isEqualTo("Cross the ice (epic): 3 to 4 ticks");
        assertThat(tell(new Event.TrackChanged(VOW, VOW.ended("fulfilled"), CAUSE)))
                .isEqualTo("Cross the ice (epic) is fulfilled");
        Track lesser = VOW.with(new ProgressTrack(Rank.EXTREME, new Progress(3)));
        assertThat(tell(new Event.TrackChanged(lesser, VOW, CAUSE)))
                .isEqualTo("Cross the ice (extreme) is now Cross the ice (epic)");
        assertThat(tell(new Event.TrackChanged(VOW, VOW.beginning(), CAUSE))).isEqualTo("Cross the ice (epic)");
        assertThat(tell(new Event.TrackChanged(VOW, VOW.withMoreHarm(1), CAUSE)))
                .isEqualTo("Cross the ice (epic): harm 5 to 6");
        for (Track changed : List.of(VOW.marked(), VOW.ended("fulfilled"), lesser, VOW.withMoreHarm(1))) {
            assertThat(EventText.isNews(new Event.TrackChanged(VOW, changed, CAUSE)))
                    .isTrue();
        }
        for (Track changed : List.of(VOW, VOW.beginning(), VOW.joinedBy("Ylva"))) {
            assertThat(EventText.isNews(new Event.TrackChanged(VOW, changed, CAUSE)))
                    .isFalse();
        }
        assertThat(tell(new Event.BondChanged("Kára", "Oakhaven", true, CAUSE)))
                .isEqualTo("Kára: a bond with Oakhaven");
        assertThat(tell(new Event.BondChanged("Kára", "Oakhaven", false, CAUSE)))
                .isEqualTo("Kára: no more bond with Oakhaven");
    }

    @Test
    void assetsAndDebilities() {
        assertThat(tell(new Event.AssetChanged("Kára", Optional.empty(), Optional.of(HOUND), CAUSE)))
                .isEqualTo("Kára: Hound, 1 ability");
        assertThat(tell(new Event.AssetChanged("Kára", Optional.of(HOUND), Optional.of(HOUND.withAbility(2)), CAUSE)))
                .isEqualTo("Kára: Hound, 2 abilities");
        assertThat(tell(new Event.AssetChanged("Kára", Optional.of(HOUND), Optional.empty(), CAUSE)))
                .isEqualTo("Kára: no longer Hound");
        assertThat(tell(new Event.Marked(
                        "Kára", game.debility("wounded").orElseThrow(), true, Optional.empty(), CAUSE)))
                .isEqualTo("Kára: marks wounded");
        assertThat(tell(new Event.Marked(
                        "Kára", game.debility("wounded").orElseThrow(), false, Optional.empty(), CAUSE)))
                .isEqualTo("Kára: clears wounded");
    }

    @Test
    void dice() {
        Addend bonded = new Addend(1, "bonded", Source.BY_HAND);
        ActionRoll cancelled = new ActionRoll(4, 7, 7, 3, 1, -4);
        assertThat(tell(new Event.Rolled(
                        "Kára", "Face Danger", cancelled, Optional.of("iron"), List.of(bonded), Outcome.MISS, CAUSE)))
                .isEqualTo("Kára: +iron: (4 cancelled) 0 + 3 iron + 1 bonded = 4 against 7 and 7, a match, miss");
        assertThat(tell(new Event.Rolled(
                        "Kára", "x", new ProgressRoll(6, 4, 6), Optional.empty(), List.of(), Outcome.WEAK_HIT, CAUSE)))
                .isEqualTo("Kára: progress: 6 against 4 and 6, weak hit");
        assertThat(tell(new Event.OracleRolled("Kára", Asked.ODDS, "Likely", OracleRoll.of(33), "yes", CAUSE)))
                .isEqualTo("Likely 33: yes, a match");
        assertThat(tell(new Event.OracleRolled("Kára", Asked.TABLE, "Action", OracleRoll.of(33), "Hunt", CAUSE)))
                .isEqualTo("Action 33: Hunt");
        assertThat(tell(new Event.Burned("Kára", Outcome.MISS, Outcome.STRONG_HIT, CAUSE)))
                .isEqualTo("Kára: burns momentum for a strong hit");
        assertThat(tell(new Event.Resolved("Kára", Outcome.MISS, false, CAUSE))).isEqualTo("Kára: miss");
    }

    @Test
    void theFightAndTheRest() {
        assertThat(tell(new Event.InitiativeChanged("Kára", Initiative.FOE, Initiative.HERO, CAUSE)))
                .isEqualTo("Kára: has the initiative");
        assertThat(tell(new Event.InitiativeChanged("Kára", Initiative.HERO, Initiative.FOE, CAUSE)))
                .isEqualTo("Kára: the foe has the initiative");
        assertThat(tell(new Event.InitiativeChanged("Kára", Initiative.FOE, Initiative.NO_FIGHT, CAUSE)))
                .isEqualTo("Kára: the fight is over");
        Bonus bonus = new Bonus(
                1,
                Optional.of("Undertake a Journey"),
                List.of(),
                List.of(),
                Lasts.UNTIL_USED,
                Optional.of("Make Camp"),
                Source.BY_HAND);
        assertThat(tell(new Event.BonusChanged("Kára", bonus, Waiting.GAINED, CAUSE)))
                .isEqualTo("Kára: will add +1 to Undertake a Journey");
        assertThat(tell(new Event.BonusChanged("Kára", bonus, Waiting.USED, CAUSE)))
                .isEqualTo("Kára: adds +1 from Make Camp");
        assertThat(tell(new Event.BonusChanged("Kára", bonus, Waiting.GONE, CAUSE)))
                .isEqualTo("Kára: will not add +1 from Make Camp");
        assertThat(tell(new Event.StatChanged("Kára", "iron", 2, 3, 2, CAUSE))).isEqualTo("Kára: iron 3 to 2");
        assertThat(tell(new Event.GearChanged("Kára", List.of(), List.of("rope", "a lantern"), CAUSE)))
                .isEqualTo("Kára: carries rope, a lantern");
        assertThat(tell(new Event.GearChanged("Kára", List.of("rope"), List.of(), CAUSE)))
                .isEqualTo("Kára: carries nothing");
        assertThat(tell(new Event.UsedThisFight("Kára", "Rally", CAUSE))).isEqualTo("Kára: Rally, once this fight");
        assertThat(tell(new Event.Helped("Kára", "Ylva", CAUSE))).isEqualTo("Kára: helped by Ylva");
        assertThat(tell(new Event.Imposed(List.of(), "press on", CAUSE))).isEqualTo("everyone must press on");
        assertThat(tell(new Event.Imposed(List.of("Kára"), "press on", CAUSE))).isEqualTo("Kára must press on");
        assertThat(tell(new Event.Imposed(List.of("Kára", "Ylva", "Sif"), "press on", CAUSE)))
                .isEqualTo("Kára, Ylva and Sif must press on");
        assertThat(tell(new Event.MoveMade("Kára", "Rally", CAUSE))).isEqualTo("Kára: Rally");
        assertThat(tell(new Event.HeroEnded("Kára", "you die", CAUSE))).isEqualTo("Kára: you die");
        assertThat(tell(new Event.Noted("The ice gives way.", CAUSE))).isEqualTo("The ice gives way.");
        assertThat(tell(new Event.Waits(Agenda.EMPTY, List.of(), CAUSE))).isEmpty();
    }

    @Test
    void whatIsToBeEnvisionedIsToldByItsKindAndNeverByItsWords() {
        assertThat(tell(Event.Prompted.remark("Kára", "press on", CAUSE))).isEqualTo("Kára: press on");
        assertThat(tell(Event.Prompted.toEnvision("Kára", "press on", CAUSE))).isEqualTo("Kára: envision press on");
        assertThat(tell(new Event.SetAside(CAUSE))).isEqualTo("set aside");
    }

    @Test
    void whyItHappened() {
        assertThat(CAUSE.inWords()).isEqualTo("Face Danger, adventure.moves:11");
        assertThat(Cause.byHand("Kára", "a mistake").inWords()).isEqualTo("by hand (a mistake)");
    }

    @Test
    void valuesAreEqualByTheirNumbers() {
        assertThat(Values.of(List.of(1, 2)))
                .isEqualTo(Values.of(List.of(1, 2)))
                .hasSameHashCodeAs(Values.of(List.of(1, 2)))
                .isNotEqualTo(Values.of(List.of(2, 1)))
                .hasToString("[1, 2]");
        assertThat(Values.of(List.of(1, 2)).size()).isEqualTo(2);
        assertThat(Agenda.EMPTY).hasToString("[]").isNotEqualTo("[]");
    }

    @Test
    void aNumberThatChangedTellsByHowMuch() {
        assertThat(EventText.number(Event.MeterChanged.of("Kára", game.momentumMeter(), 5, 2, CAUSE))
                        .by())
                .isEqualTo(-3);
        assertThat(EventText.number(new Event.CompanionChanged("Kára", HOUND, HOUND.withHealth(1), CAUSE))
                        .by())
                .isEqualTo(-3);
        assertThat(EventText.number(new Event.ExperienceChanged("Kára", 3, 5, 1, 1, CAUSE))
                        .by())
                .isEqualTo(2);
        assertThat(EventText.number(new Event.TrackChanged(VOW, VOW.marked(), CAUSE))
                        .by())
                .isEqualTo(1);
    }
}
