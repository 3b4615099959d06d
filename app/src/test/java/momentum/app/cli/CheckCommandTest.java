package momentum.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import momentum.app.Main;
import momentum.app.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records and homebrew at the terminal. */
class CheckCommandTest {
    private static final String HERO = "game ironsworn\nhero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n";

    @TempDir
    Path folder;

    private static Program check(Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] words = new String[arguments.length + 1];
        words[0] = "check";
        for (int i = 0; i < arguments.length; i++) {
            words[i + 1] = arguments[i].toString();
        }
        int exit = Main.commandLine(words)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
        return new Program(exit, out.toString(), err.toString());
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aRecordThatHoldsIsCounted() throws IOException {
        Path record = write("good.play", HERO + "Face Danger +iron\ndice 6 vs 2 3\n=> strong hit, momentum +3\n");

        assertThat(check(record)).isEqualTo(new Program(0, "2 passed, 0 failed\n", ""));
        assertThat(check(folder).out()).isEqualTo("2 passed, 0 failed\n");
    }

    @Test
    void aRecordThatDoesNotHoldSaysWhereAndWhy() throws IOException {
        Path record = write("bad.play", HERO + "Face Danger +iron\ndice 6 vs 2 3\n=> strong hit, momentum +9\n");

        Program program = check(record);
        assertThat(program.exit()).isEqualTo(1);
        assertThat(program.out())
                .contains("bad.play:5 => strong hit, momentum +9")
                .contains("  expected momentum +9")
                .contains("  got momentum +3")
                .contains("Kára: momentum +2 to +3  [Face Danger, adventure.moves:11]")
                .endsWith("1 passed, 1 failed\n");
    }

    @Test
    void whatCannotBeReadOrIsRefusedIsAFailureOfItsLine() throws IOException {
        Path record = write("odd.play", HERO + "dance\nStrike +iron\ndice 1 vs 2 3\n=> nonsense\n");

        assertThat(check(record).out())
                .contains("odd.play:3 dance")
                .contains("neither a move nor an answer: dance")
                .contains("refused: Strike needs the initiative (combat.moves:23)")
                .endsWith("failed\n");
    }

    @Test
    void homebrewIsPrintedBackAndPlayed() throws IOException {
        Path moves = write(
                "my.moves", "move Keep Watch\n  when you guard the camp\n  roll +wits\n  hit\n    take +1 momentum\n");
        Path record = write("my.play", HERO + "Keep Watch\ndice 6 vs 2 3\n=> momentum +3\n");

        assertThat(check(moves, record))
                .isEqualTo(new Program(0, Files.readString(moves) + "\n2 passed, 0 failed\n", ""));
        assertThat(check(moves, "--game", "chess").err()).startsWith("There is no game called chess.");
    }

    @Test
    void assetsOfOnesOwnArePrintedBackAndPlayed() throws IOException {
        Path assets = write("my.assets", """
                asset Lamplighter (path)
                  oil 0 to 4, starting at 4
                  ability
                    when you Face Danger in the dark, while oil > 0: add +1; then, suffer -1 oil
                """);
        Path record = write(
                "my.play",
                HERO.stripTrailing() + "; assets Lamplighter\nFace Danger +iron, using Lamplighter 1\n"
                        + "dice 3 vs 2 6\n=> strong hit, Lamplighter oil 3\n");

        assertThat(check(assets, record))
                .isEqualTo(new Program(0, Files.readString(assets) + "\n3 passed, 0 failed\n", ""));
        assertThat(check(folder).out()).endsWith("3 passed, 0 failed\n");
        write("my.assets", "asset Lamplighter (pathh)\n  ability\n    your lamp is lit\n");
        assertThat(check(assets).out())
                .contains("my.assets:1:20 unknown kind of asset \"pathh\"; did you mean \"path\"?")
                .endsWith("0 passed, 1 failed\n");
    }

    @Test
    void wrongHomebrewIsRefusedWithAllItsProblems() throws IOException {
        Path moves = write(
                "my.moves", "move Keep Watch\n  when you guard the camp\n  roll +wit\n  hit\n    take +1 mmentum\n");

        Program program = check(moves);
        assertThat(program.exit()).isEqualTo(1);
        assertThat(program.out())
                .contains("my.moves:3:9 unknown stat \"wit\"; did you mean \"wits\"?")
                .contains("my.moves:5:13 unknown track \"mmentum\"; did you mean \"momentum\"?")
                .endsWith("0 passed, 2 failed\n");
    }

    @Test
    void aFolderMayHoldAWholeGame() throws IOException {
        String game = """
                game Bare
                  stats grit
                  a hero begins with 1
                  momentum 0 to 10, starting at 2
                    a burn cancels the challenge dice below it
                    reset 2, 1 less for each mark, as is its max
                """;
        write("game.rulebook", game);
        Path moves = write("my.moves", "move Try\n  when you try\n  roll +grit\n  hit\n    take +1 momentum\n");
        Path below = Files.createDirectory(folder.resolve("records")).resolve("try.play");
        Files.writeString(below, "game bare\nhero Kára: grit 1\nTry\ndice 6 vs 2 3\n=> momentum +3\n");
        assertThat(check(folder)).isEqualTo(new Program(0, Files.readString(moves) + "\n2 passed, 0 failed\n", ""));

        write("game.rulebook", game.replace("0 to 10", "0 to 99999999999"));
        assertThat(check(folder).out()).contains("game.rulebook:4:17 a track goes from -99 to 99 at most");
        write("game.rulebook", game.replace("stats", "stat"));
        assertThat(check(folder.resolve("game.rulebook")).out()).contains("game.rulebook:2:3 unknown line of a game");
    }

    @Test
    void aFolderWithNothingToCheckIsTold() {
        assertThat(check(folder).exit()).isEqualTo(2);
        assertThat(check(folder).err()).startsWith("There are no records (.play) and no rules (.moves, .assets) in ");
    }

    @Test
    void coverageListsWhatNoRecordRuns() throws IOException {
        Path record = write("one.play", HERO + "Reach a Milestone\n=> refused there is no vow\n");

        Program program = check("--coverage", Path.of("..", "rulebooks", "ironsworn"), record);
        assertThat(program.exit()).isEqualTo(1);
        assertThat(program.out()).contains("no record runs adventure.moves:5").contains("no record runs fate.moves:");
    }

    @Test
    void filesThatAreNotThereOrNotText() throws IOException {
        assertThat(check(folder.resolve("none.play")).exit()).isEqualTo(2);
        assertThat(check(folder.resolve("none.play")).err()).startsWith("There is no file ");
        Path bytes = Files.write(folder.resolve("bytes.play"), new byte[] {(byte) 0xff, 0});
        assertThat(check(bytes).out()).contains("expected UTF-8 text").endsWith("0 passed, 1 failed\n");
        assertThat(check(write("empty.play", "")).out()).isEqualTo("0 passed, 0 failed\n");
    }
}
