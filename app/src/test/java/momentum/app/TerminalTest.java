package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is typed and what is read, within one process. */
class TerminalTest {
    private static Program run(String line) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] words = line.isEmpty() ? new String[0] : line.split(" ", -1);
        CommandLine command = Main.commandLine(words)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setColorScheme(new ColorScheme.Builder(Ansi.OFF).build());
        int exit = command.execute(words);
        return new Program(exit, out.toString(), err.toString());
    }

    private static String read(String line) {
        Program program = run(line);
        assertThat(program.err()).isEmpty();
        assertThat(program.exit()).isZero();
        return program.out();
    }

    @Test
    void aRollShowsDiceScoreOutcomeAndWhatABurnWouldDo() {
        assertThat(read("roll +3 --momentum 6 --dice 1,5,8")).isEqualTo("""
                  [1] + 3 = 4   against   <5> <8>
                  Miss
                  Burn +6 momentum for a weak hit: it beats the 5. Momentum resets to +2.
                """);
    }

    @Test
    void aBurnThatBeatsBothSaysSoAndResetsByTheMarks() {
        assertThat(read("roll +3 --momentum 9 --debilities 1 --dice 1,5,8"))
                .endsWith("  Burn +9 momentum for a strong hit: it beats both dice. Momentum resets to +1.\n");
    }

    @Test
    void aBurnThatWouldNotHelpIsNotOffered() {
        assertThat(read("roll +3 --momentum 5 --dice 1,5,8")).doesNotContain("Burn");
        assertThat(read("roll +3 --momentum 5 --dice 6,5,8")).doesNotContain("Burn");
    }

    @Test
    void aCancelledDieIsSaidOutLoud() {
        assertThat(read("roll +3 --momentum -4 --dice 4,2,3")).isEqualTo("""
                  [4 cancelled] + 3 = 3   against   <2> <3>
                  The action die is cancelled: it equals your momentum of -4.
                  Weak hit
                """);
    }

    @Test
    void aMatchIsCalledOut() {
        assertThat(read("roll +3 +1 --dice 6,7,7")).contains("[6] + 4 = 10").contains("Strong hit, with a match");
    }

    @Test
    void aScoreIsCutAtTenAndSaysSo() {
        assertThat(read("roll +9 --dice 6,10,4")).isEqualTo("""
                  [6] + 9 = 10, the most there is   against   <10> <4>
                  Weak hit
                """);
    }

    @Test
    void aProgressRollKnowsNoBurn() {
        assertThat(read("roll --progress 6 --momentum 10 --dice 4,6")).isEqualTo("""
                  progress 6   against   <4> <6>
                  Weak hit
                """);
    }

    @Test
    void anOracleRollReadsOneToAHundred() {
        assertThat(read("roll --oracle --dice 100")).isEqualTo("  100, a match\n");
        assertThat(read("roll --oracle --dice 00")).isEqualTo("  100, a match\n");
        assertThat(read("roll --oracle --dice 42")).isEqualTo("  42\n");
    }

    @Test
    void theTablesOwnDiceFallOnEveryFace() {
        JsonMapper mapper = new JsonMapper();
        Set<Integer> action = new HashSet<>();
        Set<Integer> first = new HashSet<>();
        Set<Integer> second = new HashSet<>();
        for (int i = 0; i < 400; i++) {
            JsonNode roll = mapper.readTree(read("roll +2 --json"));
            action.add(roll.get("action").asInt());
            first.add(roll.get("challenge").get(0).asInt());
            second.add(roll.get("challenge").get(1).asInt());
        }
        assertThat(action).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
        assertThat(first).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertThat(second).isEqualTo(first);
    }

    @Test
    void aRollAsJson() {
        assertThat(read("roll +3 --momentum 6 --game starforged --dice 1,5,8 --json"))
                .isEqualTo("{\"kind\":\"action\",\"action\":1,\"challenge\":[5,8],\"add\":3,\"momentum\":6,"
                        + "\"cancelled\":false,\"score\":4,\"outcome\":\"miss\",\"match\":false,"
                        + "\"burn\":{\"outcome\":\"weak hit\",\"momentum\":2}}\n");
        assertThat(read("roll --progress 6 --dice 4,6 --json"))
                .isEqualTo("{\"kind\":\"progress\",\"challenge\":[4,6],\"score\":6,\"outcome\":\"weak hit\","
                        + "\"match\":false}\n");
        assertThat(read("roll --oracle --dice 7 --json"))
                .isEqualTo("{\"kind\":\"oracle\",\"value\":7,\"match\":false}\n");
    }

    @Test
    void oddsAsJsonAreCounts() {
        assertThat(read("odds --add 2 --momentum 7 --json"))
                .isEqualTo("{\"kind\":\"action\",\"of\":600,\"strong\":139,\"weak\":262,\"miss\":199,\"match\":60,"
                        + "\"burn\":{\"strong\":229,\"weak\":282,\"miss\":89}}\n");
        assertThat(read("odds --progress 6 --json"))
                .isEqualTo("{\"kind\":\"progress\",\"of\":100,\"strong\":25,\"weak\":50,\"miss\":25,\"match\":10}\n");
        assertThat(read("odds --ask likely --json"))
                .isEqualTo("{\"kind\":\"ask\",\"of\":100,\"yes\":75,\"no\":25,\"match\":10}\n");
    }

    @Test
    void negativeMomentumIsCountedInAndHasNoBurn() {
        assertThat(read("odds --add 2 --momentum -3 --json"))
                .isEqualTo("{\"kind\":\"action\",\"of\":600,\"strong\":124,\"weak\":232,\"miss\":244,\"match\":60}\n");
        assertThat(read("odds --add 2 --json")).doesNotContain("burn");
    }

    @Test
    void rerolledOddsAreCountedOfAllTheirWays() {
        JsonNode odds = new JsonMapper().readTree(read("odds --add 2 --momentum 5 --reroll --json"));
        JsonNode reroll = odds.get("reroll");

        assertThat(reroll.get("of").asInt()).isEqualTo(360_000);
        assertThat(reroll.get("burn").get("miss").asInt())
                .isLessThan(reroll.get("miss").asInt());
    }

    @Test
    void severalStatsAreComparedInOneObject() {
        JsonNode odds = new JsonMapper().readTree(read("odds edge=2 iron=3 --json"));

        assertThat(odds.get("kind").asString()).isEqualTo("stats");
        assertThat(odds.get("stats").get(0).get("stat").asString()).isEqualTo("edge");
        assertThat(odds.get("stats").get(1).get("strong").asInt()).isEqualTo(199);
    }

    @Test
    void oddsByStatAreATableWithBars() {
        List<String> lines = read("odds edge=2 shadow=1 --momentum 7").lines().toList();

        assertThat(lines).hasSize(5);
        assertThat(lines.get(0)).contains("strong   weak   miss");
        assertThat(lines.get(1)).contains("edge +2").contains("23 %   44 %   33 %");
        assertThat(lines.get(2)).contains("with a burn").contains("38 %   47 %   15 %");
        assertThat(lines.subList(1, 5))
                .allSatisfy(line ->
                        assertThat(line.substring(line.lastIndexOf("%") + 3)).hasSize(40));
    }

    @Test
    void helpSaysWhatThereIs() {
        assertThat(read("--help"))
                .contains("Usage: ./momentum")
                .contains("serve")
                .contains("roll")
                .contains("odds")
                .contains("slate");
    }

    @Test
    void helpIsACommandAsWell() {
        assertThat(read("help")).isEqualTo(read("--help"));
        for (String command :
                List.of("serve", "play", "campaigns", "export", "roll", "odds", "slate", "check", "help")) {
            assertThat(read("help " + command)).isEqualTo(read(command + " --help"));
        }
        assertThat(read("help test")).contains("runs every test");
    }

    @ParameterizedTest
    @CsvSource({"''", "serve", "roll", "odds", "slate"})
    void helpShowsExamples(String command) {
        assertThat(read((command + " --help").strip()))
                .contains("Usage: ./momentum")
                .containsIgnoringCase("for example");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    rol +2                            | There is no command called rol, but there is roll
                    plya                              | There is no command called plya, but there is play
                    tset                              | There is no command called tset, but there is test
                    fly                               | There is no command called fly
                    help fly                          | There is no command called fly
                    help odsd                         | There is no command called odsd, but there is odds
                    roll                              | Say what is added to the die
                    roll +x                           | '+x' is not a stat such as +2 or iron=3
                    roll -2                           | '-2' is not a stat such as +2 or iron=3
                    roll +19 +2                       | A stat with its adds is 0 to 20, not 21
                    roll +2 --momentum 12             | Momentum is -6 to +10, not +12
                    roll +2 --momentum 9 --impacts 2  | Momentum is -6 to +8, not +9
                    roll +2 --momentum high           | --momentum: 'high' is not a whole number
                    roll +2 --momentum                | Missing required parameter for option '--momentum'
                    roll +2 --momentm 3               | There is no --momentm, but there is --momentum
                    roll +2 --debilities -1           | Marks cannot be -1
                    roll +2 --game chess              | --game: 'chess' is none of: ironsworn, starforged
                    roll +2 --dice 7,1,1              | The action die shows 1 to 6, not 7
                    roll +2 --dice 1,11,1             | The first challenge die shows 1 to 10, not 11
                    roll +2 --dice 1,1                | This roll takes 3 dice, not 2
                    roll +2 --dice one                | --dice: 'one' is not dice such as 3,7,7
                    roll +2 --progress 3              | Only an action roll takes a stat
                    roll --progress 11                | A progress score is 0 to 10, not 11
                    roll --progress 3 --oracle        | mutually exclusive
                    roll --oracle --dice 0            | An oracle roll is 1 to 100, not 0
                    roll --oracle --dice 1,2          | An oracle roll takes one number, 1 to 100
                    odds                              | Ask for one thing
                    odds --add 2 --progress 3         | Ask for one thing
                    odds --add 99                     | A stat with its adds is 0 to 20, not 99
                    odds --progress -1                | A progress score is 0 to 10, not -1
                    odds --ask maybe                  | --ask: 'maybe' is none of: almost-certain, likely
                    odds --add 2 --reroll never       | --reroll: 'never' is none of: hit, strong-hit
                    slate A A                         | Two players need two names
                    slate A B C                       | is one word more than this takes
                    slate --seals 1                   | Seals are two counts, such as --seals 2,1
                    slate --seals 1,-1                | Seals are two counts, such as --seals 2,1
                    slate --edition new               | --edition: 'new' is none of: current, earlier
                    slate --log /no/such/folder/log   | cannot be used: there is no such folder
                    """)
    void aWrongArgumentGetsOneHelpfulSentence(String line, String sentence) {
        Program program = run(line);

        assertThat(program.exit()).isEqualTo(2);
        assertThat(program.out()).isEmpty();
        assertThat(program.err()).contains(sentence).matches("[^\\n]*\\. See \\./momentum.* --help\\.\\n");
    }
}
