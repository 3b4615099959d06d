package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A campaign played as a person plays it, with real dice typed in so that every number is known. */
class PlayTest {
    private static final String HERO = "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1";

    /** From the first question to a vow fulfilled and experience spent. */
    private static final String GAME = """
            Kára
            2 2 3 1 1
            Oakhaven, old Edda
            hound
            sharp
            swordmaster
            herbalist
            Avenge my father (epic)
            a bow, furs
            yes
            swear an iron vow
            Find the lost heir
            dangerous
            dice 5 2 3 bonded
            face danger
            iron dice 1 8 9
            nothing
            milestone
            heir
            milestone
            2
            reach a milestone
            lost heir
            milestone
            heir
            fulfill
            heir
            dice 3 4
            set experience 5 because we forgot some
            advance
            new
            cave lion
            eager
            advance
            upgrade
            inescapable
            sheet
            tracks
            quit
            """;

    @TempDir
    Path data;

    private List<String> play(String... more) {
        List<String> arguments = new ArrayList<>(List.of("play"));
        arguments.addAll(List.of(more));
        arguments.addAll(List.of("--data", data.toString()));
        return arguments;
    }

    private static String lines(String... lines) {
        return String.join("\n", lines) + "\n";
    }

    private static String withoutCodes(String text) {
        return text.replaceAll("\u001b\\[[0-9;?]*[a-zA-Z]", "")
                .replaceAll("\u001b[=>]", "")
                .replace("\r", "");
    }

    @Test
    void aWholeQuestIsPlayedAtATerminal() {
        Program program = Program.atATerminal(Map.of(), play("The Long Winter"), GAME);

        assertThat(program.exit()).as(program.out()).isZero();
        assertThat(program.out()).contains("\u001b[1;32mStrong hit.");
        assertThat(withoutCodes(program.out()))
                .containsSubsequence(
                        "A new campaign begins: The Long Winter (Ironsworn)",
                        "Name: What is your hero called?",
                        "Stats: Give 3, 2, 2, 1 and 1",
                        "Taken: Hound (Companion)",
                        "assets: Hound (Sharp), Swordmaster and Herbalist",
                        "sworn: Avenge my father (epic)",
                        "Kára joins",
                        "What rank is Find the lost heir?",
                        "[5] + 2 heart + 1 bonded = 8   against   <2> <3>",
                        "Strong hit.",
                        "momentum +2 to +4",
                        "Kára  momentum +4  health 5  spirit 5  supply 5\n> ",
                        "iron 3          33 %   44 %   23 %",
                        "[1] + 3 iron = 4   against   <8> <9>",
                        "Miss.",
                        "Find the lost heir (dangerous) is fulfilled",
                        "experience 5 to 2",
                        "Cave Lion, 1 ability",
                        "Cave Lion, 2 abilities",
                        "experience 2 to 0",
                        "experience 0 to spend, 5 spent",
                        "over: Find the lost heir (fulfilled)")
                .as("a burn that would not help is not offered")
                .doesNotContain("Burn momentum");
    }

    @Test
    void theSameGameByStandardInputIsAnObjectARow() {
        Program program = Program.momentum(play("Winter", "--json"), GAME);

        assertThat(program.exit()).as(program.out()).isZero();
        assertThat(program.err()).isEmpty();
        JsonMapper mapper = new JsonMapper();
        List<JsonNode> objects = program.out().lines().map(mapper::readTree).toList();
        List<JsonNode> rows =
                objects.stream().filter(object -> object.has("row")).toList();
        assertThat(rows.stream().map(row -> row.get("row").asInt()))
                .containsExactlyElementsOf(
                        Stream.iterate(1, n -> n + 1).limit(rows.size()).toList());
        assertThat(rows).allSatisfy(row -> {
            assertThat(row.get("kind").asString()).isEqualTo("command");
            assertThat(row.get("said").get(0).isString()).isTrue();
            assertThat(row.get("events").isArray()).isTrue();
            assertThat(row.get("state").get("heroes").get(0).get("name").asString())
                    .isEqualTo("Kára");
            assertThat(row.has("open")).isTrue();
        });
        assertThat(rows.get(1).get("open").get(0).get("kind").asString()).isEqualTo("name");
        String told = rows.toString();
        assertThat(told)
                .contains("Find the lost heir (dangerous) is fulfilled", "experience 5 to 2", "experience 2 to 0");
        assertThat(objects.get(objects.size() - 2).get("lines").toString())
                .contains("Cave Lion (1 Eager and 2 Inescapable, health 4 of 4)", "experience 0 to spend, 5 spent");
        assertThat(objects.getLast().get("lines").toString())
                .contains("vow Avenge my father (epic): 0 boxes", "over: Find the lost heir (fulfilled)");
    }

    @Test
    void plainIsWordsAlone() {
        Program program = Program.momentum(
                play("Winter", "--plain"),
                GAME.replace(
                        "quit\n",
                        lines("why", "log 50", "help", "moves face danger", "oracle theme 42", "foes wolf", "x")));

        assertThat(program.out()).contains("Action die 1, iron 3, score 4, against 8 and 9");
        assertThat(program.out().lines().filter(line -> !line.matches("[\\p{L}\\p{N} .,;:?!'’\"()/%+-]*")))
                .as("lines with signs that are not spoken")
                .isEmpty();
        assertThat(program.out()
                        .replaceAll("\\d %", "")
                        .lines()
                        .flatMap(line -> Stream.of(line.strip().split(" +", -1)))
                        .filter(word -> !word.isEmpty() && !word.matches(".*[\\p{L}\\p{N}].*")))
                .as("signs without a word")
                .isEmpty();
        assertThat(Program.atATerminal(Map.of(), play("Winter", "--plain"), "quit\n")
                        .out())
                .doesNotContain("\u001b")
                .contains("Kára, momentum +4, health 5, spirit 5, supply 5: ");
    }

    @Test
    void everythingElseThatCanBeTyped() {
        Program program = Program.momentum(
                play("Winter", "--game", "ironsworn"),
                lines(
                        HERO,
                        "set momentum +6 because of a fair wind",
                        "face danger",
                        "edge dice 1 5 8",
                        "burn",
                        "tired",
                        "health dice 6 1 2",
                        "2",
                        "why",
                        "undo",
                        "redo",
                        "log 2",
                        "note The ice gives way.",
                        "| And holds again.",
                        "ask likely 42 \"is the gate open?\"",
                        "ask almost certain 5",
                        "oracle action theme",
                        "oracle theme 42",
                        "oracle settlement name 7",
                        "oracle ironlander names",
                        "foes wolf",
                        "assets hound",
                        "moves strike",
                        "strictness advise",
                        "strike +iron against Wolf",
                        "strictness enforce",
                        "hero new",
                        "Ylva",
                        "back",
                        "Ylva",
                        "?",
                        "iron 1, edge 3, heart 2, shadow 1, wits 2",
                        "none",
                        "companion",
                        "done",
                        "none",
                        "nothing",
                        "yes",
                        "sheet",
                        "hero kára",
                        "Ylva: set spirit 4",
                        "Kára: make camp",
                        "dice 4 1 2",
                        "Ylva: choose relax; focus",
                        "Kára: 1 3",
                        "gather information",
                        "aside because it is late",
                        "tracks",
                        "help",
                        "quit",
                        "never heard"));

        assertThat(program.out())
                .containsSubsequence(
                        "momentum +2 to +6",
                        "[1] + 2 edge = 3   against   <5> <8>",
                        "Burn momentum +6 for a weak hit? It beats the 5.",
                        "burns momentum for a weak hit",
                        "health 5 to 4",
                        "[6] + 4 health = 10   against   <1> <2>",
                        "momentum +2 to +3",
                        "adventure.moves:",
                        "suffer.moves:",
                        "Taken back: Embrace the pain",
                        "Done again: Embrace the pain",
                        "The ice gives way.",
                        "And holds again.",
                        "is the gate open?",
                        "Likely 42: yes",
                        "Almost certain 5: no",
                        "Action ",
                        "Theme ",
                        "Theme 42: Vengeance",
                        "Settlement Name 7: ",
                        "Which one?",
                        "Wolf (Animal, dangerous)",
                        "CC BY-NC-SA 4.0",
                        "Hound (Companion)",
                        "move Strike",
                        "In the book",
                        "rules only advise",
                        "no open foe",
                        "Ylva joins",
                        "Kára acts.",
                        "Ylva: spirit",
                        "set aside",
                        "a move, by its name or part of it")
                .doesNotContain("never heard");
        assertThat(program.exit()).isEqualTo(1);
    }

    @Test
    void whatCannotBeReadGetsAHintAndLosesNothing() {
        Program program = Program.momentum(
                play("Winter"),
                lines(
                        "",
                        "# a comment",
                        "Kára",
                        "3 3 3 3 3",
                        "2 2 3 1 1",
                        "a, b, c, d",
                        "none",
                        "no such card",
                        "done",
                        "Avenge my father (dangerous)",
                        "epic",
                        "nothing",
                        "maybe",
                        "yes",
                        "fase danger",
                        "face",
                        "strike",
                        "set momentun 3",
                        "set momentum 40",
                        "hero Nobody",
                        "ask the gods",
                        "oracle nonsense",
                        "foes nonsense",
                        "log many",
                        "note",
                        "strictness soft",
                        "redo",
                        "face danger",
                        "iron dice 1 2",
                        "iron dice 9 2 3",
                        "roll",
                        "roll luck",
                        "secure an advantage",
                        "iron dice 6 2 3"));

        assertThat(program.out())
                .containsSubsequence(
                        "Give 3, 2, 2, 1, 1 to edge, heart, iron, shadow and wits",
                        "That is 4 bonds; a hero begins with up to 3.",
                        "There is no card with \"no such card\"",
                        "Avenge my father: which rank, extreme or epic?",
                        "sworn: Avenge my father (epic)",
                        "Type yes to begin, or back to change something.",
                        "Kára joins",
                        "did you mean face danger?",
                        "Which one?",
                        "Not now: Strike needs the initiative (combat.moves:",
                        "did you mean momentum?",
                        "Momentum is -6 to 10, not 40.",
                        "At this table: Kára; hero with a name changes who acts",
                        "Say how likely a yes is",
                        "There is no table called nonsense",
                        "There is no foe with \"nonsense\"",
                        "Log takes a",
                        "A note has words",
                        "Strictness is enforce, advise or off.",
                        "There is nothing to redo.",
                        "This roll takes three dice",
                        "the action die shows 1 to 6, not 9",
                        "say what you roll",
                        "\"luck\" is no way to roll this: there is edge, heart, iron, shadow and wits.",
                        "Something is still asked: roll +edge",
                        "Strong hit.",
                        "momentum +2 to +3");
        assertThat(program.exit()).isEqualTo(1);
    }

    @Test
    void aQuestionLeftOpenIsAskedAgainAndCampaignsDoNotMix() throws IOException {
        Program first = Program.momentum(play("Winter"), lines(HERO, "face danger", "iron dice 3 2 9"));
        assertThat(first.exit()).isZero();
        Program draft = Program.momentum(play("Summer", "--game", "starforged"), lines("Vega", "2 2 3 1 1", "quit"));
        assertThat(draft.out()).contains("(Starforged)");

        Program again = Program.momentum(play(), lines("7", "winter", "2", "1"));
        assertThat(again.out())
                .containsSubsequence(
                        "1  Summer (starforged), 0 rows, played",
                        "2  Winter (ironsworn), 3 rows, played",
                        "There are 2; type one of their numbers",
                        "Face Danger: choose 1",
                        "2  Tired or hurt: Endure Harm (1)",
                        "health 5 to 4",
                        "This roll takes three dice");
        Program goesOn = Program.momentum(play("sum"), lines("back", "2 2 3 1 1", "done", "none", "nothing", "yes"));
        assertThat(goesOn.out()).containsSubsequence("Assets: Up to 3.", "Stats: Give 3, 2, 2, 1 and 1", "Vega joins");

        Program listed = Program.momentum(List.of("campaigns", "--data", data.toString()), "");
        assertThat(listed.out()).contains("Summer (starforged), 1 row,", "Winter (ironsworn), 4 rows,");
        Path copy = data.resolve("copy.db");
        Program backup = Program.momentum(List.of("backup", copy.toString(), "--data", data.toString()), "");
        assertThat(backup.out()).isEqualTo("  All campaigns are copied to " + copy + "\n");
        assertThat(Files.size(copy)).isPositive();
        Program twice = Program.momentum(List.of("backup", copy.toString(), "--data", data.toString()), "");
        assertThat(twice.exit()).isEqualTo(3);
        assertThat(twice.err()).contains("a backup never writes over one");
    }

    @Test
    void theTabKeyCompletesWhatAnswersTheQuestion() {
        String out = Program.atATerminal(
                        Map.of(), play("Winter"), lines(HERO, "face danger iron dice 3 2 9", "tir\t", "quit"))
                .out();

        assertThat(withoutCodes(out)).containsSubsequence("Face Danger: choose 1 > ", "Tired or hurt", "health 5 to 4");
    }

    @Test
    void noColourMeansNone() {
        String game = lines(HERO, "face danger", "iron dice 6 2 3", "quit");
        assertThat(Program.atATerminal(Map.of("NO_COLOR", "1"), play("Winter"), game)
                        .out())
                .contains("Strong hit.")
                .doesNotContainPattern("\u001b\\[[0-9;]+m");
        assertThat(Program.atATerminal(Map.of(), play("Summer", "--no-color"), game)
                        .out())
                .doesNotContainPattern("\u001b\\[[0-9;]+m");
    }

    @Test
    void exitCodesSayWhatWasWrong() throws IOException {
        Program unknown = Program.momentum(play("Winter", "--game", "chess"), "");
        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err()).contains("There is no game called chess, but ironsworn and starforged");
        Program content = Program.momentum(play("Winter", "--content", "nowhere.json"), "");
        assertThat(content.exit()).isEqualTo(2);
        assertThat(content.err()).contains("there is no such file");
        assertThat(Program.momentum(play("Winter"), "").exit()).isZero();
        Program near = Program.momentum(play("Wintr"), "");
        assertThat(near.exit()).isEqualTo(2);
        assertThat(near.err()).contains("There is no campaign called Wintr, but there is Winter");

        Path spoilt = Files.createDirectory(data.resolve("spoilt"));
        Files.writeString(spoilt.resolve("campaigns.db"), "this is no database, and long enough to be seen as none");
        Program store = Program.momentum(List.of("play", "Winter", "--data", spoilt.toString()), "");
        assertThat(store.exit()).isEqualTo(3);
        assertThat(store.err()).contains("is not a file of campaigns").hasLineCount(1);
        Program served =
                Program.momentum(List.of("serve", "--no-browser", "--port", "0", "--data", spoilt.toString()), "");
        assertThat(served.exit()).isEqualTo(3);
        assertThat(served.err()).isEqualTo(store.err());
    }
}
