package momentum.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SequencedMap;
import momentum.Shipped;
import org.junit.jupiter.api.Test;

/** Each kind of wrong line is told at its very spot, once, and in words that help to mend it. */
class WrongLinesTest {
    private static List<String> problems(String file, String text) {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        files.put(file, text.getBytes(StandardCharsets.UTF_8));
        return RulebookReader.read(files).problems().stream()
                .map(problem -> problem.describe().lines().findFirst().orElseThrow())
                .map(head -> head.replaceFirst("^" + file + ":", ""))
                .toList();
    }

    /** The problems of a move that has these lines from its third on. */
    private static List<String> wrong(String... lines) {
        String head = "move Brave the Storm\n  when the sky turns black\n";
        return problems("my.moves", head + String.join("\n", lines).indent(2));
    }

    /** The problems of a game that says one thing otherwise. */
    private static List<String> wrongGame(String said, String otherwise) {
        String game = new String(Shipped.files("ironsworn").get("game.rulebook"), StandardCharsets.UTF_8);
        assertThat(game).contains(said);
        return problems("game.rulebook", game.replace(said, otherwise));
    }

    @Test
    void anIfAndItsOtherwise() {
        assertThat(wrong("press on", "otherwise", "  press on"))
                .containsExactly("4:3 an otherwise without an if before it");
        assertThat(wrong("otherwise", "  press on")).containsExactly("3:3 an otherwise without an if before it");
        assertThat(wrong("if wounded", "  press on", "otherwise"))
                .containsExactly("5:3 nothing stands under \"otherwise\"");
        assertThat(wrong("if wounded")).containsExactly("3:3 nothing stands under \"if wounded\"");
        assertThat(wrong("if wounded: press on", "  press on"))
                .containsExactly("4:5 nothing can stand under \"if wounded: press on\"");
        assertThat(wrong("if wounded", "  press on", "otherwise, if shaken", "  press on", "otherwise", "  press on"))
                .isEmpty();
    }

    @Test
    void whatIsChosenFirst() {
        assertThat(wrong(
                        "choose any, and how much of each",
                        "  Hurt: Endure Harm",
                        "or first choose 1",
                        "  Wait: press on"))
                .isEmpty();
        assertThat(wrong(
                        "everyone chooses 1 of deeds, and how much of each, and 1 more if bonded",
                        "deeds",
                        "  Hurt: suffer health"))
                .isEmpty();
        assertThat(wrong("or first choose 1", "  Wait: press on"))
                .containsExactly("3:3 \"or first choose 1\" stands right behind a choice, once");
        assertThat(wrong("choose 1", "  Run", "press on", "or first choose 1", "  Wait"))
                .containsExactly("6:3 \"or first choose 1\" stands right behind a choice, once");
        assertThat(wrong("choose 1", "  Run", "or first choose 1", "  Wait", "or first choose 1", "  Stay"))
                .containsExactly("7:3 \"or first choose 1\" stands right behind a choice, once");
        assertThat(wrong("choose 1", "  Run", "or first choose 1"))
                .containsExactly("5:3 nothing stands under this to choose from");
        assertThat(wrong("choose 1, and how much", "  Run"))
                .first()
                .asString()
                .startsWith("3:3 unknown phrase \"choose 1, and how much\"");
    }

    @Test
    void anIfWithinALine() {
        assertThat(wrong("if wounded, press on; otherwise, take +1 momentum and press on"))
                .isEmpty();
        assertThat(wrong("press on; otherwise, press on")).containsExactly("3:13 an otherwise without an if before it");
        assertThat(wrong("otherwise, press on")).containsExactly("3:3 an otherwise without an if before it");
        assertThat(wrong("choose 1", "  Go: otherwise, press on", "  Stay"))
                .containsExactly("4:9 an otherwise without an if before it");
        assertThat(wrong("Swear an Iron Vow; if it is forsaken, pres on"))
                .containsExactly("3:41 unknown phrase \"pres on\"; did you mean \"press\"?");
        assertThat(wrong("Swear an Iron Vow; if it is forsake, press on"))
                .containsExactly("3:31 unknown ending \"forsake\"; did you mean \"forsaken\"?");
    }

    @Test
    void whatIsChosenInPlaceOfARoll() {
        assertThat(wrong("roll +iron", "or choose 1", "  Stay: press on", "miss", "  press on"))
                .isEmpty();
        assertThat(wrong("roll +iron", "or choose 1", "miss", "  press on"))
                .containsExactly("4:3 nothing stands under this to choose from");
        assertThat(wrong("roll +iron", "or choose 1", "  Stay", "or choose 1", "  Go", "miss", "  press on"))
                .containsExactly("6:3 the roll says this already");
        assertThat(wrong("press on", "or choose 1", "  Stay")).containsExactly("4:3 an outcome without a roll");
    }

    @Test
    void aNumberForEachRank() {
        assertThat(wrong("on a vow", "Endure Stress (its rank: 1, 2, 3, 4, 77359436021)"))
                .singleElement()
                .asString()
                .startsWith("4:18 \"its rank: 1, 2, 3, 4, 77359436021\" is not a number, a rank, or the rest");
    }

    @Test
    void rolls() {
        assertThat(wrong("roll +iron", "strong hit", "  press on", "strong hit", "  press on"))
                .containsExactly("6:3 there is a \"strong hit\" already");
        assertThat(wrong("roll +iron", "  press on", "strong hit", "  press on"))
                .containsExactly("4:5 nothing can stand under \"roll +iron\"");
        assertThat(wrong("on a journey", "progress roll on a jorney", "strong hit", "  press on"))
                .containsExactly("4:22 unknown track \"jorney\"; did you mean \"journey\"?");
        assertThat(wrong("roll the best of +iron and +wits", "miss", "  press on"))
                .containsExactly("3:3 a roll reads \"roll +iron\" or \"roll the higher of +health and +iron\"");
        assertThat(wrong("roll the higher of +iron and +wit", "miss", "  press on"))
                .containsExactly("3:33 unknown stat \"wit\"; did you mean \"wits\"?");
        assertThat(wrong("roll +their iron", "miss", "  press on")).containsExactly("3:9 unknown stat \"iron\"");
        assertThat(wrong("roll +iron", "add +1 if wundet", "miss", "  press on"))
                .containsExactly("4:13 unknown condition \"wundet\"; did you mean \"wounded\"?");
        assertThat(wrong(
                        "roll +iron",
                        "reroll any dice, if wounded",
                        "reroll any dice, if shaken",
                        "miss",
                        "  press on"))
                .containsExactly("5:3 the roll says this already");
        assertThat(wrong("add +1 to your next move, not a progress move", "  strong hit", "    press on"))
                .containsExactly("4:5 under this stands \"hit\" or \"miss\"");
    }

    @Test
    void choices() {
        assertThat(wrong("choose 1")).containsExactly("3:3 nothing stands under this to choose from");
        assertThat(wrong("choose 1 of deeds", "  Rest: press on", "deeds", "  Rest: press on"))
                .containsExactly("4:5 nothing can stand under \"choose 1 of deeds\"");
        assertThat(wrong("choose 1", "  Rest: press on", "    press on"))
                .containsExactly("5:7 nothing can stand under \"Rest: press on\"");
        assertThat(wrong("choose 1", "  Pay the Prize"))
                .containsExactly("4:5 there is no move \"Pay the Prize\"; did you mean \"Pay the Price\"?");
        assertThat(wrong("choose 1", "  Pay the Prize: press on", "  Pay the Prise, if wounded"))
                .isEmpty();
    }

    @Test
    void theSpotOfALaterPartOfALine() {
        assertThat(wrong("if wounded and helth = 0: press on"))
                .containsExactly("3:18 unknown track \"helth\"; did you mean \"health\"?");
        assertThat(wrong("if shaken and wundet: press on"))
                .containsExactly("3:17 unknown condition \"wundet\"; did you mean \"wounded\"?");
        assertThat(wrong("press on; press on; take +1 helth"))
                .containsExactly("3:31 unknown track \"helth\"; did you mean \"health\"?");
        assertThat(wrong("Face Danger", "on a hit, take +1 helth"))
                .containsExactly("4:21 unknown track \"helth\"; did you mean \"health\"?");
        assertThat(wrong("press on; may Pay the Prize"))
                .containsExactly("3:17 there is no move \"Pay the Prize\"; did you mean \"Pay the Price\"?");
        assertThat(wrong("Pay the Price; Endure Harm (lots)"))
                .containsExactly("3:31 \"lots\" is not a number, a rank, or the rest");
        assertThat(wrong("suffer -1 health, the rest as -momentun"))
                .containsExactly("3:34 unknown track \"momentun\"; did you mean \"momentum\"?");
        assertThat(wrong("exchange the rest for -helth or -spirit, in any mix"))
                .containsExactly("3:25 unknown track \"helth\"; did you mean \"health\"?");
    }

    @Test
    void aLineThatBeginsLikeAnotherIsToldHowThatOneReads() {
        assertThat(wrong("take a rest"))
                .containsExactly(
                        "3:3 unknown phrase \"take a rest\"; a line that begins so reads \"take +{n} {meter}\"");
        assertThat(wrong("roll"))
                .containsExactly("3:3 unknown phrase \"roll\"; a line that begins so reads \"roll on {table}\"");
        assertThat(wrong("deed", "deeds", "  press on"))
                .containsExactly("3:3 unknown phrase \"deed\"; did you mean \"deeds\"?");
        assertThat(wrong("if wundet: press on"))
                .containsExactly("3:6 unknown condition \"wundet\"; did you mean \"wounded\"?");
        assertThat(wrong("xyzzy")).containsExactly("3:3 unknown phrase \"xyzzy\"");
    }

    @Test
    void theHeadOfAMove() {
        assertThat(problems("my.moves", "move (harm)\n  when it hurts\n  press on\n"))
                .containsExactly(
                        "1:1 a move begins \"move Brave the Storm\", or \"move Brave the Storm (harm)\" with what it is made with");
        assertThat(wrong("when again", "press on")).containsExactly("3:3 the move says this already");
        assertThat(wrong("on a vow", "for an ally", "press on")).containsExactly("4:3 the move says this already");
        assertThat(wrong("needs initiative", "press on"))
                .containsExactly("3:3 unknown line \"needs initiative\"; did you mean \"needs the initiative\"?");
        assertThat(wrong("against a fo", "press on"))
                .containsExactly("3:13 unknown track \"fo\"; did you mean \"foe\"?");
        assertThat(wrong("needs the initiative", "  press on", "press on"))
                .containsExactly("4:5 nothing can stand under \"needs the initiative\"");
        assertThat(wrong("on a new jorney", "press on"))
                .containsExactly("3:12 unknown track \"jorney\"; did you mean \"journey\"?");
        assertThat(wrong("unless wundet: not now", "press on"))
                .containsExactly("3:10 unknown condition \"wundet\"; did you mean \"wounded\"?");
        assertThat(wrong("unless wounded", "press on")).containsExactly("3:3 unknown line \"unless wounded\"");
        assertThat(wrong("deeds", "deeds", "  press on", "deeds", "  press on"))
                .containsExactly("6:3 there is a block \"deeds\" already");
    }

    @Test
    void tablesAndOdds() {
        assertThat(problems("my.moves", "table Weather\n  1-50  Rain\n  51-40  Sun\n  41-100  Snow\n"))
                .containsExactly("3:3 this row ends before it begins");
        assertThat(problems("my.moves", "table Weather\n  1  Hail\n  2-2  Snow\n  3-100  Rain\n"))
                .isEmpty();
        assertThat(problems("my.moves", "table Weather\n  1-100  Rain: Endure Harm (1); get wet\n"))
                .containsExactly("2:33 unknown phrase \"get wet\"; did you mean \"set\"?");
        assertThat(problems("my.moves", "odds\n  Likely  30 or more\n"))
                .containsExactly("1:1 there are odds called \"Likely\" already");
        assertThat(problems("my.moves", "odds\n  Rare 90 or more\n"))
                .containsExactly("2:3 odds read \"Likely  26 or more\", two spaces between");
    }

    @Test
    void theNumbersOfAGame() {
        assertThat(wrongGame("a first vow is extreme or epic", "a first vow is extrem or epik"))
                .containsExactly(
                        "7:18 unknown rank \"extrem\"; did you mean \"extreme\"?",
                        "7:28 unknown rank \"epik\"; did you mean \"epic\"?");
        assertThat(wrongGame("a burn cancels the challenge dice below it", "a burn warms your hands"))
                .containsExactly("14:5 unknown line about momentum");
        assertThat(wrongGame("encumbered", "Encumbered!"))
                .startsWith("35:7 a debility reads \"wounded\" or \"wounded: health cannot rise\"");
        assertThat(wrongGame("wounded: health cannot rise", "wounded: helth cannot rise"))
                .containsExactly("32:16 unknown track \"helth\"");
        assertThat(wrongGame("at its minimum, Out of Supply", "at its minimum, Out of Suply"))
                .containsExactly("11:57 there is no move \"Out of Suply\"; did you mean \"Out of Supply\"?");
        String health = "health 0 to 5, starting at 5";
        String wide = "a track goes from -99 to 99 at most";
        assertThat(wrongGame(health, "health 0 to 99999999999, starting at 5")).contains("9:15 " + wide);
        assertThat(wrongGame(health, "health -100 to 5, starting at 5")).contains("9:10 " + wide);
        assertThat(wrongGame(health, "health 0 to 5, starting at 100")).contains("9:30 " + wide);
        assertThat(wrongGame(health, "health -99 to 99, starting at 99")).isEmpty();
        assertThat(wrongGame(health, "health 4 to 5, starting at 4")).isEmpty();
        for (String odd : List.of(
                "5 to 5, starting at 5", "6 to 5, starting at 5", "1 to 5, starting at 0", "0 to 5, starting at 6")) {
            assertThat(wrongGame(health, "health " + odd))
                    .contains("9:10 a track goes from low to high, and starts between");
        }
        assertThat(wrongGame("spirit 0 to 5", "health 0 to 5")).contains("10:3 there is a track \"health\" already");
        String guide = "decides Pay the Price and Ask the Oracle";
        assertThat(wrongGame(guide, "decides Pay the Prize and Ask the Orakle"))
                .containsExactly(
                        "24:35 there is no move \"Pay the Prize\"; did you mean \"Pay the Price\"?",
                        "24:53 there is no move \"Ask the Orakle\"; did you mean \"Ask the Oracle\"?");
        assertThat(wrongGame(guide, "decides Compel, Heal and Compel"))
                .containsExactly("24:52 \"Compel\" stands here twice");
        assertThat(wrongGame(guide, "decides Heal and ")).containsExactly("24:35 there is no move \"Heal and\"");
        assertThat(wrongGame(guide, "decides Compel, Heal, Battle and Strike")).isEmpty();
    }

    @Test
    void theTracksOfAGame() {
        String vow = "a vow is fulfilled or forsaken";
        assertThat(wrongGame(vow, "a wow is fulfilled or forsaken"))
                .contains("16:5 unknown track \"wow\"; did you mean \"vow\"?");
        assertThat(wrongGame(vow, vow + "\n  a vow is kept")).contains("17:3 how a vow ends stands here twice");
        assertThat(wrongGame("a first vow is", "a first wow is"))
                .containsExactly("7:11 unknown track \"wow\"; did you mean \"vow\"?");
        String fight = "a fight is over foes, with the initiative or without";
        assertThat(wrongGame(fight, "a fight is over fooes, with the initiative or without"))
                .contains("20:19 unknown track \"fooe\"; did you mean \"foe\"?");
        assertThat(wrongGame(fight, "when in doubt, 2"))
                .contains("21:3 what is a fight over? Add \"a fight is over foes, with the initiative or without\"");
        assertThat(wrongGame("their vow is fulfilled", "their vow is fulfiled"))
                .containsExactly("39:33 unknown ending \"fulfiled\"; did you mean \"fulfilled\"?");
        assertThat(wrongGame("their vow is fulfilled", "their wow is fulfilled"))
                .containsExactly("39:26 unknown track \"wow\"; did you mean \"vow\"?");
        assertThat(wrongGame("banes, for good", "banes, for ever"))
                .contains(
                        "36:5 a kind reads \"conditions\", \"banes, for good\" or \"burdens, until their vow is fulfilled\"");
        assertThat(wrongGame("when in doubt, 2", "when in doubt, 4, of 1 to 3"))
                .containsExactly("23:24 what is advised must be among what may be said");
        assertThat(wrongGame("when in doubt, 2", "when in doubt, 2, of 1 to 3")).isEmpty();
        assertThat(wrong("on a vow", "the vow is lost")).containsExactly("4:14 unknown ending \"lost\"");
        assertThat(wrong("the fight is fulfilled")).containsExactly("3:16 unknown ending \"fulfilled\"");
        assertThat(wrong("against vows, new or already here", "press on"))
                .containsExactly("3:11 unknown track \"vow\"");
        assertThat(wrong("mark cursed until it is over")).containsExactly("3:27 unknown ending \"over\"");
        assertThat(wrong("if an vow is open: press on")).containsExactly("3:9 say \"a vow\"");
    }

    @Test
    void aRulebookHasOneGame() {
        assertThat(problems("my.moves", "game Other\n  stats edge\n")).containsExactly("1:1 there is a game already");
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        files.remove("game.rulebook");
        assertThat(RulebookReader.read(files).problems())
                .extracting(Problem::describe)
                .containsExactly("game.rulebook:1:1 there is no game: add \"game\" and its name");
    }

    @Test
    void howLargeAFileMayBe() {
        String move = "move A Thing\n  when it fits\n  press on\n";
        assertThat(problems("my.moves", move + "#".repeat(1_000_000 - move.length())))
                .isEmpty();
        assertThat(problems("my.moves", move + "#".repeat(1_000_001 - move.length())))
                .containsExactly("1:1 the file is too large: 1,000,001 bytes, at most 1,000,000");
        assertThat(wrong("envision " + "x".repeat(1_000 - 11))).isEmpty();
        assertThat(wrong("envision " + "x".repeat(1_001 - 11)))
                .contains("3:1000 the line is too long: at most 1,000 characters");
        assertThat(problems("my.moves", deep(20))).isEmpty();
        assertThat(problems("my.moves", deep(21)))
                .contains("23:43 wrong indentation: 42 spaces, where at most 40 fit, in steps of two");
    }

    private static String deep(int steps) {
        StringBuilder move = new StringBuilder("move A Thing\n  when it is deep\n");
        for (int step = 1; step < steps; step++) {
            move.append("  ".repeat(step)).append("if wounded\n");
        }
        return move.append("  ".repeat(steps)).append("press on\n").toString();
    }

    @Test
    void aHundredProblemsAreEnoughToTell() {
        assertThat(problems("my.moves", "move A Thing\n  when it is hopeless\n" + "  tkae\n".repeat(150)))
                .hasSize(100);
    }

    @Test
    void theSameFilesReadToTheSameRulesAndOthersToOthers() {
        assertThat(Shipped.rulebook("ironsworn")).isEqualTo(Shipped.rulebook("ironsworn"));
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        String quest = new String(files.get("quest.moves"), StandardCharsets.UTF_8);
        files.put(
                "quest.moves",
                quest.replace("suffer -2 momentum", "suffer -3 momentum").getBytes(StandardCharsets.UTF_8));
        assertThat(RulebookReader.read(files).rulebook()).isPresent().get().isNotEqualTo(Shipped.rulebook("ironsworn"));
    }
}
