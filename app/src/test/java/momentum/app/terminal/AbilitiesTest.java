package momentum.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import momentum.app.terminal.console.Completion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Abilities of assets, as a person uses them at the terminal. */
class AbilitiesTest {
    private static final String[] CARDS = {
        TypedSession.KARA,
        "set asset Hound (1 and 2)",
        "set asset Archer (1 and 2)",
        "set asset Fletcher (1 and 3; seeker)",
        "set asset Scry (1)"
    };
    private static final String FIGHT = "enter the fray heart against Wolf (dangerous) dice 5 3 4";

    @TempDir
    Path folder;

    private TypedSession session() {
        return TypedSession.script(folder).after(CARDS);
    }

    @Test
    void whatFitsARollIsListedWithWhatItDoesAndWhatItMakesOfTheOdds() {
        String asked = session().type("gather information");

        assertThat(asked)
                .containsSubsequence(
                        "  wits 1          15 %   40 %   45 %",
                        "  Hound 1 (Sharp)  hit 55 → 67 %  by its keen senses: add +1 and take +1 momentum on a hit\n",
                        "  Scry 1                          through the flames: roll +shadow or +wits\n",
                        "  Use an ability first, or with the roll: use hound 1; roll using hound 1.\n");
        assertThat(asked).as("what fits other moves").doesNotContain("Archer", "Fletcher");
    }

    @Test
    void whatCannotBeUsedSaysWhyAndWhatItTakesOfTheStory() {
        TypedSession session = session().after("set asset Lightbearer (1; light 0)", FIGHT);

        assertThat(session.type("strike"))
                .contains(
                        "Archer 2",
                        "with extra shots, if you wield a bow: once a fight; suffer -1 supply; reroll any dice; hit:");
        assertThat(session.after("iron using archer dice 3 7 9", "keep", "aside because we look")
                        .type("strike"))
                .contains("(it was used in this fight)");
    }

    @Test
    void readAloudItIsWordsAlone() {
        assertThat(TypedSession.plain(folder).after(CARDS).type("gather information"))
                .contains(
                        "Hound 1 (Sharp): by its keen senses: add +1 and take +1 momentum on a hit; a hit 67 percent, and not 55");
    }

    @ParameterizedTest
    @ValueSource(strings = {"use hound", "use Hound 1", "USE HOUND", "use sharp", "use hound sharp", "using hound"})
    void anAbilityIsUsedBeforeTheDiceByAnyPartOfItsName(String line) {
        TypedSession session = session().after("gather information");

        assertThat(session.type(line))
                .contains("uses Hound 1", "wits 1 + 1      23 %   44 %   33 %", "+1 Hound", "in use");
        assertThat(session.type("dice 3 1 9")).contains("[3] + 1 wits + 1 Hound = 5   against   <1> <9>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gather information using hound dice 3 1 9",
                "gather information, using Hound 1 dice 3 1 9",
                "gather information dice 3 1 9 using HOUND",
                "gather information dice 3 1 9, using sharp",
                "gather information; roll using hound dice 3 1 9",
                "gather information; dice 3 1 9 using hound",
                "gather information; wits dice 3 1 9, using Hound 1"
            })
    void anAbilityIsSaidWithTheMoveOrWithTheDice(String lines) {
        assertThat(session().type(lines.split("; ", -1)))
                .contains("uses Hound 1", "[3] + 1 wits + 1 Hound = 5   against   <1> <9>");
    }

    @Test
    void severalAbilitiesAreSaidWithOneRoll() {
        assertThat(session().after(FIGHT).type("strike +iron against Wolf using hound 2 and archer 2 dice 3 2 9"))
                .contains(
                        "uses Archer 2",
                        "uses Hound 2",
                        "supply 5 to 4",
                        "Reroll any dice, by Archer 2, or keep them.");
    }

    @Test
    void anAdditionByHandStandsBesideAnAbility() {
        assertThat(session().type("gather information using hound dice 3 1 9, adding +1 because it is near"))
                .contains("[3] + 1 wits + 1 Hound + 1 it is near = 6");
    }

    @Test
    void whatHasOptionsIsPickedFromThem() {
        TypedSession session = session().after("secure an advantage");

        assertThat(session.type("use archer"))
                .contains(
                        "  Which one?\n   1  Archer 1: Trust your instincts: add +1; roll +wits;",
                        "   2  Archer 1: Line up your shot: add +1; roll +edge;");
        assertThat(session.type("2")).contains("uses Archer 1: Line up your shot", "edge 2 + 1");
    }

    @Test
    void whatIsOfferedOnceTheDiceLieIsUsedByNameOrNumberOrLeft() {
        TypedSession session = session().after(FIGHT);

        assertThat(session.type("strike iron dice 2 3 9"))
                .contains(
                        "  Strike: use an ability, or keep the dice as they lie\n   1  Fletcher 3: with the arrow against that foe",
                        "  Type use fletcher 3, or keep to go on without.");
        assertThat(session.prompt()).endsWith("Strike: use or keep > ");
        assertThat(session.completions("").stream().filter(Completion::isAnswer).map(Completion::text))
                .containsExactly("use Fletcher 3", "keep");
        assertThat(session.type("1")).contains("uses Fletcher 3", "Reroll any dice, by Fletcher 3, or keep them.");
        assertThat(session.type("undo", "fletcher", "undo", "keep"))
                .contains("uses Fletcher 3", "Wolf (dangerous): 0 to 16");
    }

    @Test
    void whatIsOfferedBehindTheDiceWaitsForThem() {
        TypedSession session = session().after(FIGHT, "strike");

        assertThat(session.type("use fletcher")).contains("Fletcher 3 is offered once the dice lie; roll first.");
        assertThat(session.type("iron dice 2 3 9", "use fletcher")).contains("uses Fletcher 3");
    }

    @Test
    void aRerollSaysWhichDiceMayBeThrown() {
        TypedSession session = session()
                .after(
                        "set asset Honorbound (3)",
                        "set vow Find Edda (dangerous) 12 ticks",
                        "fulfill",
                        "1",
                        "dice 9 9");

        assertThat(session.type("use honorbound"))
                .contains(
                        "Reroll one challenge die, by Honorbound 3, or keep them.",
                        "Type keep, or reroll first, or reroll second.");
        assertThat(session.type("reroll first second")).contains("reroll one challenge die, or keep them");
        assertThat(session.type("reroll first 1")).contains("<1> <9>");
    }

    @Test
    void whyNamesTheCardTheAbilityAndItsLine() {
        assertThat(session().after("gather information using hound dice 5 1 9").type("why"))
                .contains(
                        "      Gather Information, Hound 1 (Sharp), companions.assets:",
                        ": when you Gather Information by its keen senses: add +1 and take +1 momentum on a hit");
    }

    @Test
    void theMovesOfACardAreMadeByNameAndCompleted() {
        TypedSession session = session();

        assertThat(session.completions("sc").stream().map(Completion::text)).contains("scry");
        assertThat(session.type("moves")).contains("Scry");
        assertThat(session.type("scry dice 2 2 9"))
                .contains("[2] + 1 shadow = 3   against   <2> <9>", "Scry: choose 1");
        assertThat(session.type("provisions", "no")).contains("supply 5 to 3");
    }

    @Test
    void aMoveOfACardThatNobodyHasIsRefusedInWords() {
        assertThat(session().type("ward")).contains("Not now", "Ward");
    }

    @Test
    void assetsShowsTheCardsAsTheyStand() {
        TypedSession session =
                session().after("set asset Keen (1; sung with Kára)", "set Hound called Fang", "set Hound health 2");

        assertThat(session.type("assets"))
                .containsSubsequence(
                        "  Fang, Hound (companion): health 2 of 4\n",
                        "    [x] 1 Sharp\n          when you Gather Information by its keen senses",
                        "    [ ] 3 Loyal\n",
                        "  Archer (combat talent)\n    if you wield a bow\n",
                        "  Fletcher (combat talent): seeker, not ravager\n",
                        "  Keen (ritual): sung with Kára, not song of battle\n");
        assertThat(session.type("sheet"))
                .contains(
                        "Fang, Hound (1 Sharp and 2 Ferocious, health 2 of 4), Archer (1 and 2), Fletcher (1 and 3, seeker)");
        assertThat(session.type("assets all")).contains("Berserker", "Young Wyvern");
        assertThat(session.type("assets hound")).contains("Hound (Companion)", "CC BY");
    }

    @Test
    void advanceListsWhatCanBeTakenAndWhatIsLeftToMark() {
        TypedSession session = session().after("set experience 9");

        assertThat(session.type("advance", "new"))
                .contains("Combat Talent Assets", "Berserker", "Cave Lion")
                .doesNotContain("Battle-Scarred", "Hound\n");
        assertThat(session.type("cave lion"))
                .contains("which ability?", "   2  Cave Lion 2: Inescapable  when you Enter the Fray");
        assertThat(session.type("2", "advance", "upgrade"))
                .contains("Hound 3: Loyal  when you Endure Stress in its company: add +1");
        assertThat(session.type("archer")).contains("Archer, 3 abilities");
        assertThat(session.type("sheet")).contains("Cave Lion (2 Inescapable, health 4 of 4)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hound; ferocious       | Which ability does Hound begin with? | Hound (Ferocious)
            hound; 3               | 3  Loyal  when you Endure Stress     | Hound (Loyal)
            hound: loyal           | Taken: Hound (Companion)             | Hound (Loyal)
            devotant; wits         | What is Devotant's stat?             | Devotant (wits)
            masked; ghost          | 3  Ghostwood (shadow)                | Masked (Ghostwood)
            hound; back; archer    | Archer is of use if you wield a bow. | Archer
            """)
    void whatACardLeavesOpenIsChosenAsAHeroIsMade(String lines, String told, String taken) {
        TypedSession session = TypedSession.script(folder).after("hero new", "Kára", "2 2 3 1 1", "none");

        assertThat(session.type(lines.split("; ", -1))).contains(told, "So far: " + taken + ".");
        assertThat(session.type("done", "none", "nothing", "yes", "sheet")).contains("Kára joins");
    }

    @Test
    void aCardThatAsksForAMarkIsNoCardToBeginWith() {
        TypedSession session = TypedSession.script(folder).after("hero new", "Kára", "2 2 3 1 1", "none");

        assertThat(session.type("battle-scarred")).contains("Battle-Scarred is yours once you are maimed");
    }

    @Test
    void anAbilityWithoutARollIsSaidToNeedOne() {
        assertThat(session().type("use hound")).contains("say it with a move: face\n  danger using hound.");
    }
}
