package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SequencedMap;
import momentum.Shipped;
import momentum.phrase.Problem;
import momentum.phrase.RulebookReader;
import momentum.record.RecordRunner;
import momentum.record.Report;
import org.junit.jupiter.api.Test;

/** What the language promises and the shipped rules do not use, in moves of one's own. */
class HomebrewTest {
    private static final String HEROES = """
            game ironsworn
            hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
            hero Ylva: edge 1, heart 3, iron 2, shadow 1, wits 2
            """;

    /** A record of Ironsworn with moves added to it. */
    private static void plays(String moves, String record) {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        files.put("my.moves", moves.getBytes(StandardCharsets.UTF_8));
        plays(files, record);
    }

    /** A record of Ironsworn with one thing in its numbers said otherwise. */
    private static void playsWith(String said, String otherwise, String record) {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        String game = new String(files.get("game.rulebook"), StandardCharsets.UTF_8);
        assertThat(game).contains(said);
        files.put("game.rulebook", game.replace(said, otherwise).getBytes(StandardCharsets.UTF_8));
        plays(files, record);
    }

    private static void plays(SequencedMap<String, byte[]> files, String record) {
        RulebookReader.Reading reading = RulebookReader.read(files);
        assertThat(reading.problems()).extracting(Problem::describe).isEmpty();

        Report report = RecordRunner.run(
                "my.play",
                HEROES + record,
                name -> name.equals("ironsworn") ? reading.rulebook() : Optional.empty(),
                source -> {});
        assertThat(report.failures()).extracting(Report.Failure::describe).isEmpty();
        assertThat(report.passed()).isPositive();
    }

    @Test
    void howMuchOfEachIsSaidOfWhatLeavesItOpenAndOfNothingElse() {
        plays("""
                move Count the Cost
                  when you weigh it all
                  choose up to 3, and how much of each
                    Fixed: Endure Harm (1)
                    Both: suffer spirit; suffer supply
                    Perhaps: may Endure Stress
                    Behind: envision it; Endure Harm
                    your harm is 3
                """, """
                Count the Cost
                => asks choose up to 3: Fixed; Both (0 to 10, in doubt 2); Perhaps; Behind (0 to 10, in doubt 2); your harm is 3
                choose Fixed 1
                => refused Fixed is chosen without saying how much
                choose Perhaps 1
                => refused Perhaps is chosen without saying how much
                choose Both 1; Fixed; Perhaps; Behind
                => refused choose up to 3, not 4
                choose your harm is 3; Both 1
                => spirit 4
                => asks how much supply
                amount 2
                => supply 3, asks nothing
                Count the Cost
                choose "your harm is 3"; Behind 2
                => health 3, says envision it
                """);
    }

    @Test
    void whatIsChosenFirstIsSettledBeforeTheChoiceComes() {
        plays("""
                move Sleep on It
                  when you are of two minds
                  choose 1
                    Go: take +1 momentum
                    Stay: suffer -1 momentum
                  or first choose 1
                    Ask around: suffer -1 supply; Endure Harm (1)
                    Pray, if spirit > 4: take +1 health
                  envision the morning
                """, """
                Sleep on It
                => asks choose 1: Go; Stay; or first: Ask around; Pray (health is at its max)
                choose Ask around; Go
                => refused Ask around is chosen by itself
                choose nothing
                => refused choose 1
                choose Ask around
                => supply 4, health 4, asks roll
                dice 1 vs 3 9
                => asks choose 1: Go; Stay
                choose Go
                => momentum +3, says the morning, asks nothing
                set health 3
                Sleep on It
                choose Pray
                => health 4, asks choose 1: Go; Stay
                """);
    }

    @Test
    void whereEveryoneChoosesEachMayChooseFirst() {
        plays("""
                move Break Camp
                  when you all set out
                  everyone chooses any of loads, and how much of each
                  or first choose 1
                    Wait: suffer -1 momentum
                  loads
                    Hurt: suffer health
                    Weary: suffer spirit
                """, """
                Kára: Break Camp
                => asks Kára: choose up to 2: Hurt
                => asks Ylva: choose up to 2: Hurt
                Ylva: choose Wait
                => Ylva: momentum +1
                => asks Ylva: choose up to 2: Hurt (0 to 10, in doubt 2); Weary (0 to 10, in doubt 2)
                Kára: choose Weary 1; Hurt 2
                => Kára: health 3
                => Kára: spirit 4
                Ylva: choose Weary
                => Ylva: spirit 3
                => asks nothing
                """);
    }

    @Test
    void theCostOfEachIsPaidAsOftenAsItIsTaken() {
        plays("""
                move Barter Dearly
                  when you pay twice over
                  take up to +2 supply, and suffer -2 momentum for each
                """, """
                set supply 1
                Barter Dearly
                => asks how much supply, 0 to 2
                amount 2
                => supply 3, momentum -2
                """);
    }

    @Test
    void whatAnAllyCannotLoseIsYours() {
        plays("""
                move Drop the Rope (harm)
                  when you let go while they hang on it
                  for yourself, an ally, a companion, or someone else
                  they suffer -harm health, the rest as your -momentum
                  if their health = 0: suffer -1 spirit

                move Shame Them
                  when you put them to shame before the others
                  for an ally
                  they suffer -3 momentum, the rest as your -spirit
                """, """
                Ylva: set health 1
                Kára: Drop the Rope (3) for Ylva
                => momentum 0, health 5, spirit 4
                => Ylva: health 0, momentum +2
                Ylva: set health 3
                Kára: Drop the Rope (2) for Ylva
                => momentum 0, spirit 4
                => Ylva: health 1
                Kára: Drop the Rope (2) for Edda
                => momentum 0, says how Edda suffers
                Ylva: set momentum -5
                Kára: Shame Them
                => spirit 1
                => Ylva: momentum -6
                Ylva: set momentum +2
                Kára: Shame Them
                => spirit 1
                => Ylva: momentum -1
                """);
    }

    @Test
    void aSharedMeterIsEmptiedThoughTheRestGoesElsewhere() {
        plays("""
                move Waste It
                  when you throw it all to the dogs
                  suffer -1 supply, the rest as -momentum
                """, """
                set supply 1
                Waste It
                => supply 0, unprepared, momentum +2
                => Ylva: unprepared
                """);
    }

    private static final String SIXES_AND_ONES = """
            move Feel Your Luck
              when you trust to the dice alone
              roll +wits
              always
                if the action die is 6
                  take +2 momentum
                if the action die is 6 and not wounded: take +1 spirit; suffer -1 supply
                if the action die is 1
                  suffer -1 health
                  if health > 0: take +1 supply
                otherwise
                  take +1 health
                if not wounded: take +1 momentum
            """;

    /** An option, one more to choose, and a block of the move may hang on the die as well. */
    private static final String BY_THE_DIE = """
            move Read the Bones
              when you ask what the dice have to say
              roll +wits
              always
                choose 1
                  Blessed, if the action die is 6: take +2 momentum
                  Driven, if the action die is 6: take +2 momentum; suffer -1 supply
                  Plain: suffer -1 supply
                if the action die is 6: boon
                if the action die is 6
                  choose up to 1 of boons
                choose up to 1 of boons, and 1 more if the action die is 6
              boon
                take +1 spirit
              boons
                Fed: take +1 supply
                Rested: take +1 health
            """;

    private static final String BY_THE_DIE_PLAYED = """
            set momentum -6
            set spirit 1
            set health 1
            set supply 1
            Read the Bones
            dice 6 vs 9 9
            """;

    @Test
    void aCancelledDieOpensNoOptionThatOnlyGives() {
        plays(withMoves(BY_THE_DIE, true), BY_THE_DIE_PLAYED + """
                => asks Blessed (not for a cancelled die); Driven; Plain
                choose Blessed
                => refused: Blessed cannot be chosen: not for a cancelled die
                choose Driven
                => momentum -6, supply 0, spirit 1
                => says no "take +2 momentum" for a cancelled die
                => says no "boon" for a cancelled die
                => says no "choose up to 1 of boons
                => asks choose up to 1
                choose Rested
                => health 2, asks nothing
                """);
    }

    @Test
    void aDieOpensWhatItsNumberSays() {
        plays(withMoves(BY_THE_DIE, false), BY_THE_DIE_PLAYED + """
                => asks Blessed; Driven; Plain
                choose Blessed
                => momentum -4, spirit 2
                => asks choose up to 1
                choose Rested
                => health 2, asks choose up to 2
                choose Fed; Rested
                => health 3, supply 2, asks nothing
                """);
    }

    private static SequencedMap<String, byte[]> sixesAndOnes(boolean isForfeit) {
        return withMoves(SIXES_AND_ONES, isForfeit);
    }

    private static SequencedMap<String, byte[]> withMoves(String moves, boolean isForfeit) {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        String burn = "    a burn cancels the challenge dice below it\n";
        String game = new String(files.get("game.rulebook"), StandardCharsets.UTF_8);
        assertThat(game).contains(burn);
        String forfeits = isForfeit ? burn + "    a cancelled die earns no bonus\n" : burn;
        files.put("game.rulebook", game.replace(burn, forfeits).getBytes(StandardCharsets.UTF_8));
        files.put("my.moves", moves.getBytes(StandardCharsets.UTF_8));
        return files;
    }

    @Test
    void aCancelledDieEarnsNothingWhereTheGameSaysSo() {
        plays(sixesAndOnes(true), """
                set momentum -6
                set spirit 3
                set health 3
                Feel Your Luck
                dice 6 vs 9 10
                => miss, momentum -5, spirit 3, supply 4, health 4
                => says no "take +2 momentum" for a cancelled die
                set momentum -1
                Feel Your Luck
                dice 1 vs 9 10
                => miss, momentum 0, health 3, supply 4
                """);
    }

    @Test
    void aCancelledDieInflictsNoBonusHarm() {
        plays(withMoves("""
                move Cut Deep
                  when you put all your weight behind the blade
                  against a foe
                  roll +iron
                  always
                    inflict your harm
                    if the action die is 6: inflict +1 harm
                """, true), """
                set foe Wolf (dangerous) 0 ticks
                set momentum -6
                Cut Deep
                dice 6 vs 9 9
                => Wolf 16 ticks
                => says no "inflict +1 harm" for a cancelled die
                set momentum 0
                set foe Wolf 0 ticks
                Cut Deep
                dice 6 vs 9 9
                => Wolf 24 ticks
                """);
    }

    @Test
    void aDieThatStandsEarnsWhatItShows() {
        plays(sixesAndOnes(true), """
                set momentum -5
                set spirit 3
                set health 3
                Feel Your Luck
                dice 6 vs 9 10
                => miss, momentum -2, spirit 4, supply 4, health 4
                """);
    }

    @Test
    void aCancelledDieEarnsWhatItShowsWhereTheGameSaysNothing() {
        plays(sixesAndOnes(false), """
                set momentum -6
                set spirit 3
                set health 3
                Feel Your Luck
                dice 6 vs 9 10
                => miss, momentum -3, spirit 4, supply 4, health 4
                """);
    }

    @Test
    void everyOutcomeRunsWhatStandsUnderIt() {
        plays("""
                move Read the Bones
                  when you throw the bones
                  roll +wits
                  strong hit
                    envision a strong hit
                  weak hit
                    envision a weak hit
                  hit
                    envision any hit
                  weak hit or miss
                    envision no strong hit
                  miss
                    envision a miss
                  strong hit with a match
                    envision a wonder
                  miss with a match
                    envision a horror
                  match
                    envision any match
                  always
                    envision the bones
                """, """
                Read the Bones
                dice 6 vs 3 3
                => strong hit
                => says envision a strong hit
                => says envision any hit
                => says envision a wonder
                => says envision any match
                => says envision the bones
                Read the Bones
                dice 5 vs 3 9
                => weak hit
                => says envision a weak hit
                => says envision any hit
                => says envision no strong hit
                => says envision the bones
                Read the Bones
                dice 1 vs 9 9
                => miss
                => says envision a miss
                => says envision no strong hit
                => says envision a horror
                => says envision any match
                => says envision the bones
                """);
    }

    @Test
    void aLineAfterACallAsksHowItCameOut() {
        plays("""
                move Try and See
                  when you try, and see
                  Gather Information
                  on a strong hit, take +1 spirit
                  on a weak hit, suffer -1 spirit
                  on a hit, suffer -1 health
                  on a miss, suffer -2 health
                  on a weak hit or a miss, suffer -1 supply
                """, """
                set spirit 3
                Try and See
                dice 6 vs 1 2
                => strong hit, spirit 4, health 4, supply 5
                Try and See
                dice 6 vs 1 9
                => weak hit, spirit 3, health 3, supply 4
                set momentum 0
                Try and See
                dice 1 vs 9 10
                => miss
                choose nothing
                => spirit 3, health 1, supply 3
                """);
    }

    @Test
    void ofIfAndOtherwiseTheFirstThatHoldsRuns() {
        plays("""
                move Take Stock
                  when you count what is left
                  if supply = 0
                    suffer -1 spirit
                  otherwise, if supply > 3
                    take +1 momentum
                  otherwise, if supply > 2
                    take +2 momentum
                  otherwise
                    suffer -1 health
                  if wounded
                    suffer -1 momentum
                  otherwise
                    envision a whole skin
                """, """
                Take Stock
                => spirit 5, momentum +3, health 5, says a whole skin
                set supply 3
                Take Stock
                => spirit 5, momentum +5, health 5
                set supply 1
                Take Stock
                => spirit 5, momentum +5, health 4
                set supply 0
                set wounded
                Take Stock
                => spirit 4, momentum +4, health 4
                """);
    }

    @Test
    void anOtherwiseBelongsToItsOwnMove() {
        plays("""
                move Look Twice
                  when you look again
                  if supply > 0
                    Look Once
                  otherwise
                    suffer -1 spirit

                move Look Once
                  when you look
                  if supply > 1: take +1 momentum
                """, """
                Look Twice
                => momentum +3, spirit 5
                """);
    }

    @Test
    void aMoveThatCallsItselfWithoutEndIsStopped() {
        plays("""
                move Chase Your Tail
                  when you run in circles
                  take +1 momentum
                  Chase Your Tail
                """, """
                Chase Your Tail
                => refused: the move calls itself without end
                => momentum +2
                """);
    }

    @Test
    void onceAFightIsAsOftenAsYouLikeWhereThereIsNone() {
        plays("""
                move Shout
                  when you shout at the top of your voice
                  once a fight
                  take +1 momentum
                """, """
                Shout
                Shout
                => momentum +4
                set foe Wolf (dangerous) 0 ticks
                Shout
                => momentum +5
                => says Shout, once this fight
                Shout
                => refused: Shout can be made once a fight
                """);
    }

    @Test
    void untilItIsFulfilledIsBoundToYourNewestVow() {
        plays("""
                move Bind Yourself
                  when you stake your soul on it
                  mark cursed until it is fulfilled
                """, """
                set vow Find Edda (troublesome) 40 ticks
                set journey The long road (epic) 0 ticks
                Bind Yourself
                => cursed
                Reach Your Destination on The long road
                dice 10 9
                choose Give up
                => cursed
                Fulfill Your Vow on Find Edda
                dice 1 2
                => strong hit, Find Edda fulfilled, not cursed
                """);
    }

    @Test
    void noAbilityIsLeftWhereThereIsNoAsset() {
        plays("""
                move Practise
                  when you practise what you know
                  mark an ability
                """, """
                Practise
                => asks nothing
                => says no asset has an ability left to mark
                """);
    }

    @Test
    void ofLabelsThatBeginAlikeTheWholeOneIsMeant() {
        plays("""
                move Lie Down
                  when you lie down where you are
                  choose 1
                    Rest: take +1 momentum
                    Rest well: take +2 momentum
                """, """
                Lie Down
                choose res
                => refused: "res" is none of: Rest; Rest well
                choose REST
                => momentum +3
                """);
    }

    @Test
    void whatFollowsAMoveMadeForAnAllyIsYoursAgain() {
        plays("""
                move Show the Way
                  when you do it for them to see
                  for an ally
                  Gather Information, the ally taking its benefits
                  Face Danger
                """, """
                Kára: Show the Way
                dice 6 vs 1 2
                => strong hit, momentum +2
                => Ylva: momentum +4
                => asks Kára: roll +edge
                """);
    }

    @Test
    void aGameMaySendWhatMomentumCannotLoseNowhere() {
        playsWith(": below its minimum, Face a Setback", "", """
                set health 1
                set spirit 1
                set momentum -6
                Ylva: set momentum -6
                Kára: Out of Supply (3)
                => unprepared, says nothing is left to lose
                => asks Kára: lose 2, divided among health, spirit, momentum
                => asks Ylva: lose 3, divided among health, spirit, momentum
                """);
    }

    @Test
    void everyMeterStartsWhereTheGameSays() {
        playsWith("health 0 to 5, starting at 5", "health 0 to 6, starting at 4", """
                => health 4, spirit 5, supply 5
                """);
        playsWith(
                "health 0 to 5, starting at 5",
                "luck 0 to 5, starting at 2, shared\n  health 0 to 5, starting at 4",
                """
                => luck 2, health 4, spirit 5, supply 5
                """);
    }

    @Test
    void ofMovesThatBeginAlikeTheLongestNameIsMeant() {
        plays("""
                move Face Danger Again
                  when it comes back
                  suffer -1 spirit
                """, """
                Face Danger Again
                => spirit 4, asks nothing
                """);
    }

    @Test
    void moreMayBeChosenIfSomethingIsSo() {
        plays("""
                move Make Ready
                  when you make ready
                  choose 1, and 2 more if wounded
                    Rope: envision the rope
                    Lamp: envision the lamp
                    Salt: envision the salt
                    Furs: envision the furs

                move Pack Lightly
                  when you take what you can carry
                  choose up to 1, and 1 more if wounded
                    Rope: envision the rope
                    Lamp: envision the lamp
                    Salt: envision the salt
                """, """
                Make Ready
                => asks choose 1: Rope
                choose Rope; Lamp
                => refused: choose 1, not 2
                choose Rope
                => says envision the rope
                Pack Lightly
                => asks choose up to 1: Rope
                choose nothing
                set wounded
                Make Ready
                => asks choose 3: Rope
                choose Rope; Lamp
                => refused: choose 3, not 2
                choose Rope; Lamp; Furs
                => says envision the furs
                Pack Lightly
                => asks choose up to 2: Rope
                choose Rope; Lamp
                => says envision the lamp
                """);
    }

    @Test
    void oneWhoSaysSoChoosesNoMoreThanThereAre() {
        plays("""
                move Call In a Favour
                  when you ask what is owed
                  choose 1, and 2 more if bonded
                    Bed: envision a bed
                    Bread: envision bread

                move Call In the Last Favour
                  when you ask what is owed, and it is little
                  choose 1, and 1 more if bonded
                    Bread: envision bread
                """, """
                Call In a Favour
                choose Bed; Bread
                => refused: choose 1, not 2
                choose Bed; Bread, bonded
                => says envision bread
                Call In the Last Favour
                => asks choose 1: Bread
                choose Bread, bonded
                => says envision bread
                => asks nothing
                """);
    }

    @Test
    void nobodyMustChooseMoreThanThereIsNow() {
        plays("""
                move Catch Your Breath
                  when you sit down at last
                  choose 2
                    Body: take +1 health
                    Mind: take +1 spirit
                    Pack: take +1 supply
                """, """
                set health 3
                set spirit 3
                set supply 3
                Catch Your Breath
                => asks choose 2: Body; Mind; Pack
                set health 5
                choose Mind
                => refused: choose 2, not 1
                set spirit 5
                choose Pack
                => supply 4, asks nothing
                """);
    }

    @Test
    void noProgressIsLostWhereThereIsNone() {
        plays("""
                move Lose the Trail (rest)
                  when you have lost your way
                  clear progress on a track, once for each of the rest
                """, """
                Lose the Trail (1)
                => asks nothing
                => says no track has progress to lose
                => does not say envision
                """);
    }

    @Test
    void whatIsToBeEnvisionedIsSoWhateverItsWords() {
        plays("""
                move Go On
                  when you go on
                  envision press on
                  press on
                """, """
                Go On
                => says Kára: envision press on
                => says Kára: press on
                """);
    }

    @Test
    void aTrackOfTheHerosFillsAsTheGameSays() {
        playsWith("bonds are a track of the hero, a tick each", "bonds are a track of the hero, 4 ticks each", """
                set bond with Oakhaven
                set bond with Edda
                set bond with Torvald
                Write Your Epilogue
                dice 2 2
                => strong hit
                => says 3 against 2 and 2
                """);
    }
}
