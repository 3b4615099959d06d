package momentum.table.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.Shipped;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Event;
import momentum.play.Event.BonusChanged.Waiting;
import momentum.play.Event.OracleRolled.Asked;
import momentum.play.Reply;
import momentum.rule.Lasts;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Task;
import momentum.state.Until;
import momentum.table.journal.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the first form wrote, value by value, reads as the same thing said in the form of today. */
class UpgradeTest {
    private static final String CAUSE =
            "'cause':{'move':'Make Camp','hero':'Kára','source':'adventure.moves:90','reason':''}}";

    private final EventCodec codec = new EventCodec(Shipped.rulebook("ironsworn"));

    private Event event(String text) {
        return event(1, "[" + text + CAUSE + "]");
    }

    private Event inTheSecond(String text) {
        return event(2, "[[" + text + CAUSE + "]]");
    }

    private Event event(int form, String events) {
        Row.Content row = new Row.Content(form, "", events.replace('\'', '"'), "");
        List<List<Event>> read = codec.events(row, BlobReader.NONE, () -> WaitingState.NOTHING);
        assertThat(read).hasSize(1);
        return read.getFirst().getFirst();
    }

    private Command command(String text) {
        return codec.commands(new Row.Content(1, text.replace('\'', '"'), "[]", ""), BlobReader.NONE)
                .getFirst();
    }

    @ParameterizedTest
    @CsvSource({"true,GAINED", "false,USED"})
    void aBonusIsFromTheMoveThatGaveItAndIsGainedOrUsed(boolean gained, Waiting waiting) {
        Event.BonusChanged changed = (Event.BonusChanged)
                event("{'is':'BonusChanged','hero':'Kára','bonus':{'add':1,'move':'Undertake a Journey','onHit':[],"
                        + "'onMiss':[],'source':'adventure.moves:90'},'gained':" + gained + ",");

        Bonus bonus = changed.bonus();
        assertThat(bonus.from()).isEqualTo(Optional.of("Make Camp"));
        assertThat(bonus.move()).isEqualTo(Optional.of("Undertake a Journey"));
        assertThat(bonus.lasts()).isEqualTo(Lasts.UNTIL_USED);
        assertThat(changed.waiting()).isEqualTo(waiting);
    }

    @ParameterizedTest
    @CsvSource({
        "press on,REMARK",
        "no track has progress to lose,REMARK",
        "there is no foe for Strike,REMARK",
        "what you find,ENVISION",
        "how you press on,ENVISION"
    })
    void aPromptWithoutAKindHasTheOneThatItsWordsTell(String what, Event.Prompted.Kind kind) {
        String prompted = "{'is':'Prompted','hero':'Kára','what':'" + what + "',";
        Event inTheFirst = event(prompted);
        assertThat(inTheFirst).isEqualTo(new Event.Prompted("Kára", kind, what, inTheFirst.cause()));
        assertThat(inTheSecond(prompted)).isEqualTo(inTheFirst);
    }

    @Test
    void aPromptOfTodayKeepsItsKindWhateverItsWords() {
        String prompted = "{'is':'Prompted','hero':'Kára','kind':'ENVISION','what':'press on',";
        assertThat(((Event.Prompted) inTheSecond(prompted)).kind()).isEqualTo(Event.Prompted.Kind.ENVISION);
    }

    @Test
    void aHeroHasTheSameSheet() {
        Event.HeroJoined joined = (Event.HeroJoined) event(
                "{'is':'HeroJoined','hero':{'name':'Kára','stats':[3,2,2,1,1],'meters':[5,4],'momentum':2,'marks':[],"
                        + "'bonds':['Oakhaven'],'experience':3,'spent':1,"
                        + "'assets':[{'name':'Hound','abilities':1,'health':3,'maxHealth':4}],'bonuses':[],"
                        + "'stance':{'initiative':'NO_FIGHT','harm':2,'harmNow':0,'used':[],'last':null},'fate':''},");

        Hero hero = joined.hero();
        assertThat(hero.stats().get(0)).isEqualTo(3);
        assertThat(hero.meters().get(1)).isEqualTo(4);
        assertThat(hero.momentum()).isEqualTo(2);
        assertThat(hero.bonds()).containsExactly("Oakhaven");
        assertThat(hero.experience()).isEqualTo(3);
        assertThat(hero.freeExperience()).isEqualTo(2);
        assertThat(hero.assets()).containsExactly(new Asset("Hound", 1, 3, 4));
        assertThat(hero.gear()).isEmpty();
        assertThat(hero.stance().harmNow()).isEmpty();
        assertThat(hero.stance().isHelped()).isFalse();
        assertThat(hero.isInPlay()).isTrue();
    }

    @Test
    void harmOfThisFightIsThereOrNot() {
        String changed = "{'is':'HarmChanged','hero':'Kára','harm':2,'harmNow':%d,";

        assertThat(((Event.HarmChanged) event(changed.formatted(0))).harmNow()).isEmpty();
        assertThat(((Event.HarmChanged) event(changed.formatted(1))).harmNow()).isEqualTo(OptionalInt.of(1));
    }

    @Test
    void aMarkIsBoundToTheFulfilmentOfItsVow() {
        String marked = "{'is':'Marked','hero':'Kára','debility':'cursed','marked':true,'boundTo':'%s',";

        assertThat(((Event.Marked) event(marked.formatted(""))).until()).isEmpty();
        assertThat(((Event.Marked) event(marked.formatted("Bury the dead"))).until())
                .isEqualTo(Optional.of(new Until("Bury the dead", "fulfilled")));
    }

    @Test
    void aTrackIsOpenOrHasEnded() {
        String track =
                "{'kind':'vow','name':'Find Edda','track':{'rank':'EPIC','progress':{'ticks':1}},'heroes':['Kára'],"
                        + "'ending':'%s','moreHarm':0,'begun':false}";
        String open = track.formatted("");
        String done = track.formatted("fulfilled");

        Event.TrackChanged changed =
                (Event.TrackChanged) event("{'is':'TrackChanged','from':" + open + ",'to':" + done + ",");
        Event.TrackOpened opened = (Event.TrackOpened) event("{'is':'TrackOpened','track':" + open + ",");

        assertThat(changed.from().isOpen()).isTrue();
        assertThat(changed.to().ending()).isEqualTo(Optional.of("fulfilled"));
        assertThat(opened.track()).isEqualTo(changed.from());
    }

    @Test
    void whatWasSetAsANumberIsACorrection() {
        String set = "{'is':'SetValue','hero':'Kára','what':'%s','value':%d,'reason':'so'}";

        assertThat(command(set.formatted("health", 3))).isEqualTo(new Command.SetValue("Kára", "health", 3, "so"));
        assertThat(command(set.formatted("experience", 3)))
                .isEqualTo(new Command.Correct("Kára", new Correction.Experience(3), "so"));
        assertThat(command(set.formatted("harm", 1)))
                .isEqualTo(new Command.Correct("Kára", new Correction.Harm(1), "so"));
        assertThat(command(set.formatted("initiative", 1)))
                .isEqualTo(new Command.Correct("Kára", new Correction.Initiative(true), "so"));
        assertThat(command(set.formatted("initiative", 0)))
                .isEqualTo(new Command.Correct("Kára", new Correction.Initiative(false), "so"));
    }

    @Test
    void aTrackThatWasSetWasEveryones() {
        Command.SetTrack set = (Command.SetTrack) command("{'is':'SetTrack','hero':'Kára','kind':'journey',"
                + "'name':{'name':'The Pass','rank':'EPIC','pack':0,'companionHealth':0},'ticks':4,'reason':''}");

        assertThat(set.together()).isTrue();
        assertThat(set.ticks()).isEqualTo(4);
    }

    @Test
    void aChoiceThatWaitsIsTheSameChoice() {
        Event.Waits waits = (Event.Waits)
                event(
                        "{'is':'Waits','agenda':[{'is':'Ask','question':{'is':'Choose','hero':'Kára',"
                                + "'options':[{'at':'adventure.moves:15','text':'Delayed, or in new danger: suffer -1 momentum'},"
                                + "{'at':'adventure.moves:16','text':'Tired or hurt: Endure Harm (1)'}],'unavailable':['','not now'],"
                                + "'least':1,'most':2,'focus':false,'source':'adventure.moves:14'},'frame':{'made':{'id':1,'caller':0,"
                                + "'move':'Face Danger','hero':'Kára','adding':0,'ranks':[],'manner':'OWN'},'you':'Kára','they':'','track':'',"
                                + "'stat':'iron','amount':-1,'said':[],'option':'','die':3,'called':null}}],'taken':[],'frames':1,");

        Question.Choose choose = (Question.Choose) ((Task.Ask) waits.agenda().top()).question();
        assertThat(choose.howMany()).isEqualTo(new Question.HowMany(1, 2, Optional.empty()));
        assertThat(choose.choices().get(0).isAvailable()).isTrue();
        assertThat(choose.choices().get(1).unavailable()).isEqualTo(Optional.of("not now"));
    }

    @Test
    void aChoiceThatWasMadeSaidNothingElse() {
        assertThat(command("{'is':'Answer','hero':'Kára','reply':{'is':'Choose','labels':['Relax']}}"))
                .isEqualTo(new Command.Answer(Optional.of("Kára"), new Reply.Choose(List.of("Relax"))));
    }

    @ParameterizedTest
    @CsvSource({"yes,ODDS,true", "no,ODDS,true", "Scheme,TABLE,false"})
    void aMatchIsATwistOfAYesOrNo(String text, Asked asked, boolean isTwist) {
        Event.OracleRolled rolled = (Event.OracleRolled) event(
                "{'is':'OracleRolled','hero':'Kára','table':'Any','roll':{'tens':4,'units':4},'text':'" + text + "',");

        assertThat(rolled.asked()).isEqualTo(asked);
        assertThat(rolled.isTwist()).isEqualTo(isTwist);
    }
}
