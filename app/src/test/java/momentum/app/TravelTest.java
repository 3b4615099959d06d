package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign leaves one folder and arrives in another. */
class TravelTest {
    @TempDir
    Path folder;

    private Program momentum(String data, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data", folder.resolve(data).toString()));
        return Program.momentum(all, "");
    }

    private String export(String data, String form) {
        Program export = momentum(data, "export", "long ice", "--as", form);
        assertThat(export.err()).isEmpty();
        assertThat(export.exit()).isZero();
        return export.out();
    }

    @BeforeEach
    void playALittle() {
        String game = """
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                | The ice is thin.
                face danger
                iron dice 1 4 9
                1
                set momentum 5
                undo
                quit
                """;
        List<String> play =
                List.of("play", "The Long Ice", "--data", folder.resolve("here").toString());
        assertThat(Program.momentum(play, game).exit()).isZero();
    }

    @Test
    void bothFormsArriveAsTheyLeft() throws IOException {
        for (String form : List.of("record", "jsonl")) {
            Path file = folder.resolve("ice." + form);
            assertThat(momentum("here", "export", "long", "--as", form, "-o", file.toString())
                            .exit())
                    .isZero();

            Program arrived = momentum(form, "import", file.toString());

            assertThat(arrived.err()).isEmpty();
            boolean isRecord = form.equals("record");
            assertThat(arrived.out()).contains("\"The Long Ice\" is here, with %d rows".formatted(isRecord ? 7 : 9));
            // Where it left, an export ends with one line; where it arrived, rows say what was left behind, and a new
            // seal is made.
            List<String> left = Files.readAllLines(file);
            assertThat(export(form, form).lines().limit(isRecord ? left.size() : left.size() - 1))
                    .isEqualTo(isRecord ? left : left.subList(0, left.size() - 1));
            assertThat(export(form, "record")).isEqualTo(export("here", "record"));
        }
    }

    /** A pipe that nobody writes to never ends, and a device has no end: neither is opened. */
    @Test
    void whatIsNoRegularFileIsRefusedByEveryCommandThatReadsOne() throws Exception {
        Path pipe = folder.resolve("pipe.play");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        Path link = Files.createSymbolicLink(folder.resolve("link.play"), pipe);
        Path endless = Files.createSymbolicLink(folder.resolve("endless.json"), Path.of("/dev/zero"));
        List<List<String>> commands = List.of(
                List.of("import"),
                List.of("verify"),
                List.of("check"),
                List.of("slate", "--log"),
                List.of("play", "Ice", "--content"));
        for (List<String> command : commands) {
            for (Path file : List.of(pipe, link, endless, folder)) {
                List<String> arguments = new ArrayList<>(command);
                arguments.add(file.toString());
                if (command.contains("import") || command.contains("play")) {
                    arguments.addAll(List.of("--data", folder.resolve("data").toString()));
                }
                if (command.contains("check") && file.equals(folder)) {
                    continue; // a folder of records is checked
                }

                Program program = Program.momentum(arguments, "");

                assertThat(program.exit()).as(arguments.toString()).isEqualTo(2);
                assertThat(program.err()).containsAnyOf("no regular file", "is a folder");
            }
        }
        Files.delete(endless);
        Path large = folder.resolve("large.jsonl");
        try (var file = new java.io.RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(300L << 20);
        }
        assertThat(momentum("there", "import", large.toString()).err()).contains("is too large; the largest file");
    }

    @Test
    void anImportIntoALockedFileIsToldAndNothingIsTakenOver() throws Exception {
        Path file = folder.resolve("ice.jsonl");
        Files.writeString(file, export("here", "jsonl"));
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("here/campaigns.db"));
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");

            Program refused = momentum("here", "import", file.toString(), "--copy");

            assertThat(refused.exit()).isEqualTo(3);
            assertThat(refused.err()).contains("is held by another program").doesNotContain("bug");
            statement.execute("ROLLBACK");
        }
        assertThat(momentum("here", "campaigns").out().lines()).hasSize(1);
    }

    @Test
    void anExportIsWholeOrNotThere() throws IOException {
        Path nowhere = folder.resolve("nowhere/ice.play");
        Program refused = momentum("here", "export", "long ice", "-o", nowhere.toString());
        assertThat(refused.exit()).isEqualTo(3);
        assertThat(refused.err()).contains("nowhere/ice.play cannot be written");
        Path there = Files.writeString(folder.resolve("there.play"), "mine");
        assertThat(momentum("here", "export", "long ice", "-o", there.toString())
                        .err())
                .contains("an export never writes over one");
        assertThat(there).hasContent("mine");
        try (var files = Files.list(folder)) {
            assertThat(files.map(Path::toString)).noneMatch(name -> name.contains(".part"));
        }
    }

    @Test
    void aStoryIsForReading() {
        assertThat(export("here", "story"))
                .startsWith("# The Long Ice\n")
                .contains("\nThe ice is thin.\n")
                .contains("> Kára: +iron: 1 + 3 iron = 4 against 4 and 9, **miss**")
                .doesNotContain("+5");
    }

    @Test
    void aDamagedFileIsRefusedByItsLineAndNothingIsThere() throws IOException {
        Path file = folder.resolve("bad.jsonl");
        Files.writeString(file, export("here", "jsonl").replace("\"seq\":3", "\"seq\":4"));

        Program refused = momentum("there", "import", file.toString());

        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.err())
                .containsPattern("line \\d+: row 4 where 3 should be")
                .contains("Nothing was taken over.");
        assertThat(momentum("there", "campaigns").out()).contains("There is no campaign");
    }

    @Test
    void whatCannotBeMeantIsASentence() throws IOException {
        Path there = Files.writeString(folder.resolve("there.txt"), "mine");

        Program unknown = momentum("here", "export", "The Short Fire");
        Program over = momentum("here", "export", "long", "-o", there.toString());
        Program missing = momentum("here", "import", folder.resolve("nothing").toString());
        Program nowhere = momentum("nowhere", "export", "long");
        Program form = momentum("here", "export", "long", "--as", "song");

        assertThat(List.of(unknown, over, missing, nowhere, form)).allSatisfy(each -> {
            assertThat(each.exit()).isEqualTo(2);
            assertThat(each.err().lines()).hasSizeLessThanOrEqualTo(2);
            assertThat(each.err()).doesNotContain("Exception");
        });
        assertThat(unknown.err()).contains("no campaign called \"The Short Fire\"");
        assertThat(over.err()).contains("never writes over one");
        assertThat(form.err()).contains("record");
        assertThat(Files.readString(there)).isEqualTo("mine");
    }

    @Test
    void aFolderIsNoFile() {
        Program program = momentum("here", "import", folder.toString());

        assertThat(program.exit()).isEqualTo(2);
        assertThat(program.err()).contains("is a folder; give one file").doesNotContain("bug");
    }

    @Test
    void whatIsHereAlreadyIsToldAndTakenOverOnlyAsACopy() throws IOException {
        for (String form : List.of("jsonl", "record")) {
            Path file = Files.writeString(folder.resolve("ice." + form), export("here", form));

            Program refused = momentum("here", "import", file.toString());

            assertThat(refused.exit()).isEqualTo(1);
            assertThat(refused.err())
                    .containsPattern("\"The Long Ice\" is here already \\([0-9a-f]{16}\\): 7 rows here, 7 in the file")
                    .contains("--copy");
        }
        assertThat(momentum("here", "campaigns").out().lines()).hasSize(1);
    }

    @Test
    void whereTwoHaveOneNameTheIdIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("ice.jsonl"), export("here", "jsonl"));

        Program arrived = momentum("here", "import", file.toString(), "--copy");

        assertThat(arrived.out())
                .containsPattern("\"The Long Ice\" is here, with 9 rows; ./momentum play \"[0-9a-f]{16}\" goes on");
    }

    @Test
    void aNameThatCannotBeReadIsMendedOnTheWay() throws IOException {
        Path file = Files.writeString(
                folder.resolve("ice.jsonl"), export("here", "jsonl").replaceFirst("The Long Ice", "The\\\\nIce"));

        assertThat(momentum("there", "import", file.toString()).out()).contains("\"The Ice\" is here");
    }

    @Test
    void aFileInThePlaceOfAFolderIsCalledOne() throws IOException {
        Path taken = Files.writeString(folder.resolve("taken"), "mine");

        Program program = momentum("taken", "campaigns");
        Program play = momentum("taken/deep", "play", "Ice");

        assertThat(play.exit()).isEqualTo(3);
        assertThat(play.err()).contains(taken + " is a file. Choose another folder with --data.");
        assertThat(program.err() + play.err()).doesNotContain("Exception");
    }
}
