package momentum.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import momentum.Shipped;
import momentum.dice.Die;
import momentum.notation.LineReading.WantedDice;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.state.HandBonus;
import momentum.state.Ticks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line gives a command or a sentence, and nothing else. */
class CommandReaderTest {
    private static final CommandReader READER = new CommandReader(Shipped.rulebook("ironsworn"));
    private static final Speakers SPEAKERS = new Speakers(List.of("Kára", "Ylva"), Optional.empty());

    private static String why(String line) {
        return READER.read(line, SPEAKERS) instanceof LineReading.Unclear(String why) ? why : "it is understood";
    }

    private static Command read(String line) {
        return READER.read(line, SPEAKERS) instanceof LineReading.Understood(Command command, String ignored)
                ? command
                : new Command.Note(why(line));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "amount 99999999999999999999 | 99999999999999999999 is too large a number",
                "dice 3000000000 vs 4 5      | 3000000000 is too large a number",
                "set health 5000000000       | 5000000000 is too large a number",
                "set health                  | set health to what? Add a number",
                "set not health 3            | it is \"set not health\" or \"set health 3\", not both",
                "set aside, please           | setting by hand reads \"set health 3\"",
                "burn it                     | \"burn\" stands alone",
                "choose                      | say which, as in \"choose Delayed\", or nothing",
                "name Wolf (grey)            | there is no rank called grey: it is one of troublesome, dangerous",
                "name Wolf (pack)            | there is no rank called pack",
                "Strike +iron on Wolf, bondd | \"bondd\" is nothing one can say here: it is one of bonded, fulfilled",
                "Strike hard                 | behind a move comes what is rolled",
                "Face Dagner +iron           | neither a move nor an answer: Face Dagner +iron; did you mean \"Face Danger\"?",
                "Torvald: Face Danger        | there is no hero called Torvald",
                "strictness high             | strictness is enforce, advise or off",
                "hero Sif: luck 3            | \"luck 3\" is nothing a hero begins with: stats are edge, heart, iron",
                "hero Sif                    | a hero reads \"hero Kára: edge 1, heart 1, iron 1, shadow 1, wits 1\"",
                "reroll luck 3               | a reroll reads \"reroll action 4, first 2\"",
                "divide health               | a division reads \"divide health 1, spirit 2\"",
                "oracle high                 | the oracle reads \"oracle 42\"",
                "rewrite it                  | a note is rewritten by \"rewrite 12: The ice holds.\"",
                "everyone suffers            | what is handed out reads \"everyone must suffer -1 supply\"",
                "Torvald must press on       | neither a move nor an answer: Torvald must press on",
                "Kára; Torvald must press on | neither a move nor an answer: Kára; Torvald must press on",
                "consult                     | a table is read by \"consult Theme\", or \"consult Theme 42\"",
                "ask                         | the odds are asked by \"ask Likely: is the gate open?\"",
            })
    void aLineThatCannotBeReadIsHelpedOn(String line, String help) {
        assertThat(why(line)).startsWith(help);
    }

    /** As people type it who do not look it up: it is the same line, and prints as that. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "face danger iron, bonded       | Face Danger +iron, bonded",
                "strike iron against Wolf       | Strike +iron against Wolf",
                "endure harm (2)                | Endure Harm (2)",
                "yLVA: strike +iron             | Ylva: Strike +iron",
                "dice 3 7 9 +iron               | dice 3 vs 7 9 +iron",
                "ask likely 42 is it far?       | ask likely 42: is it far?",
                "must press on                  | Kára must press on",
                "Ylva: must press on            | Ylva must press on",
                "kára and YLVA must press on    | Kára; Ylva must press on",
                "Kára, Ylva must press on       | Kára; Ylva must press on",
                "Everyone must press on         | everyone must press on",
                "name Wolf (dangerous), Bear    | name Wolf (dangerous); Bear",
                "name Crows (epic, small pack), Wolf (epic) | name Crows (epic, small pack); Wolf (epic)",
                "Enter the Fray against Wolf (dangerous), Bear (epic), together | Enter the Fray against Wolf (dangerous); Bear (epic), together",
            })
    void aLineMayBeTypedAsItComes(String typed, String written) {
        assertThat(read(typed)).isEqualTo(read(written)).isNotInstanceOf(Command.Note.class);
        assertThat(new CommandPrinter(Shipped.rulebook("ironsworn")).print(read(typed), SPEAKERS))
                .isEqualTo(written);
    }

    @Test
    void aNameWithARankAndACommaInItIsWrittenInQuotes() {
        Command odd = new Command.Answer(
                Optional.empty(),
                new Reply.Names(List.of(Reply.Named.of("Wolf (dangerous), Bear"), Reply.Named.of("Hound"))));

        String line = new CommandPrinter(Shipped.rulebook("ironsworn")).print(odd, SPEAKERS);

        assertThat(line).isEqualTo("name \"Wolf (dangerous), Bear\"; Hound");
        assertThat(read(line)).isEqualTo(odd);
    }

    @Test
    void aQuestionNeedsNoColon() {
        assertThat(thrown("ask likely is it far?")).isEqualTo(new WantedDice.Ask("likely", "is it far?"));
        assertThat(thrown("ask 50/50 is it far: or not?")).isEqualTo(new WantedDice.Ask("50/50", "is it far: or not?"));
    }

    private static WantedDice thrown(String line) {
        return READER.read(line, SPEAKERS) instanceof LineReading.WantsDice(WantedDice thrown, var _, String _)
                ? thrown
                : new WantedDice.Consult(why(line));
    }

    private static WantedDice roll(String with, String... said) {
        return new WantedDice.Roll(
                Optional.of(with).filter(word -> !word.isEmpty()), Ticks.saying(new TreeSet<>(List.of(said))));
    }

    @Test
    void whereNoDiceAreSaidTheTableThrowsThem() {
        assertThat(thrown("roll")).isEqualTo(roll(""));
        assertThat(thrown("roll iron")).isEqualTo(roll("iron")).isEqualTo(thrown("roll +iron"));
        assertThat(thrown("roll bonded")).isEqualTo(roll("", "bonded")).isEqualTo(thrown("roll, bonded"));
        assertThat(thrown("roll heart bonded together"))
                .isEqualTo(roll("heart", "bonded", "together"))
                .isEqualTo(thrown("roll heart, bonded, together"));
        assertThat(thrown("roll Almost Certain")).isEqualTo(roll("Almost Certain"));
        assertThat(thrown("roll \"bonded\"")).isEqualTo(roll("bonded"));
        assertThat(thrown("roll heart, adding +1 because the rope holds"))
                .isEqualTo(new WantedDice.Roll(
                        Optional.of("heart"), new Ticks(Set.of(), Optional.of(new HandBonus(1, "the rope holds")))));
        assertThat(thrown("reroll second action"))
                .isEqualTo(new WantedDice.Reroll(Set.of(Die.ACTION, Die.SECOND)))
                .isEqualTo(thrown("reroll action, second"))
                .isEqualTo(thrown("reroll action and second"));
        assertThat(thrown("consult Pay the Price")).isEqualTo(new WantedDice.Consult("Pay the Price"));
        assertThat(thrown("ask Likely: is it: a trap?")).isEqualTo(new WantedDice.Ask("Likely", "is it: a trap?"));
        assertThat(thrown("ask 50/50")).isEqualTo(new WantedDice.Ask("50/50", ""));
    }

    @Test
    void whoeverIsNamedHasTheTableThrowForThem() {
        assertThat(READER.read("Ylva: roll heart", SPEAKERS))
                .isEqualTo(new LineReading.WantsDice(roll("heart"), Optional.of("Ylva"), "Ylva"));
        assertThat(READER.read("roll heart", SPEAKERS))
                .isEqualTo(new LineReading.WantsDice(roll("heart"), Optional.empty(), "Kára"));
    }

    @Test
    void lengthAloneDoesNotHarm() {
        assertThat(thrown("roll" + " bonded".repeat(100_000))).isEqualTo(roll("", "bonded"));
        assertThat(thrown("roll" + ", bonded".repeat(100_000))).isEqualTo(roll("", "bonded"));
        assertThat(why("dice 1 vs 2 3" + ", a".repeat(100_000))).startsWith("\"a\" is nothing one can say");
        assertThat(why("\"a\" ".repeat(100_000))).startsWith("there are too many quoted parts");
        assertThat(why("x".repeat(1_000_000))).startsWith("neither a move");
        assertThat(read("name " + "Wolf; ".repeat(50_000) + "Crow"))
                .isInstanceOfSatisfying(
                        Command.Answer.class,
                        answer -> assertThat(((Reply.Names) answer.reply()).names())
                                .hasSize(50_001));
    }

    private static Command chosen(List<String> labels, Map<String, Integer> amounts) {
        return new Command.Answer(Optional.empty(), new Reply.Choose(labels, Set.of(), amounts));
    }

    @Test
    void howMuchOfAChoiceStandsBehindItsLabel() {
        List<String> both = List.of("Hurt", "Time or position lost");
        Map<String, Integer> amounts = Map.of("Hurt", 2, "Time or position lost", 1);
        assertThat(read("choose Hurt 2; Time or position lost 1")).isEqualTo(chosen(both, amounts));
        assertThat(read("choose Hurt 2, Time or position lost 1")).isEqualTo(chosen(both, amounts));
        assertThat(read("choose \"Hurt\" 2, \"Time or position lost\" 1")).isEqualTo(chosen(both, amounts));
        assertThat(read("choose Hurt; Time or position lost 1"))
                .isEqualTo(chosen(both, Map.of("Time or position lost", 1)));
        assertThat(read("choose Hurt 2, Time or position lost")).isEqualTo(chosen(both, Map.of("Hurt", 2)));
        assertThat(read("choose Hurt -2")).isEqualTo(chosen(List.of("Hurt"), Map.of("Hurt", -2)));
        assertThat(read("choose \"Hurt 2\"")).isEqualTo(chosen(List.of("Hurt 2"), Map.of()));
        assertThat(read("choose Delayed, or in new danger"))
                .isEqualTo(chosen(List.of("Delayed, or in new danger"), Map.of()));
        assertThat(read("choose Endure Stress (its rank: 1, 2, 3, 4, 5)"))
                .isEqualTo(chosen(List.of("Endure Stress (its rank: 1, 2, 3, 4, 5)"), Map.of()));
        assertThat(read("choose Hurt 2, bonded"))
                .isEqualTo(new Command.Answer(
                        Optional.empty(), new Reply.Choose(List.of("Hurt"), Set.of("bonded"), Map.of("Hurt", 2))));
        assertThat(why("choose Hurt 99999999999")).contains("too large a number");
    }

    @Test
    void whatIsHandedOutIsAMust() {
        assertThat(read("everyone must suffer -1 supply because we must hurry, because it snows"))
                .isEqualTo(new Command.Impose(List.of(), "suffer -1 supply", "we must hurry, because it snows"));
        assertThat(read("Kára; \"Torvald\" must Endure Harm (2); press on"))
                .isEqualTo(new Command.Impose(List.of("Kára", "Torvald"), "Endure Harm (2); press on", ""));
        assertThat(read("Kára: everyone must press on")).isEqualTo(new Command.Impose(List.of(), "press on", ""));
        assertThat(read("choose You must go"))
                .isEqualTo(new Command.Answer(Optional.empty(), new Reply.Choose(List.of("You must go"))));
        assertThat(why("x must ".repeat(100_000) + "\n")).startsWith("neither a move");
    }

    @Test
    void aQuoteInTheMiddleOfTextIsThatQuote() {
        assertThat(read("set aside because he said \"no\"")).isEqualTo(new Command.SetAside("he said \"no\""));
        assertThat(read("set aside because \"no\"")).isEqualTo(new Command.SetAside("no"));
        assertThat(read("name \"a \\\"b\\\" \\\\ \\n \\t \\u00e9 \\x\""))
                .isEqualTo(new Command.Answer(
                        Optional.empty(), new Reply.Names(List.of(Reply.Named.of("a \"b\" \\ \n \t é \\x")))));
        assertThat(read("| \"Who goes there?\"")).isEqualTo(new Command.Note("\"Who goes there?\""));
    }

    @Test
    void whoSpeaksIsKnownInAnySpelling() {
        Speakers speakers = new Speakers(List.of("Kára", "a: b", "Zed\u001bend"), Optional.empty());
        for (String line : List.of("Kára: x: y", "KÁRA: x: y", "Ka\u0301ra: x: y")) {
            assertThat(speakers.speech(line)).isEqualTo(new Speakers.Speech(Optional.of("Kára"), "x: y"));
        }
        assertThat(speakers.speech("A: B: x: y")).isEqualTo(new Speakers.Speech(Optional.of("a: b"), "x: y"));
        assertThat(speakers.speech("Zed␛end: x")).isEqualTo(new Speakers.Speech(Optional.of("Zed\u001bend"), "x"));
        assertThat(speakers.speech("Ylva: x")).isEqualTo(new Speakers.Speech(Optional.empty(), "Ylva: x"));
        assertThat(speakers.speech("x: y: KÁRA: z")).isEqualTo(new Speakers.Speech(Optional.empty(), "x: y: KÁRA: z"));
        assertThat(new Speakers(List.of(), Optional.empty()).speech("a: b"))
                .isEqualTo(new Speakers.Speech(Optional.empty(), "a: b"));
    }
}
