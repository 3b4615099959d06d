package momentum.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import momentum.app.terminal.console.Completion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a newcomer types at the table, and what comes of it. */
class TerminalSessionTest {
    private static final String[] TO_A_CHOICE = {TypedSession.KARA, "face danger", "iron dice 3 2 9"};
    private static final String CHOICE = "  Face Danger: choose 1\n   1  Delayed";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "note The ice gives way.",
                "| The ice gives way.",
                "oracle theme 42",
                "ask likely 42 is it safe?",
                "set supply 3"
            })
    void aQuestionThatIsOpenIsShownAgain(String line) {
        TypedSession session = TypedSession.script(folder).after(TO_A_CHOICE);

        assertThat(session.type(line)).contains(CHOICE);
    }

    @Test
    void severalTablesAreRolledBeforeTheQuestionIsShownAgain() {
        TypedSession session = TypedSession.script(folder).after(TO_A_CHOICE);

        assertThat(session.type("oracle action theme").split("choose 1", -1)).hasSize(2);
    }

    @Test
    void anEmptyLineAsksAgainWhereAHeroIsMadeAndIsNothingElsewhere() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("")).isEmpty();
        assertThat(session.after("hero new").type("")).contains("Name: What is your hero called?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            face danger                                         | Face Danger: roll
            ask the oracle; yes or no                           | Ask the Oracle: how likely?
            ask the oracle; spark                               | Ask the Oracle: which oracle?
            face danger; iron dice 3 2 9                        | Face Danger: choose 1
            set momentum 9; face danger; iron dice 3 8 8        | Face Danger: burn or keep
            swear                                               | Swear an Iron Vow: name a vow
            swear; Find Edda                                    | Swear an Iron Vow: rank
            endure harm                                         | Endure Harm: how much harm
            face                                                | which one?
            """)
    void thePromptTellsWhatIsAsked(String lines, String asked) {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);
        session.type(lines.split("; ", -1));

        assertThat(session.prompt()).endsWith("supply 5\n" + asked + " > ");
    }

    @Test
    void theStoryGoesOnFromAnEarlierRowAndReturnsToWhatWasLaidAside() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "set momentum 3", "set momentum 4");

        assertThat(session.type("branches")).isEqualTo("  Nothing was laid aside.\n");
        assertThat(session.type("play on from 2"))
                .isEqualTo(
                        "  The story goes on from row 2. What is laid aside is kept: play on from 3 returns to it.\n");
        assertThat(session.prompt()).contains("momentum +3");
        session.after("set momentum 9", "set momentum 8", "Play On  from 3");
        assertThat(session.prompt()).contains("momentum +4");
        assertThat(session.type("branches"))
                .matches("  rows 5 to 6, laid aside on \\d+ \\w+ at \\d\\d:\\d\\d; play on from 6 returns there\n");

        assertThat(session.type("play on from 3")).contains("The table stands there already.");
        assertThat(session.type("play on from 77")).contains("There is no row 77.");
        assertThat(session.type("play on")).contains("log shows the rows with their numbers");
        assertThat(session.type("help branches")).contains("play on from 12");
    }

    /** As a record answers them, and as the terminal's own short form does. */
    @ParameterizedTest
    @ValueSource(strings = {"oracle 42", "42", "Oracle 042"})
    void theOracleDiceThatAreAskedForAreAnswered(String line) {
        TypedSession session =
                TypedSession.script(folder).after(TypedSession.KARA, "face danger", "iron dice 1 9 8", "one of two");

        assertThat(session.type(line)).contains("Likely 42: yes");
    }

    @Test
    void aQuestionThatWasOpenThenIsAskedAgain() {
        TypedSession session = TypedSession.script(folder).after(TO_A_CHOICE).after("delayed", "set momentum 9");

        assertThat(session.type("play on from 3")).contains(CHOICE);
    }

    @Test
    void thePromptOfAnIdleTableAsksNothing() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.prompt()).isEqualTo("\nKára  momentum +2  health 5  spirit 5  supply 5\n> ");
    }

    @Test
    void readAloudThePromptIsOneSentence() {
        TypedSession session = TypedSession.plain(folder).after(TO_A_CHOICE);

        assertThat(session.prompt())
                .isEqualTo("Kára, momentum +2, health 5, spirit 5, supply 5; Face Danger: choose 1: ");
    }

    @Test
    void amongSeveralThePromptTellsWhoIsAsked() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, TypedSession.YLVA);
        session.type("Ylva: face danger");

        assertThat(session.prompt()).endsWith("Ylva: Face Danger: roll > ");
    }

    @Test
    void tabOffersWhatAnswersTheQuestionAndOnAnEmptyLineNothingElse() {
        TypedSession session = TypedSession.script(folder).after(TO_A_CHOICE);

        assertThat(session.completions("").stream().map(Completion::text))
                .containsExactly(
                        "Delayed, or in new danger", "Tired or hurt", "Dispirited or afraid", "Resources spent");
        List<Completion> more = session.completions("d");
        assertThat(more.subList(0, 4)).allMatch(Completion::isAnswer);
        assertThat(more.subList(4, more.size()))
                .noneMatch(Completion::isAnswer)
                .extracting(Completion::text)
                .contains("undo", "set momentum");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ask the oracle; yes or no                    | small chance
            ask the oracle; spark an idea                | theme
            swear; Find Edda                             | epic
            foes bear; enter the fray                    | Wolf
            endure harm                                  | 2
            pay the price                                | Hurt 2
            pay the price                                | Let fate decide
            face danger                                  | shadow
            compel                                       | heart bonded
            sojourn                                      | roll bonded
            set momentum 9; face danger iron dice 3 8 8  | burn
            assets hound; set experience 5; advance; new | Raven
            set bond with Edda; test your bond           | Edda
            """)
    void whatTabOffersAnswersTheQuestion(String lines, String offered) {
        TypedSession session =
                TypedSession.script(folder).after(TypedSession.KARA).after(lines.split("; "));
        assertThat(session.isFaulty()).isFalse();

        assertThat(session.completions("").stream().filter(Completion::isAnswer).map(Completion::text))
                .contains(offered);
        session.type(offered);
        assertThat(session.isFaulty()).isFalse();
    }

    @Test
    void tabOnAnEmptyLineOffersWhatBeginsALine() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.completions("").stream().map(Completion::text))
                .contains("face danger", "oracle", "help")
                .doesNotContain("oracle theme", "overrule");
        assertThat(session.completions("o").stream().map(Completion::text)).contains("oracle theme");
    }

    @Test
    void whyFindsTheLastChangeAndNotTheLastOracle() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "face danger iron dice 6 2 3");
        session.type("oracle theme 42", "ask likely 42", "note It holds.", "oracle settlement name 7");

        assertThat(session.type("why"))
                .startsWith("  +iron: 6 + 3 iron = 9")
                .contains("momentum +2 to +3", "adventure.moves:");
    }

    @Test
    void whyFindsTheLastChangeHoweverLongAgo() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "set supply 3 because of rats");
        session.type(Collections.nCopies(1_000, "oracle theme 42").toArray(String[]::new));

        assertThat(session.type("why")).isEqualTo("  supply 5 to 3\n      by hand: of rats\n");
    }

    @Test
    void whyTellsWhatAnOracleDidWithinAMove() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "pay the price", "9");
        session.type("roll 50");

        assertThat(session.type("why")).contains("Pay the Price 50: ", "fate.moves:");
    }

    @Test
    void whereSeveralTablesHaveANameItIsAskedWhich() {
        TypedSession session =
                TypedSession.starforged(folder).after("hero Vega: edge 2, heart 2, iron 3, shadow 1, wits 1");

        String asked = session.type("oracle atmosphere 42");

        assertThat(asked)
                .startsWith("  Which one?\n   1  Atmosphere (")
                .contains("Atmosphere (Planet Oracles / Desert World)");
        assertThat(session.type("2")).matches("  Atmosphere 42: .+\n");
        assertThat(session.after("oracle atmosphere 42").type("desert")).matches("  Atmosphere 42: .+\n");
        assertThat(session.after("oracle atmosphere").type("oracle")).contains("  Core Oracles\n");
        assertThat(session.type("oracle atmosphere desert 42")).matches("  Atmosphere 42: .+\n");
    }

    @Test
    void aPickIsForgottenWhenSomethingElseIsDone() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "face");

        assertThat(session.type("set supply 4")).contains("supply 5 to 4");
        assertThat(session.type("1")).contains("\"1\" is an answer, and nothing is asked");
        assertThat(session.after("face").type("99")).contains("They are numbered 1 to 4.");
        assertThat(session.after("face").type("dan")).contains("Face Danger: you try something risky");
    }

    @ParameterizedTest
    @ValueSource(strings = {"oracle theme 00", "ask likely 00", "oracle settlement name 00"})
    void twoNoughtsAreAHundred(String line) {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type(line)).contains(" 100: ");
    }

    @Test
    void twoNoughtsAnswerAHundredAsWell() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "pay the price", "9");

        assertThat(session.type("roll 00")).contains("Pay the Price 100: ");
    }

    @Test
    void aFoeOfTheBookBringsItsRank() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("enter the fray against wolf")).contains("Wolf (dangerous) begins");
        assertThat(session.after("undo").type("fray against Wolf (extreme)")).contains("Wolf (extreme) begins");
        assertThat(session.after("undo", "fray").type("wolf")).contains("Wolf (dangerous) begins");
        assertThat(session.after("undo", "aside").type("draw the circle against wolf"))
                .contains("Wolf (dangerous) begins");
        assertThat(session.after("undo").type("fray against Nobody")).doesNotContain("begins");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            face danger iron dice 1 5 8                 | [1] + 3 iron = 4   against   <5> <8>
            face danger dice 1 5 8 iron                 | [1] + 3 iron = 4   against   <5> <8>
            face danger +iron dice 1 vs 5 8             | [1] + 3 iron = 4   against   <5> <8>
            gather information bonded dice 3 4 9        | [3] + 1 wits + 1 bonded = 5   against   <4> <9>
            gather, bonded, dice 3 4 9                  | [3] + 1 wits + 1 bonded = 5   against   <4> <9>
            swear on Find iron (epic), bonded dice 3 4 9| [3] + 2 heart + 1 bonded = 6   against   <4> <9>
            swear on Trust in iron (epic) dice 3 4 9    | [3] + 2 heart = 5   against   <4> <9>
            fray +heart against wolf dice 3 4 9         | [3] + 2 heart = 5   against   <4> <9>
            swear on Find Edda (epic) dice 3 4 9 bonded | [3] + 2 heart + 1 bonded = 6
            face danger iron dice 1 5 8, adding +1 because Ropes hold | [1] + 3 iron + 1 Ropes hold = 5
            face danger +iron, adding -1 dice 1 5 8     | [1] + 3 iron - 1 by hand = 3
            face danger iron adding 2 because of ropes  | + 3 iron + 2 of ropes =
            """)
    void aMoveAndItsDiceStandInOneLine(String line, String rolled) {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type(line)).contains(rolled);
        assertThat(session.isFaulty()).isFalse();
    }

    @Test
    void aNameThatEndsLikeARollIsAName() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("swear on Find the iron (epic)")).contains("Find the iron (epic) begins");
    }

    @Test
    void theLastWordIsThePersonsAlsoAlone() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("must suffer -1 supply because The bridge is down"))
                .contains("supply 5 to 4");
        assertThat(session.type("why")).contains("The bridge is down");
        assertThat(session.type("kára must suffer -1 supply")).contains("supply 4 to 3");
        assertThat(session.type("everyone must take +1 momentum")).contains("momentum +2 to +3");
        assertThat(session.type("face danger", "overrule weak because The rope holds"))
                .contains("overruled: a weak hit", "Face Danger: choose 1");
        assertThat(session.type("aside because it is late")).contains("set aside");
        assertThat(session.type("overrule miss")).contains("Nothing is asked.");
        assertThat(session.type("overrule maybe")).contains("Say what the roll comes to");
        assertThat(session.type("nobody must fly")).contains("Nothing here is called");
    }

    @Test
    void twoHeroesAreNamedAsPeopleNameThem() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, TypedSession.YLVA);

        assertThat(session.type("Kára and ylva must suffer -1 spirit"))
                .contains("Kára: spirit 5 to 4", "Ylva: spirit 5 to 4");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            consult Theme 42, reversed              | Theme 24:
            read Settlement Name 7: Moorwatch       | Settlement Name 7: Moorwatch
            Face Danger +iron, bonded               | iron 3
            hero Ylva: edge 3, heart 2, iron 2, shadow 1, wits 1 | Ylva joins
            rewrite 2: It holds.                    | It holds.
            remove note 2                           | the note in row 2 is no longer told
            move note 2 after 0                     | the note in row 2 is told first
            set name Kara                           | Kára is called Kara
            set experience 5                        | experience 0 to 5
            set harm 1                              | harm 1
            set bond with Edda                      | a bond with Edda
            set gear a rope, a lantern              | carries a rope, a lantern
            """)
    void whateverANotationSaysCanBeTyped(String line, String told) {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "note It breaks.");

        assertThat(session.type(line)).contains(told);
        assertThat(session.isFaulty()).isFalse();
    }

    @Test
    void theNotationAnswersWhatIsShownAsTheNext() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, TypedSession.YLVA);
        session.type("Kára: face danger", "iron dice 3 2 9");

        assertThat(session.type("choose Tired or hurt")).contains("Kára: health 5 to 4");
    }

    @Test
    void whereANameIsAskedAMustIsPartOfIt() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA, "swear");

        assertThat(session.type("Everyone must eat")).contains("What rank is Everyone must eat?");
    }

    @Test
    void whatCanBeSaidOfARollIsTold() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("gather information")).contains("say bonded as well: roll bonded.");
        assertThat(session.type("aside", "face danger")).doesNotContain("as well: roll");
    }

    @Test
    void whatIsShownIsWhatWillBeRolled() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("gather information"))
                .contains("  wits 1          15 %   40 %   45 %\n", "    if bonded     23 %   44 %   33 %\n");
        assertThat(session.type("aside", "face danger +iron, adding +1 because The rope holds"))
                .contains("  iron 3 + 1      45 %   40 %   15 %", "  +1 The rope holds\n")
                .doesNotContain("heart 2");
        assertThat(session.type("aside", "secure an advantage wits dice 6 2 3", "1"))
                .contains("will add +1");
        assertThat(session.type("face danger")).contains("  iron 3 + 1   ", "  +1 Secure an Advantage\n");
        assertThat(session.type("aside", "set health 3", "heal on Kára"))
                .contains("Heal: ", "for yourself")
                .doesNotContain("for another");
    }

    @Test
    void movesThatCannotBeMadeNowAreMarkedAndSayWhy() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("moves"))
                .contains("Strike *", "Face Danger ", "* not now: moves and a name tells why.");
        assertThat(session.type("moves strike")).startsWith("  Not now: Strike needs the initiative (combat.moves:");
        assertThat(session.type("face danger", "moves")).doesNotContain("*");
    }

    @Test
    void aLongListIsShownAPageAtATimeAndNothingTypedIsLost() {
        TypedSession session = TypedSession.person(folder, 80, 12).after(TypedSession.KARA);

        String page = session.type("assets", "", "sheet");

        assertThat(page.split("more lines: Enter goes on, q stops", -1)).hasSize(3);
        assertThat(page).contains("Kára: edge 2");
        assertThat(session.type("assets", "q")).containsOnlyOnce("more lines");
    }

    @Test
    void aScriptIsNotPaged() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("assets")).doesNotContain("more lines");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 100, 200})
    void textUsesTheWidthThereIsButNotMoreThanIsGoodToRead(int columns) {
        TypedSession session = TypedSession.person(folder, columns, 0).after(TypedSession.KARA);

        for (String look : List.of("moves", "assets", "oracle", "foes", "help", "moves face danger", "assets hound")) {
            int widest =
                    session.type(look).lines().mapToInt(String::length).max().orElse(0);
            assertThat(widest).as(look).isLessThanOrEqualTo(Math.min(columns, 100));
            assertThat(widest).as(look + " uses the room there is").isGreaterThan(Math.min(columns, 100) / 2);
        }
    }

    @Test
    void aCampaignIsRenamedAtTheTable() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("campaign rename The Long Ice", "campaign", "campaign rename help", "campaign rename"))
                .containsSubsequence(
                        "Winter is now called The Long Ice.",
                        "The Long Ice, played solo, 1 row",
                        "\"help\" has a meaning",
                        "Say its new name");
        assertThat(session.campaign().heading().name()).isEqualTo("The Long Ice");
    }

    @Test
    void whoPutsACampaignAwayOrDeletesItLeavesIt() {
        assertThat(TypedSession.script(folder).after(TypedSession.KARA).type("campaign archive", "sheet"))
                .contains("Winter is put away, as it is.")
                .doesNotContain("edge 2");
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);
        assertThat(session.type("campaign delete", "sheet"))
                .containsSubsequence("To delete Winter, type: campaign delete yes.", "edge 2");
        assertThat(session.type("campaign delete yes", "sheet"))
                .contains("Winter is deleted. Until ", "./momentum campaigns restore Winter")
                .doesNotContain("edge 2");
    }

    @Test
    void aProgressRollOnTheHerosOwnTrackTakesTwoDice() {
        TypedSession session = TypedSession.script(folder).after(TypedSession.KARA);

        assertThat(session.type("write your epilogue", "roll"))
                .contains("progress 0")
                .containsPattern("Miss|Weak hit|Strong hit");
        assertThat(session.after("undo", "undo").type("write your epilogue", "dice 7 9"))
                .contains("Miss.");
        assertThat(session.isFaulty()).isFalse();
    }

    @Test
    void aReplyIsTakenByItsLettersInTheLineItIsOfferedAs() {
        TypedSession session = TypedSession.program(folder).after(TypedSession.KARA, TypedSession.YLVA);

        assertThat(session.type("Ylva: face danger iron dice 3 2 9"))
                .contains("\"replies\":[\"choose Delayed, or in new danger\",");
        assertThat(session.type("choose Delayed, or in new danger"))
                .contains("\"meter\":\"momentum\",\"from\":2,\"to\":1");
    }
}
