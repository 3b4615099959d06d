package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import momentum.notation.Games;
import org.junit.jupiter.api.Test;

/** A record that does not come out as it says tells where, what was expected, and what is so instead. */
class WrongRecordsTest {
    private static final String SETUP = """
            game ironsworn
            hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; bonds Oakhaven; assets Swordmaster, Hound (companion 4)
            set vow Find Edda (dangerous) 8 ticks
            """;

    private final Games games = new Games();

    private Report run(String record) {
        return RecordRunner.run("ice.play", record, games::named, source -> {});
    }

    /** What is so instead, after some lines, where one statement does not hold. */
    private String instead(String lines, String statement) {
        Report report = run(SETUP + lines + "\n=> " + statement);
        assertThat(report.passed()).isZero();
        assertThat(report.failures()).hasSize(1);
        assertThat(report.failures().getFirst().expected()).isEqualTo(statement);
        return report.failures().getFirst().got();
    }

    private List<String> unreadable(String lines) {
        Report report = run(SETUP + lines);
        assertThat(report.passed()).isZero();
        assertThat(report.failures()).extracting(Report.Failure::expected).containsOnly("a line that can be read");
        return report.failures().stream().map(Report.Failure::got).toList();
    }

    @Test
    void aFailureShowsTheLineAndAllThatHappened() {
        Report report = run(SETUP + """

                Face Danger +iron
                # She slips.
                  dice 1 vs 3 8
                  => strong hit
                  => weak hit, momentum +2, health 4
                """);
        assertThat(report.passed()).isEqualTo(2);
        assertThat(report.failures()).extracting(Report.Failure::describe).containsExactly("""
                ice.play:8 => strong hit
                  expected strong hit
                  got weak hit
                    Kára: +iron: 1 + 3 iron = 4 against 3 and 8, weak hit  [Face Danger, adventure.moves:7]
                    Kára: weak hit  [Face Danger, adventure.moves:5]""", """
                ice.play:9 => weak hit, momentum +2, health 4
                  expected health 4
                  got health 5
                    Kára: +iron: 1 + 3 iron = 4 against 3 and 8, weak hit  [Face Danger, adventure.moves:7]
                    Kára: weak hit  [Face Danger, adventure.moves:5]""");
    }

    @Test
    void whatIsSaidTogetherFailsAtItsOwnLineAndNothingOfItHappens() {
        Report report = run(SETUP + """
                set health 3
                  & set spirit 2
                  & set spirit 9
                  => health 5, spirit 5
                set health 3
                  & say nothing
                  => health 5
                & set health 2
                undo
                & set health 1
                play on from 9
                """);
        assertThat(report.passed()).isEqualTo(3);
        assertThat(report.failures())
                .extracting(Report.Failure::line, Report.Failure::text)
                .containsExactly(
                        tuple(6, "set spirit 9"),
                        tuple(9, "say nothing"),
                        tuple(11, "& set health 2"),
                        tuple(13, "& set health 1"),
                        tuple(14, "play on from 9"));
        assertThat(report.failures().getLast().got()).isEqualTo("there is no row 9");
        assertThat(report.failures().get(2).got()).contains("in one with the line right above it");
    }

    @Test
    void numbersAreToldAsTheyAre() {
        assertThat(instead("set momentum -3", "momentum +3")).isEqualTo("momentum -3");
        assertThat(instead("set health 2", "health 3")).isEqualTo("health 2");
        assertThat(instead("set supply 1", "supply 0")).isEqualTo("supply 1");
        assertThat(instead("set wounded", "max momentum 10")).isEqualTo("max momentum +9");
        assertThat(instead("set wounded", "reset 2")).isEqualTo("reset 1");
        assertThat(instead("set experience 5", "experience 4")).isEqualTo("experience 5");
        assertThat(instead("", "bonds 0")).isEqualTo("bonds 1");
        assertThat(instead("", "assets 1")).isEqualTo("assets 2");
        assertThat(instead("", "Hound health 1")).isEqualTo("Hound health 4");
        assertThat(instead("", "Hound abilities 4")).isEqualTo("Hound abilities 1");
    }

    @Test
    void debilitiesAndTheFightAreToldAsTheyAre() {
        assertThat(instead("set shaken", "not shaken")).isEqualTo("shaken");
        assertThat(instead("", "shaken")).isEqualTo("not shaken");
        assertThat(instead("", "initiative")).isEqualTo("no fight");
        assertThat(instead("", "no initiative")).isEqualTo("no fight");
        assertThat(instead("set foe Wolf (dangerous) 0 ticks", "initiative")).isEqualTo("no initiative");
        assertThat(instead("set foe Wolf (dangerous) 0 ticks", "no fight")).isEqualTo("no initiative");
        assertThat(instead("set foe Wolf (dangerous) 0 ticks\nset initiative", "no initiative"))
                .isEqualTo("initiative");
    }

    @Test
    void tracksAndFatesAreToldAsTheyAre() {
        assertThat(instead("", "Find Edda 7 ticks")).isEqualTo("Find Edda dangerous, 8 ticks, open");
        assertThat(instead("", "Find Edda epic")).isEqualTo("Find Edda dangerous, 8 ticks, open");
        assertThat(instead("", "Find Edda fulfilled")).isEqualTo("Find Edda dangerous, 8 ticks, open");
        assertThat(instead("set vow Find Edda 1 tick", "Find Edda 1 ticks"))
                .isEqualTo("Find Edda dangerous, 1 tick, open");
        assertThat(instead("", "you die")).isEqualTo("in play");
        assertThat(instead("Face Death\ndice 1 vs 9 9", "in play")).isEqualTo("you die");
        assertThat(instead("Face Death\ndice 1 vs 9 9", "you are lost")).isEqualTo("you die");
    }

    @Test
    void aTrackOfTheSameNameThatIsOpenIsTheOneThatIsMeant() {
        Report report = run(SETUP + """
                set vow Find (extreme) 1 tick
                Forsake Your Vow on Find Edda
                set aside
                => Find Edda forsaken
                set vow Find Edda (epic) 3 ticks
                => Find Edda open, Find Edda 3 ticks
                => Find Edda 3 ticks, Find 1 tick
                """);
        assertThat(report.failures()).isEmpty();
        assertThat(report.passed()).isEqualTo(5);
    }

    @Test
    void rollsAndRefusalsAreToldAsTheyAre() {
        assertThat(instead("Face Danger +iron", "miss")).isEqualTo("no roll");
        assertThat(instead("Face Danger +iron\ndice 1 vs 9 9", "no match")).isEqualTo("match");
        assertThat(instead("Face Danger +iron\ndice 1 vs 9 8", "match")).isEqualTo("no match");
        assertThat(instead("set momentum +10\nFace Danger +iron\ndice 1 vs 9 8\nburn", "miss"))
                .isEqualTo("strong hit");
        assertThat(instead("set health 3", "refused")).isEqualTo("not refused");
        assertThat(instead("set health 9", "refused: no such meter")).isEqualTo("refused: health is 0 to 5, not 9");
        assertThat(instead("set health 3", "says health 5 to 4")).isEqualTo("nothing that says so");
    }

    @Test
    void whatIsAskedIsToldWhole() {
        assertThat(instead("Face Death", "asks nothing")).isEqualTo("asks Kára: roll +heart");
        assertThat(instead("Face Death", "asks roll +iron")).isEqualTo("asks Kára: roll +heart");
        assertThat(instead("set health 3", "asks roll +iron")).isEqualTo("asks nothing");
        assertThat(instead(
                        "hero Ylva: edge 3, heart 2, iron 2, shadow 1, wits 1\nKára: set health 4\nYlva: set health 4\n"
                                + "Kára: Make Camp\ndice 2 vs 6 9",
                        "asks nothing"))
                .startsWith("asks Kára: choose up to 1: Recuperate; Partake;")
                .contains(" | Ylva: choose up to 1: Recuperate; Partake;");
    }

    @Test
    void whatIsOwedToTheSameHeroLaterIsNotAskedYet() {
        assertThat(instead("Pay the Price\nchoose Let fate decide\noracle 100\noracle 100", "asks nothing"))
                .isEqualTo("asks Kára: roll the oracle dice on Pay the Price");
    }

    @Test
    void aRefusalThatNobodyExpectsIsAFailureOfItsLine() {
        Report report = run(SETUP + "set health 9\nset spirit 9\n=> refused\nset supply 9");
        assertThat(report.passed()).isEqualTo(1);
        assertThat(report.failures())
                .extracting(Report.Failure::describe)
                .containsExactly(
                        "ice.play:4 set health 9\n  expected a ruling\n  got refused: health is 0 to 5, not 9 (by hand)",
                        "ice.play:7 set supply 9\n  expected a ruling\n  got refused: supply is 0 to 5, not 9 (by hand)");
    }

    @Test
    void aRecordThatDoesNotBeginWithAGame() {
        assertThat(run("Face Danger +iron\n=> miss").failures())
                .extracting(Report.Failure::got)
                .containsExactly("a record begins with \"game ironsworn\"", "nothing has happened yet");
        assertThat(run("game chess").failures())
                .extracting(Report.Failure::got)
                .containsExactly("there is no game called chess");
        assertThat(run("game ironsworn\n=> health 5").failures())
                .extracting(Report.Failure::got)
                .containsExactly("there is no hero to look at");
    }

    @Test
    void aLineThatCannotBeReadSaysHowItReads() {
        assertThat(unreadable("strictness harsh")).containsExactly("strictness is enforce, advise or off");
        assertThat(unreadable("undo\nundo\nundo")).containsExactly("there is nothing to undo");
        assertThat(unreadable("redo")).containsExactly("there is nothing to redo");
        assertThat(unreadable("set health")).containsExactly("set health to what? Add a number");
        assertThat(unreadable("dance")).containsExactly("neither a move nor an answer: dance");
        assertThat(unreadable("dice six"))
                .containsExactly("dice read \"dice 3 vs 7 9\", or \"dice 7 9\" for a progress roll");
        assertThat(unreadable("dice 1 vs 2 3 +iron, gladly").getFirst())
                .startsWith("\"gladly\" is nothing one can say here: ");
        assertThat(unreadable("reroll third 4")).containsExactly("a reroll reads \"reroll action 4, first 2\"");
        assertThat(unreadable("oracle high"))
                .containsExactly(
                        "the oracle reads \"oracle 42\", or \"oracle 42 on Theme\"; a table is rolled on at any time"
                                + " by \"consult Theme\"");
        assertThat(unreadable("divide health")).containsExactly("a division reads \"divide health 1, spirit 2\"");
        assertThat(unreadable("divide health one")).containsExactly("a division reads \"divide health 1, spirit 2\"");
        assertThat(unreadable("name")).containsExactly("say which, as in \"name Wolf\", or nothing");
        assertThat(unreadable("name Wolf (fierce)").getFirst())
                .startsWith("there is no rank called fierce: it is one of");
        assertThat(unreadable("=> asks")).containsExactly("say what is asked, or \"asks nothing\"");
        assertThat(unreadable("=> sunshine")).containsExactly("nothing that can be stated: sunshine");
        assertThat(unreadable("=> luck 3")).containsExactly("nothing that can be stated: luck");
        assertThat(unreadable("=> Cat health 3")).containsExactly("nothing that can be stated: Cat health");
    }

    @Test
    void afterAMistakeTheRecordGoesOn() {
        Report report = run(SETUP + "dance\nset health 3\n=> health 3\nundo\n=> health 5, refused");
        assertThat(report.passed()).isEqualTo(2);
        assertThat(report.failures()).extracting(Report.Failure::line).containsExactly(4, 8);
    }

    @Test
    void aSlateIsToldAsItIs() {
        Report report = run("""
                game godsgloom
                sides Bone, Ash
                Bone charge, melee
                => slider -2, slider 2, Bone reroll, Bone no reroll, Ash reroll, asks Bone
                Bone +seal
                => Bone seals 1, Bone seals 2, Ash seals 1, Bone boosts 1, Rust seals 0, Rust reroll, luck
                => refused
                """);
        assertThat(report.passed()).isEqualTo(3);
        assertThat(report.failures())
                .extracting(Report.Failure::got)
                .containsExactly(
                        "slider -2",
                        "a reroll",
                        "no reroll",
                        "asks nobody",
                        "seals 1",
                        "seals 0",
                        "boosts 0",
                        "nobody called Rust",
                        "nobody called Rust",
                        "nothing that can be stated of a slate",
                        "not refused");
        assertThat(report.failures().getFirst().describe())
                .startsWith("ice.play:4 => slider -2, slider 2, Bone reroll")
                .endsWith("\n  expected slider 2\n  got slider -2");
    }

    @Test
    void aSlateThatRefusesWhereNothingSaysSo() {
        Report report = run("""
                game godsgloom
                sides Bone, Bonehead
                sides Bone, Ash
                ruling harsh
                Bone -seal
                => refused: sunshine
                redo
                Bone dance
                """);
        assertThat(report.passed()).isZero();
        assertThat(report.failures())
                .extracting(failure -> failure.line() + " " + failure.expected() + ", but " + failure.got())
                .containsExactly(
                        "2 two names, but two players need two names, neither the beginning of the other",
                        "4 netted, first-of-all, each-time or earlier, but harsh",
                        "6 refused: sunshine, but refused: there is no command seal to spend",
                        "7 a ruling, but refused: there is nothing to redo",
                        "8 a ruling, but refused: 'dance' is none of: charge, melee, destroy, formation, flank, push,"
                                + " dispel, or a plain +1 to +9, +seal, -seal, +boost, -boost");
    }

    @Test
    void aRecordSaysWhatWasThrown() {
        for (String line : List.of("Face Danger +iron\nroll", "consult Theme", "ask Likely: is it far?")) {
            assertThat(run(SETUP + line).failures())
                    .singleElement()
                    .satisfies(failure -> assertThat(failure.got()).startsWith("a record says what was thrown: "));
        }
    }

    @Test
    void whatWasSaidOrNotIsToldAsItIs() {
        Report report = run(SETUP + "set health 3\n=> does not say health\n=> says spirit\n=> does not say spirit");
        assertThat(report.passed()).isEqualTo(1);
        assertThat(report.failures())
                .extracting(Report.Failure::got)
                .containsExactly("Kára: health 5 to 3", "nothing that says so");
    }

    @Test
    void theGamesOwnWordsMeanTheHeroThoughATrackIsCalledSo() {
        Report report = run(SETUP
                + "set vow health (dangerous) 8 ticks\nset vow iron (dangerous) 8 ticks\nset vow bonds (epic) 4 ticks\n"
                + "set vow wounded (dangerous) 0 ticks\nset vow initiative (dangerous) 0 ticks\n"
                + "set vow max momentum (dangerous) 0 ticks\nset vow carries nothing (dangerous) 0 ticks\n"
                + "=> health 5, iron 3, bonds 1, not wounded, no fight, max momentum 10, carries nothing\n"
                + "=> health 8 ticks, iron dangerous, bonds epic");
        assertThat(report.failures()).extracting(Report.Failure::describe).isEmpty();
        assertThat(report.passed()).isEqualTo(10);
    }
}
