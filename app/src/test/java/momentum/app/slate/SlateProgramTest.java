package momentum.app.slate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import momentum.app.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A slate kept from end to end, typed at a real process. */
class SlateProgramTest {
    @Test
    void aBattleIsKeptLineByLine() {
        Program program = Program.momentum(List.of("slate", "Bone", "Ash"), """
                Bone charge, melee
                Bone: flank
                boost
                Ash -seal
                """);

        assertThat(program.out()).isEqualTo("""
                  Bone   2  1 [0] 1  2   Ash
                  Bone: seals 0, boosts 0; Ash: seals 0, boosts 0
                  Bone gains 2: from 0 to Bone 2 (first melee attack with a charge; won a melee attack)
                  Bone  [2] 1  0  1  2   Ash
                  Bone: seals 0, boosts 0, a single-die reroll in each attack test; Ash: seals 0, boosts 0
                  Bone passes 2, at 3 (melee attack with flanking)
                  Bone  [2] 1  0  1  2   Ash
                  Bone: seals 0, boosts 0; Ash: seals 0, boosts 0
                  Bone chooses: displace, boost, neither?
                  Bone puts a boost token on a friendly unit
                  Bone: boost tokens 0 to 1 (the reward for passing 2)
                  Ash: command seals 0 to 1 (the opponent's momentum passed 2)
                  The slider returns to 0
                  Bone   2  1 [0] 1  2   Ash
                  Bone: seals 0, boosts 1; Ash: seals 1, boosts 0
                  Ash: command seals 1 to 0 (by hand)
                  Bone   2  1 [0] 1  2   Ash
                  Bone: seals 0, boosts 1; Ash: seals 0, boosts 0
                """);
        assertThat(program.err()).isEmpty();
        assertThat(program.exit()).isZero();
    }

    @Test
    void undoAndRedoGoThroughTheWholeBattle() {
        List<Integer> sliders = states("slate --json", """
                Left melee
                Left flank
                undo
                undo
                redo
                redo
                """).stream()
                .map(state -> state.get("slider").asInt())
                .toList();

        assertThat(sliders).containsExactly(0, -1, -2, -1, 0, -1, -2);
    }

    @Test
    void whatIsNotUnderstoodIsSaidAndNothingIsLost() {
        Program program = Program.momentum(List.of("slate", "Bone", "Ash", "--json"), """
                Bone melee
                Bone jump
                Ogre melee
                Bone
                Bone melee; Ash
                boost
                undo
                undo
                Ash -boost
                Bone melee +seal
                """);
        List<String> lines = program.out().lines().toList();

        assertThat(lines.get(1)).contains("\"slider\":-1");
        assertThat(lines.get(2)).contains("'jump' is none of: charge, melee");
        assertThat(lines.get(3)).contains("a line begins with Bone or Ash");
        assertThat(lines.get(4)).contains("refused");
        assertThat(lines.get(5)).contains("refused");
        assertThat(lines.get(6)).contains("no reward is waiting");
        assertThat(lines.get(7)).contains("\"slider\":0");
        assertThat(lines.get(8)).contains("there is nothing to undo");
        assertThat(lines.get(9)).contains("there is no boost token to spend");
        assertThat(lines.get(10)).contains("refused");
        assertThat(program.exit()).isEqualTo(1);
    }

    @Test
    void aPlainGainIsToldWithItsReasonAndKeptInTheLog(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("battle.log");
        List<String> arguments =
                List.of("slate", "Bone", "Ash", "--json", "--simultaneous", "netted", "--log", log.toString());
        Program program = Program.momentum(arguments, """
                Bone +1 because of a gambit
                Bone +2; Ash +3 because of a spell, melee
                Ash +0
                Ash -1
                Ash +99
                """);
        JsonMapper mapper = new JsonMapper();
        List<JsonNode> lines = program.out().lines().map(mapper::readTree).toList();

        assertThat(lines.get(1).get("events").get(0).asString())
                .isEqualTo("Bone gains 1: from 0 to Bone 1 (+1 because of a gambit)");
        assertThat(lines.get(2).get("events").get(0).asString())
                .isEqualTo("Both gain: 2 of Bone's and 2 of Ash's cancel");
        assertThat(lines.get(2).get("events").get(1).asString())
                .isEqualTo("Ash gains 2: from Bone 1 to Ash 1 (+1 because of a spell; won a melee attack)");
        assertThat(lines.get(3).get("refused").asString()).isEqualTo("a plain gain is +1 to +9, not +0");
        assertThat(lines.get(4).get("refused").asString()).endsWith("not -1");
        assertThat(lines.get(5).get("refused").asString()).endsWith("not +99");

        assertThat(Files.readString(log))
                .isEqualTo("Bone +1 because of a gambit\nBone +2; Ash +3 because of a spell, melee\n");
        Program second = Program.momentum(arguments, "undo\n");
        assertThat(second.out()
                        .lines()
                        .map(line -> mapper.readTree(line).get("slider").asInt()))
                .containsExactly(1, -1);
    }

    @Test
    void theRulingsCanBeSwitched() {
        List<JsonNode> netted = states("slate --json --simultaneous netted --repeated each-time", """
                Left destroy destroy
                Right melee; Left flank
                """);
        assertThat(netted.getLast().get("slider").asInt()).isEqualTo(-2);

        List<JsonNode> standard = states("slate --json", """
                Left melee flank
                Left melee; Right flank
                neither
                """);
        assertThat(standard.getLast().get("slider").asInt()).isEqualTo(1);
        assertThat(standard.getLast().get("right").get("seals").asInt()).isEqualTo(1);

        List<JsonNode> earlier = states("slate --json --edition earlier --first-charge first-of-all --seals 2,1", """
                Left charge melee flank
                """);
        assertThat(earlier.getLast().get("asks").asString()).isEqualTo("Left");
        assertThat(earlier.getLast().get("slider").asInt()).isZero();
        assertThat(earlier.getLast().get("left").get("seals").asInt()).isEqualTo(2);
    }

    @Test
    void aLogIsGoneOnFrom(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("battle.log");
        List<String> arguments = List.of("slate", "Bone", "Ash", "--json", "--log", log.toString());

        Program.momentum(arguments, "Bone melee\nBone flank\nBone nonsense\nundo\nshow\nquit\nBone melee\n");
        assertThat(Files.readString(log)).isEqualTo("Bone melee\nBone flank\nundo\n");
        Program second = Program.momentum(arguments, "redo\n");
        assertThat(second.out()
                        .lines()
                        .map(line ->
                                new JsonMapper().readTree(line).get("slider").asInt()))
                .containsExactly(-1, -2);

        Files.writeString(log, "Bone melee\nBone jump\n");
        Program broken = Program.momentum(arguments, "");
        assertThat(broken.exit()).isEqualTo(2);
        assertThat(broken.err()).contains("cannot be followed at line 2: 'jump' is none of");

        Files.write(log, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThat(Program.momentum(arguments, "").err()).contains("is not UTF-8 text");
    }

    @Test
    void aLastLineThatWasCutShortIsToldAndLeftOut(@TempDir Path folder) throws IOException {
        Path log = Files.writeString(folder.resolve("battle.log"), "Bone melee\nBone mel");

        Program program =
                Program.momentum(List.of("slate", "Bone", "Ash", "--json", "--log", log.toString()), "Bone flank\n");

        assertThat(program.err()).contains("was cut short, and is left out: Bone mel");
        assertThat(program.out()).contains("\"slider\":-2");
        assertThat(log).hasContent("Bone melee\nBone flank");
    }

    /** The system lets the program's files grow only so far: to the program that is a disk without room. */
    @Test
    void aLineThatCannotBeKeptIsNotShownAsKept(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("battle.log");
        Files.writeString(log, "Bone +seal\n".repeat(94));
        ProcessBuilder limited = new ProcessBuilder(
                "bash",
                "-c",
                "ulimit -f 1; exec \"$@\"",
                "limited",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-Dslf4j.internal.verbosity=ERROR",
                "-cp",
                System.getProperty("java.class.path"),
                "momentum.app.Main",
                "slate",
                "Bone",
                "Ash",
                "--log",
                log.toString());
        Process process = limited.start();
        try (var in = process.outputWriter()) {
            in.write("Bone -seal\nAsh +seal\n");
        }
        String err = new String(process.getErrorStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);

        assertThat(err).contains("Every line before this is in it; this one is not");
        assertThat(Files.readString(log)).endsWith("seal\n").hasSizeLessThanOrEqualTo(94 * 11);
    }

    @Test
    void namesMayHaveSpacesAndAnyLetters() {
        Program program =
                Program.momentum(List.of("slate", "The Bone King", "Ása"), "the bone king melee; ÁSA flank\nhelp\n");

        assertThat(program.exit()).isZero();
        assertThat(program.out())
                .contains("The Bone King gains 1: from 0 to The Bone King 1")
                .contains("Ása gains 1: from The Bone King 1 to 0")
                .contains("dispelled an enemy spell");
    }

    private static List<JsonNode> states(String line, String typed) {
        Program program = Program.momentum(List.of(line.split(" ", -1)), typed);
        assertThat(program.exit()).as(program.out() + program.err()).isZero();
        JsonMapper mapper = new JsonMapper();
        return program.out().lines().map(mapper::readTree).toList();
    }
}
